import type { Kysely } from 'kysely';
import type { StaffRole, StaffSession } from '#domain/staff/accounts.ts';
import { deviceName } from '#domain/staff/device-name.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { KeptPromises } from '../kept-promises.ts';
import type { AuditEntry } from '../repositories/audit-log.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { findUser, findUserByName, lockUsers, realEmail } from '../repositories/users.ts';
import { endLinksAndNotify } from './account-changes.ts';
import type { AuthParts, createAuth } from './better-auth.ts';
import { codeCookieName, cookiesNamed, sessionCookieName } from './cookies.ts';
import { codeOf, ignoreRefusal, throwCodeRefused, throwUnavailable, tooLate } from './refusals.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Api = ReturnType<typeof createAuth>['api'];

/** User who makes a request, and the session. */
export interface SignedIn extends StaffSession {
  userId: string;
  sessionId: string;
}

/** Result of a right password or code: cookies for the browser, and the session, unless a code is required first. */
export interface SignInStep {
  cookies: string[];
  session?: SignedIn;
}

export interface StaffAuthParts extends Omit<AuthParts, 'onResetToken' | 'onPasswordReset'> {
  limits: Pick<SignInLimits, 'useCode'>;
  /** True if admins must have a second factor (ADMIN_SECOND_FACTOR). */
  adminsNeedSecondFactor?: boolean;
  /** True if this hub has a mail server (SMTP_URL): then people are notified of changes of their account. */
  sendsMail?: boolean;
}

/** Makes the headers that better-auth receives: the cookie, and of the browser as much as a session stores. */
export const staffHeaders = (headers: Headers): Headers =>
  new Headers({ Cookie: headers.get('Cookie') ?? '', 'User-Agent': deviceName(headers.get('User-Agent') ?? '') });

/**
 * Signs staff in and out, and identifies who makes a request. It asks the database each time, so that an ended session is over.
 */
export class StaffAuth {
  readonly #db: Kysely<Database>;
  readonly #parts: StaffAuthParts;
  readonly #api = new KeptPromises<Api>(1);

  constructor(parts: StaffAuthParts) {
    this.#db = parts.db;
    this.#parts = parts;
  }

  /** True if this hub has a mail server, by which people are notified of changes of their account. */
  get sendsMail(): boolean {
    return this.#parts.sendsMail ?? false;
  }

  /** Loads better-auth's calls on demand, when the first staff member comes. */
  api(): Promise<Api> {
    return this.#api.get('api', async () => (await import('./better-auth.ts')).createAuth(this.#parts).api);
  }

  /** Filters the cookies that better-auth sets: those of a session and of a code that is required. */
  cookiesOf(headers: Headers): string[] {
    const { publicUrl } = this.#parts;
    return cookiesNamed(headers, [sessionCookieName(publicUrl), codeCookieName(publicUrl)]);
  }

