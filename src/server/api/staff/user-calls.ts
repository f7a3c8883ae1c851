import { z } from 'zod';
import { newUserSchema, userUpdateSchema } from '#domain/staff/staff-schema.ts';
import { AccountError, addAccount, changeAccount, removeAccount } from '../../auth/accounts.ts';
import { HttpError } from '../../errors.ts';
import { findUser, findUsers } from '../../repositories/users.ts';
import { requireFound } from './conflict.ts';
import { pageOf, paging } from './paging.ts';
import { presentUser } from './presenters.ts';
import { staffCall } from './staff-call.ts';

/** Turns an AccountError into a 409, which the form shows at its field. */
const conflict = (error: unknown) => {
  if (!(error instanceof AccountError)) throw error;
  const { message, field } = error;
  throw new HttpError(409, message, field && { issues: [{ path: field, message }] });
};

/** Calls on users, for admins alone. */
export const userCalls = [
  staffCall({
    method: 'get',
    path: '/users',
    summary: 'The users in order of name',
    permission: 'manage users',
    query: z.object(paging),
    answer: async ({ db }, { query }) => pageOf((await findUsers(db)).map(presentUser), query),
  }),
  staffCall({
    method: 'post',
    path: '/users',
    summary: 'Add a user',
    permission: 'manage users',
    body: newUserSchema,
    creates: true,
    answer: async ({ db }, { by, body, now }) => {
      const id = await addAccount(db, body, by, now).catch(conflict);
      return { body: presentUser(requireFound(await findUser(db, id), 'User')) };
    },
  }),
  staffCall({
    method: 'patch',
    path: '/users/{id}',
    summary: 'Change a user’s password, role or email address, whether the user may sign in, or take a lost second factor away',
    permission: 'manage users',
    body: userUpdateSchema,
    answer: async ({ db, auth: { sendsMail } }, { by, params, body, now }) => {
      await changeAccount(db, params.id ?? '', body, { by, now, sendsMail }).catch(conflict);
      return { body: presentUser(requireFound(await findUser(db, params.id ?? ''), 'User')) };
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
