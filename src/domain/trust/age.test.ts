import { expect, test } from 'vitest';
import { ageNotices, checkedNotice, dayOf, daysBetween, freshnessOf, isTooOld } from './age.ts';

const today = '2026-11-22';

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-21', '2026-11-22', 1],
  ['2025-11-22', '2026-11-22', 365],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-09', '2026-09-14', 13],
  ['2026-11-23', '2026-11-22', -1],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['the same day', '2026-11-22', '2026-11-22', undefined],
  ['180 days', '2026-01-01', '2026-06-30', undefined],
  ['181 days', '2026-01-01', '2026-07-01', 'six months'],
  ['nine months', '2026-02-22', '2026-11-22', 'nine months'],
  ['a month counts from its first day', '2026-02', '2026-11-01', 'nine months'],
  ['a year', '2025-11-22', '2026-11-22', 'twelve months'],
  ['twenty months', '2025-03-22', '2026-11-22', '20 months'],
  ['two years', '2024-11-22', '2026-11-22', 'two years'],
])('at a distance of %s a copy and an entry say so', (_, day, now, age) => {
  expect(ageNotices({ copied: day }, now)).toEqual(age ? [`Our copy is ${age} old, so treat it as unconfirmed.`] : []);
  expect(checkedNotice(day, now)).toBe(age && `Checked ${age} ago, so treat it as unconfirmed.`);
});

test('the day of the copy counts, else the document’s; a fact with neither is of unknown age', () => {
  expect(ageNotices({ copied: '2026-11-01', dated: '2025-06-01' }, today)).toEqual([]);
  expect(ageNotices({ dated: '2026-02-22' }, today)).toEqual(['This document is nine months old, so treat it as unconfirmed.']);
  expect(ageNotices({}, today)).toEqual(['We don’t know how old this is, so treat it as unconfirmed.']);
});

test.each([
  ['two years', '2024-11-22', 0],
  ['two years and a day', '2024-11-21', 'two years'],
  ['three years', '2023-11-22', 'three years'],
])('a document of %s, read in a copy of today', (_, dated, age) => {
  const old = `This document is ${age} old. A newer one probably exists; we haven’t seen it.`;
  expect(ageNotices({ copied: today, dated }, today)).toEqual(age ? [old] : []);
  if (age) expect(ageNotices({ dated }, today)).toEqual([old]);
});

test.each([
  ['a copy of 365 days ago', { copied: '2025-11-22' }, false],
  ['a copy of 366 days ago', { copied: '2025-11-21' }, true],
  ['a document of 365 days ago', { dated: '2025-11-22' }, false],
  ['a document of 366 days ago', { dated: '2025-11-21' }, true],
  ['a document of two years in a copy of today', { copied: today, dated: '2024-11-22' }, false],
  ['a document of over two years in a copy of today', { copied: today, dated: '2024-11-21' }, true],
  ['nothing known', {}, true],
])('%s is too old to open anything: %s', (_, fact, old) => {
  expect(isTooOld(fact, today)).toBe(old);
});

test.each([
  ['seen after its copy', { copied: '2025-01-01', read: '2025-01-02', seen: '2026-11-20' }, '2026-11-20'],
  ['seen before its copy', { copied: '2026-11-21', read: '2026-11-21', seen: '2026-11-20' }, '2026-11-21'],
  ['seen on a day of the month of its copy', { copied: '2026-11', read: '2026-11-21', seen: '2026-11-20' }, '2026-11-20'],
  ['of a document without a known day', { read: '2026-01-01', seen: '2026-11-20' }, '2026-11-20'],
  ['read two years ago', { copied: '2024-11-22', read: '2024-11-22', seen: today }, today],
  ['read two years and a day ago', { copied: '2024-11-21', read: '2024-11-21', seen: today }, '2024-11-21'],
  ['never read by a person', { copied: '2026-01-01', seen: today }, '2026-01-01'],
])('a fact %s ages from %3$s', (_, fact, day) => {
  expect(dayOf(fact, today)).toBe(day);
});

test.each([
  ['seen 365 days ago', { read: '2025-06-01', copied: '2024-01-01', seen: '2025-11-22' }, false],
  ['seen 366 days ago', { read: '2025-06-01', copied: '2024-01-01', seen: '2025-11-21' }, true],
  ['seen today, read two years and a day ago', { read: '2024-11-21', copied: '2024-11-21', seen: today }, true],
  ['seen today in a document of over two years', { read: today, copied: today, dated: '2024-11-21', seen: today }, true],
])('a fact %s is too old to open anything: %s', (_, fact, old) => {
  expect(isTooOld(fact, today)).toBe(old);
});

test('what was last seen over 180 days ago says when', () => {
  const fact = { read: '2025-11-01', copied: '2025-11-01', seen: '2026-02-22' };
  expect(ageNotices(fact, today)).toEqual(['We last saw these words nine months ago, so treat it as unconfirmed.']);
  expect(ageNotices({ ...fact, seen: '2026-05-26' }, today)).toEqual([]);
});

test('facts are as fresh as the oldest, and unknown where one is', () => {
  expect(freshnessOf([{ copied: today }, { dated: '2026-03-01' }], today)).toEqual({ day: '2026-03-01' });
  expect(freshnessOf([{ copied: today }, {}], today)).toBe('unknown');
  expect(freshnessOf([], today)).toBeUndefined();
});
