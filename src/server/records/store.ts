import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FiledRecords, RecordKind, RecordKindName, RecordOf } from '#domain/records/kinds.ts';
import { filedKinds, kinds } from '#domain/records/kinds.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from '../repositories/record-versions.ts';
import { findVersion, keepStates, latestNumbers } from '../repositories/record-versions.ts';
import type { AuthoredRecord } from './authored.ts';
import { asSchemaHasIt, parseStored } from './stored-text.ts';

/** A record as the database holds it; times are ISO 8601 in UTC. */
export interface StoredRecord<T extends object = object> {
  name: string;
  record: T;
  /** Number of writes, so that two editors cannot overwrite each other unseen. */
  version: number;
  position: number;
  /** Fingerprint of the file that it last followed; null when staff made it. */
  seedHash: string | null;
  /** Time of the last edit by staff; null as long as it follows its file. */
  editedAt: string | null;
  /** Time when staff took it out of use. */
  retiredAt: string | null;
  updatedAt: string;
  /** Reference of the suggestion that it came from. */
  submissionReference: string | null;
}

// Batch size below the limits of values in one statement: 32,766 on SQLite, 65,535 on PostgreSQL.
const rowsAtOnce = 500;

/**
 * Finds the records of a kind, those out of use too, in the order of their file and of their names.
 * @param place.name only the one of this name
 * @param place.within only those of this tool
 * @throws {UnreadableRecord}
 */
export async function findRecords<Name extends RecordKindName>(
  db: Kysely<Database>,
  kind: Name,
  { name, within }: { name?: string; within?: string } = {},
): Promise<StoredRecord<RecordOf<Name>>[]> {
  let query = db
    .selectFrom('records')
    .leftJoin('inbox', 'inbox.id', 'records.submissionId')
    .select(['name', 'record', 'records.version', 'position', 'seedHash', 'editedAt', 'retiredAt', 'updatedAt'])
    .select('inbox.reference as submissionReference')
    .where('records.kind', '=', kind);
  if (name !== undefined) query = query.where('name', '=', name);
  if (within !== undefined) query = query.where('name', 'like', `${within}/%`);
  const rows = await query.execute();
  return rows
    .map((row) => ({ ...row, record: parseStored(kinds[kind], row) as RecordOf<Name> }))
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1));
}

