import { statfs } from 'node:fs/promises';
import type { DatabaseConnection } from '../database/connect.ts';
import type { DataFolder } from '../database/data-folder.ts';
import { isDamaged } from '../database/data-folder.ts';
import type { DatabaseFault } from '../database/fault.ts';
import { nameFault } from '../database/fault.ts';
import { currentRevision } from '../repositories/revisions.ts';

// Room that SQLite needs for its write-ahead log before a write is safe.
const leastFreeBytes = 8 * 1024 * 1024;

const unreadable = 'the database cannot be read';
const sentences: Record<DatabaseFault, string> = {
  unavailable: 'the database cannot be reached',
  busy: 'the database is busy',
  full: 'the disk is full',
  corrupt: 'the database is damaged',
  unique: unreadable,
  newer: 'a newer version of the hub has changed the database',
};

// Interval, since reading the whole file takes some milliseconds, and a monitor may ask every second.
const checkedEveryMs = 60_000;

/**
 * Returns a function that reports whether a database file is damaged, as of a minute ago at most. It takes the time in
 * milliseconds.
 */
export function damageWatch(databasePath: string, check = isDamaged): (now: number) => boolean {
  let [checkedAt, hasDamage] = [Number.NEGATIVE_INFINITY, false];
  return (now) => {
    // Keeps a finding: damage does not go away while the hub runs.
    if (!hasDamage && Math.abs(now - checkedAt) >= checkedEveryMs) [checkedAt, hasDamage] = [now, check(databasePath)];
    return hasDamage;
  };
}

/**
 * Returns the reason why the hub is not fully working; undefined when it is. Pages and reads may well work meanwhile.
 * @param isFileDamaged true if the file of the embedded database is damaged
 * @param isUnreadable true if the database holds a newer catalogue that cannot be read
 */
export async function reasonNotReady(
  { db }: DatabaseConnection,
  folder: DataFolder | undefined,
  isFileDamaged: boolean,
  isUnreadable: boolean,
): Promise<string | undefined> {
  try {
    await currentRevision(db);
    if (isFileDamaged) return sentences.corrupt;
    if (isUnreadable) return 'the catalogue cannot be read, and an older one is shown';
    return folder && (await hasLittleRoom(folder.path)) ? sentences.full : undefined;
  } catch (error) {
    const fault = nameFault(error);
    return fault ? sentences[fault] : unreadable;
  }
}

async function hasLittleRoom(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize < leastFreeBytes;
}
