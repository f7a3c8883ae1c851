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
  db.selectFrom(table).select(['tool', 'record']).orderBy('tool').orderBy('position').orderBy('name').execute();

/** Which records there are, and whether seeding may update them. */
export const findEvidenceSeedStates = (db: Kysely<Database>, table: EvidenceTable): Promise<EvidenceSeedState[]> =>
  db.selectFrom(table).select(['id', 'tool', 'name', 'seedHash', 'editedAt']).execute();

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

/** Takes away a record that its file no longer has, unless somebody edited it. */
export async function deleteSeededEvidence(db: Kysely<Database>, table: EvidenceTable, id: string): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).where('editedAt', 'is', null).execute();
}
