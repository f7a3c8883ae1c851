import type { Kysely } from 'kysely';
import { hasEnded } from '#domain/staff/recheck.ts';
import type { Draft, EditableAnswer, EditableTool, EditableWorkflow } from '#domain/staff/record-views.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findAnswerForEdit } from '../../repositories/answers.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { deleteDraft } from '../../repositories/drafts.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { addRevision } from '../../repositories/revisions.ts';
import { findToolForEdit } from '../../repositories/tools.ts';
import { findWorkflowForEdit } from '../../repositories/workflows.ts';
import { found } from './conflict.ts';
import type { StaffContext, StaffRequest } from './staff-call.ts';

// What every call has in common that changes a tool, a workflow or an answer.

export const toolToEdit = async (db: Kysely<Database>, slug = ''): Promise<EditableTool> =>
  found(await findToolForEdit(db, slug), 'Tool');
export const workflowToEdit = async (db: Kysely<Database>, slug = ''): Promise<EditableWorkflow> =>
  found(await findWorkflowForEdit(db, slug), 'Workflow');
export const answerToEdit = async (db: Kysely<Database>, slug = ''): Promise<EditableAnswer> =>
  found(await findAnswerForEdit(db, slug), 'Answer');

export const slugChanged = (kind: 'tool' | 'workflow' | 'answer') =>
  new HttpError(422, 'Some fields are missing or wrong.', {
    issues: [{ path: `${kind}.slug`, message: 'cannot be changed: other sites may link to it' }],
  });

/** Stores an edit with its history, its line in the audit log and its revision, all or nothing, and shows it at once. */
export async function storeEdit<Answer>(
  { db, catalogueChanged }: StaffContext,
  { by, now }: Pick<StaffRequest, 'by' | 'now'>,
  edit: {
    /** 'tools/lamp' */
    record: string;
    why: string | undefined;
    /** Whose text this is now: nothing is left to offer on return. */
    draft?: Pick<Draft, 'kind' | 'name'>;
    write: (transaction: Kysely<Database>, change: Change) => Promise<{ action: string; detail?: string; answer: Answer }>;
  },
): Promise<Answer> {
  const at = now.toISOString();
  const { record, why } = edit;
  const answer = await db.transaction().execute(async (transaction) => {
    const change: Change = { at, origin: 'desk', username: by.username, ...(why && { why }) };
    const { answer: stored, action, detail } = await edit.write(transaction, change);
    const told = [detail, why && `why: ${why}`].filter(Boolean).join('; ');
    await addAuditEntry(transaction, { username: by.username, target: record, action, ...(told && { detail: told }) }, at);
    if (edit.draft) await deleteDraft(transaction, by.userId, edit.draft);
    await addRevision(transaction, `${action} ${record}`, at);
    return stored;
  });
  await catalogueChanged();
  return answer;
}

/** What the audit log calls an edit. */
export function actionOf({ status: before }: { status: string }, { status: after }: { status: string }): string {
  if (after === 'hidden' && before !== 'hidden') return 'taken down';
  if (before === 'hidden' && after !== 'hidden') return 'brought back';
  return hasEnded(after) && !hasEnded(before) ? 'retired' : 'edited';
}

/** Which fields differ: 'changed: name, pricing'. */
export function changesBetween(before: object, after: object): string {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const asText = (record: object, name: string) => JSON.stringify((record as Record<string, unknown>)[name]);
  const changed = [...names].filter((name) => asText(before, name) !== asText(after, name));
  return changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed';
}
