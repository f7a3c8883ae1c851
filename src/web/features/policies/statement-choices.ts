import type { StatementFilters } from '#domain/policies/filter-statements.ts';

// The choices of the filters, apart from the forty statements: a contract test holds them equal to what the file has.

export const statementTraditions = [
  'Adventist',
  'Anglican',
  'Baptist',
  'Catholic',
  'Ecumenical',
  'Evangelical',
  'Latter-day Saint',
  'Mainline',
  'Methodist',
  'Other Christian',
  'Pentecostal',
  'Reformed',
] as const;

export const statementKinds = ['guidance', 'letter', 'policy', 'report', 'resolution', 'statement', 'study', 'teaching'] as const;

/** The name of the document that lists the statements under these filters. */
export function statementsDocument({ tradition, kind }: StatementFilters): string {
  const params = new URLSearchParams({ ...(tradition && { tradition }), ...(kind && { kind }) });
  return params.size > 0 ? `policy-statements?${params}` : 'policy-statements';
}
