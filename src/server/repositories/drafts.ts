import type { Kysely } from 'kysely';
import type { DraftKind } from '#domain/records/kinds.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { upsert } from '../database/upsert.ts';

/** A user's unpublished input in a form of the desk. */
export interface Draft {
  kind: DraftKind;
  /** Slug of the record, id of the suggestion, or 'tool' and 'workflow' for a new entry. */
  name: string;
  /** Version of the record that it is based on. */
  version: number;
  record: Record<string, unknown>;
  savedAt: string;
}

type Place = Pick<Draft, 'kind' | 'name'>;

/** Lists the drafts of one user, the latest first. */
export async function findDrafts(db: Kysely<Database>, userId: string): Promise<Draft[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['kind', 'name', 'version', 'record', 'savedAt'])
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .execute();
  return rows.map(({ kind, record, ...row }) => ({ ...row, kind: kind as DraftKind, record: JSON.parse(record) }));
}

/**
 * Stores one user's draft of one form, replacing the former one. Within a transaction.
 * @returns false, with nothing stored, where they have `most` drafts of other forms
 */
export async function saveDraft(
  db: Kysely<Database>,
  userId: string,
  { record, ...draft }: Draft,
  { most }: { most: number },
): Promise<boolean> {
  // Locks the user's row, so that two tabs are counted one after the other.
  const person = db.selectFrom('users').select('id').where('id', '=', userId);
  await person.$if(kindOf(db) === 'postgres', (query) => query.forUpdate()).execute();
  const others = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .where((eb) => eb.not(eb.and([eb('kind', '=', draft.kind), eb('name', '=', draft.name)])))
    .executeTakeFirstOrThrow();
  if (Number(others.count) >= most) return false;
  await upsert(db, 'drafts', ['userId', 'kind', 'name'], { userId, ...draft, record: JSON.stringify(record) });
  return true;
}

/** Deletes one user's draft of one form, if there is one. */
export async function deleteDraft(db: Kysely<Database>, userId: string, { kind, name }: Place): Promise<void> {
  await db.deleteFrom('drafts').where('userId', '=', userId).where('kind', '=', kind).where('name', '=', name).execute();
}

/** Deletes everybody's drafts of one form: they contain a visitor's words that were erased. */
export async function deleteDraftsOf(db: Kysely<Database>, { kind, name }: { kind: string; name: string }): Promise<void> {
  await db.deleteFrom('drafts').where('kind', '=', kind).where('name', '=', name).execute();
}
