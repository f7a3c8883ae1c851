import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { comparable } from '../content/export-content.ts';
import type { Content } from '../content/read-content.ts';
import type { DatabaseKind } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
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
import { fingerprint, lockSeeding } from './seed.ts';
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
}

/**
 * Takes the authored catalogue in beside running hubs, which show it within a second. Unlike seeding, it also looks at
 * what staff edited: what its file says too follows the file again, and the rest does when `overwrite` is asked for.
 */
export function importContent(
  db: Kysely<Database>,
  kind: DatabaseKind,
  content: Pick<Content, 'tools' | 'workflows' | 'evidence'>,
  options: { now: string; overwrite: boolean },
): Promise<ImportReport> {
  const { now, overwrite } = options;
  return db.transaction().execute(async (transaction) => {
    await lockSeeding(transaction, kind);
    const report: ImportReport = { inserted: [], updated: [], removed: [], followed: [], overwritten: [], keptAsEdited: [] };
    await importTable(report, overwrite, {
      folder: 'tools',
      records: content.tools,
      stored: await findTools(transaction),
      states: await findToolSeedStates(transaction),
      insert: (tool, hash) => insertSeededTool(transaction, tool, hash, now),
      follow: (id, hash) => letToolFollowFile(transaction, id, hash),
      update: (id, tool, hash) => updateSeededTool(transaction, id, tool, hash, now),
    });
    await importTable(report, overwrite, {
      folder: 'workflows',
      records: content.workflows,
      stored: await findWorkflows(transaction),
      states: await findWorkflowSeedStates(transaction),
      insert: (workflow, hash) => insertSeededWorkflow(transaction, workflow, hash, now),
      follow: (id, hash) => letWorkflowFollowFile(transaction, id, hash),
      update: (id, workflow, hash) => updateSeededWorkflow(transaction, id, workflow, hash, now),
    });
    await importEvidence(transaction, content.evidence, report, options);
    const { inserted, updated, removed, overwritten } = report;
    if (inserted.length + updated.length + removed.length + overwritten.length > 0) await addRevision(transaction, 'import', now);
    return report;
  });
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
