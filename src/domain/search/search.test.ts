import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { search } from './search.ts';
import type { SearchEntry } from './search-entry.ts';
import { searchKinds } from './search-entry.ts';
import { createSearchIndex } from './search-index.ts';
import { createSynonyms } from './synonyms.ts';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'tool',
  href: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  summary: 'It does its work.',
  ...more,
});

const none = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));

const titles = (entries: SearchEntry[], query: string, rows: Parameters<typeof createSynonyms>[0] = []) =>
  search(createSearchIndex(entries, createSynonyms(rows)), query, { limit: 50 }).hits.map(
    ({ entry: hitEntry }) => hitEntry.title,
  );

const first = (entries: SearchEntry[], query: string, rows: Parameters<typeof createSynonyms>[0] = []) => {
  const [hit] = search(createSearchIndex(entries, createSynonyms(rows)), query, { limit: 1 }).hits;
  if (!hit) throw new Error(`Nothing is found for ${query}.`);
  return hit;
};

describe('the order of what is found', () => {
  test('a whole name stands before its beginning, that before a word, a part of a word and a typing mistake', () => {
    const entries = ['Relight', 'Lighthouse', 'My Light', 'Lights', 'Light', 'Night'].map((title) => entry(title));
    expect(titles(entries, 'light')).toEqual(['Light', 'Lights', 'Lighthouse', 'My Light', 'Relight']);
    expect(
      titles(
        ['Zorpshade', 'Zerp'].map((title) => entry(title)),
        'zorp',
      ),
    ).toEqual(['Zorpshade', 'Zerp']);
  });

  test('a name stands before another name, a maker, a category, the summary, features and text', () => {
    const entries = [
      entry('G', { text: 'choir' }),
      entry('F', { details: ['choir'] }),
      entry('E', { summary: 'For a choir.' }),
      entry('D', { categories: ['Choir'] }),
      entry('C', { maker: 'Choir' }),
      entry('B', { aliases: ['choir'] }),
      entry('Choir'),
    ];
    expect(titles(entries, 'choir').slice(0, 2)).toEqual(['Choir', 'B']);
    expect(titles(entries, 'choir').slice(-2)).toEqual(['F', 'G']);
    expect(titles(entries, 'choir')).toHaveLength(7);
  });

  test('a word that stands in further fields counts for more, and is told where it counts most', () => {
    const entries = [entry('Choir b', { text: 'choir' }), entry('Choir a')];
    expect(titles(entries, 'choir')).toEqual(['Choir b', 'Choir a']);
    expect(first(entries, 'choir').matches).toEqual([{ how: 'same', field: 'title', typed: 'choir', found: 'choir' }]);
  });

  test('equals stand by kind, then by name, however they came', () => {
    const entries = [
      entry('Oak', { kind: 'workflow', summary: 'Tree.' }),
      entry('Elm', { summary: 'Tree.' }),
      entry('Ash', { summary: 'Tree.' }),
    ];
    expect(titles(entries, 'tree')).toEqual(titles([...entries].reverse(), 'tree'));
    expect(titles(entries, 'tree')).toEqual(['Ash', 'Elm', 'Oak']);
  });

  test('a retired tool stands behind an equal one that lives', () => {
    expect(titles([entry('Ash', { summary: 'Tree.', status: 'Retired' }), entry('Elm', { summary: 'Tree.' })], 'tree')).toEqual([
      'Elm',
      'Ash',
    ]);
  });
});

