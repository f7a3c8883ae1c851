import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FiledRecords, RecordKind, RecordKindName, RecordOf } from '#domain/records/kinds.ts';
import { filedKinds, kinds } from '#domain/records/kinds.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from '../repositories/record-versions.ts';
import { findVersion, keepStates, latestNumbers } from '../repositories/record-versions.ts';
import type { AuthoredRecord } from './authored.ts';
import { asSchemaHasIt, parseStored } from './stored-text.ts';

/** A record as the database holds it. Times are ISO 8601 in UTC. */
export interface StoredRecord<T extends object = object> {
  name: string;
  record: T;
  /** Counts the writes, so that two editors cannot overwrite each other unseen. */
  version: number;
  position: number;
  /** Fingerprint of the file that it last followed; null when staff made it. */
  seedHash: string | null;
  /** When staff last edited it; null as long as it follows its file. */
  editedAt: string | null;
  /** When staff took it out of use. */
  retiredAt: string | null;
  updatedAt: string;
  /** Reference of the suggestion that it came from. */
  submissionReference: string | null;
}

// SQLite takes 32,766 values in one statement, PostgreSQL 65,535.
const rowsAtOnce = 500;

/**
 * The records of a kind, those out of use too, in the order of their file and of their names.
 * @param place.name the one of this name
 * @param place.within those of this tool
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

/** When the hub took up each record of some kinds (ISO time), by kind and name: 'tools/otter'. */
export async function findAdded(db: Kysely<Database>, of: readonly RecordKindName[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('records').select(['kind', 'name', 'createdAt']).where('kind', 'in', of).execute();
  return new Map(rows.map(({ kind, name, createdAt }) => [`${kind}/${name}`, createdAt]));
}

export const findRecord = async <Name extends RecordKindName>(
  db: Kysely<Database>,
  kind: Name,
  name: string,
): Promise<StoredRecord<RecordOf<Name>> | undefined> => (await findRecords(db, kind, { name }))[0];

/** What the records of a kind say that are in use. */
export const findAll = async <Name extends RecordKindName>(db: Kysely<Database>, kind: Name): Promise<RecordOf<Name>[]> =>
  (await findRecords(db, kind)).filter(({ retiredAt }) => retiredAt === null).map(({ record }) => record);

/** … of each kind whose records have files of their own. */
export async function findFiled(db: Kysely<Database>): Promise<FiledRecords> {
  const found: [name: string, records: object[]][] = [];
  for (const kind of filedKinds) found.push([kind, await findAll(db, kind)]);
  return Object.fromEntries(found) as unknown as FiledRecords;
}

/** The name of the record of a kind that a suggestion became. */
export async function findOfSubmission(
  db: Kysely<Database>,
  submissionId: string,
): Promise<{ kind: string; name: string } | undefined> {
  return db.selectFrom('records').select(['kind', 'name']).where('submissionId', '=', submissionId).executeTakeFirst();
}

/** Records that are stored, and what else is known of them. */
type NewRecord = AuthoredRecord & { seedHash?: string; submissionId?: string };

/**
 * Adds records of a kind: of files where they have a fingerprint, of staff where not. Fails with 'unique' when a name is taken.
 * What was taken away and comes back goes on counting.
 */
export async function insertRecords(
  db: Kysely<Database>,
  kind: RecordKindName,
  records: readonly NewRecord[],
  change: Change,
): Promise<void> {
  if (records.length === 0) return;
  const latest = await latestNumbers(db, kind);
  const added = records.map(({ name, record, position = 0, seedHash = null, submissionId = null }) => ({
    ...{ id: randomUUIDv7(), kind, name, record, position, seedHash, submissionId },
    version: (latest.get(name) ?? 0) + 1,
    editedAt: seedHash === null ? change.at : null,
    ...{ createdAt: change.at, updatedAt: change.at },
  }));
  for (let first = 0; first < added.length; first += rowsAtOnce) {
    const rows = added.slice(first, first + rowsAtOnce).map((row) => ({ ...row, record: JSON.stringify(row.record) }));
    await db.insertInto('records').values(rows).execute();
  }
  await keepStates(
    db,
    kind,
    added.map(({ name, version: number, record }) => ({ name, number, record })),
    change,
  );
}

/** What becomes of a record. */
type Written = Pick<StoredRecord, 'record' | 'retiredAt'> & Partial<Pick<StoredRecord, 'seedHash' | 'position'>>;

/**
 * Replaces a record by what staff made of it, or by its file where `seedHash` is told; its state is kept in the history. What staff
 * edited follows its file no longer. Within a transaction.
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
  // Out of use it says nothing; what it said stands in the state before.
  await keepStates(db, kind, [{ name, number: version + 1, record: written.retiredAt === null ? record : null }], change);
  return true;
}

/** Has a record that says what its file says follow it from now on. */
export async function letFollow(
  db: Kysely<Database>,
  kind: RecordKindName,
  { name, position = 0, seedHash }: AuthoredRecord & { seedHash: string },
): Promise<void> {
  const written = { position, seedHash, editedAt: null };
  await db.updateTable('records').set(written).where('kind', '=', kind).where('name', '=', name).execute();
}

/** Takes a record away; what it said stands in the history. */
export async function removeRecord(
  db: Kysely<Database>,
  kind: RecordKindName,
  { name, version }: Pick<StoredRecord, 'name' | 'version'>,
  change: Change,
): Promise<void> {
  await db.deleteFrom('records').where('kind', '=', kind).where('name', '=', name).execute();
  await keepStates(db, kind, [{ name, number: version + 1, record: null }], change);
}

/** A place after the others that stand in one file with this record: those of its tool, or of its kind. */
export async function nextPosition(db: Kysely<Database>, kind: RecordKindName, within?: string): Promise<number> {
  const others = await findRecords(db, kind, within === undefined ? {} : { within });
  return Math.max(-1, ...others.map(({ position }) => position)) + 1;
}

/** A former state of a record, as this version's schema has it; `record` is null when it was taken away then, or erased. */
export async function findFormerState(db: Kysely<Database>, kind: RecordKindName, name: string, number: number) {
  const version = await findVersion(db, kind, name, number);
  const { schema }: RecordKind = kinds[kind];
  return version && { ...version, record: version.record && asSchemaHasIt(schema, version.record) };
}
