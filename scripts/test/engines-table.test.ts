import { expect, test } from 'vitest';
import { withEnginesTable } from './engines-table.ts';

const [start, end] = ['<!-- Made by npm run test:engines. -->', '<!-- End of what it made. -->'];
const result = (title: string, status: string, name?: string) => ({
  title,
  status,
  duration: 5,
  meta: name ? { engine: { name, version: '1.2' } } : {},
});
const reportOf = (...assertionResults: object[]) => ({ success: true, testResults: [{ assertionResults }] });
const day = new Date('2026-11-28T03:00:00Z');

test('the table has a column for each engine and a line for each journey, in the place of the last one', () => {
  const report = reportOf(
    result('copy', 'passed', 'Firefox'),
    result('print', 'failed', 'Firefox'),
    result('copy', 'passed', 'WebKit'),
  );
  expect(withEnginesTable(`Before\n\n${start}\n\n| old |\n\n${end}\n\nAfter\n`, { report, day })).toBe(
    `Before

${start}

| On November 28, 2026 | Firefox 1.2 | WebKit 1.2 |
|---|---|---|
| copy | passed | passed |
| print | failed | not run |

${end}

After
`,
  );
});

test('a document without a place for it, and a report in which no engine ran, are refused', () => {
  const report = reportOf(result('copy', 'passed', 'Firefox'));
  expect(() => withEnginesTable('Words', { report, day })).toThrow('has no place');
  const skipped = reportOf(result('copy', 'skipped'));
  expect(() => withEnginesTable(`${start}${end}`, { report: skipped, day })).toThrow('no test in an engine');
});
