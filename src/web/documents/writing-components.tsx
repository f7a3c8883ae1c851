import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { Note } from '#ui/note.tsx';
import { writtenByUs } from '../features/workflow/workflow-work.tsx';
import { ContentsHeading, useContentsId } from './contents.tsx';
import { Figure } from './figures.tsx';

// Components for the tags of domain/writings/writing-tags.ts. Rendered on the server only.

const AccordionName = createContext<string | undefined>(undefined);

function Accordion({ several, children }: { several?: boolean; children: ReactNode }) {
  return (
    <div>
      <AccordionName.Provider value={several ? undefined : 'sections'}>{children}</AccordionName.Provider>
    </div>
  );
}

function AccordionItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="accordion" name={useContext(AccordionName)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {/* A browser that navigates to folded content unfolds it. */}
      <div className="prose" id={useContentsId(title)}>
        {children}
      </div>
    </details>
  );
}

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="example" aria-label={`Example: ${title}`}>
      <h3>{title}</h3>
      <p className="meta">{writtenByUs(true)}</p>
      {children}
    </section>
  );
}

const examplePart = (label: string, part: string) =>
  function ExamplePart({ children }: { children: ReactNode }) {
    return (
      <div className="example-part prose" data-part={part}>
        <p className="example-label">{label}</p>
        {children}
      </div>
    );
  };

function Questions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="note reflection" data-kind="reflection" aria-label={title} id={useContentsId(title)}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}

function Scripture({ reference, translation, children }: { reference: string; translation: string; children: ReactNode }) {
  return (
    <figure className="scripture">
      <blockquote>{children}</blockquote>
      <figcaption className="meta mt-2">{`${reference}, ${translation}`}</figcaption>
    </figure>
  );
}

function ProcessSplit({ children }: { children: ReactNode }) {
  return <div className="process-split">{children}</div>;
}

export const writingComponents = {
  h2: ContentsHeading,
  Figure,
  Accordion,
  AccordionItem,
  Example,
  Prompt: examplePart('What the person typed', 'prompt'),
  Output: examplePart('What the machine answered (an illustration)', 'output'),
  Correction: examplePart('What the person corrected', 'correction'),
  Caution: ({ title, children }: { title: string; children: ReactNode }) => (
    <Note title={title} heading="h3">
      {children}
    </Note>
  ),
  Never: ({ title, children }: { title: string; children: ReactNode }) => (
    <Note kind="never" title={title} heading="h3">
      {children}
    </Note>
  ),
  Questions,
  Scripture,
  ProcessSplit,
};
