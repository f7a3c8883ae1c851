import type { SearchResultView } from '../search/search-views.ts';

/** An answer that may answer what somebody is about to ask. */
export interface SimilarAnswer {
  href: string;
  title: string;
}

const most = 3;

/** Of the answers that a question finds, the best that hold all but one of its words. */
export const similarAnswers = (results: readonly SearchResultView[]): SimilarAnswer[] =>
  results
    .filter(({ kind, lacks }) => kind === 'answer' && lacks.length <= 1)
    .slice(0, most)
    .map(({ href, title }) => ({ href, title }));
