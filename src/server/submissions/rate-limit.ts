import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { countAttempt, giveBackAttempt } from '../repositories/client-limits.ts';
import { keyFor } from './secret.ts';

/** How long a client's attempts are counted together (docs/product.md). */
export const rateLimitWindowMs = 10 * 60 * 1000;

// Clients that are over their limit, kept in memory too: a flood then costs no writes. Past this many, the oldest go.
const mostRemembered = 10_000;

/** Counts each client's attempts in the database, so that all servers on it count together. Addresses are kept as hashes. */
export class RateLimit {
  readonly #db: Kysely<Database>;
  readonly #key: Buffer;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #reason: string;
  readonly #overUntil = new Map<string, number>();

  /** @param options.reason what is said to a client that is over its limit, before when it may try again. */
  constructor(
    db: Kysely<Database>,
    secret: string,
    most: number,
    { windowMs = rateLimitWindowMs, reason = 'You’ve sent this several times.' }: { windowMs?: number; reason?: string } = {},
  ) {
    this.#db = db;
    this.#key = keyFor(secret, 'client-limit');
    this.#most = most;
    this.#windowMs = windowMs;
    this.#reason = reason;
  }

  /**
   * Counts an attempt of a client at something, such as sending a form. `now` is in milliseconds.
   * @param db a transaction, for what is to count only when the rest of it does
   * @throws {HttpError} 429 when it made too many.
   */
  async count(purpose: string, client: string, now: number, db: Kysely<Database> = this.#db): Promise<void> {
    const clientHash = this.#hash(purpose, client);
    const knownUntil = this.#overUntil.get(clientHash) ?? 0;
    // A clock that was set back must not lock a client out for longer than a window.
    if (knownUntil > now && knownUntil - now <= 2 * this.#windowMs) throw this.#tooMany(knownUntil - now);
    this.#overUntil.delete(clientHash);

    const time = (fromNow: number) => new Date(now + fromNow).toISOString();
    const windows = { windowsFrom: time(-this.#windowMs), windowsTo: time(this.#windowMs) };
    const { count, windowStart } = await countAttempt(db, { clientHash, now: time(0), ...windows });
    if (count <= this.#most) return;
    const until = Date.parse(windowStart) + this.#windowMs;
    this.#remember(clientHash, until);
    throw this.#tooMany(until - now);
  }

  /** Takes back one attempt, which turned out well: only failures count where someone guesses. */
  giveBack(purpose: string, client: string): Promise<void> {
    return giveBackAttempt(this.#db, this.#hash(purpose, client));
  }

  #hash(purpose: string, client: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${client}`).digest('base64url');
  }

  #tooMany(waitMs: number): HttpError {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return new HttpError(429, `${this.#reason} Please try again in ${wait}.`, {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
      isTooMuch: true,
    });
  }

  #remember(clientHash: string, until: number): void {
    this.#overUntil.set(clientHash, until);
    const [oldest] = this.#overUntil.keys();
    if (this.#overUntil.size > mostRemembered && oldest !== undefined) this.#overUntil.delete(oldest);
  }
}
