import { expect, test } from 'vitest';
import { draftLifetimeMs, readDraft, writeDraft } from './draft.ts';
import type { FormEntries } from './form-entries.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const entries: FormEntries = [
  ['title', 'Note'],
  ['steps', 'a'],
  ['steps', 'b'],
];

test('a draft is read as it was written', () => {
  expect(readDraft(writeDraft(entries, now), now)).toEqual(entries);
  expect(readDraft(writeDraft(entries, now), now + draftLifetimeMs - 1)).toEqual(entries);
});

test('a draft is forgotten after 24 hours, and one from the future does not count', () => {
  expect(readDraft(writeDraft(entries, now), now + draftLifetimeMs)).toBeUndefined();
  expect(readDraft(writeDraft(entries, now), now - 1)).toBeUndefined();
});

test.each([
  null,
  '',
  'x',
  '5',
  'null',
  '{}',
  '[]',
  `{"entries":5,"savedAt":${now}}`,
  `{"entries":[["a"]],"savedAt":${now}}`,
  `{"entries":[["a",5]],"savedAt":${now}}`,
  `{"entries":[["a","b"],["a",5]],"savedAt":${now}}`,
  `{"entries":[["a","b","c"]],"savedAt":${now}}`,
  '{"entries":[],"savedAt":"now"}',
])('what is malformed counts as none: %j', (savedText) => expect(readDraft(savedText, now)).toBeUndefined());
