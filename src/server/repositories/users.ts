import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { StaffRole } from '#domain/staff/roles.ts';
import { kindOf } from '../database/kind.ts';
import type { Database } from '../database/tables.ts';

const columns = ['id', 'username', 'role', 'disabled', 'createdAt'] as const;

/** Every user in order of name. */
export const findUsers = (db: Kysely<Database>) => db.selectFrom('users').select(columns).orderBy('username').execute();

export const findUser = (db: Kysely<Database>, id: string) =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();

export const findUserByName = (db: Kysely<Database>, username: string) =>
  db.selectFrom('users').select(columns).where('username', '=', username).executeTakeFirst();

/** How many can sign in and manage users. */
export async function countAdmins(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

// Any fixed number serves, but for those of seeding and revisions.
const usersLock = 4_077_703;

/** Lets one transaction at a time change users: two admins could otherwise demote each other at once. */
export async function lockUsers(db: Kysely<Database>): Promise<void> {
  if (kindOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${usersLock})`.execute(db);
}

/** Adds a user with the hash of a password. `now` is ISO time. Fails with 'unique' when the name is taken. */
export async function insertUser(
  db: Kysely<Database>,
  user: { username: string; role: StaffRole; passwordHash: string },
  now: string,
): Promise<string> {
  const id = randomUUIDv7();
  const { username, role, passwordHash } = user;
  const email = `${username}@staff.invalid`;
  const times = { createdAt: now, updatedAt: now };
  await db
    .insertInto('users')
    .values({ id, username, displayUsername: username, name: username, email, role, ...times })
    .execute();
  await db
    .insertInto('accounts')
    .values({ id: randomUUIDv7(), userId: id, accountId: id, providerId: 'credential', password: passwordHash, ...times })
    .execute();
  return id;
}

/** Changes a user's role, or whether the user may sign in. `now` is ISO time. */
export async function updateUser(
  db: Kysely<Database>,
  id: string,
  change: { role?: StaffRole; disabled?: boolean },
  now: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...(change.role && { role: change.role }),
      ...(change.disabled !== undefined && { disabled: Number(change.disabled) }),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The hash of a user's password. */
export async function findPasswordHash(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function updatePasswordHash(db: Kysely<Database>, userId: string, passwordHash: string, now: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: passwordHash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
}

/** Removes a user, who loses every session with it. */
export async function deleteUser(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
