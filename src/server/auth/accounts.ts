import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isGuessable } from '#domain/staff/guessable.ts';
import type { NewUser, UserUpdate } from '#domain/staff/staff-schema.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/tables.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import type { AccountMailKind } from '../repositories/outbox.ts';
import type { StaffUser } from '../repositories/users.ts';
import {
  countAdmins,
  deleteSecondFactor,
  findUser,
  findUserByEmail,
  findUserByName,
  lockUsers,
  placeholderEmail,
} from '../repositories/users.ts';
import { endLinksAndNotify } from './account-changes.ts';
import { hashPassword } from './password.ts';

/** Refusal of a change of an account, as a sentence for the person who tried. */
export class AccountError extends Error {
  override name = 'AccountError';
  /** Field of the form that caused it; undefined if none did. */
  readonly field: 'username' | 'email' | 'password' | undefined;

  constructor(message: string, field?: AccountError['field']) {
    super(message);
    this.field = field;
  }
}

/** Author of a change of accounts: staff by their name, or the operator at the command line. */
export interface Actor {
  username: string;
  /** Absent for the operator, who may do anything except leave the hub without an admin. */
  userId?: string;
}

/**
 * Adds a user.
 * @returns the new id
 * @throws {AccountError} when the name or the mail address is taken, or the password is the name with little else.
 */
export async function addAccount(db: Kysely<Database>, user: NewUser, by: Actor, now: Date): Promise<string> {
  const { username, role, email } = user;
  requireOwnWords(user.password, username);
  const password = await hashPassword(user.password);
  return inTransaction(db, async (transaction) => {
    await lockUsers(transaction);
    if (await findUserByName(transaction, username)) throw new AccountError(`There is a user ${username} already.`, 'username');
    await requireFreeEmail(transaction, email);
    const accounts = await accountsIn(transaction);
    const times = { createdAt: now, updatedAt: now };
    const newUser = {
      username,
      name: username,
      role,
      email: email || placeholderEmail(username),
      emailVerified: false,
      ...times,
    };
    const { id } = await accounts.createUser(newUser, { method: 'admin' });
    await accounts.createAccount({ userId: id, accountId: id, providerId: 'credential', password, ...times });
    const entry = { username: by.username, action: 'added user', target: `users/${username}`, detail: `as ${role}` };
    await addAuditEntry(transaction, entry, now.toISOString());
    return id;
  });
}

/**
 * Changes a user's password, role or mail address, disables or enables a user, or removes a lost second factor. A new password, a
 * disabling and a removed second factor end every session of the user; these and a new mail address also invalidate the links to
 * a new password that were mailed before.
 * @param sendsMail true if this hub has a mail server, by which the user is notified
 * @returns false when there is no such user
 * @throws {AccountError} when it would leave the hub without an admin, somebody changes their own role, or the mail address is
 * another's.
 */
export async function changeAccount(
  db: Kysely<Database>,
  id: string,
  change: UserUpdate,
  { by, now, sendsMail }: { by: Actor; now: Date; sendsMail: boolean },
): Promise<boolean> {
  const password = change.password === undefined ? undefined : await hashPassword(change.password);
  return inTransaction(db, async (transaction) => {
    await lockUsers(transaction);
    const before = await findUser(transaction, id);
    if (!before) return false;
    if (change.password !== undefined) requireOwnWords(change.password, before.username);
    const { role, disabled, email, losesSecondFactor } = differences(before, change);
    if (id === by.userId && (role || disabled)) throw new AccountError('You can’t change your own role or disable yourself.');
    await requireFreeEmail(transaction, email);
    const accounts = await accountsIn(transaction);
    if (password) await accounts.updatePassword(id, password);
    if (losesSecondFactor) await deleteSecondFactor(transaction, id);
    if (password || disabled || losesSecondFactor) await accounts.deleteUserSessions(id);
    const fields = {
      ...(role && { role }),
      ...(disabled !== undefined && { disabled }),
      ...(email !== undefined && { email: email || placeholderEmail(before.username) }),
      ...(losesSecondFactor && { twoFactorEnabled: false }),
    };
    if (Object.keys(fields).length > 0) await accounts.updateUser(id, fields);
    await requireAdmin(transaction);
    const mailKinds: AccountMailKind[] = [
      ...(password ? (['password-changed'] as const) : []),
      ...(email === undefined ? [] : (['email-changed'] as const)),
      ...(losesSecondFactor ? (['second-factor-off'] as const) : []),
    ];
    if (mailKinds.length > 0 || disabled) {
      const addresses = [before.email, (email ?? before.email) || null];
      await endLinksAndNotify(transaction, { userId: id, changed: mailKinds, addresses, sendsMail, now });
    }
    const details = [
      ...(role ? [`role from ${before.role} to ${role}`] : []),
      ...(disabled === undefined ? [] : [disabled ? 'disabled' : 'enabled again']),
      ...(password ? ['new password'] : []),
      // Omits the address itself, which is that person's own affair.
      ...(email === undefined ? [] : [email ? 'new email address' : 'email address removed']),
      ...(losesSecondFactor ? ['second factor removed'] : []),
    ];
    if (details.length > 0) {
      const entry = { username: by.username, action: 'changed user', target: `users/${before.username}` };
      await addAuditEntry(transaction, { ...entry, detail: details.join(', ') }, now.toISOString());
    }
    return true;
  });
}

/**
 * Loads better-auth's functions that write users, passwords and sessions, within a transaction of ours. They sign nothing.
 */
async function accountsIn(transaction: Kysely<Database>) {
  const { createAuth } = await import('./better-auth.ts');
  const secret = randomBytes(32).toString('base64url');
  const { internalAdapter } = await createAuth({ db: transaction, secret, publicUrl: 'https://hub.invalid' }).$context;
  return internalAdapter;
}

/** Finds the fields of a change that differ from the current values. */
function differences(before: StaffUser, { role, disabled, email, secondFactor }: UserUpdate) {
  return {
    role: role === before.role ? undefined : role,
    disabled: disabled === before.disabled ? undefined : disabled,
    email: email === (before.email ?? '') ? undefined : email,
    losesSecondFactor: secondFactor === false && before.secondFactor,
  };
}

/**
 * Removes a user; the audit log keeps what the user did.
 * @returns false when there is no such user
 * @throws {AccountError} when it would leave the hub without an admin, or somebody removes their own account.
 */
export function removeAccount(db: Kysely<Database>, id: string, by: Actor, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockUsers(transaction);
    const before = await findUser(transaction, id);
    if (!before) return false;
    if (id === by.userId) throw new AccountError('You can’t remove yourself.');
    await (await accountsIn(transaction)).deleteUser(id);
    await requireAdmin(transaction);
    const entry = { username: by.username, action: 'removed user', target: `users/${before.username}` };
    await addAuditEntry(transaction, entry, now.toISOString());
    return true;
  });
}

/** Refuses a guessable password. @throws {AccountError} when the password is the name with little else. */
function requireOwnWords(password: string, username: string): void {
  if (isGuessable(password, username))
    throw new AccountError('Use a password that is harder to guess from the username.', 'password');
}

async function requireFreeEmail(db: Kysely<Database>, email: string | undefined): Promise<void> {
  if (email && (await findUserByEmail(db, email)))
    throw new AccountError('Someone else already has this email address.', 'email');
}

async function requireAdmin(db: Kysely<Database>): Promise<void> {
  if ((await countAdmins(db)) === 0) throw new AccountError('This is the last admin. Make someone else an admin first.');
}
