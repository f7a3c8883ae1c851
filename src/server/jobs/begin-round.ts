import type { Kysely } from 'kysely';
import { nameFault } from '../database/fault.ts';
import type { Database } from '../database/tables.ts';
import type { RoundKind } from '../repositories/rounds.ts';
import { findLatestRound, insertRound } from '../repositories/rounds.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Begins a round when the last one of its kind is so many days old. `now` is in milliseconds. */
export async function beginWhenDue(db: Kysely<Database>, kind: RoundKind, everyDays: number, now: number): Promise<void> {
  const last = await findLatestRound(db, kind);
  if (last && (last.endedAt === null || now - Date.parse(last.createdAt) < everyDays * dayMs)) return;
  await insertRound(db, kind, '(timer)', new Date(now).toISOString()).catch((error: unknown) => {
    // Another server was faster.
    if (nameFault(error) !== 'unique') throw error;
  });
}
