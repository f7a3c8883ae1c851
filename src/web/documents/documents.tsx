import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogueForDocuments, ReadParameters } from '#domain/reads/reads.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import type { ContentsEntry } from '#ui/on-this-page.tsx';
import { EndedNotes } from '#web/features/ended/ended-notes.tsx';
import { countsPart, topicsPart } from '#web/features/evidence/counts-part.ts';
import { RenderedHtml } from '#web/rendered-html.tsx';
import { AboutUsFacts } from './about-us.tsx';
import { comparisons } from './comparisons.tsx';
import { CollectedContents, WithContents } from './contents.tsx';
import { CitedFigures, FigureNotes } from './figures.tsx';
import { jobsDocument } from './jobs.tsx';
import { policies, statementCounts } from './policies.tsx';
import { researchDocuments } from './research.tsx';
import { Writing } from './writing.tsx';

const documents: Record<string, (params: URLSearchParams, catalogue: CatalogueForDocuments) => ReactNode> = {
  ...comparisons,
  ...policies,
  ...researchDocuments,
  ...jobsDocument,
};

/** Last rendering of each writing with its input: a page doesn't render the same text for every visitor. */
const lastRenderings = new Map<string, { input: string; view: DocumentView }>();

/**
 * A writing as HTML, or nothing when there is none of this name; none of the code that makes it reaches the browser
 * (docs/decisions/0006).
 */
export function renderDocument(
  name: string,
  parameters: Omit<ReadParameters<'document'>, 'slug'>,
  catalogue: CatalogueForDocuments,
): DocumentView | undefined {
  const text = catalogue.writing(name);
  if (text !== undefined) return renderWriting(name, text, catalogue);
  const make = Object.hasOwn(documents, name) ? documents[name] : undefined;
  if (!make) return undefined;
  const params = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined));
  const html = withContents(name, make(params, catalogue));
  return name === 'policy-statements' ? { html, statements: statementCounts(params) } : { html };
}

/** Content below a writing that comes from data. */
const below: Record<string, (catalogue: CatalogueForDocuments) => ReactNode> = {
  'statement-who-we-are': ({ aboutUs }) => <AboutUsFacts edited={aboutUs()} />,
};

/** Parts that the page itself renders below a writing, listed in its table of contents. */
const belowOnPage: Record<string, ContentsEntry> = { 'statement-how-we-check': countsPart, 'statement-our-data': topicsPart };

function renderWriting(name: string, text: string, catalogue: CatalogueForDocuments): DocumentView {
  const last = lastRenderings.get(name);
  const ended = catalogue.endedIn(text);
  const input = JSON.stringify([text, ended]);
  if (last?.input === input) return last.view;
  const more = Object.hasOwn(below, name) ? below[name]?.(catalogue) : undefined;
  const html = withContents(
    name,
    <>
      <Writing text={text} />
      {more}
      <EndedNotes ended={ended} />
      <FigureNotes />
    </>,
  );
  const view = { html };
  if (more === undefined) lastRenderings.set(name, { input, view });
  return view;
}

/** A document with its table of contents. */
function withContents(name: string, document: ReactNode): string {
  // Separate id prefix: the page around it numbers its ids from the same start.
  const entries: ContentsEntry[] = [];
  const text = renderToStaticMarkup(
    <CollectedContents value={entries}>
      <CitedFigures value={new Map()}>{document}</CitedFigures>
    </CollectedContents>,
    { identifierPrefix: `${name}-` },
  );
  const more = Object.hasOwn(belowOnPage, name) ? belowOnPage[name] : undefined;
  if (more) entries.push(more);
  // The table of contents comes before the text, but is known only once the text is rendered.
  return renderToStaticMarkup(
    <WithContents entries={entries}>
      <RenderedHtml html={text} />
    </WithContents>,
  );
}