/** Finds when the hub added each record of some kinds (ISO time), by kind and name: 'tools/otter'. */
export async function findAdded(db: Kysely<Database>, of: readonly RecordKindName[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('records').select(['kind', 'name', 'createdAt']).where('kind', 'in', of).execute();
  return new Map(rows.map(({ kind, name, createdAt }) => [`${kind}/${name}`, createdAt]));
}

export const findRecord = async <Name extends RecordKindName>(
  db: Kysely<Database>,
  kind: Name,
  name: string,
): Promise<StoredRecord<RecordOf<Name>> | undefined> => (await findRecords(db, kind, { name }))[0];

/** Lists the contents of the records of a kind that are in use. */
export const findAll = async <Name extends RecordKindName>(db: Kysely<Database>, kind: Name): Promise<RecordOf<Name>[]> =>
  (await findRecords(db, kind)).filter(({ retiredAt }) => retiredAt === null).map(({ record }) => record);

/** Lists the contents of the records in use, for each kind whose records have a file each. */
export async function findFiled(db: Kysely<Database>): Promise<FiledRecords> {
  const recordsByKind: [name: string, records: object[]][] = [];
  for (const kind of filedKinds) recordsByKind.push([kind, await findAll(db, kind)]);
  return Object.fromEntries(recordsByKind) as unknown as FiledRecords;
}

/** Finds the name of the record of a kind that a suggestion became. */
export async function findOfSubmission(
  db: Kysely<Database>,
  submissionId: string,
): Promise<{ kind: string; name: string } | undefined> {
  return db.selectFrom('records').select(['kind', 'name']).where('submissionId', '=', submissionId).executeTakeFirst();
}

/** Record to be stored, with its fingerprint and its suggestion, if any. */
type NewRecord = AuthoredRecord & { seedHash?: string; submissionId?: string };

/**
 * Adds records of a kind: from files where they have a fingerprint, from staff otherwise. Fails with 'unique' when a name is
 * taken. A record that was removed and comes back continues its count of versions.
 */
export async function insertRecords(
  db: Kysely<Database>,
  kind: RecordKindName,
  records: readonly NewRecord[],
  change: Change,
): Promise<void> {
  if (records.length === 0) return;
  const latest = await latestNumbers(db, kind);
  const newRows = records.map(({ name, record, position = 0, seedHash = null, submissionId = null }) => ({
    ...{ id: randomUUIDv7(), kind, name, record, position, seedHash, submissionId },
    version: (latest.get(name) ?? 0) + 1,
    editedAt: seedHash === null ? change.at : null,
    ...{ createdAt: change.at, updatedAt: change.at },
  }));
  for (let first = 0; first < newRows.length; first += rowsAtOnce) {
    const rows = newRows.slice(first, first + rowsAtOnce).map((row) => ({ ...row, record: JSON.stringify(row.record) }));
    await db.insertInto('records').values(rows).execute();
  }
  await keepStates(
    db,
    kind,
    newRows.map(({ name, version: number, record }) => ({ name, number, record })),
    change,
  );
}

/** New state of a record. */
type Written = Pick<StoredRecord, 'record' | 'retiredAt'> & Partial<Pick<StoredRecord, 'seedHash' | 'position'>>;

/**
 * Replaces a record by what staff made of it, or by its file where `seedHash` is passed; its state is kept in the history. A
 * record that staff edited follows its file no longer. Within a transaction.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateRecord(
  db: Kysely<Database>,
  kind: RecordKindName,
  { name, version }: Pick<StoredRecord, 'name' | 'version'>,
  { record, ...written }: Written,
  change: Change,
): Promise<boolean> {
  const updated = await db
    .updateTable('records')
    .set({ ...written, record: JSON.stringify(record), version: version + 1, updatedAt: change.at })
    .set({ editedAt: written.seedHash === undefined ? change.at : null })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  // Stores no content for a record out of use; the state before has it.
  await keepStates(db, kind, [{ name, number: version + 1, record: written.retiredAt === null ? record : null }], change);
  return true;
}

/** Makes a record that equals its file follow it from now on. */
export async function letFollow(
  db: Kysely<Database>,
  kind: RecordKindName,
  { name, position = 0, seedHash }: AuthoredRecord & { seedHash: string },
): Promise<void> {
  const fields = { position, seedHash, editedAt: null };
  await db.updateTable('records').set(fields).where('kind', '=', kind).where('name', '=', name).execute();
}

/** Removes a record; its content stays in the history. */
export async function removeRecord(
  db: Kysely<Database>,
  kind: RecordKindName,
  { name, version }: Pick<StoredRecord, 'name' | 'version'>,
  change: Change,
): Promise<void> {
  await db.deleteFrom('records').where('kind', '=', kind).where('name', '=', name).execute();
  await keepStates(db, kind, [{ name, number: version + 1, record: null }], change);
}

/** Returns the position after the others in one file with this record: those of its tool, or of its kind. */
export async function nextPosition(db: Kysely<Database>, kind: RecordKindName, within?: string): Promise<number> {
  const others = await findRecords(db, kind, within === undefined ? {} : { within });
  return Math.max(-1, ...others.map(({ position }) => position)) + 1;
}

/** Finds a former state of a record, in this version's schema; `record` is null when it was removed then, or erased. */
export async function findFormerState(db: Kysely<Database>, kind: RecordKindName, name: string, number: number) {
  const version = await findVersion(db, kind, name, number);
  const { schema }: RecordKind = kinds[kind];
  return version && { ...version, record: version.record && asSchemaHasIt(schema, version.record) };
}
