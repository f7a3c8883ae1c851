import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogueForDocuments, DocumentParameters, DocumentView } from '#domain/reads/reads.ts';
import { RenderedHtml } from '#web/features/document/rendered-html.tsx';
import { comparisons } from './comparisons.tsx';
import type { ContentsEntry } from './contents.tsx';
import { CollectedContents, WithContents } from './contents.tsx';
import { CitedFigures, FigureNotes } from './figures.tsx';
import { jobsDocument } from './jobs.tsx';
import { mdxComponents } from './mdx-components.tsx';
import { policies, statementCounts } from './policies.tsx';
import { researchDocuments } from './research.tsx';

type Mdx = ComponentType<{ components: typeof mdxComponents }>;

const guides = import.meta.glob<Mdx>('../../../content/guides/*.mdx', { eager: true, import: 'default' });
const explainers = import.meta.glob<Mdx>('../../../content/explainers/*.mdx', { eager: true, import: 'default' });

const statements = import.meta.glob<Mdx>('../../../content/statements/*.mdx', { eager: true, import: 'default' });

const written = (prefix: string, files: Record<string, Mdx>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, Text]) => [
      `${prefix}-${file.split('/').at(-1)?.replace('.mdx', '')}`,
      () => (
        <>
          <Text components={mdxComponents} />
          <FigureNotes />
        </>
      ),
    ]),
  );

const documents: Record<string, (params: URLSearchParams, catalogue: CatalogueForDocuments) => ReactNode> = {
  ...written('guide', guides),
  ...written('explainer', explainers),
  ...written('statement', statements),
  ...comparisons,
  ...policies,
  ...researchDocuments,
  ...jobsDocument,
};

/**
 * A piece of writing as HTML, or nothing when there is none of this name; none of the code that makes it reaches the browser
 * (docs/decisions/0006).
 */
export function renderDocument(
  name: string,
  parameters: Omit<DocumentParameters, 'slug'>,
  catalogue: CatalogueForDocuments,
): DocumentView | undefined {
  const make = Object.hasOwn(documents, name) ? documents[name] : undefined;
  if (!make) return undefined;
  const params = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined));
  // An id prefix of its own: the page around it numbers its ids from the same start.
  const entries: ContentsEntry[] = [];
  const text = renderToStaticMarkup(
    <CollectedContents value={entries}>
      <CitedFigures value={new Map()}>{make(params, catalogue)}</CitedFigures>
    </CollectedContents>,
    { identifierPrefix: `${name}-` },
  );
  // The list stands before the text, and is known when the text is there.
  const html = renderToStaticMarkup(
    <WithContents entries={entries}>
      <RenderedHtml html={text} />
    </WithContents>,
  );
  return name === 'policy-statements' ? { html, statements: statementCounts(params) } : { html };
}
