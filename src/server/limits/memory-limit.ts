import { createHmac, randomBytes } from 'node:crypto';
import { HttpError } from '../errors.ts';

const minuteMs = 60_000;
const mostClients = 10_000;

/**
 * Counts each client's requests in the current minute, or another window, in this server's memory, for limits that are not worth
 * a write. Clients are distinguished by a hash whose key is lost when the process ends.
 */
export class MemoryLimit {
  readonly #key = randomBytes(32);
  readonly #most: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #windowStart = 0;

  /** @param most requests of one client in a window, which is a minute by default */
  constructor(most: number, { windowMs = minuteMs }: { windowMs?: number } = {}) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Checks whether one more request of this client is within its limit. `now` is in milliseconds. */
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

  /**
   * Limits the memory: beyond the limit the clients with the fewest requests are forgotten, and nobody is refused because of
   * others.
   */
  #forgetSmallest(): void {
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a);
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
