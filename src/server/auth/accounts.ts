import type { Kysely } from 'kysely';
import { isGuessable } from '#domain/staff/guessable.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { NewUser, UserUpdate } from '#domain/staff/staff-schema.ts';
import { nameFault } from '../database/fault.ts';
import type { Database } from '../database/tables.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { deleteSessionsOf } from '../repositories/sessions.ts';
import {
  countAdmins,
  deleteUser,
  findUser,
  insertUser,
  lockUsers,
  updatePasswordHash,
  updateUser,
} from '../repositories/users.ts';
import { hashPassword } from './password.ts';

/** Why an account cannot be changed so, in a sentence for whoever tried. */
export class AccountError extends Error {
  override name = 'AccountError';
}

/** Who changes accounts: staff by their name, or the operator at the command line. */
export interface Actor {
  username: string;
  /** Nothing for the operator, who may do anything but leave the hub without an admin. */
  userId?: string;
}

/**
 * Adds a user.
 * @returns the new id
 * @throws {AccountError} when the name is taken, or the password is the name with little else.
 */
export async function addAccount(db: Kysely<Database>, user: NewUser, by: Actor, now: Date): Promise<string> {
  requireOwnWords(user.password, user.username);
  const passwordHash = await hashPassword(user.password);
  const at = now.toISOString();
  return db
    .transaction()
    .execute(async (transaction) => {
      const id = await insertUser(transaction, { username: user.username, role: user.role, passwordHash }, at);
      await addAuditEntry(
        transaction,
        { username: by.username, action: 'added user', target: `users/${user.username}`, detail: `as ${user.role}` },
        at,
      );
      return id;
    })
    .catch((error: unknown) => {
      throw nameFault(error) === 'unique' ? new AccountError(`There is a user ${user.username} already.`) : error;
    });
}

/**
 * Changes a user's password, role or both, or lets a user sign in no more or again. A new password ends every session of
 * the user, and so does being disabled.
 * @returns false when there is no such user
 * @throws {AccountError} when it would leave the hub without an admin, or somebody changes the own role.
 */
export async function changeAccount(
  db: Kysely<Database>,
  id: string,
  change: UserUpdate,
  by: Actor,
  now: Date,
): Promise<boolean> {
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    await lockUsers(transaction);
    const before = await findUser(transaction, id);
    if (!before) return false;
    if (change.password !== undefined) requireOwnWords(change.password, before.username);
    const role = change.role !== before.role ? change.role : undefined;
    const disabled = change.disabled !== undefined && Number(change.disabled) !== before.disabled ? change.disabled : undefined;
    if (id === by.userId && (role || disabled)) throw new AccountError('You cannot change your own role, or disable yourself.');
    if (role || disabled !== undefined) await updateUser(transaction, id, definedOf({ role, disabled }), at);
    if (passwordHash) await updatePasswordHash(transaction, id, passwordHash, at);
    if (passwordHash || disabled) await deleteSessionsOf(transaction, id);
    await requireAdmin(transaction);
    const details = [
      ...(role ? [`role from ${before.role} to ${role}`] : []),
      ...(disabled === undefined ? [] : [disabled ? 'disabled' : 'enabled again']),
      ...(passwordHash ? ['new password'] : []),
    ];
    if (details.length > 0) {
      const target = `users/${before.username}`;
      await addAuditEntry(transaction, { username: by.username, action: 'changed user', target, detail: details.join(', ') }, at);
    }
    return true;
  });
}

/**
 * Removes a user; what the user did stays in the audit log.
 * @returns false when there is no such user
 * @throws {AccountError} when it would leave the hub without an admin, or somebody removes the own account.
 */
export function removeAccount(db: Kysely<Database>, id: string, by: Actor, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockUsers(transaction);
    const before = await findUser(transaction, id);
    if (!before) return false;
    if (id === by.userId) throw new AccountError('You cannot remove yourself.');
    await deleteUser(transaction, id);
    await requireAdmin(transaction);
    const entry = { username: by.username, action: 'removed user', target: `users/${before.username}` };
    await addAuditEntry(transaction, entry, now.toISOString());
    return true;
  });
}

/** @throws {AccountError} when the password is the name with little else. */
function requireOwnWords(password: string, username: string): void {
  if (isGuessable(password, username)) throw new AccountError('Use a password that is harder to guess from the username.');
}

async function requireAdmin(db: Kysely<Database>): Promise<void> {
  if ((await countAdmins(db)) === 0) throw new AccountError('This is the last admin. Make somebody else an admin first.');
}

const definedOf = (change: { role: StaffRole | undefined; disabled: boolean | undefined }) => ({
  ...(change.role !== undefined && { role: change.role }),
  ...(change.disabled !== undefined && { disabled: change.disabled }),
});
