import type { StatementSort } from '#domain/policies/filter-statements.ts';

// Choices of the filters, separate from the statements themselves: a contract test keeps them equal to the file's.

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

/** Orders other than the default, the newest first. */
export const statementSorts: readonly StatementSort[] = ['name', 'body'];
