import type { z } from 'zod';
import type { AboutUs } from '../about-us.ts';
import type { ComparisonTodayView } from '../comparison/comparison-views.ts';
import type { EndedView } from '../ended/ended-views.ts';
import type { readSchemas } from './read-schemas.ts';

// Table of every read of the public API, from which the API's routes and description, the server's cache, the reads of pages and
// the browser's requests come. Parameters and answers are separate (read-schemas.ts), because the browser must not load them: it
// imports their types alone.

/** Current state of the catalogue for a writing: staff may have changed it since the text was written. */
export interface CatalogueForDocuments {
  /** Returns the current name of a tool. */
  toolName: (slug: string) => string;
  /** Compares tools side by side as they are today. */
  comparedToday: (slugs: readonly string[]) => ComparisonTodayView;
  /** Returns the college's text about itself; undefined until staff edited it. */
  aboutUs: () => AboutUs | undefined;
  /** Checks whether a page exists at an address: false for an entry that was taken down. */
  isThere: (address: string) => boolean;
  /**
   * Returns the current text of a guide, explainer or statement, by the name of its document ('guide-llms'); undefined for any
   * other document.
   */
  writing: (document: string) => string | undefined;
  /** Lists the products that a text names and that ended, were renamed or are limited. */
  endedIn: (text: string) => EndedView[];
}

/** A row of the table: an address, and its `view` parameter if several reads share the address. */
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
/** Parameters of a read, as its schema returns them. */
export type ReadParameters<N extends ReadName> = z.output<(typeof readSchemas)[N]['takes']>;
type Answers<N extends ReadName> = (typeof readSchemas)[N]['answers'];
export type ReadAnswer<N extends ReadName> =
  Answers<N> extends { isList: true } ? z.output<Answers<N>['schema']>[] : z.output<Answers<N>['schema']>;

/** Answers a read. Throws an error with the `status` of the API's answer when it is not a success. */
export type Read = <N extends ReadName>(
  name: N,
  parameters: ReadParameters<N>,
  /** Signal that aborts a read over HTTP when nobody waits for it any more. */
  signal?: AbortSignal,
) => Promise<ReadAnswer<N>>;

/** Builds the one address of a read: parameters that are not set or empty are left out, the others are sorted by name. */
export function readAddress<N extends ReadName>(name: N, parameters: ReadParameters<N>): string {
  const { path, view } = reads[name];
  const allParameters = { ...parameters, view };
  const params = new URLSearchParams();
  let address: string = path;
  for (const [key, value] of Object.entries(allParameters).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined || value === '') continue;
    if (path.includes(`:${key}`)) address = path.replace(`:${key}`, encodeURIComponent(value));
    else params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${address}?${text}` : address;
}