describe('what is found', () => {
  const entries = [entry('Whisper', { aliases: ['speech to text'] }), entry('ProPresenter'), entry('Canva'), entry('Veo')];

  test.each(['a', 'VE', 'er', 'ropres', 'it does its', 'work.', ' canva '])(
    'whatever contains the typed text in title, summary or category is among the results: %s',
    (query) => {
      const plain = entries.filter(({ title, summary }) =>
        `${title}\n${summary}`.toLowerCase().includes(query.trim().toLowerCase()),
      );
      expect(plain.length).toBeGreaterThan(0);
      expect(titles(entries, query)).toEqual(expect.arrayContaining(plain.map(({ title }) => title)));
    },
  );

  test('a piece of a word in the summary is found whatever the case, and one of a text is not', () => {
    const mills = [entry('Lamp', { summary: 'A windmill.' }), entry('Desk', { text: 'A windmill.' })];
    expect(titles(mills, ' INDMIL ')).toEqual(['Lamp']);
  });

  test.each([
    ['whispr', 'Whisper'],
    ['whsiper', 'Whisper'],
    ['pro presenter', 'ProPresenter'],
    ['propresentr', 'ProPresenter'],
    ['proprsentr', 'ProPresenter'],
    ['cnva', 'Canva'],
  ])('%s is understood as %s', (query, title) => {
    expect(titles(entries, query)[0]).toBe(title);
  });

  test('two mistakes in a word of fewer than eight letters find nothing, but are told as near', () => {
    const result = search(createSearchIndex(entries), 'wispehr', { limit: 5 });
    expect(result.hits).toEqual([]);
    expect(result.near[0]?.entry.title).toBe('Whisper');
  });

  test('singular and plural find each other, and so do the forms of a verb', () => {
    const forms = [entry('Homily notes'), entry('Translating a letter')];
    expect(titles(forms, 'homilies')).toEqual(['Homily notes']);
    expect(titles(forms, 'translation')).toEqual(['Translating a letter']);
  });

  test('accents, apostrophes and capitals do not count', () => {
    expect(titles([entry('Children’s café')], 'CHILDRENS CAFE')).toEqual(['Children’s café']);
  });

  test('words that say nothing are not looked for, unless there are no others', () => {
    expect(titles([entry('For'), entry('Bread')], 'bread for the')).toEqual(['Bread']);
    expect(titles([entry('For'), entry('Bread')], 'for')).toEqual(['For']);
  });

  test('nothing is found for nothing, for a question mark, and for a word that nobody knows', () => {
    for (const query of ['', '   ', '?!', 'zzzzqqqq']) expect(titles(entries, query)).toEqual([]);
  });

  test('the counts tell every kind, and a kind limits what is shown', () => {
    const index = createSearchIndex([
      entry('Choir'),
      entry('Choir plan', { kind: 'workflow' }),
      entry('Choirs', { kind: 'guide' }),
    ]);
    const result = search(index, 'choir', { kind: 'workflow', limit: 1 });
    expect(result.hits.map((hit) => hit.entry.title)).toEqual(['Choir plan']);
    expect(result.total).toBe(1);
    expect(result.counts).toEqual({ ...none, tool: 1, workflow: 1, guide: 1 });
    expect(search(index, 'choir', { limit: 2, offset: 2 }).hits).toHaveLength(1);
  });
});

describe('a word that few hold', () => {
  const live = ['Wordly', 'Voco', 'Spf'].map((title) => entry(title, { summary: 'Live translation.' }));
  const query = 'korean live translation';
  const find = (entries: SearchEntry[], words = query) => search(createSearchIndex(entries), words, { limit: 50 });

  test('does not exclude what holds the others, and what lacks it says so', () => {
    const { hits, total } = find([...live, entry('Phrasebook', { text: 'Korean, live, in translation.' })]);
    expect(total).toBe(4);
    expect(hits.find((hit) => hit.entry.title === 'Wordly')?.lacks).toEqual(['korean']);
    expect(hits.find((hit) => hit.entry.title === 'Phrasebook')?.lacks).toEqual([]);
  });

  test('excludes again when five entries hold every word, and then nothing is said to lack', () => {
    const whole = ['A', 'B', 'C', 'D', 'E'].map((title) => entry(title, { summary: 'Korean live translation.' }));
    const weak = entry('Weak', { text: 'live' });
    expect(find([...whole.slice(1), weak]).hits.map((hit) => hit.entry.title)).toContain('Weak');
    const { hits } = find([...whole, weak]);
    expect(hits.map((hit) => hit.entry.title)).not.toContain('Weak');
    expect(hits.flatMap(({ lacks }) => lacks)).toEqual([]);
  });

  test('of one word nothing is left out, so that nothing near becomes a result', () => {
    expect(find([entry('Bread')], 'candle').total).toBe(0);
  });
});

describe('questions as people type them', () => {
  const whisper = entry('Whisper', { asked: ['free transcription that works offline', 'is whisper safe'] });
  const wordy = entry('Guide', { kind: 'guide', text: 'Free help, transcription, works, offline, safe, and more.' });

  test('lead to the entry before a long text that holds the same words', () => {
    expect(titles([wordy, whisper], 'transcription works offline free')).toEqual(['Whisper', 'Guide']);
  });

  test('a question counts for what it asks as a whole: words of two questions are no question', () => {
    const split = entry('Other', { asked: ['free songs that anybody works with', 'offline maps', 'transcription'] });
    expect(titles([split, whisper], 'free transcription that works offline')[0]).toBe('Whisper');
  });
});

