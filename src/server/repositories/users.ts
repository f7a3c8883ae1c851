import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { StaffRole } from '#domain/staff/accounts.ts';
import type { UsersTable } from '../database/auth-tables.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';

// Reads of users; better-auth writes them (auth/accounts.ts).

/** User of the desk. */
export interface StaffUser {
  id: string;
  username: string;
  role: StaffRole;
  disabled: boolean;
  /** Mail address; without one no mail is sent. */
  email: string | null;
  /** True if signing in also requires a code. */
  secondFactor: boolean;
  createdAt: string;
}

const columns = ['id', 'username', 'role', 'disabled', 'email', 'twoFactorEnabled', 'createdAt'] as const;

/** Domain of placeholders, since better-auth requires an address for everybody. It can never receive anything (RFC 2606). */
const noEmail = '@staff.invalid';
/** Makes the placeholder for somebody without a mail address. */
export const placeholderEmail = (username: string): string => `${username}${noEmail}`;
/** Converts a stored mail address; null for a placeholder. */
export const realEmail = (email: string): string | null => (email.endsWith(noEmail) ? null : email);

const staffUser = (row: Pick<Selectable<UsersTable>, (typeof columns)[number]>): StaffUser => ({
  id: row.id,
  username: row.username,
  role: row.role as StaffRole,
  disabled: Boolean(row.disabled),
  email: realEmail(row.email),
  secondFactor: Boolean(row.twoFactorEnabled),
  createdAt: new Date(row.createdAt).toISOString(),
});

const users = (db: Kysely<Database>) => db.selectFrom('users').select(columns);

/** Lists every user in order of name. */
export const findUsers = async (db: Kysely<Database>): Promise<StaffUser[]> =>
  (await users(db).orderBy('username').execute()).map(staffUser);

export const findUser = (db: Kysely<Database>, id: string): Promise<StaffUser | undefined> => findBy(db, 'id', id);

export const findUserByName = (db: Kysely<Database>, username: string): Promise<StaffUser | undefined> =>
  findBy(db, 'username', username);

/** Finds a user by their mail address. @param email in lower case */
export const findUserByEmail = (db: Kysely<Database>, email: string): Promise<StaffUser | undefined> =>
  findBy(db, 'email', email);

async function findBy(db: Kysely<Database>, column: 'id' | 'username' | 'email', value: string) {
  const row = await users(db).where(column, '=', value).executeTakeFirst();
  return row && staffUser(row);
}

/** Counts the users who can sign in and manage users. */
export async function countAdmins(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

// Arbitrary key of the lock, different from those of seeding and revisions.
const usersLock = 4_077_703;

/** Lets one transaction at a time change users: two admins could otherwise demote each other at once. */
export async function lockUsers(db: Kysely<Database>): Promise<void> {
  if (kindOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${usersLock})`.execute(db);
}

/** Removes a user's second factor; better-auth itself changes the user’s own record. */
export async function deleteSecondFactor(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('twoFactors').where('userId', '=', userId).execute();
}

/** Invalidates the links to a new password that were mailed to a user, and every sign-in of theirs that waits for its code. */
export async function deleteLinksOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
}
