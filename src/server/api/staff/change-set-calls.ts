import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { RecordKind } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { ChangeSetWish } from '#domain/staff/staff-schema.ts';
import { changeSetSchema } from '#domain/staff/staff-schema.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readCatalogue, withRecords } from '../../catalogue/catalogue.ts';
import { checkEachRecord, newlyBroken, recordOfFile } from '../../content/record-rules.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findFormerState } from '../../records/store.ts';
import { findChangeSet, findLatestChangeSets, insertChangeSet } from '../../repositories/change-sets.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { findStatesOfSet } from '../../repositories/record-versions.ts';
import { refuseTaken, requireFound } from './conflict.ts';
import { deskKindOf } from './desk-kinds.ts';
import { changesBetween, recordToEdit, replaceRecord } from './edits.ts';
import { presentChangeSet } from './presenters.ts';
import { admitRecord } from './record-edits.ts';
import type { Leaving } from './rule-refusals.ts';
import { refusalByRules } from './rule-refusals.ts';
import { changeBy, save } from './save.ts';
import type { StaffAnswer, StaffContext, StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

/** Number of the latest sets that are listed. */
const mostListed = 3;

/** Calls that change several entries in one go, and undo all of it in one (docs/decisions/0051). */
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
      return saveTogether(context, request, { kind, why, does: wordsOf(request.body.act) }, async (transaction, change) => {
        const { changes, left } = await changesWished(transaction, request.body, change.at.slice(0, 10));
        const proposal = { folder: kind, changes, today: change.at.slice(0, 10) };
        const refusals = await refusalsOf(await readCatalogue(transaction, context.files), proposal);
        for (const [slug, refusal] of refusals) {
          const name = changes.find(({ record }) => record.slug === slug)?.name ?? slug;
          throw new HttpError(422, refusalOf(name, refusal), { issues: refusal.issues });
        }
        return { changed: await storeEach(transaction, kind, changes, change), left };
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
      const changeSet = requireFound(await findChangeSet(context.db, request.params.id ?? ''), 'Change');
      const undo = {
        kind: changeSet.kind as Folder,
        why: `Undone: ${changeSet.does}`,
        does: `undone: ${changeSet.does}`.slice(0, 200),
      };
      return saveTogether(context, request, { ...undo, undoes: changeSet.id }, async (transaction, change) => {
        const { kind } = undo;
        const place = { folder: kind, files: context.files, at: change.at };
        const { changes: wished, left } = await changesBack(transaction, await findStatesOfSet(transaction, changeSet.id), place);
        const catalogue = await readCatalogue(transaction, context.files);
        const changes = [...wished];
        // An entry that would break a rule stays as it is now; without it the rest may break one, and is judged again.
        for (;;) {
          const refusals = await refusalsOf(catalogue, { folder: kind, changes, today: change.at.slice(0, 10) });
          if (refusals.size === 0) break;
          for (const [slug, refusal] of refusals) {
            const [one] = changes.splice(
              changes.findIndex(({ record }) => record.slug === slug),
              1,
            );
            if (one) left.push({ slug, name: one.name, reason: refusalOf(one.name, refusal) });
          }
        }
        if (changes.length === 0)
          throw new HttpError(409, 'You can’t undo anything: each entry has changed since. See the history of each.');
        return { changed: await storeEach(transaction, kind, changes, change), left };
      });
    },
  }),
];

/** Outcome of a change of several entries in one go. */
interface Changed {
  changed: { slug: string; name: string }[];
  /** Entries that stayed as they are, and why. */
  left: { slug: string; name: string; reason: string }[];
}

/** Answer to a change set, whose id is null where nothing had to be changed. */
export type ChangeSetAnswer = Changed & Leaving & { id: string | null };

type Entry = Tool | Workflow;

/** Kinds that are changed several at a time; answers are not. */
type Folder = ChangeSetWish['kind'];
const entryToEdit = (db: Kysely<Database>, folder: Folder, slug: string) =>
  recordToEdit<Entry>(db, kinds[folder] as RecordKind<Entry>, slug);
const identify = (record: Entry) => ({ slug: record.slug, name: 'name' in record ? record.name : record.title });

function wordsOf(act: ChangeSetWish['act']): string {
  if (act.does === 'move') return `moved to ${act.category}`;
  return act.does === 'check' ? 'marked as checked' : 'taken down';
}

/** Applies an act to an entry. */
function changedBy(act: ChangeSetWish['act'], record: Entry, today: string): Entry {
  if (act.does === 'check') return { ...record, verifiedAt: today };
  if (act.does === 'take down') return { ...record, status: 'hidden' };
  return 'name' in record ? { ...record, category: act.category } : { ...record, categories: [act.category] };
}

/** An entry as it is to be stored, with the version that it replaces. */
interface EntryChange {
  name: string;
  version: number;
  record: Entry;
}

interface Wished {
  changes: EntryChange[];
  left: Changed['left'];
}

