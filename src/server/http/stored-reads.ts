import type { KeptReadKey } from '../api/kept-reads.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { cachedResponseOf } from '../response-cache/response-of-app.ts';

/** Answers the API's reads and the sitemap from what was kept, and lets the application answer them once. */
export class Reads {
  readonly #kept: ResponseCache;
  readonly #keyOf: (address: string) => KeptReadKey | undefined;
  readonly #ask: (request: Request) => Promise<Response> | Response;
  readonly #publicUrl: string;

  /** @param options.ask the application, which is asked with a request of our own: no visitor's header reaches a kept answer. */
  constructor(options: {
    kept: ResponseCache;
    keyOf: (address: string) => KeptReadKey | undefined;
    ask: (request: Request) => Promise<Response> | Response;
    publicUrl: string;
  }) {
    this.#kept = options.kept;
    this.#keyOf = options.keyOf;
    this.#ask = options.ask;
    this.#publicUrl = options.publicUrl;
  }

  /**
   * The answer to a GET of this address, or nothing when it is none that can be kept: the application answers it then.
   * @param accepted the encodings that the client accepts: it is ready for them
   */
  answer(address: string, accepted?: string): Promise<CachedResponse> | undefined {
    const read = this.#keyOf(address);
    return (
      read &&
      this.#kept.answer(
        read.key,
        async () => cachedResponseOf(await this.#ask(new Request(this.#publicUrl + read.key)), read.route),
        accepted,
      )
    );
  }
}
