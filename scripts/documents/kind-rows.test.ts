import { expect, test } from 'vitest';
import { kinds } from '#domain/trust/kinds.ts';
import { withKindRows } from './kind-rows.ts';

test('a table names each kind of information once, with its examples and what may go in; other texts stay as they are', () => {
  const rows = withKindRows('| {each kind} | {what may go in} |').split('\n');
  expect(rows).toHaveLength(kinds.length);
  for (const [place, { label, examples }] of kinds.entries()) expect(rows[place]).toContain(`| **${label}.** ${examples} | `);
  expect(rows.map((row) => row.split(' | ').at(-1))).toEqual([
    '**Fine** |',
    '**Only if** our church has named the tool below |',
    '**Never**, unless the tool below says so |',
    '**Never** |',
    '**Never** |',
    '**Never**, unless the tool below says so |',
    '**Never**, unless the tool below says so |',
  ]);
  expect(withKindRows('| a | b |')).toBe('| a | b |');
});
