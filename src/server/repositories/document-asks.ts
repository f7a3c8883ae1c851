import type { Kysely, Selectable } from 'kysely';
import type { DocumentAsksTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';
import { upsert } from '../database/upsert.ts';

/**
 * Results of requesting a document: its words were read, they are as before, it has no words that can be read (a script
 * fills it), it is not there any more, its site refuses programs, or it failed.
 */
const askOutcomes = ['read', 'as before', 'unreadable', 'gone', 'refused', 'failed'] as const;
export type AskOutcome = (typeof askOutcomes)[number];

export type DocumentAsk = Selectable<DocumentAsksTable>;

/** Lists the last result for each document. */
export const findDocumentAsks = (db: Kysely<Database>): Promise<DocumentAsk[]> =>
  db.selectFrom('documentAsks').selectAll().execute();

/** Stores a result, replacing the former one. */
export const saveDocumentAsk = (db: Kysely<Database>, ask: DocumentAsk): Promise<void> =>
  upsert(db, 'documentAsks', ['address'], ask);

/** Deletes the results for documents on which nothing rests any more. */
export async function deleteDocumentAsks(db: Kysely<Database>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await db.deleteFrom('documentAsks').where('address', '=', address).execute();
}
