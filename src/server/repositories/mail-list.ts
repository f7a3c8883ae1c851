import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../database/tables.ts';
import { findItems } from './inbox.ts';

/** Subscriber who asked for mail. */
export interface Listed {
  name: string;
  email: string;
  /** Coming-soon category whose opening they wait for; null for news of the hub. */
  category: string | null;
  /** Time of the request, ISO time. */
  askedAt: string;
  /** Words of their consent; null for requests from before these were stored. */
  consent: string | null;
}

/** Lists every subscriber, once for each address and matter; what looks like spam is left out. */
export async function findListed(db: Kysely<Database>): Promise<Listed[]> {
  const { items } = await findItems(db, 'contacts');
  const subscribers = new Map<string, Listed>();
  // Oldest first, so that a later request replaces an earlier one.
  for (const { status, newsletter, interestCategory, email, consent, createdAt: askedAt, sent } of items.toReversed()) {
    if (status === 'spam' || email === null) continue;
    const categories = [...(newsletter === 1 ? [null] : []), ...(interestCategory === null ? [] : [interestCategory])];
    for (const category of categories)
      subscribers.set(`${email.toLowerCase()}\n${category}`, { name: sent.name, email, askedAt, consent, category });
  }
  return [...subscribers.values()];
}

/**
 * Removes addresses from the list; the messages stay.
 * @param isTheirs matches the addresses to remove
 * @returns true if any was on it
 */
export async function takeOffList(db: Kysely<Database>, isTheirs: (email: string) => boolean): Promise<boolean> {
  const query = db
    .selectFrom('inbox')
    .select('email')
    .distinct()
    .where('kind', '=', 'contacts')
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .where((eb) => eb.or([eb('newsletter', '=', 1), eb('interestCategory', 'is not', null)]));
  const theirs = (await query.orderBy('email').execute()).filter(({ email }) => isTheirs(email));
  const off = { newsletter: 0, interestCategory: null, consent: null };
  for (const { email } of theirs)
    await db.updateTable('inbox').set(off).where('kind', '=', 'contacts').where('email', '=', email).execute();
  return theirs.length > 0;
}
