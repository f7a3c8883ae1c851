import type { Kysely } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { DocumentThread } from '#server/documents/document-thread.ts';
import { keepReading as keep } from '#server/documents/keep-reading.ts';

/** Stores the words of a document on a day, parsed on a separate thread. */
export async function keepReading(db: Kysely<Database>, reading: Parameters<typeof keep>[2]) {
  await using thread = new DocumentThread();
  return await keep(db, thread, reading);
}
