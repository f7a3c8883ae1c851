import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { check } from '#domain/check.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { updateAnswer } from '../../repositories/answers.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { updateTool } from '../../repositories/tools.ts';
import { updateWorkflow } from '../../repositories/workflows.ts';
import { answerToEdit, toolToEdit, workflowToEdit } from './edits.ts';
import type { ViewName } from './view-schemas.ts';

/** What the desk keeps every state of. */
export type KeptRecord = Tool | Workflow | Answer;

/** What a record is stored as, and what calls answer about it. */
interface Editable {
  version: number;
  record: KeptRecord;
  body: object;
}

/** A kind of record that the desk takes down, brings back and restores: where the calls for tools, workflows and answers differ. */
export interface KeptKind {
  noun: 'tool' | 'workflow' | 'answer';
  folder: 'tools' | 'workflows' | 'answers';
  view: ViewName;
  /** @throws {HttpError} 404 */
  read: (db: Kysely<Database>, slug: string | undefined) => Promise<Editable>;
  /** The record as its schema has it. @throws {HttpError} 422 naming each field that cannot stand. */
  checked: (record: object) => KeptRecord;
  /** @returns false when somebody changed it since this version. */
  update: (db: Kysely<Database>, record: KeptRecord, version: number, change: Change) => Promise<boolean>;
}

export const keptKinds: readonly KeptKind[] = [
  {
    noun: 'tool',
    folder: 'tools',
    view: 'EditableTool',
    read: async (db, slug) => {
      const body = await toolToEdit(db, slug);
      return { version: body.version, record: body.tool, body };
    },
    checked: (record) => checkedBy(toolSchema, 'tool', record),
    update: (db, record, version, change) => updateTool(db, record as Tool, version, change),
  },
  {
    noun: 'workflow',
    folder: 'workflows',
    view: 'EditableWorkflow',
    read: async (db, slug) => {
      const body = await workflowToEdit(db, slug);
      return { version: body.version, record: body.workflow, body };
    },
    checked: (record) => checkedBy(workflowSchema, 'workflow', record),
    update: (db, record, version, change) => updateWorkflow(db, record as Workflow, version, change),
  },
  {
    noun: 'answer',
    folder: 'answers',
    view: 'EditableAnswer',
    read: async (db, slug) => {
      const body = await answerToEdit(db, slug);
      return { version: body.version, record: body.answer, body };
    },
    checked: (record) => checkedBy(answerSchema, 'answer', record),
    update: (db, record, version, change) => updateAnswer(db, record as Answer, version, change),
  },
];

function checkedBy<Schema extends z.ZodType<KeptRecord>>(schema: Schema, noun: string, record: object): KeptRecord {
  const { data, issues } = check(schema, record);
  if (!issues) return data;
  throw new HttpError(422, 'Some fields are missing or wrong.', {
    issues: issues.map(({ path, message }) => ({ path: `${noun}.${path}`, message })),
  });
}
