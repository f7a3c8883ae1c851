import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import { findAnswerSeedStates, insertSeededAnswer, updateSeededAnswer } from '../repositories/answers.ts';
import type { Change } from '../repositories/record-versions.ts';
import { addRevision, changeCatalogue } from '../repositories/revisions.ts';
import type { SeedState } from '../repositories/tools.ts';
import { findToolSeedStates, insertSeededTool, updateSeededTool } from '../repositories/tools.ts';
import { findWorkflowSeedStates, insertSeededWorkflow, updateSeededWorkflow } from '../repositories/workflows.ts';
import { keepMissingStates } from './missing-states.ts';
import { seedDeskTexts } from './seed-desk-texts.ts';
import { seedEvidence } from './seed-evidence.ts';

/** What seeding did, for the log. */
export interface SeedReport {
  inserted: string[];
  updated: string[];
  /** Facts that their file no longer has. */
  removed: string[];
  /** Edited by staff and different from the file: left alone. */
  keptAsEdited: string[];
}

/**
 * Lays the authored catalogue into the database (docs/product.md): new slugs are inserted, rows that nobody edited
 * follow their file, rows that staff edited are left alone. One transaction, one node at a time, and no edit beside it.
 */
export function seed(db: Kysely<Database>, content: Content, now: string): Promise<SeedReport> {
  return changeCatalogue(db, async (transaction) => {
    await keepMissingStates(transaction);
    const change: Change = { at: now, origin: 'file' };
    const report: SeedReport = { inserted: [], updated: [], removed: [], keptAsEdited: [] };
    await seedTable(report, {
      folder: 'tools',
      records: content.tools,
      states: await findToolSeedStates(transaction),
      insert: (tool, hash) => insertSeededTool(transaction, tool, hash, change),
      update: (id, tool, hash) => updateSeededTool(transaction, id, tool, hash, change),
    });
    await seedTable(report, {
      folder: 'workflows',
      records: content.workflows,
      states: await findWorkflowSeedStates(transaction),
      insert: (workflow, hash) => insertSeededWorkflow(transaction, workflow, hash, change),
      update: (id, workflow, hash) => updateSeededWorkflow(transaction, id, workflow, hash, change),
    });
    await seedTable(report, {
      folder: 'answers',
      records: content.answers,
      states: await findAnswerSeedStates(transaction),
      insert: (answer, hash) => insertSeededAnswer(transaction, answer, hash, change),
      update: (id, answer, hash) => updateSeededAnswer(transaction, id, answer, hash, change),
    });
    await seedEvidence(transaction, content.evidence, report, change);
    await seedDeskTexts(transaction, content.deskTexts, report, change);
    const { inserted, updated, removed } = report;
    if (inserted.length + updated.length + removed.length > 0) await addRevision(transaction, 'seed', now);
    return report;
  });
}

interface SeededTable<T> {
  folder: string;
  records: readonly T[];
  states: SeedState[];
  insert: (record: T, hash: string) => Promise<unknown>;
  update: (id: string, record: T, hash: string) => Promise<unknown>;
}

async function seedTable<T extends Tool | Workflow | Answer>(report: SeedReport, table: SeededTable<T>): Promise<void> {
  const stateOf = new Map(table.states.map((state) => [state.slug, state]));
  for (const record of table.records) {
    const hash = fingerprint(record);
    const state = stateOf.get(record.slug);
    const name = `${table.folder}/${record.slug}`;
    if (!state) {
      await table.insert(record, hash);
      report.inserted.push(name);
    } else if (state.seedHash !== hash) {
      if (state.editedAt !== null || state.seedHash === null) {
        report.keptAsEdited.push(name);
      } else {
        await table.update(state.id, record, hash);
        report.updated.push(name);
      }
    }
  }
}

/** What tells one state of an authored record from another. */
export function fingerprint(record: object): string {
  // Workflows had no status at first: rows that were seeded then are still known as what their file says.
  const told = 'title' in record && 'status' in record && record.status === 'active' ? { ...record, status: undefined } : record;
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
