import type { Kysely } from 'kysely';
import type { FieldIssue } from '#domain/check.ts';
import { hasEnded } from '#domain/staff/recheck.ts';
import type { Draft, LeftWrong } from '#domain/staff/record-views.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { changeRecords, RecordsBroken } from '../../records/change-records.ts';
import type { RecordKind } from '../../records/kinds/record-kind.ts';
import type { StoredRecord } from '../../records/store.ts';
import { findRecord, updateRecord } from '../../records/store.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { deleteDraft } from '../../repositories/drafts.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { addRevision } from '../../repositories/revisions.ts';
import { found, olderVersion } from './conflict.ts';
import { leftOf, refusalByRules } from './rule-refusals.ts';
import type { StaffAnswer, StaffContext, StaffRequest } from './staff-call.ts';

// What every call has in common that changes a record.

/** 'Change' of a change of terms. */
const titleOf = ({ noun }: RecordKind) => noun.charAt(0).toUpperCase() + noun.split(' ', 1)[0]?.slice(1);

/** A record as it stands. @throws {HttpError} 404 */
export const recordToEdit = async <T extends object>(
  db: Kysely<Database>,
  kind: RecordKind<T>,
  name: string,
): Promise<StoredRecord<T>> => found((await findRecord(db, kind.name, name)) as StoredRecord<T> | undefined, titleOf(kind));

/** A record as the staff API answers it. */
export const bodyOf = (
  { name: kind, field, isRetired }: RecordKind,
  {
    name,
    version,
    editedAt,
    retiredAt,
    record,
  }: Omit<StoredRecord, 'position' | 'seedHash' | 'updatedAt' | 'submissionReference'>,
): Record<string, unknown> => ({
  ...(field === 'record' && { kind, name }),
  ...{ version, editedAt },
  ...(isRetired && { retiredAt }),
  [field]: record,
});

/** Stores what becomes of a record, which is in use then unless told otherwise, and follows its file where that is told. @throws {HttpError} 409 when somebody was faster */
export async function replaceRecord(
  db: Kysely<Database>,
  kind: RecordKind,
  { name, version }: Pick<StoredRecord, 'name' | 'version'>,
  {
    record,
    retiredAt = null,
    ...file
  }: { record: object; retiredAt?: string | null } & Partial<Pick<StoredRecord, 'seedHash' | 'position'>>,
  change: Change,
): Promise<void> {
  if (!(await updateRecord(db, kind.name, { name, version }, { record, retiredAt, ...file }, change)))
    throw olderVersion(bodyOf(kind, await recordToEdit(db, kind, name)));
}

/** What was sent cannot stand, field by field. */
export const wrongFields = (field: string, issues: readonly FieldIssue[]) =>
  new HttpError(422, 'Some fields are missing or wrong.', {
    issues: issues.map(({ path, message }) => ({ path: `${field}.${path}`, message })),
  });

/**
 * Stores an edit with its history, its line in the audit log and its revision, all or nothing, and shows it at once.
 * @returns the answer; in its body, what an act that always passes leaves wrong
 * @throws {HttpError} 422 when it breaks a rule between records that was kept before
 */
export async function storeEdit(
  context: StaffContext,
  { by, now }: Pick<StaffRequest, 'by' | 'now'>,
  edit: {
    /** 'tools/lamp' */
    record: string;
    why: string | undefined;
    /** Whose text this is now: nothing is left to offer on return. */
    draft?: Pick<Draft, 'kind' | 'name'>;
    /** The call does not send the record that it edits. */
    isUnsent?: boolean;
    write: (transaction: Kysely<Database>, change: Change) => Promise<Edited>;
  },
): Promise<StaffAnswer> {
  const at = now.toISOString();
  const { why } = edit;
  const { stored: answer, leavesWrong } = await publishRecords(
    context,
    { at, own: edit.record, isUnsent: edit.isUnsent },
    async (transaction) => {
      const change: Change = { at, origin: 'desk', username: by.username, ...(why && { why }) };
      const { answer: stored, action, detail, record = edit.record } = await edit.write(transaction, change);
      const told = [detail, why && `why: ${why}`].filter(Boolean).join('; ');
      await addAuditEntry(transaction, { username: by.username, target: record, action, ...(told && { detail: told }) }, at);
      if (edit.draft) await deleteDraft(transaction, by.userId, edit.draft);
      await addRevision(transaction, `${action} ${record}`, at);
      return stored;
    },
  );
  return withLeft(answer, leavesWrong);
}

/** What an edit did. */
interface Edited {
  action: string;
  detail?: string;
  /** Where its name is known only then. */
  record?: string;
  answer: StaffAnswer;
}

/**
 * Publishes what `write` stores, which adds the revision: held to every rule between records, and shown at once.
 * @param place.own the record that is edited, whose mistakes are told by field: 'tools/lamp'
 * @param place.isUnsent its fields stand in nothing that was sent
 * @throws {HttpError} 422
 */
export async function publishRecords<Stored>(
  { db, ruledBy, catalogueChanged }: Pick<StaffContext, 'db' | 'ruledBy' | 'catalogueChanged'>,
  { at, own, isUnsent = false }: { at: string; own: string; isUnsent?: boolean | undefined },
  write: (transaction: Kysely<Database>) => Promise<Stored>,
): Promise<{ stored: Stored; leavesWrong: LeftWrong[] }> {
  const { stored, left } = await changeRecords(db, { ruledBy, today: at.slice(0, 10) }, write).catch((error) => {
    throw error instanceof RecordsBroken ? refusalByRules(error.problems, own, isUnsent) : error;
  });
  await catalogueChanged();
  return { stored, leavesWrong: leftOf(left) };
}

/** An answer to an act, with what the act leaves wrong where it leaves something. */
export const withLeft = (answer: StaffAnswer, leavesWrong: LeftWrong[]): StaffAnswer =>
  leavesWrong.length === 0 ? answer : { body: { ...('body' in answer && answer.body), leavesWrong } };

/** What the audit log calls an edit. */
export function actionOf({ status: before = '' }: { status?: string }, { status: after = '' }: { status?: string }): string {
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
