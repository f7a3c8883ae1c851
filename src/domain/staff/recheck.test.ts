import { expect, test } from 'vitest';
import {
  changesTouching,
  compareQueued,
  hasEnded,
  isToRecheck,
  oldestReading,
  recheckReason,
  stillLookedFor,
} from './recheck.ts';

const now = '2026-11-20T12:00:00.000Z';

test.each([
  ['2026-05-24', false],
  ['2026-05-23', true],
  ['2026-05', false],
  ['2026-04', true],
  ['2026-11-20', false],
])('what was checked on %s is to be checked again 180 days later: %s', (verifiedAt, isDue) => {
  expect(isToRecheck(verifiedAt, now)).toBe(isDue);
});

test.each([
  ['active', false],
  ['renamed', false],
  ['discontinued', true],
  ['retired', true],
])('what is %s has ended: %s', (status, isOver) => {
  expect(hasEnded(status)).toBe(isOver);
});

const today = '2026-11-20';
const fact = { about: 'training', read: '2026-09-14' } as const;
const entry = { status: 'active', verifiedAt: today, facts: [fact], changes: [] };

test.each([
  ['2026-09-13', [], 'before the fact was read'],
  ['2026-09-14', [], 'on the day on which it was read'],
  ['2026-09-15', ['training'], 'after it was read'],
  [today, ['training'], 'today'],
  ['2026-11-21', [], 'tomorrow'],
])('new terms of %s touch %j: they hold from %3$s', (date, topics) => {
  const changes = changesTouching(fact, [{ date, touches: ['training'] }], today);
  expect(changes.flatMap(({ touches }) => touches)).toEqual(topics);
});

test('new terms touch the facts of their topics only', () => {
  expect(changesTouching(fact, [{ date: '2026-10-01', touches: ['age', 'retention'] }], today)).toEqual([]);
});

test.each([
  ['nothing is old', entry, undefined],
  ['the entry is old', { ...entry, verifiedAt: '2026-04' }, 'age'],
  ['a fact is old', { ...entry, facts: [fact, { about: 'age', read: '2026-01-01' } as const] }, 'age'],
  ['new terms touch a fact', { ...entry, changes: [{ date: '2026-10-01', touches: ['training'] as const }] }, 'terms'],
  [
    'new terms came after the entry was checked, on what it says nothing of',
    { ...entry, verifiedAt: '2026-09-20', changes: [{ date: '2026-10-01', touches: ['age'] as const }] },
    'terms',
  ],
  [
    'new terms came after the entry was checked, and the facts on them were read since',
    { ...entry, verifiedAt: '2026-08', changes: [{ date: '2026-09-01', touches: ['training'] as const }] },
    undefined,
  ],
  ['it has ended', { ...entry, verifiedAt: '2020-01', status: 'discontinued' }, undefined],
])('when %s it is in the queue by: %3$s', (_, { changes, ...checked }, reason) => {
  const copies = changes.map(({ date, touches }) => ({ date, touches: [...touches] }));
  expect(recheckReason({ ...checked, changes: copies }, now)).toBe(reason);
});

test('of the dates on which something was read the oldest counts, a month by its last day', () => {
  expect(oldestReading({ verifiedAt: '2026-08', facts: [{ about: 'age', read: '2026-08-30' }] }, today)).toBe('2026-08-30');
  expect(oldestReading({ verifiedAt: '2026-08', facts: [] }, today)).toBe('2026-08');
});

test.each([
  ['seen since', { about: 'age', read: '2026-01-01', seen: '2026-11-01' }, undefined],
  ['seen over 180 days ago', { about: 'age', read: '2026-01-01', seen: '2026-05-01' }, 'age'],
  ['seen since, and read over two years ago', { about: 'age', read: '2024-11-01', seen: '2026-11-01' }, 'age'],
] as const)('a fact %s is in the queue by: %3$s', (_, seenFact, reason) => {
  expect(recheckReason({ ...entry, facts: [seenFact] }, now)).toBe(reason);
});

test('the queue is by changed words, by new terms, then by age, then by views, then by name', () => {
  const row = { reason: 'age', checked: '2026-01', views: 0, name: 'b' } as const;
  const rows = [
    { ...row, name: 'c' },
    row,
    { ...row, views: 5, name: 'seen' },
    { ...row, checked: '2025-12', name: 'older' },
    { ...row, reason: 'terms', checked: '2026-10', name: 'terms' } as const,
    { ...row, reason: 'gone', checked: '2026-10', name: 'gone' } as const,
    { ...row, reason: 'reworded', checked: '2026-10', name: 'reworded' } as const,
  ];
  expect(rows.toSorted(compareQueued).map(({ name }) => name)).toEqual(['reworded', 'gone', 'terms', 'older', 'seen', 'b', 'c']);
});

test('what names a day that has come stands before all else', () => {
  const row = { checked: '2026-01', views: 0, name: 'a' };
  const rows = (['age', 'terms', 'wrong', 'gone', 'reworded', 'due'] as const).map((reason) => ({ ...row, reason }));
  expect(rows.toSorted(compareQueued)[0]?.reason).toBe('due');
});

const ageQuestion = { about: 'age', question: 'Who may use it?' } as const;

test('a topic of which nothing is left is asked of the maker, once', () => {
  expect(stillLookedFor({ name: 'Lamp', notFound: [ageQuestion] }, ['training', 'training'], [{ about: 'age' }])).toEqual([
    ageQuestion,
    { about: 'training', question: 'What do your terms say on training in Lamp?' },
  ]);
});

test('a topic on which another fact is left, or that is asked already, is not asked again', () => {
  expect(stillLookedFor({ name: 'Lamp', notFound: [ageQuestion] }, ['training', 'age'], [{ about: 'training' }])).toEqual([
    ageQuestion,
  ]);
});
