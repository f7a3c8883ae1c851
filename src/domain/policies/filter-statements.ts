import type { Statement } from './statement-schema.ts';

/** What a visitor may filter the statements by, and their order; a missing choice means no limit, the newest first. */
export interface StatementFilters {
  tradition?: string;
  kind?: string;
  sort?: StatementSort;
}

export type StatementSort = 'name' | 'body';

/** Statements of exactly this tradition and kind, the newest first unless another order was chosen; equals the newest first. */
export const filterStatements = (statements: readonly Statement[], { tradition, kind, sort }: StatementFilters): Statement[] => {
  const found = statements
    .filter((statement) => (!tradition || statement.tradition === tradition) && (!kind || statement.kind === kind))
    .sort((a, b) => b.date.localeCompare(a.date));
  return sort ? found.sort((a, b) => a[sort].localeCompare(b[sort], 'en', { sensitivity: 'base' })) : found;
};
