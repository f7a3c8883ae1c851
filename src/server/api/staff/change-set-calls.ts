import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { ChangeSetAnswer } from '#domain/staff/record-views.ts';
import type { ChangeSetWish } from '#domain/staff/staff-schema.ts';
import { changeSetSchema } from '#domain/staff/staff-schema.ts';
import { newlyBroken, withRecord } from '../../content/record-rules.ts';
import type { Records } from '../../content/records.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { readRecords } from '../../records/change-records.ts';
import { findFormerState } from '../../records/former-state.ts';
import { kinds } from '../../records/kinds/kinds.ts';
import type { RecordKind } from '../../records/kinds/record-kind.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { findChangeSet, findLatestChangeSets, insertChangeSet } from '../../repositories/change-sets.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { findStatesOfSet } from '../../repositories/record-versions.ts';
import { addRevision } from '../../repositories/revisions.ts';
import { found, taken } from './conflict.ts';
import { deskKindOf } from './desk-kinds.ts';
import { changesBetween, publishRecords, recordToEdit, replaceRecord, withLeft } from './edits.ts';
import { presentChangeSet } from './presenters.ts';
import { admitted } from './record-edits.ts';
import { refusalByRules } from './rule-refusals.ts';
import type { StaffAnswer, StaffContext, StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

/** How many of the latest sets are listed. */
const mostListed = 3;

/** Changing several entries in one go, and undoing all of it in one. docs/decisions/0051. */
export const changeSetCalls = [
  staffCall({
    method: 'get',
    path: '/change-sets',
    summary: 'The latest changes of several entries that were made in one go',
    permission: 'edit catalogue',
    query: z.object({ kind: changeSetSchema.shape.kind }),
    answer: async ({ db }, { query }) => {
      const list = (await findLatestChangeSets(db, query.kind, mostListed)).map(presentChangeSet);
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'post',
    path: '/change-sets',
    summary: 'Move, mark as checked or take down several entries in one go: each, or none',
    permission: 'edit catalogue',
    body: changeSetSchema,
    answer: (context, request) => {
      const { kind, why } = request.body;
      return storeTogether(context, request, { kind, why, does: wordsOf(request.body.act) }, async (transaction, change) => {
        const answer: Stored = { changed: [], left: [] };
        const records = await readRecords(transaction, context.ruledBy);
        for (const entry of request.body.entries)
          await changeOne(transaction, { wish: request.body, entry, records, change, answer });
        return answer;
      });
    },
  }),
  staffCall({
    method: 'post',
    path: '/change-sets/{id}/undo',
    summary: 'Undo what was changed in one go, as new changes; what someone changed since stays',
    permission: 'edit catalogue',
    body: z.strictObject({}),
    answer: async (context, request) => {
      const set = found(await findChangeSet(context.db, request.params.id ?? ''), 'Change');
      const told = {
        kind: set.kind as Folder,
        why: `Undone: ${set.does}`,
        does: `undone: ${set.does}`.slice(0, 200),
      };
      return storeTogether(context, request, { ...told, undoes: set.id }, async (transaction, change) => {
        const answer: Stored = { changed: [], left: [] };
        const records = await readRecords(transaction, context.ruledBy);
        for (const state of await findStatesOfSet(transaction, set.id))
          await undoOne(transaction, { folder: told.kind, state, records, ruledBy: context.ruledBy, change, answer });
        if (answer.changed.length === 0)
          throw new HttpError(409, 'You can’t undo anything: each entry has changed since. See the history of each.');
        return answer;
      });
    },
  }),
];

type Stored = Omit<ChangeSetAnswer, 'id'>;
type Entry = Tool | Workflow;

/** Answers are not changed several at a time. */
type Folder = ChangeSetWish['kind'];
const entryToEdit = (db: Kysely<Database>, folder: Folder, slug: string) =>
  recordToEdit<Entry>(db, kinds[folder] as RecordKind<Entry>, slug);
const named = (record: Entry) => ({ slug: record.slug, name: 'name' in record ? record.name : record.title });

function wordsOf(act: ChangeSetWish['act']): string {
  if (act.does === 'move') return `moved to ${act.category}`;
  return act.does === 'check' ? 'marked as checked' : 'taken down';
}

/** What an entry says once the wish is done. */
function changedBy(act: ChangeSetWish['act'], record: Entry, today: string): Entry {
  if (act.does === 'check') return { ...record, verifiedAt: today };
  if (act.does === 'take down') return { ...record, status: 'hidden' };
  return 'name' in record ? { ...record, category: act.category } : { ...record, categories: [act.category] };
}

interface OneChange {
  /** As they stood before the whole. */
  records: Records;
  wish: ChangeSetWish;
  entry: ChangeSetWish['entries'][number];
  change: Change;
  answer: Stored;
}

async function changeOne(db: Kysely<Database>, { wish, entry, records, change, answer }: OneChange): Promise<void> {
  const { version, record: before } = await entryToEdit(db, wish.kind, entry.slug);
  const { slug, name } = named(before);
  if (version !== entry.version) throw changedSince(name);
  const today = change.at.slice(0, 10);
  const record = changedBy(wish.act, before, today);
  if (changesBetween(before, record) === nothingChanged) {
    answer.left.push({ slug, name, reason: 'It’s already so.' });
    return;
  }
  const refusal = refusalFor(records, wish.kind, record, today);
  if (refusal) throw new HttpError(422, refusalOf(name, refusal), { issues: refusal.issues });
  await replaceRecord(db, kinds[wish.kind], { name: slug, version }, { record }, change);
  answer.changed.push({ slug, name });
}

interface OneUndo {
  /** As they stand before the whole. */
  records: Records;
  folder: Folder;
  ruledBy: StaffContext['ruledBy'];
  state: { name: string; number: number };
  change: Change;
  answer: Stored;
}

async function undoOne(db: Kysely<Database>, { folder, state, records, ruledBy, change, answer }: OneUndo): Promise<void> {
  const now = await entryToEdit(db, folder, state.name);
  const { slug, name } = named(now.record);
  const leave = (reason: string) => void answer.left.push({ slug, name, reason });
  if (now.version !== state.number) return leave('It was changed since.');
  const former = (await findFormerState(db, folder, state.name, state.number - 1))?.record;
  if (!former) return leave('What it said before was erased.');
  try {
    const record = (await admitted(deskKindOf(folder), former, { db, ruledBy, name: slug, at: change.at })) as Entry;
    const refusal = refusalFor(records, folder, record, change.at.slice(0, 10));
    if (refusal) throw refusal;
    await replaceRecord(db, kinds[folder], now, { record }, change);
    answer.changed.push({ slug, name });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    leave(refusalOf(name, error));
  }
}

/** Why an entry may not say this, beside the others as they stand; nothing when it may. */
function refusalFor(records: Records, folder: Folder, record: Entry, today: string): HttpError | undefined {
  const { refused } = newlyBroken(records, withRecord(records, folder, record), today);
  return refused.length > 0 ? refusalByRules(refused, `${folder}/${record.slug}`) : undefined;
}

const nothingChanged = changesBetween({}, {});
const changedSince = (name: string) =>
  new HttpError(409, `Someone changed ${name} since you opened the list. Nothing was changed; look at the list again.`);
const refusalOf = (name: string, { issues, message }: HttpError) =>
  `${name}: ${issues.map((issue) => issue.message).join('; ') || message}`;

/** Stores changes of several entries with their set, one line in the audit log and one revision, all or nothing. */
async function storeTogether(
  context: StaffContext,
  { by, now }: Pick<StaffRequest, 'by' | 'now'>,
  { undoes = null, ...told }: { kind: Folder; does: string; why: string; undoes?: string | null },
  write: (transaction: Kysely<Database>, change: Change) => Promise<Stored>,
): Promise<StaffAnswer> {
  const at = now.toISOString();
  const id = randomUUIDv7();
  const { stored: answer, leavesWrong } = await publishRecords(
    context,
    { at, own: told.kind },
    async (transaction): Promise<{ body: ChangeSetAnswer }> => {
      const { why } = told;
      const stored = await write(transaction, { at, origin: 'desk', username: by.username, why, changeSet: id });
      if (stored.changed.length === 0) return { body: { id: null, ...stored } };
      await insertChangeSet(transaction, { id, at, username: by.username, undoes, ...told }).catch(
        taken('This was undone already.'),
      );
      const names = stored.changed.map(({ slug }) => slug).join(', ');
      const entry = { action: 'changed together', target: told.kind, detail: `${told.does}: ${names}; why: ${why}` };
      await addAuditEntry(transaction, { username: by.username, ...entry }, at);
      await addRevision(transaction, `${told.does}, ${stored.changed.length} ${told.kind}`, at);
      return { body: { id, ...stored } };
    },
  );
  return withLeft(answer, leavesWrong);
}