describe('words that stand for one another', () => {
  const rows = [
    { same: ['sermon', 'homily'] },
    { typed: ['message'], finds: ['sermon'] },
    { same: ['small group', 'home group'] },
  ];

  test('a synonym finds in both directions, in the singular and the plural, after the very word', () => {
    const entries = [entry('Sermons on Mark'), entry('Homily aid')];
    expect(titles(entries, 'homilies', rows)).toEqual(['Homily aid', 'Sermons on Mark']);
    expect(titles(entries, 'sermon', rows)).toEqual(['Sermons on Mark', 'Homily aid']);
  });

  test('what is typed for another word is not found by it', () => {
    expect(titles([entry('Message')], 'sermon', rows)).toEqual([]);
    expect(titles([entry('Sermon')], 'message', rows)).toEqual(['Sermon']);
  });

  test('a phrase is found only where its words stand side by side', () => {
    const entries = [entry('Small group guide'), entry('Small print for any group')];
    expect(titles(entries, 'home group', rows)[0]).toBe('Small group guide');
    const reasons = search(createSearchIndex(entries, createSynonyms(rows)), 'home group', { limit: 5 }).hits;
    expect(
      reasons.find((hit) => hit.entry.title.startsWith('Small print'))?.matches.some(({ how }) => how === 'synonym'),
    ).not.toBe(true);
  });

  test('a phrase may end a field, and never runs from one text into the next', () => {
    const bySynonym = (details: string[]) =>
      search(createSearchIndex([entry('Whisper', { details })], createSynonyms(rows)), 'home group', { limit: 5 })
        .hits.flatMap(({ matches }) => matches)
        .some(({ how }) => how === 'synonym');
    expect(bySynonym(['Notes for small groups'])).toBe(true);
    expect(bySynonym(['Notes that are small', 'Groups'])).toBe(false);
  });

  test('it is told what was found for what', () => {
    expect(explain(first([entry('Sermon aid')], 'message', rows))).toBe('matches “sermon” (you typed “message”)');
  });
});

test('a phrase is read before its words, with whatever article or owner stands in it', () => {
  const rows = [{ same: ['image of god', 'human dignity'] }, { same: ['image', 'picture'] }];
  const entries = [entry('Pictures'), entry('Human dignity'), entry('Disclosure')];
  const titlesOf = (query: string, synonymRows: typeof rows = rows) =>
    search(createSearchIndex(entries, createSynonyms(synonymRows)), query, { limit: 5 }).hits.map(
      ({ entry: { title } }) => title,
    );
  expect(titlesOf('image of god')).toEqual(['Human dignity']);
  expect(titlesOf('image')).toEqual(['Pictures']);
  const telling = [{ same: ['tell congregation', 'disclosure'] }];
  expect(titlesOf('how do i tell our congregation', telling)).toEqual(['Disclosure']);
});

test('an ordinary word within the name of a company finds nothing of it', () => {
  const entries = [entry('Lamp', { maker: 'Black Forest Labs' }), entry('Desk', { summary: 'For black choirs.' })];
  expect(titles(entries, 'black')).toEqual(['Desk']);
  expect(titles([entry('Lamp', { maker: 'Longbeard Labs' })], 'longbeard')).toEqual(['Lamp']);
});

test('letters that stand for words begin no name', () => {
  const index = createSearchIndex([entry('Seoul'), entry('Website')], createSynonyms([{ typed: ['seo'], finds: ['website'] }]));
  expect(search(index, 'seo', { limit: 5 }).hits[0]?.entry.title).toBe('Website');
});

test('how many people there are says little of what is looked for', () => {
  const entries = [entry('Choir for 80'), entry('Cost of a lamp'), ...Array.from({ length: 8 }, (_, at) => entry(`Bench ${at}`))];
  expect(titles(entries, 'what does a lamp cost, 80 people')[0]).toBe('Cost of a lamp');
});

test('a title or another name that is like the whole query counts as a question would', () => {
  const entries = [
    entry('Choir plan', { kind: 'answer', summary: 'Robes, robes.', text: 'When robes tear.' }),
    entry('When choir robes tear', { kind: 'answer' }),
    entry('Robes', { kind: 'answer', summary: 'A choir may tear.' }),
  ];
  expect(titles(entries, 'choir robes tear')[0]).toBe('When choir robes tear');
});
