import { expect, test } from 'vitest';
import type { StoredText } from '../content/write-desk-texts.ts';
import { writingsNow } from './site-words.ts';

const files = new Map([
  ['guides/llms', 'As it came.'],
  ['statements/privacy', 'We keep little.'],
]);
const buildStoredText = (record: object, kind: StoredText['kind'] = 'guides', name = 'llms'): StoredText => ({
  ...{ kind, name, record, editedAt: '2026-11-23T08:00:00.000Z' },
});
const saysOf = (...texts: StoredText[]) => writingsNow(files, texts, new Set(['a'])).get('guides/llms');

test('what staff edited stands in the place of the file’s text, and only there', () => {
  expect([...writingsNow(files, [buildStoredText({ text: 'Edited. <Figure id="a" />' })], new Set(['a']))]).toEqual([
    ['guides/llms', 'Edited. <Figure id="a" />'],
    ['statements/privacy', 'We keep little.'],
  ]);
});

test.each([
  ['a figure that is gone', { text: '<Figure id="gone" />' }],
  ['a tag that is gone', { text: '<Gone />' }],
  ['a shape of another version', { body: 'Edited.' }],
])('an edited guide with %s is as the hub came with it', (_, record) => {
  expect(saysOf(buildStoredText(record))).toBe('As it came.');
});

test('a text of another kind, and one of a guide that there no longer is, are no writings', () => {
  const others = [buildStoredText({ text: 'Away' }, 'banners', 'away'), buildStoredText({ text: 'Old.' }, 'guides', 'gardening')];
  expect(writingsNow(files, others, new Set())).toEqual(files);
});
