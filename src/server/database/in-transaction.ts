import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Runs work in a transaction: in the open one, with what else belongs to it, or in a new one. */
export const inTransaction = <T>(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
