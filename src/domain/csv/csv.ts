import { withoutControls } from '../text/unseen.ts';

/**
 * Where a spreadsheet would take what follows for a formula, in full width too (OWASP, CSV Injection): at the start of a cell, and behind
 * whatever ends one elsewhere. Where the comma is a decimal mark, a line is divided at semicolons, within our quotation marks too.
 */
const beforeFormula = /(?:^|[;,|\t\r\n])"*(?=[=+\-@＝＋－＠])/g;

/** So that a spreadsheet reads the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Records as CSV (RFC 4180) for a spreadsheet. Lists become lines of one cell, nothing becomes an empty cell, and what
 * would be taken for a formula gets an apostrophe before it. No control character gets through.
 */
export function toCsv(columns: readonly string[], records: readonly object[]): string {
  const rows = records.map((record) => columns.map((column) => cell((record as Record<string, unknown>)[column])));
  return byteOrderMark + [columns.map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  const text = withoutControls(plain(value));
  const harmless = text.replaceAll(beforeFormula, "$&'").replace(/^(?=[\t\r])/, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
