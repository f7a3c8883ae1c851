import type { Kysely } from 'kysely';
import type { Records } from '../content/records.ts';
import type { Database } from '../database/tables.ts';
import { currentRevision } from '../repositories/revisions.ts';
import type { RuledBy } from './read-records.ts';
import { readRecords } from './read-records.ts';

/**
 * The records as the database holds them now, the same object as long as its revision is the same. For reads beside a transaction;
 * within one, `readRecords`.
 */
export async function recordsNow(db: Kysely<Database>, ruledBy: RuledBy): Promise<Records> {
  // Read before the records: they may be newer than it, never older.
  const revision = await currentRevision(db);
  const before = lastRead.get(db);
  if (before?.revision === revision && before.ruledBy === ruledBy) return before.records;
  const records = await readRecords(db, ruledBy);
  lastRead.set(db, { revision, ruledBy, records });
  return records;
}

const lastRead = new WeakMap<Kysely<Database>, { revision: number; ruledBy: RuledBy; records: Records }>();
