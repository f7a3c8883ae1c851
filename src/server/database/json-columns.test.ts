import { expect, test } from 'vitest';
import { fromRow, toRow } from './json-columns.ts';

test('only the named fields become JSON, and what is undefined becomes null', () => {
  expect(toRow({ title: '[1]', steps: ['a', '"'], empty: [], note: undefined, since: 2020 }, ['steps', 'empty'])).toEqual({
    title: '[1]',
    steps: '["a","\\""]',
    empty: '[]',
    note: null,
    since: 2020,
  });
});

test('only the named fields are parsed, and nulls are left out', () => {
  expect(
    fromRow({ title: '[1]', steps: '["a"]', policy: '{"plan":"Free"}', note: null, since: 2020 }, ['steps', 'policy']),
  ).toStrictEqual({
    title: '[1]',
    steps: ['a'],
    policy: { plan: 'Free' },
    since: 2020,
  });
});

test('what a row was made from comes back, however much it looks like JSON', () => {
  const record = { title: '{"a":1}', name: 'null', steps: ['[1]', '', 'true', '😀', 'it\'s \\ "so"'] };
  expect(fromRow(toRow(record, ['steps']), ['steps'])).toStrictEqual(record);
});
