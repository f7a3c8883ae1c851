import type { Kysely, Selectable } from 'kysely';
import type { Given, Sent } from '#domain/inbox/inbox-kinds.ts';
import { inboxKinds } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName, InboxStatuses } from '#domain/inbox/inbox-status.ts';
import type { ComparedSuggestion } from '#domain/staff/duplicates.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import { comparable } from '#domain/text/comparable.ts';
import type { Database, InboxTable } from '../database/tables.ts';

/** Item that a visitor sent, as it is stored. */
export interface InboxItem<Kind extends InboxKindName = InboxKindName>
  extends Omit<Selectable<InboxTable>, 'kind' | 'sent' | 'status'> {
  sent: Sent[Kind];
  status: InboxStatuses[Kind];
}

/** Fields that the server adds to an item (docs/product.md: never the client). */
export interface InboxFacts {
  id: string;
  status: 'pending' | 'spam';
  formToken: FormTokenMark;
  /** Reference of the item; null for a kind without references. */
  reference: string | null;
  /** Coming-soon category that the sender shows interest in, if any. */
  interestCategory?: string | null;
  /** Words next to which the sender consented to mail. */
  consent?: string | null;
  /** Time of arrival, ISO time. */
  createdAt: string;
}

const itemOf = <Kind extends InboxKindName>({ kind: _, sent, status, ...row }: Selectable<InboxTable>): InboxItem<Kind> => ({
  ...row,
  sent: JSON.parse(sent) as Sent[Kind],
  status: status as InboxStatuses[Kind],
});

/**
 * Stores what a visitor sent.
 * @returns false when its reference is taken; then nothing was stored.
 */
