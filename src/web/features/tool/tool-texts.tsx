import type { ReactNode } from 'react';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackToMark } from '#ui/back-to-mark.tsx';
import { RenderedHtml } from '#web/rendered-html.tsx';
import { churchSection, sectionId, textOf } from './texts-in-page.ts';

/** Id of the short lists. */
export const featuresId = 'features';

/** A folded part of the page; it is in the HTML, so the browser's own search finds it. */
export const Folded = ({ id, heading, note, children }: FoldedProps) => (
  <details className="accordion">
    <summary>
      <h2>{heading}</h2>
      {note && <span className="meta">{note}</span>}
    </summary>
    {/* A link to an element inside unfolds it. */}
    <div className="prose" id={id}>
      {children}
    </div>
  </details>
);

interface FoldedProps {
  id: string;
  heading: string;
  /** Note next to the heading. */
  note?: string;
  children: ReactNode;
}

/** The long sections, each folded. @param isForChurches true for the one on uses in a church, false for the others */
export const FoldedSections = ({ tool: { sections }, isForChurches }: { tool: ToolPageView; isForChurches: boolean }) =>
  sections
    .filter(({ field }) => (field === churchSection) === isForChurches)
    .map((section) => (
      <Folded key={section.field} id={sectionId(section)} heading={section.heading}>
        <RenderedHtml html={textOf(section, sectionId(section))} />
      </Folded>
    ));

/** Short lists of a tool without long sections. */
export function PlainSections({ tool }: { tool: ToolPageView }) {
  return (
    <div>
      <ListSection id={featuresId} heading="Features" items={tool.features} fallback="No features listed" />
      <ListSection id="use-cases" heading="Use Cases" items={tool.useCases} fallback="No use cases listed" />
    </div>
  );
}

interface ListSectionProps {
  id: string;
  heading: string;
  items: readonly string[];
  fallback: string;
}

const ListSection = ({ id, heading, items, fallback }: ListSectionProps) => (
  <Folded id={id} heading={heading}>
    {items.length > 0 ? (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p className="meta">{fallback}</p>
    )}
  </Folded>
);

/** Sources of the entry, the company's own documents first. */
export function Sources({ tool }: { tool: ToolPageView }) {
  return (
    <Folded id="sources" heading="Sources">
      <p>
        {`Checked ${formatCheckedDate(tool.verifiedAt)}. `}
        <BackToMark mark="sources-mark" label="Return to the facts" />
      </p>
      <RenderedHtml html={textOf(tool.documents, 'sources')} />
    </Folded>
  );
}
