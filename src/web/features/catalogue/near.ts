import type { SearchResultView } from '#domain/search/search-views.ts';
import { normalQuery } from '#domain/search/site-search-state.ts';
import type { Question } from '#web/use-read.ts';
import { question } from '#web/use-read.ts';

const mostNear = 5;

/** Suggestions of a list for a query without results. */
export interface Near {
  q: string;
  results: readonly SearchResultView[];
  /** True if they come near the query; false if they are merely popular. */
  isNear: boolean;
}

/** Reads the tools or workflows that come nearest to a text; if none does, the tools that most workflows use. */
export function nearestTo(kind: 'tool' | 'workflow', q: string): Question<Near> {
  const { address, ask } = question('search', { q: normalQuery(q), kind, limit: mostNear });
  return {
    address,
    ask: async (read, signal) => {
      const { results, near, popular } = await ask(read, signal);
      const matches = [...results, ...near].slice(0, mostNear);
      return { q, results: matches.length > 0 ? matches : popular, isNear: matches.length > 0 };
    },
  };
}
