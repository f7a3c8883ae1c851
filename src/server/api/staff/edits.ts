import type { Kysely } from 'kysely';
import type { FieldIssue } from '#domain/check.ts';
import type { RecordKind } from '#domain/records/kinds.ts';
import { hasEnded } from '#domain/staff/recheck.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import type { StoredRecord } from '../../records/store.ts';
import { findRecord, updateRecord } from '../../records/store.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { olderVersion, requireFound } from './conflict.ts';
import type { Leaving } from './rule-refusals.ts';

// Parts that all calls that change a record have in common.

/** Noun of a kind as it begins a message: 'Change' for a change of terms. */
const titleOf = ({ noun }: RecordKind) => noun.charAt(0).toUpperCase() + noun.split(' ', 1)[0]?.slice(1);

/** Finds a record to edit. @throws {HttpError} 404 */
export const recordToEdit = async <T extends object>(
  db: Kysely<Database>,
  kind: RecordKind<T>,
  name: string,
): Promise<StoredRecord<T>> =>
  requireFound((await findRecord(db, kind.name, name)) as StoredRecord<T> | undefined, titleOf(kind));

/** A record to edit, as the database holds it; in the answer to an act, with the problems that the act leaves. */
export type Editable<Field extends string, Rec> = Leaving & { version: number; editedAt: string | null } & Record<Field, Rec>;

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

/**
 * Stores a changed record, in use unless `retiredAt` is set; it follows its file again where `seedHash` is passed in.
 * @throws {HttpError} 409 when somebody was faster
 */
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

/** Validation error of a body, field by field. */
export const wrongFields = (field: string, issues: readonly FieldIssue[]) =>
  new HttpError(422, 'Some fields are missing or wrong.', {
    issues: issues.map((issue) => ({ ...issue, path: `${field}.${issue.path}` })),
  });

/** Word of the audit log for an edit, by the change of status. */
export function actionOf({ status: before = '' }: { status?: string }, { status: after = '' }: { status?: string }): string {
  if (after === 'hidden' && before !== 'hidden') return 'taken down';
  if (before === 'hidden' && after !== 'hidden') return 'brought back';
  return hasEnded(after) && !hasEnded(before) ? 'retired' : 'edited';
}

/** Names of the fields that differ: 'changed: name, pricing'. */
export function changesBetween(before: object, after: object): string {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const asText = (record: object, name: string) => JSON.stringify((record as Record<string, unknown>)[name]);
  const changedFields = [...names].filter((name) => asText(before, name) !== asText(after, name));
  return changedFields.length > 0 ? `changed: ${changedFields.join(', ')}` : 'nothing changed';
}