  /**
   * Starts a session, and ends the one that the browser has; or requires a code first.
   * @param headers the request's, for its cookie
   * @returns undefined when name and password do not match, for any reason
   */
  async signIn(
    credentials: { username: string; password: string },
    headers: Headers,
    now: Date,
  ): Promise<SignInStep | undefined> {
    const api = await this.api();
    const answer = await api
      .signInUsername({ body: credentials, headers: withoutCookies(headers), returnHeaders: true })
      .catch(ignoreRefusal);
    if (!answer) {
      const user = await findUserByName(this.#db, credentials.username);
      if (user) await addAuditEntry(this.#db, { username: user.username, action: 'failed to sign in' }, now.toISOString());
      return undefined;
    }
    if (!('twoFactorRedirect' in answer.response)) return this.#begin(answer.headers, headers, now);
    await addAuditEntry(this.#db, { username: credentials.username, action: 'was asked for a code' }, now.toISOString());
    return { cookies: cookiesNamed(answer.headers, [codeCookieName(this.#parts.publicUrl)]) };
  }

  /**
   * Starts the session of somebody whose password was right, by the app's code or a recovery code, which then becomes invalid.
   * @throws {HttpError} 401 for a wrong code or one that comes too late, 429 after too many or for one that was used
   */
  async signInWithCode(
    secondFactor: { code: string } | { recoveryCode: string },
    headers: Headers,
    now: Date,
  ): Promise<Required<SignInStep>> {
    const api = await this.api();
    // Omits the former session, if there is one: its owner would not need a code.
    const options = { headers: withoutCookies(headers, codeCookieName(this.#parts.publicUrl)), returnHeaders: true as const };
    if ('recoveryCode' in secondFactor) {
      const answer = await api
        .verifyBackupCode({ body: { code: secondFactor.recoveryCode }, ...options })
        .catch(throwCodeRefused);
      return this.#begin(answer.headers, headers, now, { detail: 'with a recovery code' });
    }
    const answer = await api.verifyTOTP({ body: secondFactor, ...options }).catch(throwCodeRefused);
    const use = ({ userId }: SignedIn) => this.#parts.limits.useCode(userId, secondFactor.code, now);
    return this.#begin(answer.headers, headers, now, { detail: 'with a code', use });
  }

  /**
   * Starts the session that better-auth has made.
   * @param answerHeaders headers of the answer, with a session's cookie
   * @param before headers of the request, whose session ends
   * @param by.use refuses a session that may not start after all
   */
  async #begin(
    answerHeaders: Headers,
    before: Headers,
    now: Date,
    { detail, use }: { detail?: string; use?: (session: SignedIn) => Promise<void> } = {},
  ): Promise<Required<SignInStep>> {
    const cookies = this.cookiesOf(answerHeaders);
    const cookie = cookies.find((part) => part.startsWith(`${sessionCookieName(this.#parts.publicUrl)}=`))?.split(';')[0] ?? '';
    const headersOfSession = new Headers({ Cookie: cookie });
    const session = await this.sessionOf(headersOfSession);
    if (!session) throw new HttpError(401, tooLate);
    const api = await this.api();
    try {
      await use?.(session);
      const entry = { username: session.username, action: 'signed in', ...(detail && { detail }) };
      await addAuditEntry(this.#db, entry, now.toISOString());
      await api.signOut({ headers: staffHeaders(before) });
    } catch (error) {
      // Ends the session of a used code, and one that the audit log could not record: nobody receives its cookie.
      await api.signOut({ headers: headersOfSession }).catch(() => {});
      throw error;
    }
    return { session, cookies };
  }

  /**
   * Finds the user who makes a request with these headers; undefined when nobody is signed in.
   * @throws {HttpError} 503 when the database cannot be asked.
   */
  async sessionOf(headers: Headers): Promise<SignedIn | undefined> {
    if (!headers.get('Cookie')) return undefined;
    const api = await this.api();
    const signedIn = await api
      .getSession({ headers: staffHeaders(headers), query: { disableRefresh: true } })
      .catch(throwUnavailable);
    if (!signedIn || signedIn.user.disabled) return undefined;
    const { user, session } = signedIn;
    const role = user.role as StaffRole;
    const secondFactor = Boolean(user.twoFactorEnabled);
    return {
      userId: user.id,
      sessionId: session.id,
      username: String(user.username),
      role,
      expiresAt: session.expiresAt.toISOString(),
      email: realEmail(user.email),
      secondFactor,
      needsSecondFactor: this.needsSecondFactor(role) && !secondFactor,
    };
  }

  /** Checks whether this role may do nothing without a second factor. */
  needsSecondFactor(role: StaffRole): boolean {
    return role === 'admin' && (this.#parts.adminsNeedSecondFactor ?? false);
  }

  /**
   * Changes something through better-auth and writes the audit entry, in one transaction.
   * @param work also gets the transaction, for what else belongs to it
   * @param by the user whose session the headers carry
   * @throws better-auth's error, also that of a session that has ended meanwhile (sessionEnded)
   */
  async noted<T>(
    by: SignedIn,
    entry: Omit<AuditEntry, 'username'>,
    now: Date,
    work: (api: Api, transaction: Kysely<Database>) => Promise<T>,
  ): Promise<T> {
    const { createAuth } = await import('./better-auth.ts');
    return this.#db.transaction().execute(async (transaction) => {
      const { api } = createAuth({ ...this.#parts, db: transaction });
      const result = await work(api, transaction);
      await addAuditEntry(transaction, { username: by.username, ...entry }, now.toISOString());
      return result;
    });
  }

  /** Ends this session, or every one of its user. @returns the cookies that remove the browser's */
  async signOut(by: SignedIn, requestHeaders: Headers, everywhere: boolean, now: Date): Promise<string[]> {
    const headers = staffHeaders(requestHeaders);
    const action = everywhere ? 'signed out everywhere' : 'signed out';
    const answer = await this.noted(by, { action }, now, async (api) => {
      if (everywhere) await api.revokeSessions({ headers });
      return api.signOut({ headers, returnHeaders: true });
    });
    return cookiesNamed(answer.headers, [sessionCookieName(this.#parts.publicUrl)]);
  }

  /** Makes the secret part of a link by which the owner of this mail address chooses a new password, once, within 30 minutes. */
  async resetTokenFor(email: string): Promise<string | undefined> {
    const { createAuth } = await import('./better-auth.ts');
    let resetToken: string | undefined;
    const onResetToken = (token: string) => {
      resetToken = token;
    };
    await createAuth({ ...this.#parts, onResetToken }).api.requestPasswordReset({ body: { email } });
    return resetToken;
  }

  /**
   * Sets a new password, records it in the audit log, and ends every session of the user and every other link.
   * @returns false for a link that was used, is too old, or was mailed before another change of the account
   */
  async resetPassword(token: string, newPassword: string, now: Date): Promise<boolean> {
    const { createAuth } = await import('./better-auth.ts');
    try {
      await this.#db.transaction().execute(async (db) => {
        // Two links that are used at once would each wait for the other's row.
        await lockUsers(db);
        const onPasswordReset = (userId: string) => this.#noteReset(db, userId, now);
        await createAuth({ ...this.#parts, db, onPasswordReset }).api.resetPassword({ body: { token, newPassword } });
      });
      return true;
    } catch (error) {
      if (codeOf(error) === 'INVALID_TOKEN' || codeOf(error) === 'USER_NOT_FOUND') return false;
      throw error;
    }
  }

  async #noteReset(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
    const user = await findUser(db, userId);
    if (!user) return;
    const { username, email } = user;
    const entry = { username, target: `users/${username}`, action: 'changed user', detail: 'new password by a mailed link' };
    await addAuditEntry(db, entry, now.toISOString());
    const mailKinds = ['password-changed'] as const;
    await endLinksAndNotify(db, { userId, changed: mailKinds, addresses: [email], sendsMail: this.sendsMail, now });
  }
}

/** Copies a request's headers as if its browser had no cookie except this one. */
function withoutCookies(headers: Headers, but?: string): Headers {
  const copy = staffHeaders(headers);
  const cookie = copy
    .get('Cookie')
    ?.split('; ')
    .find((pair) => but !== undefined && pair.startsWith(`${but}=`));
  if (cookie) copy.set('Cookie', cookie);
  else copy.delete('Cookie');
  return copy;
}
