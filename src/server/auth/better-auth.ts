import { randomUUIDv7 } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { betterAuth } from 'better-auth';
import { username } from 'better-auth/plugins/username';
import type { Kysely } from 'kysely';
import { passwordCharacters, usernameSchema } from '#domain/staff/staff-schema.ts';
import type { Database } from '../database/tables.ts';
import { keyFor } from '../submissions/secret.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { nobody, sessionCookieName } from './staff-auth.ts';

// Apart from what uses it: loading better-auth takes 0.3 s and 25 MB, and only staff need it.

/** A session ends this long after signing in, used or not. */
export const sessionSeconds = 12 * 60 * 60;

/** What sign-in works with. */
export interface AuthParts {
  db: Kysely<Database>;
  secret: string;
  /** Decides whether the cookie is for https only. */
  publicUrl: string;
}

/**
 * The settings of better-auth on our tables. Its HTTP routes are not served: our own call it (docs/decisions/0009).
 */
export function authOptions(options: AuthParts) {
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
          name: sessionCookieName(options.publicUrl),
          attributes: { secure: isHttps, httpOnly: true, sameSite: 'strict', path: '/' },
        },
      },
    },
  } satisfies BetterAuthOptions;
}

/** better-auth as it is set up here. */
export const createAuth = (options: AuthParts) => betterAuth(authOptions(options));
