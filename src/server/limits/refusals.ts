import { setTimeout as wait } from 'node:timers/promises';
import { MemoryLimit } from './memory-limit.ts';

// From one second to two, so that hundreds that were refused together do not come back together.
const leastRefusalMs = 1_000;
/** Refusals of one client in a second that are told at once; docs/security.md tells this figure. */
export const promptRefusals = 20;

/**
 * Makes a refusal cost the client and not the server: whoever asks too much, or asks for much that is refused, waits for the answer,
 * and nothing else on that connection is read meanwhile. One per server.
 */
export class Refusals {
  readonly #limit = new MemoryLimit(promptRefusals, { windowMs: 1_000 });

  /** Waits where this refusal is one too many. `now` is in milliseconds. */
  async slow(client: string, { isTooMuch, now }: { isTooMuch: boolean; now: number }): Promise<void> {
    const isPrompt = this.#limit.admits(client, now) && !isTooMuch;
    if (!isPrompt) await wait(leastRefusalMs * (1 + Math.random()), undefined, { ref: false });
  }
}