export async function insertItem<Kind extends InboxKindName>(
  db: Kysely<Database>,
  kind: Kind,
  values: Given[Kind],
  facts: InboxFacts,
): Promise<boolean> {
  const { email: field } = inboxKinds[kind];
  const { [field]: email = null, newsletter = false, ...sent } = values as Record<PropertyKey, unknown>;
  const columns = { email: email as string | null, newsletter: Number(newsletter) };
  const row = await db
    .insertInto('inbox')
    .values({ kind, sent: JSON.stringify(sent), ...columns, ...facts })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds one item of a kind. */
export async function findItem<Kind extends InboxKindName>(
  db: Kysely<Database>,
  kind: Kind,
  id: string,
): Promise<InboxItem<Kind> | undefined> {
  const row = await db.selectFrom('inbox').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  return row && itemOf(row);
}

/** Filters for staff: only items with this state, suggestions of this type, or items with these words. */
export interface InboxFilter {
  status?: string | undefined;
  type?: string | undefined;
  q?: string | undefined;
}

/** Lists the items of one kind, the latest first. */
export async function findItems<Kind extends InboxKindName>(
  db: Kysely<Database>,
  kind: Kind,
  { status, type, q = '' }: InboxFilter = {},
  page?: { limit: number; offset: number },
): Promise<{ items: InboxItem<Kind>[]; total: number }> {
  let query = db.selectFrom('inbox').where('kind', '=', kind);
  if (status) query = query.where('status', '=', status);
  const itemQuery = query.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  // Searches here, a few thousand rows at most: no database folds quotes, dashes and wide letters as people do.
  if (type || q !== '') {
    const items = (await itemQuery.execute()).map((row) => itemOf<Kind>(row));
    const matches = items.filter((item) => (!type || typeOf(item) === type) && holds(kind, item, comparable(q)));
    return { items: page ? matches.slice(page.offset, page.offset + page.limit) : matches, total: matches.length };
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await (page ? itemQuery.limit(page.limit).offset(page.offset) : itemQuery).execute();
  return { items: rows.map((row) => itemOf(row)), total: Number(total) };
}

const typeOf = ({ sent }: InboxItem) => ('type' in sent ? sent.type : undefined);

function holds<Kind extends InboxKindName>(kind: Kind, { sent, email, reference }: InboxItem<Kind>, words: string): boolean {
  const texts = (inboxKinds[kind].searched ?? []).map((name) => sent[name]);
  return [...texts, email, reference].some((text) => typeof text === 'string' && comparable(text).includes(words));
}

/** Counts the items of each kind and state: `counted('contacts', 'pending')`. */
export async function countItems(
  db: Kysely<Database>,
): Promise<<Kind extends InboxKindName>(kind: Kind, status: InboxStatuses[Kind]) => number> {
  const rows = await db
    .selectFrom('inbox')
    .select((eb) => ['kind', 'status', eb.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  return (kind, status) => Number(rows.find((row) => row.kind === kind && row.status === status)?.count ?? 0);
}

/** Fields that staff may change. */
export interface InboxChange<Kind extends InboxKindName>
  extends Partial<Pick<InboxItem<Kind>, 'sent' | 'status' | 'reference' | 'notes' | 'answer' | 'mergedInto' | 'decidedAt'>> {}

/** Changes an item. @returns false when somebody changed it since this version; then nothing was stored. */
export async function updateItem<Kind extends InboxKindName>(
  db: Kysely<Database>,
  kind: Kind,
  { id, version }: Pick<InboxItem, 'id' | 'version'>,
  { sent, ...change }: InboxChange<Kind>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox')
    .set((eb) => ({ ...change, ...(sent && { sent: JSON.stringify(sent) }), version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an item, and the votes for it of today; an entry that was made from it stays. Within a transaction. */
export async function deleteItem(db: Kysely<Database>, kind: InboxKindName, id: string): Promise<void> {
  await db.deleteFrom('votes').where('kind', '=', kind).where('recordId', '=', id).execute();
  await db.deleteFrom('inbox').where('kind', '=', kind).where('id', '=', id).execute();
}

/** Lists the fields of every suggestion, except spam, by which duplicates are found. */
export async function findComparedSuggestions(db: Kysely<Database>): Promise<ComparedSuggestion[]> {
  const { items } = await findItems(db, 'submissions');
  return items
    .filter(({ status }) => status !== 'spam')
    .map(({ id, reference, status, createdAt, sent: { type, title, website = null } }) => ({
      ...{ id, reference, type, title, website, status, createdAt },
    }));
}

/** Counts the requests for news of each coming-soon category, with the time of the latest; what looks like spam is left out. */
export async function countInterest(db: Kysely<Database>): Promise<{ category: string; count: number; latestAt: string }[]> {
  const rows = await db
    .selectFrom('inbox')
    .select((eb) => ['interestCategory as category', eb.fn.countAll<number>().as('count'), eb.fn.max('createdAt').as('latestAt')])
    .where('interestCategory', 'is not', null)
    .where('status', '!=', 'spam')
    .groupBy('interestCategory')
    .orderBy('interestCategory')
    .execute();
  return rows.map(({ category, count, latestAt }) => ({ category: category ?? '', count: Number(count), latestAt }));
}

/** Finds a question that visitors may vote for, by its reference. */
export const findOpenQuestion = (db: Kysely<Database>, reference: string) =>
  db
    .selectFrom('inbox')
    .select(['id', 'votes'])
    .where('kind', '=', 'questions')
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .executeTakeFirst();

/** Finds the questions that an answer answers, by its slug. */
export const findQuestionsAnsweredBy = (db: Kysely<Database>, slug: string) =>
  db.selectFrom('inbox').select('id').where('kind', '=', 'questions').where('answer', '=', slug).execute();

/** Lists the public questions: open ones, and those that resulted in an answer or were merged into another question. */
export async function findPublicQuestions(db: Kysely<Database>): Promise<InboxItem<'questions'>[]> {
  const rows = await db
    .selectFrom('inbox')
    .selectAll()
    .where('kind', '=', 'questions')
    .where('status', 'in', ['open', 'answered', 'merged'])
    .where('reference', 'is not', null)
    .orderBy('votes', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => itemOf(row));
}

/** Deletes the mail addresses of questions that were decided before `before` (ISO time): they have been answered. */
export async function forgetAskers(db: Kysely<Database>, before: string): Promise<void> {
  const questions = db.updateTable('inbox').set({ email: null }).where('kind', '=', 'questions');
  await questions.where('email', 'is not', null).where('decidedAt', '<', before).execute();
}
