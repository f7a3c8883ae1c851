import { setTimeout as wait } from 'node:timers/promises';
import { MemoryLimit } from './memory-limit.ts';

// Delay between one second and two, so that hundreds of clients that were refused together do not return together.
const leastRefusalMs = 1_000;
/** Number of refusals of one client in a second that are answered at once; docs/security.md names this figure. */
export const promptRefusals = 20;

/**
 * Makes a refusal cost the client and not the server: a client that asks too much, or for much that is refused, waits for the
 * answer, and nothing else on that connection is read until then. One per server.
 */
export class Refusals {
  readonly #limit = new MemoryLimit(promptRefusals, { windowMs: 1_000 });

  /** Waits when this refusal exceeds the limit. `now` is in milliseconds. */
  async slow(client: string, { isTooMuch, now }: { isTooMuch: boolean; now: number }): Promise<void> {
    const isPrompt = this.#limit.admits(client, now) && !isTooMuch;
    if (!isPrompt) await wait(leastRefusalMs * (1 + Math.random()), undefined, { ref: false });
  }
}
