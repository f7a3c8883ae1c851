import type { StatementSort } from '#domain/policies/filter-statements.ts';

// The choices of the filters, apart from the statements themselves: a contract test holds them equal to what the file has.

export const statementTraditions = [
  'Adventist',
  'Anglican',
  'Baptist',
  'Catholic',
  'Ecumenical',
  'Evangelical',
  'Latter-day Saint',
  'Lutheran',
  'Mainline',
  'Methodist',
  'Orthodox',
  'Other Christian',
  'Pentecostal',
  'Reformed',
] as const;

export const statementKinds = ['guidance', 'letter', 'policy', 'report', 'resolution', 'statement', 'study', 'teaching'] as const;

/** Beside the newest first, which is the order without a choice. */
export const statementSorts: readonly StatementSort[] = ['name', 'body'];
