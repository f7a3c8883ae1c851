import { describe, expect, test } from 'vitest';
import { wantsOf as wantsOfUnderstood } from './query-wants.ts';
import type { SearchIndex } from './search-index.ts';
import { createSearchIndex } from './search-index.ts';
import type { SynonymRow } from './synonyms.ts';
import { createSynonyms } from './synonyms.ts';
import { justWords, mostWords } from './understand.ts';

/** Parses the words alone, without their meaning together. */
const wantsOf = (index: SearchIndex, query: string) => wantsOfUnderstood(index, justWords(query));

/** Builds an index of names, and of words in texts only. */
const indexOf = (names: string, texts = '', rows: readonly SynonymRow[] = []) =>
  createSearchIndex(
    names.split(', ').map((title) => ({ kind: 'tool', href: '/', title, summary: '', text: texts })),
    createSynonyms(rows),
  );

/** Lists the matches of a query: 'sermon same', in the order of the alphabet. */
const answersTo = (query: string, names: string, texts = '') =>
  wantsOf(indexOf(names, texts), query)
    .answering.map(({ how, found, namesOnly }) => `${found} ${how}${namesOnly ? ', names only' : ''}`)
    .sort();

describe('how a word of the site answers to a typed one', () => {
  test.each([
    ['sermon', 'Sermon', 'sermon same'],
    ['sermons', 'Sermon', 'sermon form'],
    ['translation', 'Translating', 'translating form'],
    ['serm', 'Sermon', 'sermon beginning'],
    // Two letters begin so many words that only names count.
    ['se', 'Sermon', 'sermon beginning, names only'],
    ['ser', 'Sermon', 'sermon beginning'],
    ['rmo', 'Sermon', 'sermon part, names only'],
    ['rm', 'Sermon', undefined],
    ['sermno', 'Sermon', 'sermon mistake'],
    ['sermom', 'Lermon', undefined],
    // Only the surest way that fits is reported.
    ['light', 'Lights', 'lights form'],
  ])('%s finds %s: %s', (query, name, answer) => {
    expect(answersTo(query, name)).toEqual(answer ? [answer] : []);
  });

  test.each([
    // Four letters may hide one mistake, three only where the meant word has four.
    ['veoo', 'Veo', 'veo mistake'],
    ['vie', 'Veo', undefined],
    ['sra', 'Sora', 'sora mistake'],
    ['sr', 'Sora', undefined],
    // The beginning of a longer word may contain one mistake, from five letters on.
    ['mdjou', 'Midjourney', 'midjourney mistake'],
    ['mdjo', 'Midjourney', undefined],
    ['mdjuo', 'Midjourney', undefined],
  ])('%s is a mistake for %s: %s', (query, name, answer) => {
    expect(answersTo(query, name)).toEqual(answer ? [answer] : []);
  });

  test('a guess at a mistake is as bold in texts as in names while nobody knows the word, and then in names only', () => {
    expect(answersTo('homliy', 'Desk', 'homily')).toEqual(['homily mistake']);
    expect(answersTo('homliy', 'Desk, Homliys', 'homily')).toEqual(['homliys form']);
    expect(answersTo('homliy', 'Homily, Homliyst')).toEqual(['homily mistake, names only', 'homliyst beginning']);
  });

  test('a word that the content holds is never taken for another one, alone or with the next', () => {
    expect(answersTo('breach', 'Preaching, Reaches', 'A breach')).toEqual(['breach same']);
    expect(answersTo('breaches', 'Preaches', 'A breach')).toEqual(['breach form']);
    expect(answersTo('paste our', 'Pastor', 'Paste our text')).toEqual(['paste same']);
  });

  test('letters that stand for words are not the beginning of another one', () => {
    expect(answersTo('seo', 'Seoul')).toEqual(['seoul beginning']);
    const rows = [{ typed: ['seo'], finds: ['website'] }];
    expect(wantsOf(indexOf('Seoul, Website', '', rows), 'seo').answering.map(({ found, how }) => `${found} ${how}`)).toEqual([
      'website synonym',
    ]);
  });

  test('slips of the finger are looked for in six words of a query', () => {
    const names = ['Amber', 'Beryl', 'Coral', 'Dover', 'Ember', 'Flint', 'Gable', 'Heath'];
    const query = names
      .map((name) => `${name.slice(0, 4)}x`)
      .join(' ')
      .toLowerCase();
    const slips = wantsOf(indexOf(names.join(', ')), query).answering.filter(({ how }) => how === 'mistake');
    expect(slips.map(({ found }) => found)).toEqual(names.slice(0, 6).map((name) => name.toLowerCase()));
  });

  test('three letters that begin a word are no mistake', () => {
    expect(answersTo('sra', 'Sora, Sraffa')).toEqual(['sraffa beginning']);
  });

  test('the surer the answer, the more it counts; the very word counts whole', () => {
    const { answering } = wantsOf(indexOf('Light, Lights, Lighting, Lightweight, Relight'), 'light');
    const qualities = ['light', 'lights', 'lighting', 'lightweight', 'relight'].map(
      (word) => answering.find(({ found }) => found === word)?.quality ?? 0,
    );
    expect(qualities[0]).toBe(1);
    expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
    expect(new Set(qualities).size).toBe(qualities.length);
  });

  test('a longer word counts less for the same beginning, and a mistake in the first letter more than one within', () => {
    const qualityOf = (query: string, name: string) => wantsOf(indexOf(name), query).answering[0]?.quality ?? 0;
    expect(qualityOf('lamp', 'Lampedusa')).toBeLessThan(qualityOf('lamp', 'Lampion'));
    expect(qualityOf('xermon', 'Sermon')).toBeLessThan(qualityOf('sexmon', 'Sermon'));
    expect(qualityOf('presentxtoin', 'Presentation')).toBeLessThan(qualityOf('presentxtion', 'Presentation'));
  });
});

