import type { Statement } from './statement-schema.ts';

/** What a visitor may filter the statements by; a missing choice means no limit. */
export interface StatementFilters {
  tradition?: string;
  kind?: string;
}

/** Statements of exactly this tradition and kind, the newest first. */
export const filterStatements = (statements: readonly Statement[], { tradition, kind }: StatementFilters): Statement[] =>
  statements
    .filter((statement) => (!tradition || statement.tradition === tradition) && (!kind || statement.kind === kind))
    .sort((a, b) => b.date.localeCompare(a.date));
