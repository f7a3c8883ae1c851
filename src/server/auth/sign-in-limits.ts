import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { RateLimit } from '../submissions/rate-limit.ts';

/** How long failures to sign in are counted together. */
export const signInWindowMs = 15 * 60 * 1000;
const mostFailures = 10;

/**
 * Locks out who guesses passwords: 10 failures in 15 minutes from one client, whatever the names, and for one name,
 * whoever tries. A name that nobody has is counted alike, so that the answer tells nothing.
 */
export class SignInLimits {
  readonly #limit: RateLimit;

  constructor(db: Kysely<Database>, secret: string) {
    const reason = 'Signing in failed too often.';
    this.#limit = new RateLimit(db, secret, mostFailures, { windowMs: signInWindowMs, reason });
  }

  /** Counts a try before the password is looked at, so that many at once count too. @throws {HttpError} 429 */
  async count(client: string, username: string, now: Date): Promise<void> {
    await this.#limit.count('sign-in from', client, now.getTime());
    await this.#limit.count('sign-in as', username, now.getTime());
  }

  /** The try was good: it counts for nothing. */
  async giveBack(client: string, username: string): Promise<void> {
    await this.#limit.giveBack('sign-in from', client);
    await this.#limit.giveBack('sign-in as', username);
  }
}
