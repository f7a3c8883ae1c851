import type { Kysely } from 'kysely';
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
