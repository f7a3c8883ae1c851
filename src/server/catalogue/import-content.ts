import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { comparable } from '../content/export-content.ts';
import type { Content } from '../content/read-content.ts';
import { newestReading } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import {
  findAnswerSeedStates,
  findAnswers,
  insertSeededAnswer,
  letAnswerFollowFile,
  updateSeededAnswer,
} from '../repositories/answers.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import type { Change } from '../repositories/record-versions.ts';
import { addRevision } from '../repositories/revisions.ts';
import type { SeedState } from '../repositories/tools.ts';
import { findToolSeedStates, findTools, insertSeededTool, letToolFollowFile, updateSeededTool } from '../repositories/tools.ts';
import {
  findWorkflowSeedStates,
  findWorkflows,
  insertSeededWorkflow,
  letWorkflowFollowFile,
  updateSeededWorkflow,
} from '../repositories/workflows.ts';
import { changeRecords } from './change-records.ts';
import { keepMissingStates } from './missing-states.ts';
import { fingerprint } from './seed.ts';
import { importDeskTexts } from './seed-desk-texts.ts';
import { importEvidence } from './seed-evidence.ts';

/** What an import did, by the names of the files below content/. */
export interface ImportReport {
  inserted: string[];
  updated: string[];
  /** Facts that their file no longer has. */
  removed: string[];
  /** Edited by staff, and the file says the same by now: it follows its file again. */
  followed: string[];
  /** Edited by staff and different from the file: overwritten because that was asked for. */
  overwritten: string[];
  /** … left alone because it was not. */
  keptAsEdited: string[];
  /** What the import leaves wrong though it passes, as after a stricter card: each file with the mistake. */
  leftWrong: string[];
}

/**
 * Takes the authored catalogue in beside running hubs, which show it within a second. Unlike seeding, it also looks at
 * what staff edited: what its file says too follows the file again, and the rest does when `overwrite` is asked for.
 * @throws {RecordsBroken} when files and what staff edited do not go together; then nothing was taken in
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  options: { now: string; overwrite: boolean; why?: string },
): Promise<ImportReport> {
  const { now, overwrite, why } = options;
  // By the day that the files were checked by.
  const today = newestReading(content.evidence);
  const { stored, left } = await changeRecords(db, { ruledBy: content, today }, async (transaction) => {
    await keepMissingStates(transaction);
    const change: Change = { at: now, origin: 'import', ...(why && { why }) };
    const report: ImportReport = {
      inserted: [],
      updated: [],
      removed: [],
      followed: [],
      overwritten: [],
      keptAsEdited: [],
      leftWrong: [],
    };
    await importTable(report, overwrite, {
      folder: 'tools',
      records: content.tools,
      stored: await findTools(transaction),
      states: await findToolSeedStates(transaction),
      insert: (tool, hash) => insertSeededTool(transaction, tool, hash, change),
      follow: (id, hash) => letToolFollowFile(transaction, id, hash),
      update: (id, tool, hash) => updateSeededTool(transaction, id, tool, hash, change),
    });
    await importTable(report, overwrite, {
      folder: 'workflows',
      records: content.workflows,
      stored: await findWorkflows(transaction),
      states: await findWorkflowSeedStates(transaction),
      insert: (workflow, hash) => insertSeededWorkflow(transaction, workflow, hash, change),
      follow: (id, hash) => letWorkflowFollowFile(transaction, id, hash),
      update: (id, workflow, hash) => updateSeededWorkflow(transaction, id, workflow, hash, change),
    });
    await importTable(report, overwrite, {
      folder: 'answers',
      records: content.answers,
      stored: await findAnswers(transaction),
      states: await findAnswerSeedStates(transaction),
      insert: (answer, hash) => insertSeededAnswer(transaction, answer, hash, change),
      follow: (id, hash) => letAnswerFollowFile(transaction, id, hash),
      update: (id, answer, hash) => updateSeededAnswer(transaction, id, answer, hash, change),
    });
    await importEvidence(transaction, content.evidence, report, { change, overwrite });
    await importDeskTexts(transaction, content.deskTexts, report, { change, overwrite });
    const { inserted, updated, removed, overwritten } = report;
    const changed = [...inserted, ...updated, ...removed, ...overwritten];
    if (changed.length > 0) await addRevision(transaction, 'import', now);
    if (changed.length > 0)
      await addAuditEntry(transaction, { ...operator, action: 'imported', detail: toldOf(report, why) }, now);
    // Each for itself, since what somebody wrote at the desk gave way.
    for (const target of overwritten)
      await addAuditEntry(transaction, { ...operator, action: 'overwritten', target, detail: why }, now);
    return { stored: report };
  });
  return { ...stored, leftWrong: left.map(({ file, field, message }) => `${file}: ${field}: ${message}`) };
}

// An import is a command of whoever runs the server.
const operator = { username: '(command line)' };

/** '2 new, 1 brought up to its file: Evidence of November'. */
function toldOf({ inserted, updated, removed, overwritten }: ImportReport, why: string | undefined): string {
  const counts: [records: string[], what: string][] = [
    [inserted, 'new'],
    [updated, 'brought up to their files'],
    [removed, 'gone from their files'],
    [overwritten, 'overwritten, though edited at the desk'],
  ];
  const told = counts.filter(([records]) => records.length > 0).map(([records, what]) => `${records.length} ${what}`);
  return [told.join(', '), why].filter(Boolean).join(': ');
}

interface ImportedTable<T> {
  folder: string;
  records: readonly T[];
  stored: readonly T[];
  states: SeedState[];
  insert: (record: T, hash: string) => Promise<unknown>;
  follow: (id: string, hash: string) => Promise<unknown>;
  update: (id: string, record: T, hash: string) => Promise<unknown>;
}

async function importTable<T extends Parameters<typeof comparable>[0]>(
  report: ImportReport,
  overwrite: boolean,
  { folder, records, stored, states, insert, follow, update }: ImportedTable<T>,
): Promise<void> {
  const stateOf = new Map(states.map((state) => [state.slug, state]));
  const storedOf = new Map(stored.map((record) => [record.slug, record]));
  for (const record of records) {
    const hash = fingerprint(record);
    const name = `${folder}/${record.slug}`;
    const state = stateOf.get(record.slug);
    const known = storedOf.get(record.slug);
    if (!state || !known) {
      await insert(record, hash);
      report.inserted.push(name);
      continue;
    }
    const saysTheSame = isDeepStrictEqual(comparable(known), comparable(record));
    const isEdited = state.editedAt !== null || state.seedHash === null;
    if (isEdited && !saysTheSame && !overwrite) {
      report.keptAsEdited.push(name);
      continue;
    }
    if (isEdited) await follow(state.id, hash);
    if (!saysTheSame) await update(state.id, record, hash);
    if (isEdited) report[saysTheSame ? 'followed' : 'overwritten'].push(name);
    else if (!saysTheSame) report.updated.push(name);
  }
}
