import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isEnglishWord } from '#domain/search/typing-mistakes.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { SiteSearch } from '#server/search/site-search.ts';
import { writingEntries } from '#server/search/writing-entries.ts';
import { goldenQueries, heldOutQueries } from './search-golden.ts';

// Results of a search for which the hub has nothing, and words that must not be misread.

const root = fileURLToPath(new URL('../../content', import.meta.url));
const content = readContent(root);
const snapshot = createSnapshot(1, content);
const search = new SiteSearch(writingEntries(root, content.categories), content.searchAliases);
const ask = (q: string) => search.answer(snapshot, { q }, '2026-11-28');

test.each([
  'baptism certificate',
  'shut-ins homebound ministry',
  'church bus maintenance schedule',
  'bell tower repair',
  'columbarium software',
  'nursery ratio for toddlers',
  'communion wafer supplier',
  'handbell music',
  'cemetery plot mapping',
  'stained glass restoration',
  'awana',
])('“%s”, of which the hub has nothing, is told so, with five results at most', (q) => {
  const { nothing, results, total, counts } = ask(q);
  expect(nothing).toBe(true);
  expect(results.length).toBeLessThanOrEqual(5);
  expect(total).toBe(results.length);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
});

test.each(['sermon', 'free video tools', 'otter or fireflies', 'may I paste the prayer list into chatgpt', 'grammerly', ''])(
  '“%s”, of which the hub has something, is answered without that sentence',
  (q) => {
    expect(ask(q).nothing).toBeUndefined();
  },
);

test('what has an answer is seldom told to have none', () => {
  const queries = [...goldenQueries, ...heldOutQueries].map(([q]) => q);
  const misses = queries.filter((q) => ask(q).nothing);
  process.stdout.write(
    `search: ${misses.length} of ${queries.length} golden queries are told that there is nothing: ${misses.join('; ')}\n`,
  );
  expect(misses.length / queries.length).toBeLessThanOrEqual(0.02);
});

test.each(['wifi', 'awana', 'kjv', 'costco', 'narthex', 'whatsapp', 'narthexes'])(
  '“%s” is never taken for another word',
  (word) => {
    expect(isEnglishWord(word)).toBe(true);
    for (const { why = '', title } of [...ask(word).results, ...ask(word).near]) {
      expect(why).not.toMatch(/“(wife|asana)”/i);
      expect(title).not.toBe('Asana');
    }
  },
);

test('a service of worship is no funeral, and what is wrong is no question of ethics', () => {
  for (const q of ['mass', 'liturgy', 'eucharist'])
    expect(ask(q).results[0]?.href, q).not.toBe('/workflows/funeral-notice-and-order-of-service');
  expect(
    ask('the price is wrong')
      .results.map(({ why = '' }) => why)
      .join(),
  ).not.toContain('ethic');
});

test('a reason shows no word cut short', () => {
  for (const q of ['advent', 'nativity']) for (const { why = '' } of ask(q).results) expect(why).not.toContain('christma”');
});
