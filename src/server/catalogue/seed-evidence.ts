import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from '../repositories/record-versions.ts';
import type { EvidenceRecord, EvidenceSeedState, EvidenceTable } from '../repositories/tool-facts.ts';
import {
  deleteSeededEvidence,
  evidenceTables,
  findEvidenceSeedStates,
  insertSeededEvidence,
  kindOfEvidence,
  letEvidenceFollowFile,
  updateSeededEvidence,
} from '../repositories/tool-facts.ts';
import type { ImportReport } from './import-content.ts';
import type { SeedReport } from './seed.ts';

/** Of an edited record: what was done with it, for the report; nothing when there is nothing to tell. */
type WithEdited = (
  table: EvidenceTable,
  state: EvidenceSeedState,
  authored: (EvidenceRecord & { seedHash: string }) | undefined,
) => Promise<'keptAsEdited' | 'followed' | 'overwritten' | undefined>;

/**
 * Lays the authored facts and changes into the database: new ones are added, those that nobody edited follow their file and go
 * when it no longer has them, those that staff edited, took out of use or added stay. Within the transaction of a seeding.
 */
export async function seedEvidence(
  db: Kysely<Database>,
  evidence: Content['evidence'],
  report: SeedReport,
  change: Change,
): Promise<void> {
  const leave: WithEdited = async (_table, state, authored) =>
    saysSo(state, authored) || state.seedHash === authored?.seedHash ? undefined : 'keptAsEdited';
  await layIn(db, evidence, { ...report, followed: [], overwritten: [], leftWrong: [] }, leave, change);
}

/**
 * Takes the authored facts and changes in as seeding does. What staff edited and its file says too follows the file again; the
 * rest does when `overwrite` is asked for. Within the transaction of an import.
 */
export async function importEvidence(
  db: Kysely<Database>,
  evidence: Content['evidence'],
  report: ImportReport,
  { change, overwrite }: { change: Change; overwrite: boolean },
): Promise<void> {
  const decide: WithEdited = async (table, state, authored) => {
    const isRight = saysSo(state, authored);
    if (!isRight && !overwrite) return 'keptAsEdited';
    // Out of use and in no file: it stays so that staff can bring it back.
    if (!authored && isRight) return undefined;
    if (authored) await letEvidenceFollowFile(db, table, state.id, authored, change);
    else await deleteSeededEvidence(db, table, state.id, change, { evenIfEdited: true });
    return isRight ? 'followed' : 'overwritten';
  };
  await layIn(db, evidence, report, decide, change);
}

/** Whether a record stands in the database as its file has it: the same words in use, or out of use and in no file. */
function saysSo({ retiredAt, record }: EvidenceSeedState, authored: EvidenceRecord | undefined): boolean {
  if (!authored || retiredAt !== null) return !authored && retiredAt !== null;
  return isDeepStrictEqual(JSON.parse(record), JSON.parse(JSON.stringify(authored.record)));
}

async function layIn(
  db: Kysely<Database>,
  evidence: Content['evidence'],
  report: ImportReport,
  withEdited: WithEdited,
  change: Change,
): Promise<void> {
  for (const table of evidenceTables) {
    const authored = [...evidence].flatMap(([tool, { facts, changes }]) =>
      (table === 'toolFacts' ? facts : changes).map((record, position) => ({ tool, position, record })),
    );
    await layInTable(db, table, authored, report, withEdited, change);
  }
}

async function layInTable(
  db: Kysely<Database>,
  table: EvidenceTable,
  authored: readonly EvidenceRecord[],
  report: ImportReport,
  withEdited: WithEdited,
  change: Change,
): Promise<void> {
  const left = new Map((await findEvidenceSeedStates(db, table)).map((state) => [`${state.tool}/${state.name}`, state]));
  const added = [];
  const tell = async (name: string, state: EvidenceSeedState, one?: EvidenceRecord & { seedHash: string }) => {
    const done = await withEdited(table, state, one);
    if (done) report[done].push(`${kindOfEvidence[table]}/${name}`);
  };
  for (const one of authored) {
    const seedHash = fingerprint(one);
    const name = `${one.tool}/${one.record.id}`;
    const state = left.get(name);
    left.delete(name);
    if (!state) {
      added.push({ ...one, seedHash });
      report.inserted.push(`${kindOfEvidence[table]}/${name}`);
    } else if (state.editedAt !== null) {
      await tell(name, state, { ...one, seedHash });
    } else if (state.seedHash !== seedHash) {
      await updateSeededEvidence(db, table, state.id, { ...one, seedHash }, change);
      report.updated.push(`${kindOfEvidence[table]}/${name}`);
    }
  }
  await insertSeededEvidence(db, table, added, change);
  // What is left stands in no file; what never stood in one was added by staff.
  for (const [name, state] of left) {
    if (state.seedHash === null) continue;
    if (state.editedAt !== null) {
      await tell(name, state);
      continue;
    }
    await deleteSeededEvidence(db, table, state.id, change);
    report.removed.push(`${kindOfEvidence[table]}/${name}`);
  }
}

const fingerprint = ({ position, record }: EvidenceRecord) =>
  createHash('sha256')
    .update(JSON.stringify([position, record]))
    .digest('base64url');
