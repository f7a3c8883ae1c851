import type { ComponentType } from 'react';
import type { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { AnswerPageView } from '#domain/answers/answer-views.ts';
import { toolIssues, workflowIssues } from '#domain/catalogue/record-rules.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import type { ToolPageView, WorkflowPageView } from '#domain/catalogue/views.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import type { FieldIssue } from '#domain/check.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { blankAnswer, blankTool, blankWorkflow } from '#domain/staff/incomplete-record.ts';
import { answerFields } from './answer-fields.ts';
import { AnswerPreview } from './answer-preview.tsx';
import type { FieldBounds, FieldGroup } from './field-spec.ts';
import { boundsOf } from './field-spec.ts';
import { toolFields } from './tool-fields.ts';
import { ToolPreview } from './tool-preview.tsx';
import { workflowFields } from './workflow-fields.ts';
import { WorkflowPreview } from './workflow-preview.tsx';

/** What the desk edits as records, with drafts, history and taking down. */
export type RecordNoun = 'tool' | 'workflow' | 'answer';
export type EditedEntry = Tool | Workflow | Answer;

/** What an entry is called where one is named. */
export const titleOf = (entry: EditedEntry): string =>
  'name' in entry ? entry.name : 'title' in entry ? entry.title : entry.question;

/** How the form of one kind of record differs from the others. */
export interface RecordKind<Name extends RecordNoun, Entry extends { slug: string }, View> {
  noun: Name;
  schema: z.ZodType<Entry>;
  /** What a record that is to be stored must hold besides; the server tells it too. */
  rules: (record: Partial<Entry>) => FieldIssue[];
  groups: readonly FieldGroup[];
  bounds: ReadonlyMap<string, FieldBounds>;
  /** Where its records are read and written. */
  api: string;
  /** The list of the desk that has it. */
  list: { href: string; label: string };
  deskAddress: (slug: string) => string;
  historyAddress: (slug: string, search?: { a?: number; b?: number; all?: string }) => string;
  /** Stands in a preview where nothing is written yet. */
  blank: Entry;
  /** Where visitors read it. */
  siteAddress: (slug: string) => string;
  Preview: ComponentType<{ view: View }>;
}

export const toolKind: RecordKind<'tool', Tool, ToolPageView> = {
  noun: 'tool',
  schema: toolSchema,
  rules: toolIssues,
  groups: toolFields,
  bounds: boundsOf(toolSchema),
  api: '/api/staff/tools',
  list: { href: deskAddresses.tools(), label: 'Tools' },
  deskAddress: deskAddresses.tool,
  historyAddress: deskAddresses.toolHistory,
  blank: blankTool,
  siteAddress: (slug) => addresses.tool(slug),
  Preview: ToolPreview,
};

export const workflowKind: RecordKind<'workflow', Workflow, WorkflowPageView> = {
  noun: 'workflow',
  schema: workflowSchema,
  rules: workflowIssues,
  groups: workflowFields,
  bounds: boundsOf(workflowSchema),
  api: '/api/staff/workflows',
  list: { href: deskAddresses.workflows(), label: 'Workflows' },
  deskAddress: deskAddresses.workflow,
  historyAddress: deskAddresses.workflowHistory,
  blank: blankWorkflow,
  siteAddress: addresses.workflow,
  Preview: WorkflowPreview,
};

export const answerKind: RecordKind<'answer', Answer, AnswerPageView> = {
  noun: 'answer',
  schema: answerSchema,
  rules: () => [],
  groups: answerFields,
  bounds: boundsOf(answerSchema),
  api: '/api/staff/answers',
  list: { href: deskAddresses.answers(), label: 'Answers' },
  deskAddress: deskAddresses.answer,
  historyAddress: deskAddresses.answerHistory,
  blank: blankAnswer,
  siteAddress: addresses.answer,
  Preview: AnswerPreview,
};
