import type { Kysely } from 'kysely';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { StaffSession } from '#domain/staff/staff-views.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { deleteSession, deleteSessionsOf } from '../repositories/sessions.ts';
import { findUserByName } from '../repositories/users.ts';
import type { AuthParts, createAuth } from './better-auth.ts';

/** Who makes a request, and by which session. */
export interface SignedIn extends StaffSession {
  userId: string;
  sessionId: string;
}

/** The session's cookie: over https one that no other host can set, over http, as while trying the hub, a plain one. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-hub-staff' : 'hub-staff';

/** A name that cannot be anybody's: signing in as it takes as long as with a wrong password. */
export const nobody = '-nobody';

/** Signs staff in and out, and tells who makes a request. The database is asked each time: a session that was ended is over. */
export class StaffAuth {
  readonly #db: Kysely<Database>;
  readonly #parts: AuthParts;
  #auth: Promise<ReturnType<typeof createAuth>> | undefined;

  constructor(parts: AuthParts) {
    this.#db = parts.db;
    this.#parts = parts;
  }

  /** better-auth, loaded when the first of staff comes. */
  #open(): Promise<ReturnType<typeof createAuth>> {
    this.#auth ??= import('./better-auth.ts').then((module) => module.createAuth(this.#parts));
    return this.#auth;
  }

  /**
   * Begins a session, and ends the one that the browser has.
   * @param headers the request's, for its cookie
   * @returns the session and its cookie, or nothing when name and password do not fit, whatever the reason
   */
  async signIn(
    given: { username: string; password: string },
    headers: Headers,
    now: Date,
  ): Promise<{ session: StaffSession; cookie: string } | undefined> {
    const known = await findUserByName(this.#db, given.username);
    const name = known && !known.disabled ? given.username : nobody;
    const { api } = await this.#open();
    const answer = await api
      .signInUsername({ body: { username: name, password: given.password }, headers: new Headers(), returnHeaders: true })
      .catch(refused);
    const cookie = answer?.headers.getSetCookie()[0];
    const signedIn = cookie && (await this.sessionOf(new Headers({ Cookie: cookie.split(';')[0] ?? '' })));
    if (!signedIn) {
      if (known) await addAuditEntry(this.#db, { username: known.username, action: 'failed to sign in' }, now.toISOString());
      return undefined;
    }
    try {
      const earlier = await this.sessionOf(headers);
      await this.#db.transaction().execute(async (transaction) => {
        if (earlier) await deleteSession(transaction, earlier.sessionId);
        await addAuditEntry(transaction, { username: signedIn.username, action: 'signed in' }, now.toISOString());
      });
    } catch (error) {
      // No session without its line in the audit log; without it nobody ever gets this one's cookie.
      await deleteSession(this.#db, signedIn.sessionId).catch(() => {});
      throw error;
    }
    return { session: signedIn, cookie };
  }

  /**
   * Who makes a request with these headers; nothing when nobody is signed in.
   * @throws {HttpError} 503 when the database cannot be asked.
   */
  async sessionOf(headers: Headers): Promise<SignedIn | undefined> {
    const cookie = headers.get('Cookie');
    if (!cookie) return undefined;
    // Nothing but the cookie: what else the browser sends is not to be kept.
    const { api } = await this.#open();
    const found = await api
      .getSession({ headers: new Headers({ Cookie: cookie }), query: { disableRefresh: true } })
      .catch(unavailable);
    if (!found || found.user.disabled) return undefined;
    return {
      userId: found.user.id,
      sessionId: found.session.id,
      username: String(found.user.username),
      role: found.user.role as StaffRole,
      expiresAt: found.session.expiresAt.toISOString(),
    };
  }

  /** Ends this session, or every one of its user. @returns the cookie that removes the browser's */
  async signOut({ userId, sessionId, username: name }: SignedIn, everywhere: boolean, now: Date): Promise<string> {
    await this.#db.transaction().execute(async (transaction) => {
      if (everywhere) await deleteSessionsOf(transaction, userId);
      else await deleteSession(transaction, sessionId);
      const action = everywhere ? 'signed out everywhere' : 'signed out';
      await addAuditEntry(transaction, { username: name, action }, now.toISOString());
    });
    return this.endingCookie();
  }

  /** A cookie that removes the browser's. */
  async endingCookie(): Promise<string> {
    const { authCookies } = await (await this.#open()).$context;
    const { name, attributes } = authCookies.sessionToken;
    return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict${attributes.secure ? '; Secure' : ''}`;
  }
}

/** Wrong names and passwords come back as nothing; anything else goes on. */
function refused(error: unknown): undefined {
  if (statusOf(error) === 401 || statusOf(error) === 422) return undefined;
  throw error;
}

/** better-auth hides what the database said; only the database can fail here. */
function unavailable(error: unknown): never {
  if (statusOf(error) === undefined) throw error;
  throw new HttpError(503, 'Who is signed in cannot be looked up right now. Please try again in a minute.', {
    headers: { 'Retry-After': '30' },
  });
}

/** The status of better-auth's own errors. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
