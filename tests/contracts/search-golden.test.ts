import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addresses, statements } from '#domain/addresses.ts';
import { search } from '#domain/search/search.ts';
import { createSearchIndex } from '#domain/search/search-index.ts';
import { createSynonyms } from '#domain/search/synonyms.ts';
import { staticPages } from '#domain/site-pages.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { catalogueEntries } from '#server/search/catalogue-entries.ts';
import { writingEntries } from '#server/search/writing-entries.ts';
import type { GoldenQuery } from './search-golden.ts';
import { goldenQueries, heldOutQueries } from './search-golden.ts';

// Minimum figures of the ranking, on the catalogue as it is authored. Before changing a synonym or a weight, read the printed
// misses; never adapt a query.
const inTopThree = 0.97;
const meanReciprocalRank = 0.9;
const oneTypoInTopThree = 0.95;
// Minimum on queries that the ranking had never seen, before any correction: lower than the figures above.
const heldOutFirst = { inTopThree: 0.95, meanReciprocalRank: 0.88 };

const root = fileURLToPath(new URL('../../content', import.meta.url));
const content = readContent(root);
const snapshot = createSnapshot(1, content);
const entries = [...catalogueEntries(snapshot), ...writingEntries(root, content.categories)(content.writings)];
const index = createSearchIndex(entries, createSynonyms(content.searchAliases));

/** Rank of the first target among the results, from 1; infinite when it is not among the first hundred. */
function placeOf(query: string, targets: readonly string[]): number {
  const { hits, near } = search(index, query, { limit: 100 });
  const place = [...hits, ...near].findIndex(({ entry }) => targets.includes(entry.href));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

const shareOf = (places: readonly number[]) => places.filter((place) => place <= 3).length / places.length;

const listFirst = (query: string) =>
  search(index, query, { limit: 4 })
    .hits.map(({ entry }) => entry.href)
    .join(' ');

/** Runs the queries, prints the figures and every query whose target ranks below third. */
function measured(of: string, queries: readonly GoldenQuery[]) {
  const places = queries.map(([query, ...targets]) => placeOf(query, targets));
  const topThree = shareOf(places);
  const reciprocal = places.reduce((sum, place) => sum + 1 / place, 0) / places.length;
  const later = queries.flatMap(([query], number) =>
    (places[number] ?? 0) > 3 ? [`${query}: place ${places[number]}; first ${listFirst(query)}`] : [],
  );
  process.stdout.write(
    `search: ${queries.length} ${of}, ${percent(topThree)} in the top three, mean reciprocal rank ${reciprocal.toFixed(3)}\n${later.map((line) => `  ${line}\n`).join('')}`,
  );
  return { topThree, reciprocal };
}

test('150 queries of people in churches lead to what they want', () => {
  expect(goldenQueries.length).toBeGreaterThanOrEqual(150);
  const { topThree, reciprocal } = measured('queries', goldenQueries);
  expect(topThree, 'in the top three').toBeGreaterThanOrEqual(inTopThree);
  expect(reciprocal, 'mean reciprocal rank').toBeGreaterThanOrEqual(meanReciprocalRank);
});

test('queries that no weight was tuned on do not fall below what their first run gave', () => {
  expect(heldOutQueries).toHaveLength(40);
  const { topThree, reciprocal } = measured('held-out queries', heldOutQueries);
  expect(topThree, 'in the top three').toBeGreaterThanOrEqual(heldOutFirst.inTopThree);
  expect(reciprocal, 'mean reciprocal rank').toBeGreaterThanOrEqual(heldOutFirst.meanReciprocalRank);
});

test('a name with one slip of the finger still leads to it', () => {
  const names = snapshot.tools.filter(({ name }) => name.replace(/[^a-z]/gi, '').length >= 4);
  const slips = names.flatMap(({ name, slug }, number) =>
    [0, 1, 2].map((round) => ({ query: withSlip(name, number * 3 + round), target: `/tools/${slug}` })),
  );
  const places = slips.map(({ query, target }) => placeOf(query, [target]));
  const later = slips.flatMap(({ query, target }, number) =>
    (places[number] ?? 0) > 3 ? [`${query} for ${target}: place ${places[number]}; first ${listFirst(query)}`] : [],
  );
  process.stdout.write(
    `search: ${slips.length} names with one slip, ${percent(shareOf(places))} in the top three\n${later.map((line) => `  ${line}\n`).join('')}`,
  );
  expect(shareOf(places)).toBeGreaterThanOrEqual(oneTypoInTopThree);
});

test('every target of the queries is something that a search can find', () => {
  const hrefs = new Set(entries.map(({ href }) => href));
  expect(
    [...goldenQueries, ...heldOutQueries].flatMap(([, ...targets]) => targets).filter((target) => !hrefs.has(target)),
  ).toEqual([]);
  expect(hrefs.size).toBe(entries.length);
});

test('every page of the site is something that a search can find', () => {
  const paths = new Set(entries.map(({ href }) => href.split('?')[0]));
  expect(staticPages.filter((page) => !paths.has(page))).toEqual([addresses.home]);
});

test.each([
  ['we need an AI policy by the next meeting', addresses.churchPolicy()],
  ['church ai policy', addresses.churchPolicy()],
  ['write our ai policy', addresses.churchPolicy()],
  ['list of our ai tools', addresses.churchTools],
  ['train our volunteers on ai', addresses.churchPaper('training')],
  ['should we tell the congregation that we used AI', addresses.churchPaper('page')],
  ['questions to ask an AI vendor', addresses.churchPaper('ask')],
  ['how ready is our church for ai', addresses.churchPaper('readiness')],
])('a church that asks “%s” is led to its own paper', (query, page) => {
  expect(placeOf(query, [page])).toBeLessThanOrEqual(3);
});

test.each([
  ['how-we-check', 'where do facts come from'],
  ['privacy', 'what is kept of me'],
  ['accessibility', 'screen reader'],
] as const)('what the hub says about itself is found by its name and by what it says: %s', (statement, query) => {
  const title = entries.find(({ href }) => href === addresses.about(statement))?.title ?? 'missing';
  expect(placeOf(title, [addresses.about(statement)])).toBe(1);
  expect(placeOf(query, [addresses.about(statement)])).toBeLessThanOrEqual(3);
});

test('every statement that the hub makes about itself has an entry with its text', () => {
  const texts = statements.map((statement) => entries.find(({ href }) => href === addresses.about(statement))?.text?.length ?? 0);
  expect(Math.min(...texts)).toBeGreaterThan(500);
});

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** One letter omitted, doubled, swapped with the next or replaced by its neighbor on the keyboard: always the same for a seed. */
function withSlip(name: string, seed: number): string {
  const random = mulberry(seed + 20_261_121);
  const letters = [...name.matchAll(/[a-z]/gi)].map(({ index: place }) => place);
  const place = letters[Math.floor(random() * letters.length)] ?? 0;
  const letter = name[place] ?? '';
  const kind = Math.floor(random() * 4);
  if (kind === 0) return name.slice(0, place) + name.slice(place + 1);
  if (kind === 1) return name.slice(0, place) + letter + name.slice(place);
  const next = name[place + 1];
  if (kind === 2 && next && /[a-z]/i.test(next) && next !== letter)
    return name.slice(0, place) + next + letter + name.slice(place + 2);
  const row = rows.find((keys) => keys.includes(letter.toLowerCase())) ?? 'ab';
  const key = row.indexOf(letter.toLowerCase());
  return name.slice(0, place) + (row[key + 1] ?? row[key - 1] ?? 'x') + name.slice(place + 1);
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Generator of numbers from 0 to 1, the same sequence for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
