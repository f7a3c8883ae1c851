import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentParameters } from '#domain/reads/reads.ts';
import { comparisons } from './comparisons.tsx';
import { CitedFigures, FigureNotes } from './figures.tsx';
import { mdxComponents } from './mdx-components.tsx';
import { policies } from './policies.tsx';
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

const documents: Record<string, (params: URLSearchParams) => ReactNode> = {
  ...written('guide', guides),
  ...written('explainer', explainers),
  ...written('statement', statements),
  ...comparisons,
  ...policies,
  ...researchDocuments,
};

const rendered = new Map<string, string>();
// Names are few; parameters are a visitor's, so that their number must be bounded.
const mostKept = 200;

/**
 * A piece of writing as HTML, or nothing when there is none of this name. The words are part of the build, so each is
 * rendered once; none of the code that makes them reaches the browser (docs/decisions/0006).
 */
export function renderDocument(name: string, parameters: Omit<DocumentParameters, 'slug'>): string | undefined {
  const make = Object.hasOwn(documents, name) ? documents[name] : undefined;
  if (!make) return undefined;
  const params = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined));
  const key = `${name}?${params}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  // An id prefix of its own: the page around it numbers its ids from the same start.
  const html = renderToStaticMarkup(<CitedFigures value={[]}>{make(params)}</CitedFigures>, { identifierPrefix: `${name}-` });
  if (rendered.size < mostKept) rendered.set(key, html);
  return html;
}
