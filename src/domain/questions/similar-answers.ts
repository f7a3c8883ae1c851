import type { SearchResultView } from '../search/search-views.ts';

/** An answer that may already answer a visitor's question. */
export interface SimilarAnswer {
  href: string;
  title: string;
}

const most = 3;

/** Of the answers that a question finds, the best that contain all except one of its words. */
export const similarAnswers = (results: readonly SearchResultView[]): SimilarAnswer[] =>
  results
    .filter(({ kind, lacks }) => kind === 'answer' && lacks.length <= 1)
    .slice(0, most)
    .map(({ href, title }) => ({ href, title }));
