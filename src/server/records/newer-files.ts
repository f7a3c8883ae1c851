import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { inOneOrder } from '#domain/catalogue/workflow-schema.ts';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { Database } from '../database/tables.ts';
import type { ListedNotTaken } from '../repositories/files-not-taken.ts';
import { findNotTaken } from '../repositories/files-not-taken.ts';
import type { StoredRecord } from './store.ts';
import { findRecord } from './store.ts';

/** A record with a newer file than the state that staff edited; `stored` is undefined where staff said it elsewhere. */
export interface NewerFile {
  file: ListedNotTaken;
  stored: StoredRecord | undefined;
}

/**
 * Finds files that are newer than what staff edited, the latest first. A record that reads as its file by now is left out.
 * @param of only this record
 */
export async function findNewerFiles(db: Kysely<Database>, of?: { kind: RecordKindName; name: string }): Promise<NewerFile[]> {
  const newer: NewerFile[] = [];
  for (const file of await findNotTaken(db, of)) {
    const row = (await findRecord(db, file.kind, file.name)) as StoredRecord | undefined;
    if (file.record === null ? row : !isSameRecord(row, file.record)) newer.push({ file, stored: row });
  }
  return newer;
}

const isSameRecord = (row: StoredRecord | undefined, record: object): boolean =>
  row?.retiredAt === null && isDeepStrictEqual(inOneOrder(row.record), inOneOrder(record));
