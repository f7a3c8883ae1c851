import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Somebody who asked to hear of something, by mail. */
export interface Listed {
  /** The latest message in which they asked. */
  contactId: string;
  name: string;
  email: string;
  /** The coming-soon category whose opening they wait for; null for news of the hub. */
  category: string | null;
  /** ISO time. */
  askedAt: string;
  /** The words beside which they did; null where they were not kept yet. */
  consent: string | null;
}

/** Everybody who asked to hear, once for each address and matter; what looks like spam is left out. */
export async function findListed(db: Kysely<Database>): Promise<Listed[]> {
  const rows = await db
    .selectFrom('contacts')
    .select(['id as contactId', 'name', 'email', 'newsletter', 'interestCategory', 'consent', 'createdAt as askedAt'])
    .where('status', '!=', 'spam')
    .where((eb) => eb.or([eb('newsletter', '=', 1), eb('interestCategory', 'is not', null)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const listed = new Map<string, Listed>();
  for (const { newsletter, interestCategory, ...row } of rows) {
    const matters = [...(newsletter === 1 ? [null] : []), ...(interestCategory === null ? [] : [interestCategory])];
    for (const category of matters) listed.set(`${row.email.toLowerCase()}\n${category}`, { ...row, category });
  }
  return [...listed.values()];
}

/**
 * Takes the sender of a message off the list, with every address that they spelled the same; what they wrote stays.
 * @returns whether they were on it
 */
export async function takeOffList(db: Kysely<Database>, contactId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contacts')
    .set({ newsletter: 0, interestCategory: null, consent: null })
    .where((eb) =>
      eb(
        sql<string>`lower("contacts"."email")`,
        '=',
        eb.selectFrom('contacts as one').select(sql<string>`lower("one"."email")`.as('email')).where('one.id', '=', contactId),
      ),
    )
    .where((eb) => eb.or([eb('newsletter', '=', 1), eb('interestCategory', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
