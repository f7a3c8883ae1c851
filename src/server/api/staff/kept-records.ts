import type { Kysely } from 'kysely';
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
import { requireAnswerRules } from './answer-rules.ts';
import { requireCatalogueRules } from './catalogue-issues.ts';
import { answerToEdit, toolToEdit, workflowToEdit } from './edits.ts';
import type { StaffContext } from './staff-call.ts';
import { judged, requireVerdictRule } from './verdict-rule.ts';
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
  /** The record as it may be stored in the place of another. @throws {HttpError} 422 naming each field that cannot stand. */
  checked: (
    context: StaffContext,
    record: object,
    place: { db: Kysely<Database>; before: KeptRecord; today: string },
  ) => Promise<KeptRecord>;
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
    checked: async (context, record, { db, before, today }) => {
      const { data: tool, issues } = check(toolSchema, record);
      if (issues) throw refused('tool', issues);
      requireCatalogueRules(context, { tool });
      const judgedBefore = await judged(db, before as Tool);
      requireVerdictRule(judgedBefore, { ...judgedBefore, tool }, { today, at: 'tool.' });
      return tool;
    },
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
    checked: async (context, record) => {
      const { data: workflow, issues } = check(workflowSchema, record);
      if (issues) throw refused('workflow', issues);
      requireCatalogueRules(context, { workflow });
      return workflow;
    },
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
    checked: async ({ catalogue }, record) => {
      const { data: answer, issues } = check(answerSchema, record);
      if (issues) throw refused('answer', issues);
      requireAnswerRules(catalogue.snapshot, answer);
      return answer;
    },
    update: (db, record, version, change) => updateAnswer(db, record as Answer, version, change),
  },
];

const refused = (noun: string, issues: readonly { path: string; message: string }[]) =>
  new HttpError(422, 'Some fields are missing or wrong.', {
    issues: issues.map(({ path, message }) => ({ path: `${noun}.${path}`, message })),
  });
