import { setTimeout as wait } from 'node:timers/promises';
import type { PageCache } from './page-cache.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { toBrotli, withBrotli } from './ready-answer.ts';

// A page asked for again and again is worth the 30 ms that this quality takes on another thread.
const bestQuality = 11;
const pauseMs = 50;

/**
 * Compresses kept answers once more, better: one at a time, on zlib's own threads, when nothing is being rendered. The
 * first visitor of a page does not wait for it.
 */
export class Squeezer {
  readonly #isBusy: () => boolean;
  readonly #waiting = new Map<string, { cache: PageCache; revision: number }>();
  #isRunning = false;

  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  /** Has the answer that is kept under this key compressed better, some time. */
  add(cache: PageCache, key: string, revision: number): void {
    this.#waiting.set(key, { cache, revision });
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // What is added meanwhile comes at the end.
    for (const [key, { cache, revision }] of this.#waiting) {
      await this.#idle();
      this.#waiting.delete(key);
      const kept = cache.peek(key, revision);
      // An answer that cannot be compressed better stays as it is.
      if (kept) cache.replace(key, kept, await squeezed(kept).catch(() => kept));
    }
    this.#isRunning = false;
  }

  async #idle(): Promise<void> {
    await wait(pauseMs, undefined, { ref: false });
    while (this.#isBusy()) await wait(pauseMs, undefined, { ref: false });
  }
}

async function squeezed(answer: ReadyAnswer): Promise<ReadyAnswer> {
  const { identity, br } = answer.bodies;
  if (!br) return answer;
  const better = await toBrotli(identity, bestQuality);
  return better.length < br.length ? withBrotli(answer, better) : answer;
}
