/** Number of backups kept: the last one of each of so many days, and of so many weeks. */
export interface Kept {
  days: number;
  weeks: number;
}

/** Retention of `npm run backup -- --into` (docs/operations.md, "Backup"). */
export const keptByDefault: Kept = { days: 7, weeks: 4 };

// Names such as 'hub-2026-11-21T03-15-00Z.backup': their order is the order of their times.
const namePattern = /^hub-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.backup$/;
const beforeUpgradePattern = /^before-upgrade-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** Purpose of a backup: the daily one, or the way back from an upgrade. */
export type BackupCause = 'hub' | 'before-upgrade';

/**
 * Names a backup that is made now.
 * @param now ISO 8601 in UTC
 */
export const backupName = (now: string, cause: BackupCause = 'hub'): string =>
  `${cause}-${now.slice(0, 19).replaceAll(':', '-')}Z.backup`;

/**
 * Backups from before an upgrade that may go once another is made: each is kept until two later releases are installed.
 * @param names of the files in the folder
 */
export const outdatedWaysBack = (names: readonly string[]): string[] =>
  names
    .filter((name) => beforeUpgradePattern.test(name))
    .sort()
    .slice(0, -3);

/**
 * Files that a killed backup has left: the unfinished file, and SQLite's log next to it.
 * @param names of the files in the folder
 */
export const unfinishedBackups = (names: readonly string[]): string[] =>
  names.filter((name) => /^(hub|before-upgrade)-[\dTZ-]+\.backup\.unfinished/.test(name));

/**
 * Finds the outdated backups of a folder. Days and weeks without a backup do not count, so that a pause of the timer deletes
 * nothing; a week begins on Monday, all in UTC. Files with other names are never included.
 * @param names of the files in the folder
 */
export function outdatedBackups(names: readonly string[], { days, weeks }: Kept): string[] {
  const newestFirst = names.filter((name) => namePattern.test(name)).sort((a, b) => (a < b ? 1 : -1));
  const keptNames = new Set([
    ...newestOfEach(newestFirst, dayOf).slice(0, days),
    ...newestOfEach(newestFirst, (name) => mondayOf(dayOf(name))).slice(0, weeks),
  ]);
  return newestFirst.filter((name) => !keptNames.has(name));
}

function newestOfEach(newestFirst: readonly string[], periodOf: (name: string) => string): string[] {
  return newestFirst.filter((name, index) => newestFirst.findIndex((other) => periodOf(other) === periodOf(name)) === index);
}

const dayOf = (name: string): string => namePattern.exec(name)?.[1] ?? '';

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
