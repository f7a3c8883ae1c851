import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readContent } from '#server/content/read-content.ts';
import { kindAskedAbout, kindInWords } from './kind-in-words.ts';

const { kindGuides } = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));

test.each([
  ['prayer list', 'pastoralCareNotes'],
  ['Our prayer requests', 'pastoralCareNotes'],
  ['photos of children', 'childrensDetails'],
  ['picture of our sunday school kids', 'childrensDetails'],
  ['a photo of the choir', 'recordings'],
  ['the recording of the service', 'recordings'],
  ['a donor spreadsheet', 'givingRecords'],
  ['giving statement', 'givingRecords'],
  ['attendance', 'membersDetails'],
  ['the member list', 'membersDetails'],
  ['minutes', 'internalDrafts'],
  ['sermon manuscript', 'internalDrafts'],
  ['the bulletin', 'publicText'],
])('%s is %s', (words, kind) => {
  expect(kindInWords(kindGuides, words)?.kind).toBe(kind);
});

test('of two kinds in one text the more private one counts', () => {
  expect(kindInWords(kindGuides, 'minutes with the prayer list')?.kind).toBe('pastoralCareNotes');
  expect(kindInWords(kindGuides, 'member list with children’s names')?.kind).toBe('childrensDetails');
});

test('words of no kind name none', () => {
  for (const words of ['', 'weather', 'children', 'prayer']) expect(kindInWords(kindGuides, words)).toBeUndefined();
});

describe('whether something may be entered is asked', () => {
  const findKind = (text: string, tool: 'with AI' | 'without AI' | 'none') => kindAskedAbout(kindGuides, text.split(' '), tool);

  test('by what is about people beside the name of a tool that has an AI', () => {
    expect(findKind('prayer list', 'with AI')).toBe('pastoralCareNotes');
    expect(findKind('attendance', 'without AI')).toBeUndefined();
  });

  test('by asking words for everything else', () => {
    expect(findKind('bulletin', 'with AI')).toBeUndefined();
    expect(findKind('can i enter the bulletin', 'with AI')).toBe('publicText');
    expect(findKind('is it ok to upload the attendance', 'without AI')).toBe('membersDetails');
  });

  test('without a tool only where AI in general is meant', () => {
    expect(findKind('may the prayer list go into ai', 'none')).toBe('pastoralCareNotes');
    expect(findKind('may we print the prayer list', 'none')).toBeUndefined();
    expect(findKind('prayer list ai', 'none')).toBeUndefined();
    expect(findKind('which tool turns our sermon into text', 'none')).toBeUndefined();
    expect(findKind('can we turn the prayer list into slides with ai', 'none')).toBe('pastoralCareNotes');
  });
});
