import { randomUUIDv7 } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { username } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import type { StaffRole } from '#domain/staff/roles.ts';
import { passwordCharacters, usernameSchema } from '#domain/staff/staff-schema.ts';
import type { StaffSession } from '#domain/staff/staff-views.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { deleteSession, deleteSessionsOf } from '../repositories/sessions.ts';
import { findUserByName } from '../repositories/users.ts';
import { keyFor } from '../submissions/secret.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** A session ends this long after signing in, used or not. */
export const sessionSeconds = 12 * 60 * 60;

/** Who makes a request, and by which session. */
export interface SignedIn extends StaffSession {
  userId: string;
  sessionId: string;
}

/** A name that cannot be anybody's: signing in as it takes as long as with a wrong password. */
const nobody = '-nobody';

/**
 * The settings of better-auth on our tables. Its HTTP routes are not served: our own call it (docs/decisions/0009).
 * @param options.publicUrl decides whether the cookie is for https only
 */
export function authOptions(options: { db: Kysely<Database>; secret: string; publicUrl: string }) {
  const isHttps = options.publicUrl.startsWith('https:');
  return {
    // Times as ISO text and flags as numbers, on PostgreSQL too (docs/decisions/0003): it then writes what our SQL reads.
    database: { db: options.db as unknown as Kysely<Record<string, never>>, type: 'sqlite' },
    secret: keyFor(options.secret, 'staff-session').toString('base64url'),
    baseURL: options.publicUrl,
    telemetry: { enabled: false },
    // Its lines name users; ours name none.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordCharacters.least,
      maxPasswordLength: passwordCharacters.most,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    plugins: [username({ usernameValidator: (name) => name === nobody || usernameSchema.safeParse(name).success })],
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabled: { type: 'boolean', required: true, defaultValue: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionSeconds,
      // Twelve hours are twelve hours, and the database alone knows who is signed in.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    advanced: {
      database: { generateId: () => randomUUIDv7() },
      ipAddress: { disableIpTracking: true },
      // Its own way of making a cookie secure renames it; '__Host-' needs the name as it is.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isHttps ? '__Host-hub-staff' : 'hub-staff',
          attributes: { secure: isHttps, httpOnly: true, sameSite: 'strict', path: '/' },
        },
      },
    },
  } satisfies BetterAuthOptions;
}

const createAuth = (options: { db: Kysely<Database>; secret: string; publicUrl: string }) => betterAuth(authOptions(options));

/** Signs staff in and out, and tells who makes a request. The database is asked each time: a session that was ended is over. */
export class StaffAuth {
  readonly #db: Kysely<Database>;
  readonly #auth: ReturnType<typeof createAuth>;

  constructor(options: { db: Kysely<Database>; secret: string; publicUrl: string }) {
    this.#db = options.db.withoutPlugins();
    this.#auth = createAuth(options);
  }

  /**
   * Begins a session.
   * @returns the session and its cookie, or nothing when name and password do not fit, whatever the reason
   */
  async signIn(
    given: { username: string; password: string },
    now: Date,
  ): Promise<{ session: StaffSession; cookie: string } | undefined> {
    const known = await findUserByName(this.#db, given.username);
    const name = known && !known.disabled ? given.username : nobody;
    const answer = await this.#auth.api
      .signInUsername({ body: { username: name, password: given.password }, headers: new Headers(), returnHeaders: true })
      .catch(refused);
    const cookie = answer?.headers.getSetCookie()[0];
    const signedIn = cookie && (await this.sessionOf(new Headers({ Cookie: cookie.split(';')[0] ?? '' })));
    if (!signedIn) {
      if (known) await addAuditEntry(this.#db, { username: known.username, action: 'failed to sign in' }, now.toISOString());
      return undefined;
    }
    try {
      await addAuditEntry(this.#db, { username: signedIn.username, action: 'signed in' }, now.toISOString());
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
    const found = await this.#auth.api
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
    const { authCookies } = await this.#auth.$context;
    const { name, attributes } = authCookies.sessionToken;
    return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict${attributes.secure ? '; Secure' : ''}`;
  }
}

/** Wrong names and passwords come back as nothing; anything else goes on. */
function refused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500) return undefined;
  throw error;
}

/** better-auth hides what the database said; only the database can fail here. */
function unavailable(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  throw new HttpError(503, 'Who is signed in cannot be looked up right now. Please try again in a minute.', {
    headers: { 'Retry-After': '30' },
  });
}
