import type { Kysely } from 'kysely';
import { checkWithFindings } from '#domain/check.ts';
import type { DraftKind } from '#domain/records/kinds.ts';
import { evidenceDraftName } from '#domain/staff/record-kinds.ts';
import { daysToCome } from '#domain/trust/days-to-come.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import type { StoredRecord } from '../../records/store.ts';
import { insertRecords, nextPosition } from '../../records/store.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { olderVersion, refuseTaken } from './conflict.ts';
import type { DeskKind, Place } from './desk-kinds.ts';
import { bodyOf, recordToEdit, replaceRecord, wrongFields } from './edits.ts';
import { changeBy, save, toldOf } from './save.ts';
import type { StaffAnswer, StaffContext, StaffRequest } from './staff-call.ts';

type Request = Pick<StaffRequest, 'by' | 'now' | 'params'>;

/** Name of a record, by the parts of its address: 'lamp', or 'lamp/training'. */
export const nameIn = ({ slug, name }: Record<string, string>): string =>
  [slug, name].filter((part) => part !== undefined).join('/');

/** Identifies the draft of a form: of a record, or of a new one of its kind. */
function draftOf({ kind, isOfTool }: DeskKind, { slug = '', name }: Record<string, string>, isNew = false) {
  if (kind.isRetired) return { kind: kind.name as DraftKind, name: evidenceDraftName(slug, isNew ? '' : (name ?? '')) };
  if (isNew && !isOfTool) return { kind: 'new' as const, name: kind.field === 'record' ? kind.name : kind.noun };
  return { kind: kind.name as DraftKind, name: name ?? slug };
}

/** Validates a record by its schema and the rules of its kind. @throws {HttpError} 422 */
export async function admitRecord({ kind, issuesOf }: DeskKind, record: unknown, place: Place): Promise<object> {
  const { data, issues = [] } = checkWithFindings(kind.schema, record);
  const all = data ? [...daysToCome(data, place.at.slice(0, 10)), ...((await issuesOf?.(data, place)) ?? [])] : issues;
  if (!data || all.length > 0) throw wrongFields(kind.field, all);
  return data;
}

/** Change of a record; absent fields stay as they were. */
export interface Made {
  record?: object;
  retiredAt?: string | null;
  action: string;
  detail?: string;
}

/** Stores the change that `make` returns, with the further effects of the kind. @returns the stored record, for the desk */
export function changeRecord(
  context: StaffContext,
  request: Request,
  desk: DeskKind,
  edit: {
    /** Version that was read. */
    version: number;
    why?: string | undefined;
    /** True to make the card of the tool as strict as the rule requires. */
    stricter?: boolean | undefined;
    /** True if it was written in the form, whose draft is then deleted. */
    isWritten?: true;
    make: (before: StoredRecord, place: Place & { change: Change }) => Made | Promise<Made>;
  },
): Promise<StaffAnswer> {
  const { kind, alsoDone } = desk;
  const name = nameIn(request.params);
  const own = `${kind.name}/${name}`;
  const change = changeBy(request, edit.why);
  return save(context, request, { own }, async (db) => {
    const before = await recordToEdit(db, kind, name);
    if (edit.version !== before.version) throw olderVersion(bodyOf(kind, before));
    const place = { db, files: context.files, name, at: change.at, change };
    const { action, detail, record = before.record, retiredAt = before.retiredAt } = await edit.make(before, place);
    requireSameIdentity(desk, before.record, record);
    await replaceRecord(db, kind, before, { record, retiredAt }, change);
    const also = await alsoDone?.(db, name, { ...(edit.stricter && { stricter: true }) }, change);
    return {
      answer: { body: bodyOf(kind, await recordToEdit(db, kind, name)) },
      ...toldOf(own, action, { detail: [detail, also].filter(Boolean).join('; '), why: edit.why }),
      ...(edit.isWritten && { draft: draftOf(desk, request.params) }),
    };
  });
}

/** Stores a new record. */
export function addRecord(
  context: StaffContext,
  request: Request,
  desk: DeskKind,
  addition: { record: unknown; why?: string | undefined; stricter?: boolean | undefined },
): Promise<StaffAnswer> {
  const { kind, nameOfNew, alsoDone } = desk;
  const id = (addition.record as { slug?: string; id?: string })[kind.identity ?? 'id'];
  // The name of a text is known only after validation.
  const own = [kind.name, request.params.slug, id].filter(Boolean).join('/');
  const change = changeBy(request, addition.why);
  return save(context, request, { own }, async (db) => {
    if (!nameOfNew) throw new HttpError(405, 'The desk makes no new ones of these.');
    const record = await admitRecord(desk, addition.record, { db, files: context.files, name: undefined, at: change.at });
    const name = await nameOfNew(record, request.params, db);
    await insertNew(db, desk, { name, record }, change);
    const also = await alsoDone?.(db, name, { isNew: true, ...(addition.stricter && { stricter: true }) }, change);
    return {
      answer: { body: bodyOf(kind, await recordToEdit(db, kind, name)) },
      ...toldOf(`${kind.name}/${name}`, 'added', { detail: also, why: addition.why }),
      draft: draftOf(desk, { ...(desk.isOfTool && id && { slug: id }), ...request.params }, true),
    };
  });
}

/** Adds a record of staff after those that share its file. @throws {HttpError} 409 when its name is taken */
export async function insertNew(
  db: Kysely<Database>,
  { kind, taken: sentence }: DeskKind,
  row: { name: string; record: object; submissionId?: string },
  change: Change,
): Promise<void> {
  const [tool, id] = row.name.split('/');
  const position = kind.identity === 'slug' ? 0 : await nextPosition(db, kind.name, id && tool);
  await insertRecords(db, kind.name, [{ ...row, position }], change).catch(refuseTaken(sentence(row.name)));
}

/** @throws {HttpError} 422 when a record would get another address. */
function requireSameIdentity({ kind: { identity, field } }: DeskKind, before: object, after: object): void {
  if (!identity || fieldOf(before, identity) === fieldOf(after, identity)) return;
  const others = identity === 'slug' ? 'other sites may link to it' : 'other pages may lead to it';
  throw wrongFields(field, [{ path: identity, message: `cannot be changed: ${others}` }]);
}

const fieldOf = (record: object, name: string) => (record as Record<string, unknown>)[name];
