import { expect, test } from 'vitest';
import { entryOfEnded } from '#tests/builders.ts';
import { endedFileSchema } from './ended-schema.ts';

const messagesOf = (...ended: unknown[]) =>
  endedFileSchema.safeParse({ ended }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['a day that the calendar lacks', { day: '2026-02-30' }, 'must be a date such as 2026-09 or 2026-09-14'],
  ['a name that is no regular expression', { named: '(' }, 'must be a regular expression'],
  ['a copy after the day of reading', { copied: '2026-11-29' }, 'must not be after the day of reading'],
  [
    'medium confidence without a month',
    { confidence: 'medium' },
    'must say of which month it is: with medium confidence a page tells it with its source and month',
  ],
])('%s is refused', (_, entry, message) => {
  expect(messagesOf({ ...entryOfEnded, ...entry })).toEqual([message]);
});

test('medium confidence passes with the month of the source, and low never does', () => {
  expect(messagesOf({ ...entryOfEnded, confidence: 'medium', dated: '2026-09' })).toEqual([]);
  expect(messagesOf({ ...entryOfEnded, confidence: 'low', dated: '2026-09' })).toHaveLength(1);
});

test('a new name belongs to what was renamed and to nothing else', () => {
  expect(messagesOf({ ...entryOfEnded, what: 'renamed', to: 'The Lantern' })).toEqual([]);
  expect(messagesOf({ ...entryOfEnded, what: 'renamed' })).toHaveLength(1);
  expect(messagesOf({ ...entryOfEnded, to: 'The Lantern' })).toHaveLength(1);
});

test('an entry stands once', () => {
  expect(messagesOf(entryOfEnded, entryOfEnded)).toEqual(['an entry stands twice']);
});
