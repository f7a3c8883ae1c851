import type { Kysely } from 'kysely';
import { isGuessable } from '#domain/staff/guessable.ts';
import { appCodeOnlySchema, currentPasswordSchema, ownEmailSchema, ownPasswordSchema } from '#domain/staff/staff-schema.ts';
import { endLinksAndNotify } from '../../auth/account-changes.ts';
import { AccountError, changeAccount } from '../../auth/accounts.ts';
import { codeOf } from '../../auth/refusals.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import type { AccountMailKind } from '../../repositories/outbox.ts';
import { lockUsers } from '../../repositories/users.ts';
import { requireFound } from './conflict.ts';
import { presentOwnSession, presentSession, presentSetup } from './presenters.ts';
import type { StaffContext, StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

const haveOneAlready = 'You already have a second factor. Turn it off before you set up another.';

const wrongField = (path: string, message: string) =>
  new HttpError(422, 'Some fields are missing or wrong.', { issues: [{ path, message }] });

type Api = Awaited<ReturnType<StaffContext['auth']['api']>>;
type Work<T> = (api: Api, transaction: Kysely<Database>) => Promise<T>;
type Own = Pick<StaffRequest, 'by' | 'now'>;

/** Changes the caller's own account, with a line in the audit log. */
const change: <T>(context: StaffContext, own: Own, detail: string, work: Work<T>) => Promise<T> = (
  { auth },
  { by, now },
  detail,
  work,
) => auth.noted(by, { action: 'changed user', target: `users/${by.username}`, detail }, now, work);

/** Changes how the person signs in, ends links that were mailed, and notifies the account's mail address. */
const changeWayIn = <T>(
  context: StaffContext,
  own: Own,
  { detail, tells, work }: { detail: string; tells: AccountMailKind; work: Work<T> },
): Promise<T> =>
  change(context, own, detail, async (api, transaction) => {
    await lockUsers(transaction);
    const result = await work(api, transaction);
    const { by, now } = own;
    const { sendsMail } = context.auth;
    await endLinksAndNotify(transaction, { userId: by.userId, changed: [tells], addresses: [by.email], sendsMail, now });
    return result;
  });

/**
 * Does work that requires the current password. Failures are counted, so that a stolen session cannot be used to guess it.
 * @throws {HttpError} 422 for a wrong password, 429 after too many
 */
async function byPassword<T>({ limits }: StaffContext, { by, now }: Own, work: () => Promise<T>): Promise<T> {
  await limits.countOwn(by.sessionId, now);
  const result = await work().catch((error: unknown) => {
    throw codeOf(error) === 'INVALID_PASSWORD' ? wrongField('current', 'This isn’t your password') : error;
  });
  await limits.giveBackOwn(by.sessionId);
  return result;
}

/** Calls on the caller's own account: session, password, mail address, second factor. */
export const accountCalls = [
  staffCall({
    method: 'get',
    path: '/session',
    summary: 'Who is signed in',
    permission: 'review',
    withoutSecondFactor: true,
    answer: async (_, { by }) => ({ body: presentSession(by) }),
  }),
  staffCall({
    method: 'post',
    path: '/password',
    summary: 'Change your own password; every other session ends',
    permission: 'review',
    isDoneAnew: true,
    withoutSecondFactor: true,
    body: ownPasswordSchema,
    answer: async (context, request) => {
      const { by, body, headers } = request;
      if (isGuessable(body.password, by.username)) throw wrongField('password', 'Use a password that is harder to guess');
      const passwords = { currentPassword: body.current, newPassword: body.password, revokeOtherSessions: true };
      const answer = await byPassword(context, request, () =>
        changeWayIn(context, request, {
          detail: 'own password',
          tells: 'password-changed',
          work: (api) => api.changePassword({ body: passwords, headers, returnHeaders: true }),
        }),
      );
      return { none: true, cookies: context.auth.cookiesOf(answer.headers) };
    },
  }),
  staffCall({
    method: 'post',
    path: '/email',
    summary: 'Change your own email address',
    permission: 'review',
    isDoneAnew: true,
    withoutSecondFactor: true,
    body: ownEmailSchema,
    answer: async (context, request) => {
      const { by, body, headers, now } = request;
      const api = await context.auth.api();
      await byPassword(context, request, () => api.verifyPassword({ body: { password: body.current }, headers }));
      const { sendsMail } = context.auth;
      await changeAccount(context.db, by.userId, { email: body.email }, { by, now, sendsMail }).catch((error: unknown) => {
        throw error instanceof AccountError ? wrongField('email', error.message) : error;
      });
      return { none: true };
    },
  }),

  staffCall({
    method: 'get',
    path: '/sessions',
    summary: 'The own sessions, the latest first',
    permission: 'review',
    withoutSecondFactor: true,
    answer: async ({ auth }, { by, headers }) => {
      const sessions = await (await auth.api()).listSessions({ headers });
      const list = sessions.map((session) => presentOwnSession(session, by.sessionId));
      list.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'delete',
    path: '/sessions/{id}',
    summary: 'End one of your own sessions',
    permission: 'review',
    isDoneAnew: true,
    withoutSecondFactor: true,
    answer: async (context, request) => {
      const { params, headers } = request;
      await change(context, request, 'ended a session', async (api) => {
        const sessions = await api.listSessions({ headers });
        const { token } = requireFound(
          sessions.find(({ id }) => id === params.id),
          'Session',
        );
        return api.revokeSession({ body: { token }, headers });
      });
      return { none: true };
    },
  }),

  staffCall({
    method: 'post',
    path: '/second-factor',
    summary: 'Begin with a second factor: what an authenticator app needs, and recovery codes',
    permission: 'review',
    isDoneAnew: true,
    withoutSecondFactor: true,
    body: currentPasswordSchema,
    answer: async (context, request) => {
      const { by, body, headers } = request;
      if (by.secondFactor) throw new HttpError(409, haveOneAlready);
      const api = await context.auth.api();
      const setup = await byPassword(context, request, () => api.enableTwoFactor({ body: { password: body.current }, headers }));
      if (setup.method !== 'totp') throw new Error('better-auth made another second factor than was asked for.');
      return { body: presentSetup(setup, by.username) };
    },
  }),
  staffCall({
    method: 'post',
    path: '/second-factor/confirm',
    summary: 'Turn the second factor on by a code that the app shows',
    permission: 'review',
    isDoneAnew: true,
    withoutSecondFactor: true,
    body: appCodeOnlySchema,
    answer: async (context, request) => {
      const { by, body, headers, now } = request;
      if (by.secondFactor) throw new HttpError(409, haveOneAlready);
      const answer = await changeWayIn(context, request, {
        detail: 'second factor turned on',
        tells: 'second-factor-on',
        work: async (api, transaction) => {
          const verified = await api.verifyTOTP({ body, headers, returnHeaders: true });
          // The code is used up, so that a person who saw it being typed cannot sign in with it.
          await context.limits.useCode(by.userId, body.code, now, transaction);
          return verified;
        },
      }).catch((error: unknown) => {
        if (codeOf(error) === 'INVALID_CODE')
          throw wrongField('code', 'The code is wrong. Enter the one that your app shows now');
        throw codeOf(error) === 'TOTP_NOT_ENABLED' ? new HttpError(409, 'Start the second factor again.') : error;
      });
      return { none: true, cookies: context.auth.cookiesOf(answer.headers) };
    },
  }),
  staffCall({
    method: 'post',
    path: '/second-factor/recovery-codes',
    summary: 'Make new recovery codes; the old ones no longer work',
    permission: 'review',
    isDoneAnew: true,
    body: currentPasswordSchema,
    answer: async (context, request) => {
      const { by, body, headers } = request;
      if (!by.secondFactor) throw new HttpError(409, 'You don’t have a second factor.');
      const { backupCodes } = await byPassword(context, request, () =>
        change(context, request, 'new recovery codes', (api) =>
          api.generateBackupCodes({ body: { password: body.current }, headers }),
        ),
      );
      return { body: { recoveryCodes: backupCodes } };
    },
  }),
  staffCall({
    method: 'post',
    path: '/second-factor/off',
    summary: 'Turn the second factor off',
    permission: 'review',
    isDoneAnew: true,
    body: currentPasswordSchema,
    answer: async (context, request) => {
      const { by, body, headers } = request;
      if (context.auth.needsSecondFactor(by.role)) throw new HttpError(409, 'Administrators of this hub need a second factor.');
      const answer = await byPassword(context, request, () =>
        changeWayIn(context, request, {
          detail: 'second factor turned off',
          tells: 'second-factor-off',
          work: (api) => api.disableTwoFactor({ body: { password: body.current }, headers, returnHeaders: true }),
        }),
      );
      return { none: true, cookies: context.auth.cookiesOf(answer.headers) };
    },
  }),
];