/** @throws {HttpError} 409 where somebody changed an entry since it was listed */
async function changesWished(db: Kysely<Database>, { kind, act, entries }: ChangeSetWish, today: string): Promise<Wished> {
  const wished: Wished = { changes: [], left: [] };
  for (const entry of entries) {
    const { version, record: before } = await entryToEdit(db, kind, entry.slug);
    const { slug, name } = identify(before);
    if (version !== entry.version) throw changedSince(name);
    const record = changedBy(act, before, today);
    if (changesBetween(before, record) === nothingChanged) wished.left.push({ slug, name, reason: 'It’s already so.' });
    else wished.changes.push({ name, version, record });
    await nextTurn();
  }
  return wished;
}

/** Collects the state of each entry before a set, where nobody changed the entry since. */
async function changesBack(
  db: Kysely<Database>,
  states: readonly { name: string; number: number }[],
  { folder, files, at }: { folder: Folder; files: StaffContext['files']; at: string },
): Promise<Wished> {
  const back: Wished = { changes: [], left: [] };
  for (const state of states) {
    const now = await entryToEdit(db, folder, state.name);
    const { slug, name } = identify(now.record);
    const leave = (reason: string) => void back.left.push({ slug, name, reason });
    const former = (await findFormerState(db, folder, state.name, state.number - 1))?.record;
    await nextTurn();
    if (now.version !== state.number) leave('It was changed since.');
    else if (!former) leave('What it said before was erased.');
    else
      try {
        const record = (await admitRecord(deskKindOf(folder), former, { db, files, name: slug, at })) as Entry;
        back.changes.push({ name, version: now.version, record });
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 422) throw error;
        leave(refusalOf(name, error));
      }
  }
  return back;
}

/**
 * Refusals of changes that would break a rule between records, by slug; empty when all may be stored. All are judged as one
 * write; only where no problem is in the changed entries themselves is each judged alone.
 */
async function refusalsOf(
  catalogue: Catalogue,
  { folder, changes, today }: { folder: Folder; changes: readonly EntryChange[]; today: string },
): Promise<ReadonlyMap<string, HttpError>> {
  const refusedBy = async (some: readonly EntryChange[]) => {
    const after = withRecords(
      catalogue,
      folder,
      some.map(({ record }) => record),
    );
    await checkEachRecord(after);
    return newlyBroken(catalogue, after, today).refused;
  };
  const problems = await refusedBy(changes);
  if (problems.length === 0) return new Map();
  const isWrong = new Set(problems.map(({ file }) => recordOfFile(file)));
  const own = changes.filter(({ record }) => isWrong.has(`${folder}/${record.slug}`));
  const refusals = new Map(own.map(({ record }) => [record.slug, refusalByRules(problems, `${folder}/${record.slug}`)] as const));
  if (refusals.size > 0) return refusals;
  for (const change of changes) {
    const alone = await refusedBy([change]);
    if (alone.length > 0) refusals.set(change.record.slug, refusalByRules(alone, `${folder}/${change.record.slug}`));
    await nextTurn();
  }
  return refusals;
}

/** Stores judged changes, with a turn of the event loop after each. */
async function storeEach(
  db: Kysely<Database>,
  folder: Folder,
  changes: readonly EntryChange[],
  change: Change,
): Promise<Changed['changed']> {
  for (const { version, record } of changes) {
    await replaceRecord(db, kinds[folder], { name: record.slug, version }, { record }, change);
    await nextTurn();
  }
  return changes.map(({ name, record }) => ({ slug: record.slug, name }));
}

const nothingChanged = changesBetween({}, {});
const changedSince = (name: string) =>
  new HttpError(409, `Someone changed ${name} since you opened the list. Nothing was changed; look at the list again.`);
const refusalOf = (name: string, { issues, message }: HttpError) =>
  `${name}: ${issues.map((issue) => issue.message).join('; ') || message}`;

/** Saves changes of several entries with their set: one line in the audit log and one revision. */
function saveTogether(
  context: StaffContext,
  request: Pick<StaffRequest, 'by' | 'now'>,
  { undoes = null, ...told }: { kind: Folder; does: string; why: string; undoes?: string | null },
  storeAll: (transaction: Kysely<Database>, change: Change) => Promise<Changed>,
): Promise<StaffAnswer> {
  const { kind, does, why } = told;
  const id = randomUUIDv7();
  const change = { ...changeBy(request, why), changeSet: id };
  return save(context, request, { own: kind }, async (transaction) => {
    const outcome = await storeAll(transaction, change);
    if (outcome.changed.length === 0) return { answer: { body: { id: null, ...outcome } }, audit: [] };
    const changeSet = { id, at: change.at, username: request.by.username, undoes, ...told };
    await insertChangeSet(transaction, changeSet).catch(refuseTaken('This was undone already.'));
    const names = outcome.changed.map(({ slug }) => slug).join(', ');
    return {
      answer: { body: { id, ...outcome } },
      audit: [{ action: 'changed together', target: kind, detail: `${does}: ${names}; why: ${why}` }],
      revision: `${does}, ${outcome.changed.length} ${kind}`,
    };
  });
}