describe('the words of a query', () => {
  test('a word that is typed twice is wanted once, and those that say nothing are not', () => {
    expect(wantsOf(indexOf('A'), 'the choir and the Choir').words).toEqual(['choir']);
  });

  test('only so many are looked for', () => {
    const words = Array.from({ length: mostWords + 3 }, (_, at) => `word${String.fromCharCode(97 + at)}`);
    expect(wantsOf(indexOf('A'), words.join(' ')).words).toEqual(words.slice(0, mostWords));
  });

  test('each answer says which of the wanted words it is for', () => {
    const { answering } = wantsOf(indexOf('Choir, Bread'), 'bread choir');
    expect(answering.map(({ typed, covers }) => [typed, covers])).toEqual([
      ['bread', [0]],
      ['choir', [1]],
    ]);
  });
});

describe('two typed words that are one in a name', () => {
  const answersToPair = (query: string, names: string, texts = '') =>
    wantsOf(indexOf(names, texts), query).answering.filter((answer) => answer.typed.includes(' '));

  test.each([
    ['hoot suite', 'Hootsuite', 'same'],
    ['hoot suit', 'Hootsuite', 'mistake'],
    ['hot siute', 'Hootsuite', 'mistake'],
    ['pay pul', 'Paypal', 'mistake'],
  ])('%s is %s: %s', (query, name, how) => {
    expect(answersToPair(query, name)).toMatchObject([
      { how, found: name.toLowerCase(), typed: query, namesOnly: true, covers: [0, 1] },
    ]);
  });

  test.each([
    ['ca nva', 'Canva', 1],
    ['v eo', 'Veo', 0],
    ['gl oo', 'Gloo', 0],
    ['hoot suits xyz', 'Hootsuite', 1],
    ['pay pxl', 'Puypal', 0],
  ])('%s finds %s so many times: %i', (query, name, count) => {
    expect(answersToPair(query, name)).toHaveLength(count);
  });

  test('the more it is misspelt, the less it counts', () => {
    const [right, one, two] = ['hoot suite', 'hoot suit', 'hot siute'].map(
      (query) => answersToPair(query, 'Hootsuite')[0]?.quality ?? 0,
    );
    expect(right).toBeGreaterThan(one as number);
    expect(one).toBeGreaterThan(two as number);
  });

  test('a name that stands in a text only is not meant', () => {
    expect(answersToPair('hoot suite', 'Desk', 'Hootsuite')).toEqual([]);
  });

  test('words that say nothing are joined only with one that does', () => {
    expect(answersToPair('can do sermons', 'Cando').map(({ typed }) => typed)).toEqual([]);
    expect(answersToPair('can doit sermons', 'Candoit')).toMatchObject([{ typed: 'can doit', covers: [0] }]);
  });
});

describe('words that stand for others', () => {
  const rows = [{ same: ['small group', 'home group', 'cell'] }];
  const bySynonym = (query: string, names: string) => {
    const index = indexOf(names, '', rows);
    return wantsOf(index, query)
      .answering.filter(({ how }) => how === 'synonym')
      .map(({ found, words, phrase, covers, typed: wording }) => ({
        said: wording,
        found,
        covers,
        words: words.map((word) => index.words[word]?.word),
        phrase: phrase?.map((place) => place.map((word) => index.words[word]?.word)),
      }));
  };

  test('a phrase is looked up by its rarest word, in the singular and the plural', () => {
    expect(bySynonym('cell', 'Small groups, Small group, Small')).toEqual([
      { said: 'cell', found: 'small group', covers: [0], words: ['group', 'groups'], phrase: [['small'], ['group', 'groups']] },
    ]);
    expect(bySynonym('cell', 'Small group, Group')[0]?.words).toEqual(['small']);
    expect(bySynonym('cell', 'Group, Small group')[0]?.words).toEqual(['small']);
  });

  test('a single word needs no phrase, and answers to all words that were typed for it', () => {
    expect(bySynonym('my home groups', 'Cell')).toEqual([
      { said: 'home groups', found: 'cell', covers: [0, 1], words: ['cell'], phrase: undefined },
    ]);
  });

  test('words that say nothing may stand in a phrase, and a synonym answers to the others', () => {
    const index = indexOf('Devotion', '', [{ same: ['word of the day', 'devotion'] }]);
    const { words, answering } = wantsOf(index, 'word of the day');
    expect(words).toEqual(['word', 'day']);
    expect(answering).toMatchObject([{ how: 'synonym', found: 'devotion', covers: [0, 1] }]);
  });

  test('a phrase of which the site lacks a word is not looked for', () => {
    expect(bySynonym('cell', 'Small, Home')).toEqual([]);
  });
});

describe('words that are spelt right', () => {
  test.each([
    ['dinner', 'Inner'],
    ['nice', 'Nine'],
    ['married', 'Carried'],
    ['breach', 'Preaching'],
    ['graft', 'Craft'],
  ])('%s is a word of English and was not meant to be %s', (query, title) => {
    expect(wantsOf(indexOf(title), query).answering).toEqual([]);
  });

  test('what is no word is still taken for one that it is a slip away from, but for its first letter only as a name', () => {
    expect(wantsOf(indexOf('Calendar'), 'calender').answering).toMatchObject([{ how: 'mistake', found: 'calendar' }]);
    expect(wantsOf(indexOf('Sermon'), 'xermon').answering).toMatchObject([{ how: 'mistake', found: 'sermon' }]);
    expect(wantsOf(indexOf('A', 'sermon'), 'xermon').answering).toEqual([]);
  });
});
