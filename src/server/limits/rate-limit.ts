import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { countAttempt, deleteAttempts, findAttempts, giveBackAttempt } from '../repositories/client-limits.ts';
import { keyFor } from '../secrets/secret.ts';

/** Window in which a client's attempts are counted together (docs/product.md). */
export const rateLimitWindowMs = 10 * 60 * 1000;

interface CountOptions {
  /** Transaction, for an attempt that counts only when the rest of it succeeds. */
  db?: Kysely<Database>;
  /** Account that the attempt is about: a change of how that person signs in clears it. */
  userId?: string | undefined;
}

/**
 * Counts each client's attempts in the database and nowhere else, so that all servers on it count together, and an attempt that
 * one forgets is forgotten by all. Addresses are stored as hashes, for as long as they count.
 */
export class RateLimit {
  readonly #db: Kysely<Database>;
  readonly #key: Buffer;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #reason: string;

  /** @param options.reason first sentence to a client over its limit, before the time of the next try */
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
   * @throws {HttpError} 429 when it made too many.
   */
  async count(purpose: string, client: string, now: number, options: CountOptions = {}): Promise<void> {
    const overUntil = await this.fullUntil(purpose, client, now, options);
    if (overUntil !== undefined) throw this.#tooMany(overUntil - now);
  }

  /** Counts an attempt as `count` does, for actions that are skipped silently when too frequent. @returns true if allowed */
  async admits(purpose: string, client: string, now: number, options: CountOptions = {}): Promise<boolean> {
    return (await this.fullUntil(purpose, client, now, options)) === undefined;
  }

  /** Takes back one attempt that succeeded, since only failures count against guessing. */
  giveBack(purpose: string, client: string): Promise<void> {
    return giveBackAttempt(this.#db, this.#hash(purpose, client));
  }

  /** Deletes every attempt of a client at something. */
  forget(purpose: string, client: string): Promise<void> {
    return deleteAttempts(this.#db, this.#hash(purpose, client));
  }

  /**
   * Counts an attempt as `count` does, for actions that may wait instead.
   * @returns time until which the client is over its limit, in milliseconds; undefined when it is not
   */
  async fullUntil(
    purpose: string,
    client: string,
    now: number,
    { db = this.#db, userId }: CountOptions = {},
  ): Promise<number | undefined> {
    const time = (fromNow: number) => new Date(now + fromNow).toISOString();
    const windows = { windowsFrom: time(-this.#windowMs), windowsTo: time(this.#windowMs) };
    const attempt = { clientHash: this.#hash(purpose, client), ...windows };
    // Reads first, and writes nothing for a client over its limit: a flood costs no writes.
    const attempts = await findAttempts(db, attempt);
    const { count, windowStart } =
      attempts && attempts.count > this.#most
        ? attempts
        : await countAttempt(db, { ...attempt, now: time(0), expiresAt: time(this.#windowMs), userId: userId ?? null });
    return count <= this.#most ? undefined : Date.parse(windowStart) + this.#windowMs;
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
}
