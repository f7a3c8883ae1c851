import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from '../repositories/record-versions.ts';
import type { EvidenceRecord, EvidenceTable } from '../repositories/tool-facts.ts';
import {
  deleteSeededEvidence,
  evidenceTables,
  findEvidenceSeedStates,
  insertSeededEvidence,
  kindOfEvidence,
  updateSeededEvidence,
} from '../repositories/tool-facts.ts';
import type { SeedReport } from './seed.ts';

/**
 * Lays the authored facts and changes into the database: new ones are added, those that nobody edited follow their file and go
 * when it no longer has them, those that staff edited or added stay. Within the transaction of a seeding.
 */
export async function seedEvidence(
  db: Kysely<Database>,
  evidence: Content['evidence'],
  report: Pick<SeedReport, 'inserted' | 'updated' | 'removed' | 'keptAsEdited'>,
  change: Change,
): Promise<void> {
  for (const table of evidenceTables) {
    const authored = [...evidence].flatMap(([tool, { facts, changes }]) =>
      (table === 'toolFacts' ? facts : changes).map((record, position) => ({ tool, position, record })),
    );
    await seedTable(db, table, authored, report, change);
  }
}

async function seedTable(
  db: Kysely<Database>,
  table: EvidenceTable,
  authored: readonly EvidenceRecord[],
  report: Pick<SeedReport, 'inserted' | 'updated' | 'removed' | 'keptAsEdited'>,
  change: Change,
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
      report.inserted.push(`${kindOfEvidence[table]}/${name}`);
    } else if (state.seedHash !== seedHash) {
      if (state.editedAt === null) await updateSeededEvidence(db, table, state.id, { ...one, seedHash }, change);
      report[state.editedAt === null ? 'updated' : 'keptAsEdited'].push(`${kindOfEvidence[table]}/${name}`);
    }
  }
  await insertSeededEvidence(db, table, added, change);
  // What is left stands in no file; what never stood in one was added by staff.
  for (const [name, { id, editedAt, seedHash }] of left) {
    if (seedHash === null) continue;
    if (editedAt === null) await deleteSeededEvidence(db, table, id, change);
    report[editedAt === null ? 'removed' : 'keptAsEdited'].push(`${kindOfEvidence[table]}/${name}`);
  }
}

const fingerprint = ({ position, record }: EvidenceRecord) =>
  createHash('sha256')
    .update(JSON.stringify([position, record]))
    .digest('base64url');
