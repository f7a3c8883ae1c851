import type { Kysely, Selectable } from 'kysely';
import type { LinkChecksTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';
import { upsert } from '../database/upsert.ts';

export type LinkCheck = Selectable<LinkChecksTable>;

/** Lists the last result for each address. */
export const findLinkChecks = (db: Kysely<Database>): Promise<LinkCheck[]> => db.selectFrom('linkChecks').selectAll().execute();

/** Stores a result, replacing the former one. */
export const saveLinkCheck = (db: Kysely<Database>, check: LinkCheck): Promise<void> =>
  upsert(db, 'linkChecks', ['address'], check);

/** Lists the addresses that were found dead. */
export const findDeadLinks = async (db: Kysely<Database>): Promise<string[]> =>
  (await db.selectFrom('linkChecks').select('address').where('outcome', '=', 'dead').execute()).map(({ address }) => address);

/** Deletes the results for addresses that nothing in the catalogue names any more. */
export async function deleteLinkChecks(db: Kysely<Database>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await db.deleteFrom('linkChecks').where('address', '=', address).execute();
}
