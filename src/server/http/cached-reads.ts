import type { CachedReadKey } from '../api/public/cacheable-reads.ts';
import type { RenderQueue } from '../rendering/render-queue.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { cachedResponseOf } from '../response-cache/response-of-app.ts';

interface CachedReadsOptions {
  cache: ResponseCache;
  queue: RenderQueue;
  keyOf: (address: string) => CachedReadKey | undefined;
  /** The application, which is asked with a request of our own: no visitor's header reaches a cached answer. */
  ask: (request: Request) => Promise<Response> | Response;
  publicUrl: string;
}

/** Answers the API's reads and the sitemap from what is cached, and lets the application answer them once. */
export class CachedReads {
  readonly #options: CachedReadsOptions;

  constructor(options: CachedReadsOptions) {
    this.#options = options;
  }

  /**
   * The answer to a GET of this address, or nothing when it is none that can be cached: the application answers it then.
   * @param accepted the encodings that the client accepts: it is ready for them
   */
  answer(address: string, accepted?: string): Promise<CachedResponse> | undefined {
    const { cache, queue, keyOf, ask, publicUrl } = this.#options;
    const read = keyOf(address);
    if (!read) return undefined;
    const render = async () => cachedResponseOf(await ask(new Request(publicUrl + read.key)), read.route);
    return cache.answer({ ...read, accepted }, () => queue.run(render));
  }
}
