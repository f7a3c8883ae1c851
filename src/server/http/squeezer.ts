import { setTimeout as wait } from 'node:timers/promises';
import { toBrotli, withBody } from '../response-cache/cached-response.ts';
import type { PageCache } from '../response-cache/page-cache.ts';

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
      if (!kept?.isCompressible) continue;
      // An answer that cannot be compressed better stays as it is.
      const br = await toBrotli(kept.bodies.identity, bestQuality).catch(() => undefined);
      // Meanwhile it may have been compressed for a visitor.
      const now = cache.peek(key, revision);
      if (br && now?.etag === kept.etag && br.length < (now.bodies.br?.length ?? Number.POSITIVE_INFINITY))
        cache.replace(key, now, withBody(now, 'br', br));
    }
    this.#isRunning = false;
  }

  async #idle(): Promise<void> {
    await wait(pauseMs, undefined, { ref: false });
    while (this.#isBusy()) await wait(pauseMs, undefined, { ref: false });
  }
}
