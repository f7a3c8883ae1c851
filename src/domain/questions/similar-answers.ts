import type { SearchResultView } from '../search/search-views.ts';

/** An answer that may already answer a visitor's question. */
export interface SimilarAnswer {
  href: string;
  title: string;
}

const most = 3;

/** Picks the best answers that a question finds and that lack at most one of its words. */
export const similarAnswers = (results: readonly SearchResultView[]): SimilarAnswer[] =>
  results
    .filter(({ kind, lacks }) => kind === 'answer' && lacks.length <= 1)
    .slice(0, most)
    .map(({ href, title }) => ({ href, title }));
