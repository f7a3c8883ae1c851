import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { crisisIn } from '#domain/search/crisis-words.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { SiteSearch } from '#server/search/site-search.ts';
import { writingEntries } from '#server/search/writing-entries.ts';
import { harmless, harmlessHeldBack, harmlessOfAnOffice, heldBack, reviewed, tuned } from './search-fright.ts';

// Queries in distress show the numbers to call before everything else.

const root = fileURLToPath(new URL('../../content', import.meta.url));
const content = readContent(root);
const snapshot = createSnapshot(1, content);
const search = new SiteSearch(writingEntries(root, content.categories), content.searchAliases);
const ask = (q: string, more: { words?: 'only' } = {}) => search.answer(snapshot, { q, ...more }, '2026-11-28');

test('the lists are as long as they were written', () => {
  expect([reviewed, tuned, heldBack, harmless, harmlessHeldBack].map(({ length }) => length)).toEqual([14, 30, 30, 20, 20]);
});

test.each([...reviewed, ...tuned, ...heldBack])('“%s” shows 911 and 988 before everything else', (q) => {
  const { crisis, crisisCard } = ask(q);
  expect(crisis).toBe(true);
  expect(crisisCard?.call.map(({ number }) => number)).toEqual(expect.arrayContaining(['911', '988']));
  expect(crisisCard?.call[0]?.number).toBe('911');
});

test.each([...harmless, ...harmlessHeldBack, ...harmlessOfAnOffice])('“%s” frightens nobody', (q) => {
  const { crisis, crisisCard } = ask(q);
  expect([crisis, crisisCard]).toEqual([undefined, undefined]);
});

describe('the rows of what is harmless', () => {
  const { crisisWords } = content;
  const { sets, groups, harmless: rows } = crisisWords;
  const showsCardWith = (remainingRows: readonly string[]) => {
    const words = { ...crisisWords, harmless: [...remainingRows] };
    return (q: string) => crisisIn(words, q) !== undefined;
  };
  /** Spells a row with the first word of each set. */
  const spelled = (row: string) => row.replace(/\{([a-z]+)\}/g, (_, name: string) => sets[name]?.[0] ?? '');

  test('each keeps a sentence of an office from a card that it would show', () => {
    const soundsLikeIt = [...harmless, ...harmlessHeldBack, ...harmlessOfAnOffice].filter(showsCardWith([]));
    const isNeeded = (row: string) => soundsLikeIt.some(showsCardWith(rows.filter((each) => each !== row)));
    expect(rows.filter((row) => !isNeeded(row))).toEqual([]);
  });

  test('none hides what is typed in a fright, alone or beside it', () => {
    const frights = groups.flatMap(({ rows: groupRows, beside }) =>
      groupRows.map((row) => (beside ? `${spelled(row)} ${sets[beside]?.[0]}` : spelled(row))),
    );
    expect(frights.length).toBeGreaterThan(500);
    const beside = frights.map((fright, place) => `${spelled(rows[place % rows.length] ?? '')} and ${fright}`);
    expect([...frights, ...beside].filter((q) => !crisisIn(crisisWords, q))).toEqual([]);
  });
});

test('whatever else was typed, in whatever form, and where the words alone are looked for', () => {
  const among =
    'our Zoom notetaker for the elders meeting wrote in the minutes that a member spoke of SUICIDE, may we paste it in ChatGPT';
  expect([ask(among).crisis, ask('overdose', { words: 'only' }).crisis, ask('SELF-HARM').crisis]).toEqual([true, true, true]);
  expect(ask(`${'a '.repeat(90)}overdose`).crisis).toBe(true);
});

test('beside the numbers no tools are offered where nothing is found', () => {
  expect(ask('overdose')).toMatchObject({ crisis: true, total: 0, popular: [] });
});

test('a harmless phrase hides no other word of a fright', () => {
  expect(ask('Danger Mouse').crisis).toBeUndefined();
  expect(ask('danger mouse, she is in danger').crisis).toBe(true);
  expect(ask('dangers of ai after a suicide').crisis).toBe(true);
});

test.each([
  ['sextortion', 'intimate-pictures-of-a-minor', undefined, ['911', '988', '1-800-422-4453']],
  ['overdose', 'somebody-writes-of-suicide-or-abuse', 'life', ['911', '988']],
  ['he hits her', 'somebody-writes-of-suicide-or-abuse', 'home', ['911', '988', '1-800-799-7233']],
  ['child is being hurt at home', 'somebody-writes-of-suicide-or-abuse', 'child', ['911', '988', '1-800-422-4453']],
  ['a teen with nudes online says he wants to die', 'somebody-writes-of-suicide-or-abuse', 'life', ['911', '988']],
])('“%s” has the numbers for it, and leads to its page', (q, slug, happened, numbers) => {
  const { crisisCard } = ask(q);
  expect([crisisCard?.slug, crisisCard?.happened]).toEqual([slug, happened]);
  expect(crisisCard?.call.map(({ number }) => number)).toEqual(numbers);
});
