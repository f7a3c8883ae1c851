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

// Separate module, loaded on demand: better-auth takes 0.3 s and 25 MB to load, and only staff need it.

/** Lifetime of a session after signing in, used or not. */
export const sessionSeconds = 12 * 60 * 60;
/** Number of wrong codes, and the seconds that then pass until one is accepted; sign-in-limits.ts has the password's limits. */
const codeLimit = { maxFailedAttempts: 10, durationSeconds: 15 * 60 };
/** Time to type the code, after the password. */
const codeSeconds = 10 * 60;

/** Dependencies of sign-in. */
export interface AuthParts {
  db: Kysely<Database>;
  secret: string;
  /** Public address of the hub; cookies are for https only where it begins so. */
  publicUrl: string;
  /** Receives the secret part of a link to choose a new password. */
  onResetToken?: (token: string) => void;
  /** Receives the user whose password a link has set, within the transaction that sets it. */
  onPasswordReset?: (userId: string) => Promise<void>;
}

/** Makes the settings of better-auth on our tables. Its HTTP routes are not served: our own call it (docs/decisions/0048). */
export function authOptions({ db, secret, publicUrl, onResetToken, onPasswordReset }: AuthParts) {
  const cookie = { secure: publicUrl.startsWith('https:'), httpOnly: true, sameSite: 'strict', path: '/' } as const;
  return {
    appName: 'Ministry AI Hub',
    // No transaction may be nested in one of ours.
    database: { db: db as unknown as Kysely<Record<string, never>>, type: kindOf(db), transaction: !db.isTransaction },
    secret: authSecret(secret),
    baseURL: publicUrl,
    telemetry: { enabled: false },
    // better-auth's lines name users; ours name none.
    logger: { disabled: true },
    // better-auth counts requests of an address; ours count failures, of a name too (sign-in-limits.ts).
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
      // Sessions are never extended, and the database alone knows who is signed in.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: { modelName: 'accounts' },
    // Hashed, so that a reader of the database finds no valid link.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          // Runs for every way in: a password, a code that was requested before, a new password. It uses better-auth's own
          // transaction, because SQLite has no second connection during one.
          before: async ({ userId }, context) => {
            const user = await context?.context.internalAdapter.findUserById(userId);
            if (!user || (user as { disabled?: boolean }).disabled) throw new APIError('UNAUTHORIZED');
          },
        },
      },
    },
    advanced: {
      // Validation of the tables needs another connection, which a transaction does not have; better-auth runs it once.
      database: { generateId: () => randomUUIDv7(), validateSchema: !db.isTransaction },
      ipAddress: { disableIpTracking: true },
      // better-auth's secure cookies have another name; '__Host-' needs the name as it is.
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(publicUrl), attributes: cookie },
        two_factor: { name: codeCookieName(publicUrl), attributes: cookie },
      },
    },
  } satisfies BetterAuthOptions;
}

/** Derives the key with which better-auth signs and seals from the hub's secret. */
const authSecret = (secret: string): string => keyFor(secret, 'staff-session').toString('base64url');

/** Checks whether a stored second factor was sealed with this secret of the hub. */
export async function canOpenSecondFactor(secret: string, ciphertext: string): Promise<boolean> {
  return symmetricDecrypt({ key: authSecret(secret), data: ciphertext }).then(
    () => true,
    () => false,
  );
}

/** Creates better-auth with our settings. */
export const createAuth = (parts: AuthParts) => betterAuth(authOptions(parts));
