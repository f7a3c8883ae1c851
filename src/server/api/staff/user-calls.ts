import { z } from 'zod';
import { isGuessable } from '#domain/staff/guessable.ts';
import { newUserSchema, ownPasswordSchema, userUpdateSchema } from '#domain/staff/staff-schema.ts';
import { AccountError, addAccount, changeAccount, removeAccount } from '../../auth/accounts.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { deleteSessionsOf } from '../../repositories/sessions.ts';
import { findPasswordHash, findUser, findUsers, updatePasswordHash } from '../../repositories/users.ts';
import { found } from './conflict.ts';
import { pageOf, paging } from './paging.ts';
import { presentSession, presentUser } from './presenters.ts';
import { staffCall } from './staff-call.ts';

/** What an account cannot become is a conflict with what the others are. */
const conflict = (error: unknown) => {
  throw error instanceof AccountError ? new HttpError(409, error.message) : error;
};

/** The own session and password, and the users, who are for admins. */
export const userCalls = [
  staffCall({
    method: 'get',
    path: '/session',
    summary: 'Who is signed in',
    permission: 'review',
    answers: { one: 'StaffSession' },
    answer: async (_, { by }) => ({ body: presentSession(by) }),
  }),
  staffCall({
    method: 'post',
    path: '/password',
    summary: 'Change the own password; every other session ends',
    permission: 'review',
    body: ownPasswordSchema,
    answer: async ({ db, limits }, { by, body, now }) => {
      // A stolen session must not serve to guess the password.
      await limits.count(`session ${by.sessionId}`, by.username, now);
      const hash = (await findPasswordHash(db, by.userId)) ?? '';
      if (!(await verifyPassword({ hash, password: body.current }))) {
        throw new HttpError(422, 'Some fields are missing or wrong.', {
          issues: [{ path: 'current', message: 'This is not your password' }],
        });
      }
      await limits.giveBack(`session ${by.sessionId}`, by.username);
      if (isGuessable(body.password, by.username)) {
        throw new HttpError(422, 'Some fields are missing or wrong.', {
          issues: [{ path: 'password', message: 'Use a password that is harder to guess' }],
        });
      }
      const passwordHash = await hashPassword(body.password);
      const at = now.toISOString();
      await db.transaction().execute(async (transaction) => {
        await updatePasswordHash(transaction, by.userId, passwordHash, at);
        await deleteSessionsOf(transaction, by.userId, by.sessionId);
        const entry = { username: by.username, action: 'changed user', target: `users/${by.username}` };
        await addAuditEntry(transaction, { ...entry, detail: 'own password' }, at);
      });
      return { none: true };
    },
  }),

  staffCall({
    method: 'get',
    path: '/users',
    summary: 'The users in order of name',
    permission: 'manage users',
    query: z.object(paging),
    answers: { list: 'UserRow' },
    answer: async ({ db }, { query }) => pageOf((await findUsers(db)).map(presentUser), query),
  }),
  staffCall({
    method: 'post',
    path: '/users',
    summary: 'Add a user',
    permission: 'manage users',
    body: newUserSchema,
    creates: true,
    answers: { one: 'UserRow' },
    answer: async ({ db }, { by, body, now }) => {
      const id = await addAccount(db, body, by, now).catch(conflict);
      return { body: presentUser(found(await findUser(db, id), 'User')) };
    },
  }),
  staffCall({
    method: 'patch',
    path: '/users/{id}',
    summary: 'Change a user’s password or role, or whether the user may sign in',
    permission: 'manage users',
    body: userUpdateSchema,
    answers: { one: 'UserRow' },
    answer: async ({ db }, { by, params, body, now }) => {
      await changeAccount(db, params.id ?? '', body, by, now).catch(conflict);
      return { body: presentUser(found(await findUser(db, params.id ?? ''), 'User')) };
    },
  }),
  staffCall({
    method: 'delete',
    path: '/users/{id}',
    summary: 'Remove a user',
    permission: 'manage users',
    answer: async ({ db }, { by, params, now }) => {
      const isRemoved = await removeAccount(db, params.id ?? '', by, now).catch(conflict);
      if (!isRemoved) throw new HttpError(404, 'User not found');
      return { none: true };
    },
  }),
];
