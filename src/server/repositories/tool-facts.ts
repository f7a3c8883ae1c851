import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Evidence, Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from './record-versions.ts';
import { keepStates, latestNumbers } from './record-versions.ts';

/** The tables that hold one record of evidence a row. */
export const evidenceTables = ['toolFacts', 'termsChanges'] as const;
export type EvidenceTable = (typeof evidenceTables)[number];

/** Their records' kind: the folder of their files. */
export const kindOfEvidence = { toolFacts: 'facts', termsChanges: 'terms-changes' } as const;

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

/** Adds a record that staff made, after the tool's others. Fails with 'unique' when its id is taken. */
export async function insertEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  tool: string,
  record: Fact | TermsChange,
  change: Change,
): Promise<void> {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tool', '=', tool)
    .executeTakeFirstOrThrow();
  const kind = kindOfEvidence[table];
  const name = nameOf({ tool, record });
  // What was taken away and comes back goes on counting.
  const version = ((await latestNumbers(db, kind)).get(name) ?? 0) + 1;
  const row = {
    id: randomUUIDv7(),
    version,
    tool,
    name: record.id,
    position: last === null ? 0 : Number(last) + 1,
    record: JSON.stringify(record),
    editedAt: change.at,
    createdAt: change.at,
    updatedAt: change.at,
  };
  await db
    .insertInto(table)
    .values(row as never)
    .execute();
  await keepStates(db, kind, [{ name, number: version, record }], change);
}

/**
 * Replaces a record by what staff made of it, or takes it out of use; seeding leaves it alone from then on.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  tool: string,
  { version, record, retiredAt }: Omit<EditableEvidence, 'editedAt'>,
  change: Change,
): Promise<boolean> {
  const updated = await db
    .updateTable(table)
    .set({ record: JSON.stringify(record) as never, retiredAt, editedAt: change.at, updatedAt: change.at })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('tool', '=', tool)
    .where('name', '=', record.id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  // Out of use it says nothing; what it said stands in the state before.
  const state = { name: nameOf({ tool, record }), number: updated.version, record: retiredAt === null ? record : null };
  await keepStates(db, kindOfEvidence[table], [state], change);
  return true;
}

/** Which records there are, and whether seeding may update them. */
export const findEvidenceSeedStates = (db: Kysely<Database>, table: EvidenceTable): Promise<EvidenceSeedState[]> =>
  db.selectFrom(table).select(['id', 'tool', 'name', 'seedHash', 'editedAt', 'retiredAt', 'record']).execute();

/** Adds records that were seeded, each with the fingerprint of what its file says. */
export async function insertSeededEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  records: readonly (EvidenceRecord & { seedHash: string })[],
  change: Change,
): Promise<void> {
  if (records.length === 0) return;
  const kind = kindOfEvidence[table];
  // What was taken away and comes back goes on counting.
  const latest = await latestNumbers(db, kind);
  const added = records.map((one) => ({ ...one, version: (latest.get(nameOf(one)) ?? 0) + 1 }));
  for (let first = 0; first < added.length; first += rowsAtOnce) {
    const rows = added.slice(first, first + rowsAtOnce).map(({ record, ...rest }) => ({
      ...rest,
      id: randomUUIDv7(),
      name: record.id,
      record: JSON.stringify(record),
      createdAt: change.at,
      updatedAt: change.at,
    }));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
  const states = added.map((one) => ({ name: nameOf(one), number: one.version, record: one.record }));
  await keepStates(db, kind, states, change);
}

/** A record's name in the history. */
const nameOf = ({ tool, record }: Pick<EvidenceRecord, 'tool' | 'record'>) => `${tool}/${record.id}`;

/** Brings a record that nobody edited up to its file. */
export async function updateSeededEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  id: string,
  { seedHash, ...one }: EvidenceRecord & { seedHash: string },
  change: Change,
): Promise<void> {
  const updated = await db
    .updateTable(table)
    .set({ position: one.position, record: JSON.stringify(one.record) as never, seedHash, updatedAt: change.at })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('editedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (updated)
    await keepStates(db, kindOfEvidence[table], [{ name: nameOf(one), number: updated.version, record: one.record }], change);
}

/** Has a record that staff edited follow its file again: it says what the file says, and is in use. */
export async function letEvidenceFollowFile(
  db: Kysely<Database>,
  table: EvidenceTable,
  id: string,
  authored: EvidenceRecord & { seedHash: string },
  change: Change,
): Promise<void> {
  await db.updateTable(table).set({ editedAt: null, retiredAt: null }).where('id', '=', id).execute();
  await updateSeededEvidence(db, table, id, authored, change);
}

/** Takes away a record that its file no longer has, unless somebody edited it. */
export async function deleteSeededEvidence(
  db: Kysely<Database>,
  table: EvidenceTable,
  id: string,
  change: Change,
  { evenIfEdited = false } = {},
): Promise<void> {
  const one = db.deleteFrom(table).where('id', '=', id);
  const deleted = await (evenIfEdited ? one : one.where('editedAt', 'is', null))
    .returning(['tool', 'name', 'version'])
    .executeTakeFirst();
  if (!deleted) return;
  const state = { name: `${deleted.tool}/${deleted.name}`, number: deleted.version + 1, record: null };
  await keepStates(db, kindOfEvidence[table], [state], change);
}
