import type { Statement } from './statement-schema.ts';

/** A visitor's filters of the statements, and their order; by default all, the newest first. */
export interface StatementFilters {
  tradition?: string;
  kind?: string;
  sort?: StatementSort;
}

export type StatementSort = 'name' | 'body';

/** Filters statements by exact tradition and kind; sorts them in the chosen order, then the newest first, undated ones last. */
export const filterStatements = (statements: readonly Statement[], { tradition, kind, sort }: StatementFilters): Statement[] => {
  const results = statements
    .filter((statement) => (!tradition || statement.tradition === tradition) && (!kind || statement.kind === kind))
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
  return sort ? results.sort((a, b) => a[sort].localeCompare(b[sort], 'en', { sensitivity: 'base' })) : results;
};

// A missing date is the empty text: a statement without a known date has words in that field.
const dateOf = ({ date }: Statement) => (/^\d/.test(date) ? date : '');

/** Numbers of statements: shown, in all, and for each choice of a filter combined with the current other one. */
export interface StatementCounts {
  shown: number;
  total: number;
  /** Numbers by tradition, of the chosen kind. A tradition without any is left out. */
  traditions: Record<string, number>;
  /** Numbers by kind, of the chosen tradition. A kind without any is left out. */
  kinds: Record<string, number>;
}

export const countStatements = (
  statements: readonly Statement[],
  { tradition, kind }: Pick<StatementFilters, 'tradition' | 'kind'>,
): StatementCounts => ({
  shown: filterStatements(statements, { tradition, kind }).length,
  total: statements.length,
  traditions: countBy(filterStatements(statements, { kind }), 'tradition'),
  kinds: countBy(filterStatements(statements, { tradition }), 'kind'),
});

const countBy = (statements: readonly Statement[], field: 'tradition' | 'kind') =>
  Object.fromEntries(
    Map.groupBy(statements, (statement) => statement[field])
      .entries()
      .map(([value, of]) => [value, of.length]),
  );
