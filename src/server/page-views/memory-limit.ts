import { createHmac, randomBytes } from 'node:crypto';
import { HttpError } from '../errors.ts';

const windowMs = 60_000;
const mostClients = 10_000;

/**
 * Counts each client's requests of the running minute in this server's memory: for what is too small to be worth a write.
 * Clients are told apart by a hash whose key ends with the process.
 */
export class MemoryLimit {
  readonly #key = randomBytes(32);
  readonly #most: number;
  #counts = new Map<string, number>();
  #windowStart = 0;

  /** @param most requests of one client in a minute. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more request of this client is within its limit. `now` is in milliseconds. */
  admits(client: string, now: number): boolean {
    if (now - this.#windowStart >= windowMs || now < this.#windowStart) {
      this.#counts = new Map();
      this.#windowStart = now;
    }
    const hash = createHmac('sha256', this.#key).update(client).digest('base64url');
    const count = (this.#counts.get(hash) ?? 0) + 1;
    // In a minute with so many clients nobody new is admitted: memory stays bounded.
    if (count === 1 && this.#counts.size >= mostClients) return false;
    this.#counts.set(hash, count);
    return count <= this.#most;
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
