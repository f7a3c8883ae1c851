import { expect, test } from 'vitest';
import { backupName, keptByDefault, outdatedBackups } from './rotation.ts';

/** Names a backup each day at 03:15, the last on the given day. */
function nightly(last: string, count: number): string[] {
  const end = Date.parse(`${last}T03:15:00Z`);
  return Array.from({ length: count }, (_, back) => backupName(new Date(end - back * 86_400_000).toISOString()));
}

test('a backup is named by its time in UTC, to the second', () => {
  expect(backupName('2026-11-22T03:15:09.120Z')).toBe('hub-2026-11-22T03-15-09Z.backup');
});

test('of two months of nights the last seven and the last of four weeks stay', () => {
  const names = nightly('2026-11-22', 60);
  const outdated = outdatedBackups(names, keptByDefault);
  // Sunday the 22nd is the last day of its own week, so that three more weeks have theirs on the Sundays before.
  expect(names.filter((name) => !outdated.includes(name)).map((name) => name.slice(4, 14))).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
  ]);
});

test('of several on one day the last stays', () => {
  const [morning, noon] = ['hub-2026-11-22T08-00-00Z.backup', 'hub-2026-11-22T12-00-00Z.backup'];
  expect(outdatedBackups([morning, noon], keptByDefault)).toEqual([morning]);
});

test('a pause deletes nothing: days without a backup do not count', () => {
  expect(outdatedBackups([...nightly('2026-11-22', 1), ...nightly('2026-06-01', 6)], keptByDefault)).toEqual([]);
});

test('a week begins on Monday, also over the turn of the year', () => {
  const monday = 'hub-2026-12-28T03-15-00Z.backup';
  const sunday = 'hub-2027-01-03T03-15-00Z.backup';
  expect(outdatedBackups([monday, sunday], { days: 0, weeks: 4 })).toEqual([monday]);
  expect(outdatedBackups(['hub-2026-12-27T03-15-00Z.backup', monday], { days: 0, weeks: 4 })).toEqual([]);
});

test.each(['hub-before-the-move.backup', 'hub-2026-11-21.backup', 'hub.sqlite', 'hub-2020-01-01T03-15-00Z.backup.unfinished'])(
  'a file that the timer did not make is never deleted: %s',
  (name) => {
    expect(outdatedBackups([name, ...nightly('2026-11-22', 40)], keptByDefault)).not.toContain(name);
  },
);
