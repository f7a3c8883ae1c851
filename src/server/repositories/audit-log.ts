import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Action of staff, in words that hold no visitor's data. */
export interface AuditEntry {
  username: string;
  /** Action in words: 'signed in', 'edited', 'published'. */
  action: string;
  target?: string;
  detail?: string;
}

/** Records an action; called inside the transaction that performs it. `now` is ISO time. */
export async function addAuditEntry(db: Kysely<Database>, entry: AuditEntry, now: string): Promise<void> {
  const { username, action, target = null, detail = null } = entry;
  await db.insertInto('auditLog').values({ id: randomUUIDv7(), at: now, username, action, target, detail }).execute();
}

/** Lists actions, the latest first. */
export async function findAuditRows(db: Kysely<Database>, { limit, offset }: { limit?: number; offset?: number } = {}) {
  let query = db.selectFrom('auditLog').select(['id', 'at', 'username', 'action', 'target', 'detail']);
  query = query.orderBy('at', 'desc').orderBy('id', 'desc');
  const items = await (limit === undefined ? query : query.limit(limit).offset(offset ?? 0)).execute();
  const { total } = await db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Finds the time and user of the last such action on each target. */
export async function findLastDone(
  db: Kysely<Database>,
  action: string,
): Promise<{ target: string; at: string; username: string }[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['target', 'at', 'username'])
    .where('action', '=', action)
    .where('target', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ target: string }>()
    .execute();
  return [...Map.groupBy(rows, ({ target }) => target).values()].flatMap(([latest]) => latest ?? []);
}

/** Lists the actions on one target, the latest first. */
export const findHistory = (db: Kysely<Database>, target: string) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'username', 'action', 'target', 'detail'])
    .where('target', '=', target)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
