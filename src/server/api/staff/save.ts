import type { Kysely } from 'kysely';
import { readCatalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { judgeRecords, RecordsBroken } from '../../records/judge-records.ts';
import type { AuditEntry } from '../../repositories/audit-log.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import type { Draft } from '../../repositories/drafts.ts';
import { deleteDraft } from '../../repositories/drafts.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { addRevision, changeCatalogue } from '../../repositories/revisions.ts';
import type { LeftWrong } from './rule-refusals.ts';
import { leftOf, refusalByRules } from './rule-refusals.ts';
import type { StaffAnswer, StaffContext, StaffRequest } from './staff-call.ts';

/** Result of a write, with all that belongs to it. */
export interface Stored {
  answer: StaffAnswer;
  /** Lines for the audit log. */
  audit: readonly Omit<AuditEntry, 'username'>[];
  /** Draft to delete: the form's content is stored now, and must not be offered again. */
  draft?: Pick<Draft, 'kind' | 'name'> | undefined;
  /** Title of its revision of the catalogue; absent where the catalogue stays as it was. */
  revision?: string;
}

/**
 * Saves a change by staff to the catalogue in one transaction, while nobody else writes, and shows it at once.
 * @param place.own the record that is edited, whose problems are reported by field: 'tools/lamp'
 * @param place.isUnsent true if the body does not hold its fields
 * @param store stores the records with their history
 * @returns the answer; in its body, the problems that an act leaves though it passes
 * @throws {HttpError} 422 when it breaks a rule between records that held before
 */
export async function save(
  { db, files, catalogueChanged }: Pick<StaffContext, 'db' | 'files' | 'catalogueChanged'>,
  { by, now }: Pick<StaffRequest, 'by' | 'now'>,
  { own, isUnsent = false }: { own: string; isUnsent?: boolean },
  store: (transaction: Kysely<Database>) => Promise<Stored>,
): Promise<StaffAnswer> {
  const at = now.toISOString();
  const { answer, left } = await changeCatalogue(db, async (transaction) => {
    const before = await readCatalogue(transaction, files);
    const result = await store(transaction);
    const problems = await judgeRecords(before, await readCatalogue(transaction, files), at.slice(0, 10));
    for (const entry of result.audit) await addAuditEntry(transaction, { username: by.username, ...entry }, at);
    if (result.draft) await deleteDraft(transaction, by.userId, result.draft);
    if (result.revision) await addRevision(transaction, result.revision, at);
    return { answer: result.answer, left: problems };
  }).catch((error) => {
    throw error instanceof RecordsBroken ? refusalByRules(error.problems, own, isUnsent) : error;
  });
  await catalogueChanged();
  return withLeft(answer, leftOf(left));
}

/** Author, time and reason of a change, for the record's history. */
export const changeBy = ({ by, now }: Pick<StaffRequest, 'by' | 'now'>, why: string | undefined): Change => ({
  ...{ at: now.toISOString(), origin: 'desk', username: by.username },
  ...(why && { why }),
});

/** Audit line and revision of the edit of one record: 'tools/lamp' was 'edited'. */
export function toldOf(
  record: string,
  action: string,
  { detail, why }: { detail?: string | undefined; why?: string | undefined },
): Pick<Stored, 'audit' | 'revision'> {
  const fullDetail = [detail, why && `why: ${why}`].filter(Boolean).join('; ');
  return { audit: [{ target: record, action, ...(fullDetail && { detail: fullDetail }) }], revision: `${action} ${record}` };
}

const withLeft = (answer: StaffAnswer, leavesWrong: LeftWrong[]): StaffAnswer =>
  leavesWrong.length === 0 ? answer : { body: { ...('body' in answer && answer.body), leavesWrong } };
