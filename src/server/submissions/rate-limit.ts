import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { countAttempt } from '../repositories/client-limits.ts';
import { keyFor } from './secret.ts';

/** How long a client's attempts are counted together (design, section 5, RATE_LIMIT_SUBMISSIONS). */
export const rateLimitWindowMs = 10 * 60 * 1000;

// Clients that are over their limit, kept in memory too: a flood then costs no writes. Past this many, the oldest go.
const mostRemembered = 10_000;

/** Counts each client's attempts in the database, so that all servers on it count together. Addresses are kept as hashes. */
export class RateLimit {
  readonly #db: Kysely<Database>;
  readonly #key: Buffer;
  readonly #most: number;
  readonly #overUntil = new Map<string, number>();

  constructor(db: Kysely<Database>, secret: string, most: number) {
    this.#db = db;
    this.#key = keyFor(secret, 'client-limit');
    this.#most = most;
  }

  /**
   * Counts an attempt of a client to send a form. `now` is in milliseconds.
   * @throws {HttpError} 429 when it made too many.
   */
  async count(form: FormName, client: string, now: number): Promise<void> {
    const clientHash = createHmac('sha256', this.#key).update(`${form} ${client}`).digest('base64url');
    const knownUntil = this.#overUntil.get(clientHash) ?? 0;
    if (knownUntil > now && knownUntil - now <= 2 * rateLimitWindowMs) throw tooMany(knownUntil - now);
    this.#overUntil.delete(clientHash);

    const time = (fromNow: number) => new Date(now + fromNow).toISOString();
    const windows = { windowsFrom: time(-rateLimitWindowMs), windowsTo: time(rateLimitWindowMs) };
    const { count, windowStart } = await countAttempt(this.#db, { clientHash, now: time(0), ...windows });
    if (count <= this.#most) return;
    const until = Date.parse(windowStart) + rateLimitWindowMs;
    this.#remember(clientHash, until);
    throw tooMany(until - now);
  }

  #remember(clientHash: string, until: number): void {
    this.#overUntil.set(clientHash, until);
    const [oldest] = this.#overUntil.keys();
    if (this.#overUntil.size > mostRemembered && oldest !== undefined) this.#overUntil.delete(oldest);
  }
}

function tooMany(waitMs: number): HttpError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `That was sent very often from here. Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
