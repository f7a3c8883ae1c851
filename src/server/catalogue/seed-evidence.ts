import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import type { EvidenceRecord, EvidenceTable } from '../repositories/tool-facts.ts';
import {
  deleteSeededEvidence,
  evidenceTables,
  findEvidenceSeedStates,
  insertSeededEvidence,
  updateSeededEvidence,
} from '../repositories/tool-facts.ts';
import type { SeedReport } from './seed.ts';

const folderOf: Record<EvidenceTable, string> = { toolFacts: 'facts', termsChanges: 'terms-changes' };

/**
 * Lays the authored facts and changes into the database: new ones are added, those that nobody edited follow their file and go
 * when it no longer has them, those that staff edited or added stay. Within the transaction of a seeding. `now` is ISO time.
 */
export async function seedEvidence(
  db: Kysely<Database>,
  evidence: Content['evidence'],
  report: Pick<SeedReport, 'inserted' | 'updated' | 'removed' | 'keptAsEdited'>,
  now: string,
): Promise<void> {
  for (const table of evidenceTables) {
    const authored = [...evidence].flatMap(([tool, { facts, changes }]) =>
      (table === 'toolFacts' ? facts : changes).map((record, position) => ({ tool, position, record })),
    );
    await seedTable(db, table, authored, report, now);
  }
}

async function seedTable(
  db: Kysely<Database>,
  table: EvidenceTable,
  authored: readonly EvidenceRecord[],
  report: Pick<SeedReport, 'inserted' | 'updated' | 'removed' | 'keptAsEdited'>,
  now: string,
): Promise<void> {
  const left = new Map((await findEvidenceSeedStates(db, table)).map((state) => [`${state.tool}/${state.name}`, state]));
  const added = [];
  for (const one of authored) {
    const seedHash = fingerprint(one);
    const name = `${one.tool}/${one.record.id}`;
    const state = left.get(name);
    left.delete(name);
    if (!state) {
      added.push({ ...one, seedHash });
      report.inserted.push(`${folderOf[table]}/${name}`);
    } else if (state.seedHash !== seedHash) {
      if (state.editedAt === null) await updateSeededEvidence(db, table, state.id, { ...one, seedHash }, now);
      report[state.editedAt === null ? 'updated' : 'keptAsEdited'].push(`${folderOf[table]}/${name}`);
    }
  }
  await insertSeededEvidence(db, table, added, now);
  // What is left stands in no file; what never stood in one was added by staff.
  for (const [name, { id, editedAt, seedHash }] of left) {
    if (seedHash === null) continue;
    if (editedAt === null) await deleteSeededEvidence(db, table, id);
    report[editedAt === null ? 'removed' : 'keptAsEdited'].push(`${folderOf[table]}/${name}`);
  }
}

const fingerprint = ({ position, record }: EvidenceRecord) =>
  createHash('sha256')
    .update(JSON.stringify([position, record]))
    .digest('base64url');
