import type { Kysely } from 'kysely';
import type { ContactStatus } from '#domain/staff/review-status.ts';
import type { Contact } from '#domain/submissions/contact-schema.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import type { Database } from '../database/tables.ts';

/** What the server adds to a message. */
export interface ContactFacts {
  id: string;
  status: 'pending' | 'spam';
  formToken: FormTokenMark;
  /** The coming-soon category that it shows interest in, if it does. */
  interestCategory: string | null;
  /** The words beside which the sender asked to hear. */
  consent: string | null;
  /** ISO time. */
  createdAt: string;
}

/** Adds a message to the team. */
export async function insertContact(db: Kysely<Database>, contact: Contact, facts: ContactFacts): Promise<void> {
  const { name, email, organization = null, subject = null, message, newsletter } = contact;
  await db
    .insertInto('contacts')
    .values({ name, email, organization, subject, message, newsletter: Number(newsletter), ...facts })
    .execute();
}

/** Messages as they are stored, the latest first. */
export async function findContacts(db: Kysely<Database>, status: string | undefined, page?: { limit: number; offset: number }) {
  const query = status ? db.selectFrom('contacts').where('status', '=', status) : db.selectFrom('contacts');
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = query.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  const rows = await (page ? found.limit(page.limit).offset(page.offset) : found).execute();
  return { rows, total: Number(total) };
}

/** A message as it is stored. */
export const findContact = (db: Kysely<Database>, id: string) =>
  db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns false when somebody changed it since this version; then nothing was stored. */
export async function updateContactStatus(
  db: Kysely<Database>,
  id: string,
  version: number,
  status: ContactStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contacts')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was such a message. */
export async function deleteContact(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contacts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many messages are in this state. */
export async function countContacts(db: Kysely<Database>, status: ContactStatus): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many asked to be told of each coming-soon category, and when the latest did; what looks like spam is left out. */
export async function countInterest(db: Kysely<Database>): Promise<{ category: string; count: number; latestAt: string }[]> {
  const rows = await db
    .selectFrom('contacts')
    .select((eb) => ['interestCategory as category', eb.fn.countAll<number>().as('count'), eb.fn.max('createdAt').as('latestAt')])
    .where('interestCategory', 'is not', null)
    .where('status', '!=', 'spam')
    .groupBy('interestCategory')
    .orderBy('interestCategory')
    .execute();
  return rows.map(({ category, count, latestAt }) => ({ category: category ?? '', count: Number(count), latestAt }));
}
