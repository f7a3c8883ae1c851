import { randomUUIDv7 } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, betterAuth } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import type { Kysely } from 'kysely';
import { passwordCharacters, usernameSchema } from '#domain/staff/staff-schema.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { keyFor } from '../secrets/secret.ts';
import { codeCookieName, sessionCookieName } from './cookies.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { resetSeconds } from './sign-in-limits.ts';

// Apart from what uses it: loading better-auth takes 0.3 s and 25 MB, and only staff need it.

/** A session ends this long after signing in, used or not. */
export const sessionSeconds = 12 * 60 * 60;
/** Wrong codes after which no code is taken for so long; the limits of the password are in sign-in-limits.ts. */
const codeLimit = { maxFailedAttempts: 10, durationSeconds: 15 * 60 };
/** How long after the password the code may be typed. */
const codeSeconds = 10 * 60;

/** What sign-in works with. */
export interface AuthParts {
  db: Kysely<Database>;
  secret: string;
  /** Decides whether the cookies are for https only. */
  publicUrl: string;
  /** Told of the secret part of a link to choose a new password. */
  onResetToken?: (token: string) => void;
  /** Told whose password a link has set, within the transaction that sets it. */
  onPasswordReset?: (userId: string) => Promise<void>;
}

/**
 * The settings of better-auth on our tables. Its HTTP routes are not served: our own call it (docs/decisions/0048).
 */
export function authOptions({ db, secret, publicUrl, onResetToken, onPasswordReset }: AuthParts) {
  const cookie = { secure: publicUrl.startsWith('https:'), httpOnly: true, sameSite: 'strict', path: '/' } as const;
  return {
    appName: 'Ministry AI Hub',
    // A transaction of ours has none of its own within it.
    database: { db: db as unknown as Kysely<Record<string, never>>, type: kindOf(db), transaction: !db.isTransaction },
    secret: authSecret(secret),
    baseURL: publicUrl,
    telemetry: { enabled: false },
    // Its lines name users; ours name none.
    logger: { disabled: true },
    // It counts requests of an address; ours count failures, of a name too (sign-in-limits.ts).
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordCharacters.least,
      maxPasswordLength: passwordCharacters.most,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => onResetToken?.(token),
      onPasswordReset: async ({ user }) => onPasswordReset?.(user.id),
    },
    plugins: [
      username({ usernameValidator: (name) => usernameSchema.safeParse(name).success, displayUsername: false }),
      twoFactor({ twoFactorTable: 'twoFactors', twoFactorCookieMaxAge: codeSeconds, accountLockout: codeLimit }),
    ],
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
    // Whoever reads the database finds no link that still serves.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          // By whatever way: a password, a code that was asked for before, a new password. Within better-auth's own
          // transaction, beside which SQLite has no second connection.
          before: async ({ userId }, context) => {
            const user = await context?.context.internalAdapter.findUserById(userId);
            if (!user || (user as { disabled?: boolean }).disabled) throw new APIError('UNAUTHORIZED');
          },
        },
      },
    },
    advanced: {
      // It looks at the tables once, and not within a transaction, where it would need another connection.
      database: { generateId: () => randomUUIDv7(), validateSchema: !db.isTransaction },
      ipAddress: { disableIpTracking: true },
      // Its own way of making a cookie secure renames it; '__Host-' needs the name as it is.
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(publicUrl), attributes: cookie },
        two_factor: { name: codeCookieName(publicUrl), attributes: cookie },
      },
    },
  } satisfies BetterAuthOptions;
}

/** What better-auth signs and seals with, made of the hub's secret. */
const authSecret = (secret: string): string => keyFor(secret, 'staff-session').toString('base64url');

/** Whether a second factor, as it stands in the database, was sealed with this secret of the hub. */
export async function opensSecondFactor(secret: string, sealed: string): Promise<boolean> {
  return symmetricDecrypt({ key: authSecret(secret), data: sealed }).then(
    () => true,
    () => false,
  );
}

/** better-auth as it is set up here. */
export const createAuth = (parts: AuthParts) => betterAuth(authOptions(parts));
