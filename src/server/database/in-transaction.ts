import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Does work all or nothing: in the transaction that is open already, with what else belongs to it, or in one of its own. */
export const inTransaction = <T>(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
