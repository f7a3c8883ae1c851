import { createHmac, randomBytes } from 'node:crypto';
import { HttpError } from '../errors.ts';

const minuteMs = 60_000;
const mostClients = 10_000;

/**
 * Counts each client's requests of the running minute, or of another window, in this server's memory: for what is too small to be worth a write.
 * Clients are told apart by a hash whose key ends with the process.
 */
export class MemoryLimit {
  readonly #key = randomBytes(32);
  readonly #most: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #windowStart = 0;

  /** @param most requests of one client in a window; a minute unless told. */
  constructor(most: number, { windowMs = minuteMs }: { windowMs?: number } = {}) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Whether one more request of this client is within its limit. `now` is in milliseconds. */
  admits(client: string, now: number): boolean {
    if (now - this.#windowStart >= this.#windowMs || now < this.#windowStart) {
      this.#counts = new Map();
      this.#windowStart = now;
    }
    const hash = createHmac('sha256', this.#key).update(client).digest('base64url');
    const count = (this.#counts.get(hash) ?? 0) + 1;
    if (count === 1 && this.#counts.size >= mostClients) this.#forgetSmallest();
    this.#counts.set(hash, count);
    return count <= this.#most;
  }

  /** Memory stays bounded: of so many clients those who asked for least are forgotten, and nobody is refused for the others. */
  #forgetSmallest(): void {
    const byCount = [...this.#counts].sort(([, one], [, other]) => other - one);
    this.#counts = new Map(byCount.slice(0, mostClients / 2));
  }

  /**
   * Counts one more request of this client. `now` is in milliseconds.
   * @throws {HttpError} 429 when it made too many in this minute.
   */
  count(client: string, now: number): void {
    if (this.admits(client, now)) return;
    throw new HttpError(429, 'You’ve sent this several times. Please try again in a minute.', {
      headers: { 'Retry-After': '60' },
      isTooMuch: true,
    });
  }
}
