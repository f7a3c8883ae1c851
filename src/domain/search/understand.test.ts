import { describe, expect, test } from 'vitest';
import { search } from './search.ts';
import type { SearchEntry } from './search-entry.ts';
import { createSearchIndex } from './search-index.ts';
import { justWords, saysUnderstood, understand } from './understand.ts';

const tool = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'tool',
  href: `/tools/${title}`,
  title,
  summary: 'It works.',
  categories: ['Chat'],
  ...more,
});

const index = createSearchIndex([
  tool('ChatGPT', { aliases: ['chat gpt', 'drafts'], traits: ['free plan'] }),
  tool('Claude'),
  tool('Otter.ai', { aliases: ['otter', 'minutes'], categories: ['Notes'] }),
  tool('Fireflies.ai', { aliases: ['fireflies'], categories: ['Notes'] }),
  tool('Whisper', { isOrdinaryWord: true, categories: ['Notes'], traits: ['free', 'local', 'open'] }),
  tool('Make', { isOrdinaryWord: true, categories: ['Automation'] }),
  tool('Zapier', { categories: ['Automation'] }),
  tool('Old Notes', { categories: ['Notes'], status: 'Retired' }),
  { kind: 'prompt', href: '/prompts/a', title: 'Questions from a sermon', summary: 'Five.' },
  { kind: 'guide', href: '/guide', title: 'Sermon guide', summary: 'On a sermon.' },
]);
const titlesOf = (entries: readonly number[]) => entries.map((entry) => index.entries[entry]?.title);
const titles = (query: string) => search(index, query, { limit: 20 }).hits.map(({ entry }) => entry.title);
const says = (query: string) => saysUnderstood(understand(index, query), index.entries);

describe('names in a query', () => {
  test.each([
    ['chat gpt for the bulletin', ['ChatGPT']],
    ['otter', ['Otter.ai']],
    ['is chatgtp safe', ['ChatGPT']],
    ['otter and fireflies', ['Otter.ai', 'Fireflies.ai']],
  ])('%s names %j', (query, names) => {
    expect(titlesOf(understand(index, query).mentions.map(({ entry }) => entry))).toEqual(names);
  });

  test('another name that says what a tool is for names nothing', () => {
    expect(understand(index, 'take minutes').mentions).toEqual([]);
    expect(understand(index, 'drafts of letters').mentions).toEqual([]);
  });

  test('a name that is an English word names a tool only behind or before a word that leads to one', () => {
    expect(understand(index, 'make a flyer').mentions).toEqual([]);
    expect(titlesOf(understand(index, 'upload it to whisper').mentions.map(({ entry }) => entry))).toEqual(['Whisper']);
    expect(titlesOf(understand(index, 'make').mentions.map(({ entry }) => entry))).toEqual(['Make']);
  });
});

describe('a comparison', () => {
  test.each([
    ['otter vs fireflies', ['Otter.ai', 'Fireflies.ai']],
    ['ChatGPT or Claude for sermons?', ['ChatGPT', 'Claude']],
    ['compare otter.ai with fireflies', ['Otter.ai', 'Fireflies.ai']],
    ['make or zapier', ['Make', 'Zapier']],
    ['otter vs fireflies vs whisper', ['Otter.ai', 'Fireflies.ai', 'Whisper']],
  ])('%s compares %j, and they come first', (query, names) => {
    expect(titlesOf(understand(index, query).compared)).toEqual(names);
    expect(titles(query).slice(0, names.length)).toEqual(names);
  });

  test.each(['otter and fireflies', 'otter vs nothing', 'chatgpt or chat gpt', 'otter for fireflies'])(
    '%s compares nothing',
    (query) => {
      expect(understand(index, query).compared).toEqual([]);
    },
  );

  test('is no reason to say which of the names is missing', () => {
    expect(search(index, 'otter vs fireflies', { limit: 5 }).hits.flatMap(({ lacks }) => lacks)).toEqual([]);
  });

  test('is told in words', () => {
    expect(says('otter vs fireflies')).toBe('compare Otter.ai with Fireflies.ai');
  });
});

describe('something in the place of a tool', () => {
  test.each(['alternative to otter', 'something like otter', 'otter alternative', 'otter is gone, what instead'])(
    '%s finds tools of its category, and neither itself first nor one that ended',
    (query) => {
      const foundTitles = titles(query);
      expect(foundTitles.slice(0, 2).sort()).toEqual(['Fireflies.ai', 'Whisper']);
      expect(foundTitles.slice(0, 2)).not.toContain('Old Notes');
    },
  );

  test('is free where that is asked for too', () => {
    expect(titles('alternative to otter that is free')[0]).toBe('Whisper');
    expect(says('alternative to otter that is free')).toBe('tools in place of Otter.ai; free, or with a free plan');
  });
});

describe('words that mean more than they say', () => {
  test.each([
    ['free notes', 'Whisper'],
    ['notes offline', 'Whisper'],
    ['notes without an account', 'Whisper'],
    ['free chat', 'ChatGPT'],
    ['sermon prompt', 'Questions from a sermon'],
    ['sermon guide', 'Sermon guide'],
  ])('%s leads to %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test('why is told where it does not show', () => {
    const [hit] = search(index, 'notes offline', { limit: 1 }).hits;
    expect(hit?.matches).toContainEqual({
      how: 'meaning',
      field: 'category',
      typed: 'offline',
      found: 'can run on your own computer',
    });
  });

  test('the words alone can be asked for', () => {
    const result = search(index, 'otter vs fireflies', { limit: 5, isWordsOnly: true });
    expect(result.understood.compared).toEqual([]);
  });

  test('plain words are understood as nothing else', () => {
    expect(says('sermon')).toBeUndefined();
  });
});

test('what Korean writes behind a name without a space is a word of its own', () => {
  expect(justWords('ChatGPT에 기도 제목').typed).toEqual(['chatgpt', '에', '기도', '제목']);
});
