import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Evidence, Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../database/tables.ts';

/** The tables that hold one record of evidence a row. */
export const evidenceTables = ['toolFacts', 'termsChanges'] as const;
export type EvidenceTable = (typeof evidenceTables)[number];

/** One record of evidence as its file has it: of which tool, and where it stands in the file, from 0. */
export interface EvidenceRecord {
  tool: string;
  position: number;
  record: Fact | TermsChange;
}

/** What seeding needs to know of a stored record. */
export interface EvidenceSeedState {
  id: string;
  tool: string;
  name: string;
  seedHash: string | null;
  editedAt: string | null;
  retiredAt: string | null;
  /** As JSON. */
  record: string;
}

/** A record of evidence as staff edit it; what they took out of use is one too. */
export interface EditableEvidence<T extends Fact | TermsChange = Fact | TermsChange> {
  version: number;
  editedAt: string | null;
  retiredAt: string | null;
  record: T;
}

// SQLite takes 32,766 values in one statement, PostgreSQL 65,535.
const rowsAtOnce = 500;

/** All evidence by the slug of its tool, in the order of the files. */
export async function findEvidence(db: Kysely<Database>): Promise<Map<string, Evidence>> {
  const evidence = new Map<string, Evidence>();
  const of = (tool: string) => {
    const known = evidence.get(tool) ?? { facts: [], changes: [] };
    evidence.set(tool, known);
    return known;
  };
  for (const { tool, record } of await findRecords(db, 'toolFacts')) of(tool).facts.push(JSON.parse(record) as Fact);
  for (const { tool, record } of await findRecords(db, 'termsChanges')) of(tool).changes.push(JSON.parse(record) as TermsChange);
  return evidence;
}

const findRecords = (db: Kysely<Database>, table: EvidenceTable) =>
  db
    .selectFrom(table)
    .select(['tool', 'record'])
    .where('retiredAt', 'is', null)
    .orderBy('tool')
    .orderBy('position')
    .orderBy('name')
    .execute();

/** The records of one tool as staff edit them, in the order of its file; those out of use among them. */
export async function findEvidenceForEdit<T extends Fact | TermsChange>(
  db: Kysely<Database>,
  table: EvidenceTable,
  tool: string,
): Promise<EditableEvidence<T>[]> {
  const rows = await db
    .selectFrom(table)
    .select(['version', 'editedAt', 'retiredAt', 'record'])
    .where('tool', '=', tool)
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, record: JSON.parse(row.record) as T }));
}

/** Adds a record that staff made, after the tool's others. `now` is ISO time. Fails with 'unique' when its id is taken. */
export async function insertEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  tool: string,
  record: Fact | TermsChange,
  now: string,
): Promise<void> {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tool', '=', tool)
    .executeTakeFirstOrThrow();
  const row = {
    id: randomUUIDv7(),
    tool,
    name: record.id,
    position: last === null ? 0 : Number(last) + 1,
    record: JSON.stringify(record),
    editedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await db
    .insertInto(table)
    .values(row as never)
    .execute();
}

/**
 * Replaces a record by what staff made of it, or takes it out of use; seeding leaves it alone from then on. `now` is ISO time.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  tool: string,
  { version, record, retiredAt }: Omit<EditableEvidence, 'editedAt'>,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ record: JSON.stringify(record) as never, retiredAt, editedAt: now, updatedAt: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('tool', '=', tool)
    .where('name', '=', record.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which records there are, and whether seeding may update them. */
export const findEvidenceSeedStates = (db: Kysely<Database>, table: EvidenceTable): Promise<EvidenceSeedState[]> =>
  db.selectFrom(table).select(['id', 'tool', 'name', 'seedHash', 'editedAt', 'retiredAt', 'record']).execute();

/** Adds records that were seeded, each with the fingerprint of what its file says. `now` is ISO time. */
export async function insertSeededEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  records: readonly (EvidenceRecord & { seedHash: string })[],
  now: string,
): Promise<void> {
  for (let first = 0; first < records.length; first += rowsAtOnce) {
    const rows = records.slice(first, first + rowsAtOnce).map(({ record, ...rest }) => ({
      ...rest,
      id: randomUUIDv7(),
      name: record.id,
      record: JSON.stringify(record),
      createdAt: now,
      updatedAt: now,
    }));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

/** Brings a record that nobody edited up to its file. `now` is ISO time. */
export async function updateSeededEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  id: string,
  { position, record, seedHash }: EvidenceRecord & { seedHash: string },
  now: string,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ position, record: JSON.stringify(record) as never, seedHash, updatedAt: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('editedAt', 'is', null)
    .execute();
}

/** Has a record that staff edited follow its file again: it says what the file says, and is in use. `now` is ISO time. */
export async function letEvidenceFollowFile(
  db: Kysely<Database>,
  table: EvidenceTable,
  id: string,
  authored: EvidenceRecord & { seedHash: string },
  now: string,
): Promise<void> {
  await db.updateTable(table).set({ editedAt: null, retiredAt: null }).where('id', '=', id).execute();
  await updateSeededEvidence(db, table, id, authored, now);
}

/** Takes away a record that its file no longer has, unless somebody edited it. */
export async function deleteSeededEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  id: string,
  { evenIfEdited = false } = {},
): Promise<void> {
  const one = db.deleteFrom(table).where('id', '=', id);
  await (evenIfEdited ? one : one.where('editedAt', 'is', null)).execute();
}
