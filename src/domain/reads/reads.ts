import type { z } from 'zod';
import type { AboutUs } from '../about-us.ts';
import type { ComparisonTodayView } from '../comparison/comparison-views.ts';
import type { EndedView } from '../ended/ended-views.ts';
import type { readSchemas } from './read-schemas.ts';

// Every read of the public API, named here and nowhere else: the API's routes and its description, what the server keeps,
// what a page may read and how the browser asks for it are made from this table. What each takes and answers stands apart
// (read-schemas.ts), because the browser must not load it: it takes the types alone from there.

/** What a piece of writing asks of the catalogue, which staff may have changed since it was written. */
export interface CatalogueForDocuments {
  /** What a tool is called now, by its slug. */
  toolName: (slug: string) => string;
  /** Tools side by side as they are today, by their slugs. */
  comparedToday: (slugs: readonly string[]) => ComparisonTodayView;
  /** What the college tells of itself, once staff edited it. */
  aboutUs: () => AboutUs | undefined;
  /** Whether a page stands at an address: not of an entry that was taken down. */
  isThere: (address: string) => boolean;
  /** What a guide, explainer or statement says now, by the name of its document ('guide-llms'); nothing of any other document. */
  writing: (document: string) => string | undefined;
  /** What a text names and what ended or has another name. */
  endedIn: (text: string) => EndedView[];
}

/** A row of the table: where it is read, and which `view` of its address it is. */
interface Row {
  path: `/api/${string}`;
  view?: string;
}

const row = (path: Row['path'], view?: string): Row => ({ path, view });

export const reads = {
  tools: row('/api/tools'),
  toolCards: row('/api/tools', 'card'),
  toolList: row('/api/tools', 'page'),
  toolVerdicts: row('/api/tools', 'verdicts'),
  tool: row('/api/tools/:slug'),
  comparison: row('/api/compare'),
  workflows: row('/api/workflows'),
  workflowCards: row('/api/workflows', 'card'),
  workflowRows: row('/api/workflows', 'row'),
  workflowList: row('/api/workflows', 'page'),
  workflow: row('/api/workflows/:slug'),
  categories: row('/api/categories'),
  categoryCounts: row('/api/categories', 'counts'),
  search: row('/api/search'),
  mayEnter: row('/api/may-i-enter'),
  prompts: row('/api/prompts'),
  prompt: row('/api/prompts/:slug'),
  answers: row('/api/answers'),
  answer: row('/api/answers/:slug'),
  questions: row('/api/questions'),
  question: row('/api/questions/:slug'),
  situations: row('/api/situations'),
  situation: row('/api/situations/:slug'),
  churchPaper: row('/api/your-church/:slug'),
  document: row('/api/documents/:slug'),
  facts: row('/api/facts'),
  evidenceCounts: row('/api/evidence-counts'),
  termsChanges: row('/api/terms-changes'),
  forms: row('/api/forms'),
} satisfies Record<keyof typeof readSchemas, Row>;

export type ReadName = keyof typeof reads;
/** What a read is asked with, as its schema leaves it. */
export type ReadParameters<N extends ReadName> = z.output<(typeof readSchemas)[N]['takes']>;
type Answers<N extends ReadName> = (typeof readSchemas)[N]['answers'];
export type ReadAnswer<N extends ReadName> =
  Answers<N> extends { isList: true } ? z.output<Answers<N>['schema']>[] : z.output<Answers<N>['schema']>;

/** Answers a read. Throws an error with the `status` of the API's answer when it is not a success. */
export type Read = <N extends ReadName>(
  name: N,
  parameters: ReadParameters<N>,
  /** Ends what nobody waits for any more, where it is read over HTTP. */
  signal?: AbortSignal,
) => Promise<ReadAnswer<N>>;

/** The address of a read, one for each question: what is not set or empty is left out, the rest in order of its name. */
export function readAddress<N extends ReadName>(name: N, parameters: ReadParameters<N>): string {
  const { path, view } = reads[name];
  const given = { ...parameters, view };
  const params = new URLSearchParams();
  let address: string = path;
  for (const [key, value] of Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined || value === '') continue;
    if (path.includes(`:${key}`)) address = path.replace(`:${key}`, encodeURIComponent(value));
    else params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${address}?${text}` : address;
}
