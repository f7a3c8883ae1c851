import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertMail } from './outbox.ts';

/** Someone's wish for mail when the terms of chosen tools change. Times are ISO. */
export interface TermsWatch {
  id: string;
  email: string;
  /** Their slugs. */
  tools: readonly string[];
  confirmedAt: string | null;
  /** The latest mail tells what came after the first of these, up to the second; null before there was one. */
  tellFrom: string | null;
  tellUntil: string | null;
}

const sameAddress = (email: string) => sql<boolean>`lower("email") = lower(${email})`;

/**
 * Keeps a wish until its address is confirmed, and has the mail sent that asks for it. Whoever asks again before `mailedBefore` is
 * past changes the tools and gets no second mail: nobody's mailbox is filled by others. Times are ISO.
 */
export async function insertTermsWatch(
  db: Kysely<Database>,
  { email, tools }: Pick<TermsWatch, 'email' | 'tools'>,
  { now, mailedBefore }: { now: string; mailedBefore: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const waiting = transaction.updateTable('termsWatches').set({ tools: JSON.stringify(tools) });
    const { numUpdatedRows } = await waiting
      .where(sameAddress(email))
      .where('confirmedAt', 'is', null)
      .where('createdAt', '>', mailedBefore)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    await transaction.deleteFrom('termsWatches').where(sameAddress(email)).where('confirmedAt', 'is', null).execute();
    const id = randomUUIDv7();
    await transaction
      .insertInto('termsWatches')
      .values({ id, email, tools: JSON.stringify(tools), createdAt: now })
      .execute();
    await insertMail(transaction, 'terms-watch', id, now);
  });
}

/**
 * Takes an address as confirmed. Where it was confirmed before, the tools take the place of those from then, so that links of
 * earlier mails go on. `now` is ISO time.
 * @returns whether there is such a wish
 */
export async function confirmTermsWatch(db: Kysely<Database>, id: string, now: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const watch = await findTermsWatch(transaction, id);
    if (!watch) return false;
    if (watch.confirmedAt !== null) return true;
    const { numUpdatedRows } = await transaction
      .updateTable('termsWatches')
      .set({ tools: JSON.stringify(watch.tools) })
      .where(sameAddress(watch.email))
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst();
    await (numUpdatedRows > 0n
      ? transaction.deleteFrom('termsWatches').where('id', '=', id).execute()
      : transaction.updateTable('termsWatches').set({ confirmedAt: now }).where('id', '=', id).execute());
    return true;
  });
}

export async function findTermsWatch(db: Kysely<Database>, id: string): Promise<TermsWatch | undefined> {
  const row = await selectWatches(db).where('id', '=', id).executeTakeFirst();
  return row && readWatch(row);
}

/** Those whose last mail was before `before` (ISO time), and that were told of nothing since `newest`. */
export async function findDueTermsWatches(db: Kysely<Database>, before: string, newest: string): Promise<TermsWatch[]> {
  const rows = await selectWatches(db)
    .where('confirmedAt', '<', newest)
    .where((eb) => eb.or([eb('tellUntil', 'is', null), eb.and([eb('tellUntil', '<=', before), eb('tellUntil', '<', newest)])]))
    .execute();
  return rows.map(readWatch);
}

/** Has a mail tell what came between two times (ISO), once: whichever server is first. */
export async function tellTermsWatch(
  db: Kysely<Database>,
  { id, tellUntil: last }: TermsWatch,
  { from, until, now }: { from: string; until: string; now: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('termsWatches')
      .set({ tellFrom: from, tellUntil: until })
      .where('id', '=', id)
      .where('tellUntil', last === null ? 'is' : '=', last)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await insertMail(transaction, 'terms-news', id, now);
  });
}

/**
 * Erases an address, with every wish that it was left for.
 * @returns whether there was one
 */
export async function deleteTermsWatch(db: Kysely<Database>, id: string): Promise<boolean> {
  const watch = await findTermsWatch(db, id);
  if (!watch) return false;
  await db.deleteFrom('termsWatches').where(sameAddress(watch.email)).execute();
  return true;
}

/** Erases the addresses that were left before `before` (ISO time), and never confirmed. */
export async function deleteUnconfirmedTermsWatches(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('termsWatches').where('confirmedAt', 'is', null).where('createdAt', '<', before).execute();
}

/** How many confirmed, and when the latest did; nothing while nobody has. */
export async function countTermsWatches(db: Kysely<Database>): Promise<{ count: number; latestAt: string } | undefined> {
  const { count, latestAt } = await db
    .selectFrom('termsWatches')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('confirmedAt').as('latestAt')])
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return latestAt === null ? undefined : { count: Number(count), latestAt };
}

const selectWatches = (db: Kysely<Database>) =>
  db.selectFrom('termsWatches').select(['id', 'email', 'tools', 'confirmedAt', 'tellFrom', 'tellUntil']);

const readWatch = <Row extends { tools: string }>(row: Row) => ({ ...row, tools: JSON.parse(row.tools) as string[] });
