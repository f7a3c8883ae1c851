import type { Kysely } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { DocumentThread } from '#server/documents/document-thread.ts';
import { keepReading as keep } from '#server/documents/keep-reading.ts';

/** Has a hub keep what a document said on a day, read on a thread of its own. */
export async function keepReading(db: Kysely<Database>, reading: Parameters<typeof keep>[2]) {
  await using thread = new DocumentThread();
  return await keep(db, thread, reading);
}
