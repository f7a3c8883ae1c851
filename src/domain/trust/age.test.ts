import { expect, test } from 'vitest';
import {
  ageNotices,
  checkedNotice,
  dayOf,
  daysBetween,
  freshnessOf,
  isOldDocument,
  isTooOld,
  isUnread,
  unreadNotice,
  withAge,
  writtenNotices,
} from './age.ts';

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
  expect(ageNotices({}, today)).toEqual(['No date, so treat it as unconfirmed.']);
});

test.each([
  ['two years', '2024-11-22', ', so treat it as unconfirmed.'],
  ['two years and a day', '2024-11-21', '. A newer one probably exists; we haven’t seen it.'],
])('a document of %s, of which no copy has a day', (_, date, end) => {
  expect(ageNotices({ dated: date }, today)).toEqual([`This document is two years old${end}`]);
});

test('terms that have not changed for years are as new as the copy in which they still stood', () => {
  const terms = { copied: '2026-08-06', dated: '2023-08-11' };
  expect(ageNotices(terms, today)).toEqual([]);
  expect([isOldDocument(terms, today), isTooOld(terms, today), dayOf(terms, today)]).toEqual([false, false, '2026-08-06']);
});

test('what others wrote is as old as their text, however late its copy', () => {
  const report = { copied: today, dated: '2025-06-01', by: 'third party' };
  expect(dayOf(report, today)).toBe('2025-06-01');
  expect(dayOf({ ...report, by: 'maker' }, today)).toBe(today);
  expect(dayOf({ copied: today, by: 'third party' }, today)).toBe(today);
});

test.each([
  ['a copy of 365 days ago', { copied: '2025-11-22' }, false],
  ['a copy of 366 days ago', { copied: '2025-11-21' }, true],
  ['a document of 365 days ago', { dated: '2025-11-22' }, false],
  ['a document of 366 days ago', { dated: '2025-11-21' }, true],
  ['a document of two years in a copy of today', { copied: today, dated: '2024-11-22' }, false],
  ['a document of over two years in a copy of today', { copied: today, dated: '2024-11-21' }, false],
  ['a document of two years in a copy of 366 days ago', { copied: '2025-11-21', dated: '2024-11-22' }, true],
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
  ['seen today in a document of over two years', { read: today, dated: '2024-11-21', seen: today }, false],
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

test.each([
  ['2026-11-24', '2027-05-23', []],
  ['2026-11-24', '2027-05-24', ['Written in November 2026, six months ago.']],
  ['2026-11-24', '2027-11-24', ['Written in November 2026, twelve months ago.']],
  [
    '2026-11-24',
    '2027-11-25',
    ['Written in November 2026 and not read since. Laws, prices and terms change, so ask before you rely on it.'],
  ],
])('a text that was written %s says on %s: %j', (writtenDay, day, notices) => {
  expect(writtenNotices({ written: writtenDay }, day)).toEqual(notices);
});

test.each([
  ['2027-01', '2027-01-31', false],
  ['2027-01', '2027-02-01', true],
  ['2027-01-15', '2027-01-15', false],
  ['2027-01-15', '2027-01-16', true],
])('what must be read by %s says on %s that nobody did: %s', (mustBeReadBy, day, says) => {
  expect(writtenNotices({ written: '2026-12-01', mustBeReadBy }, day)).toHaveLength(says ? 1 : 0);
  expect(unreadNotice({ mustBeReadBy }, day)).toBe(
    says
      ? `Something in this was to change by ${mustBeReadBy === '2027-01' ? 'January 2027' : 'January 15, 2027'}, and we haven’t read it again since. Look at its source.`
      : undefined,
  );
});

test.each([
  ['2027-01', '2027-01', true],
  ['2027-01', '2027-01-31', true],
  ['2027-01', '2027-02-01', false],
  ['2027-01-15', '2027-01-15', true],
  ['2027-01-15', '2027-01-16', false],
  ['2027-01-15', '2027-02', false],
])('what must be read by %s and was read in %s is unread in March: %s', (mustBeReadBy, read, unread) => {
  expect(isUnread({ mustBeReadBy, read }, '2027-03-01')).toBe(unread);
});

test('a fact in which a day has come unread says so, and opens nothing', () => {
  const fact = { read: today, copied: today, mustBeReadBy: '2026-12' };
  expect([ageNotices(fact, '2026-12-31'), isTooOld(fact, '2026-12-31')]).toEqual([[], false]);
  expect(ageNotices(fact, '2027-01-01')).toEqual([expect.stringMatching(/^Something in this was to change by December 2026/)]);
  expect(isTooOld(fact, '2027-01-01')).toBe(true);
});

test('a line that ends in its month already doesn’t say it twice', () => {
  expect(withAge('Free (May 2026)', '2026-05-10', '2027-05-01')).toBe('Free (May 2026)');
  expect(withAge('Free (May 2026)', '2026-06-10', '2027-05-01')).toBe('Free (May 2026), as of June 2026');
});
