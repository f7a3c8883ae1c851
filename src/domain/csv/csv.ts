import { withoutControls } from '../text/unseen.ts';

/**
 * Matches positions from which a spreadsheet would read a formula, in full width too (OWASP, CSV Injection): the start of a cell,
 * and after everything that ends one elsewhere. A locale with a decimal comma splits lines at semicolons, within our quotation
 * marks too.
 */
const beforeFormula = /(?:^|[;,|\t\r\n])"*(?=[=+\-@＝＋－＠])/g;

/** Mark by which a spreadsheet reads the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Serializes records as CSV (RFC 4180) for a spreadsheet. Lists become lines of one cell, absent values an empty cell, and text
 * that would be read as a formula gets an apostrophe before it. Control characters are removed.
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
