import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CachedResponse } from './cached-response.ts';
import { compressedFor } from './cached-response.ts';
import { PageCache } from './page-cache.ts';

// The 446 pages and lists of a hundred tools, plain and compressed, take 50 MB (tests/faults/invented-addresses.test.ts).
const mostBytes = 64 * 1024 * 1024;

/** What was found and is stored so far, for the metrics. */
export interface CacheCounts {
  hits: number;
  misses: number;
  bytes: number;
  responses: number;
}

/** What is asked of the cache. */
export interface CacheQuestion {
  /** The address in the one form that all its spellings share. */
  key: string;
  /**
   * Whether the response is worth a place. Only for what the catalogue alone decides: visitors can invent addresses without
   * end, and would push out what others ask for.
   */
  isStored: boolean;
  /** The encodings that the client accepts: the response is ready for them. */
  accepted?: string | undefined;
}

/** Responses made from the catalogue, each once for a revision: pages, JSON lists, the sitemap. One per server. */
export class ResponseCache {
  readonly #pages = new PageCache(mostBytes);
  readonly #catalogue: Catalogue;
  readonly #isOn: boolean;
  #hits = 0;
  #misses = 0;

  /** @param options.isOn false to render for each request, as when rendering is measured. */
  constructor(catalogue: Catalogue, { isOn = true }: { isOn?: boolean } = {}) {
    this.#catalogue = catalogue;
    this.#isOn = isOn;
  }

  get counts(): CacheCounts {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#pages.bytes, responses: this.#pages.size };
  }

  /** A stored response whose address is already in its normal form, or nothing: then `answer` has to be asked. */
  get(address: string): CachedResponse | undefined {
    const stored = this.#pages.get(address, this.#catalogue.snapshot.revision);
    if (stored) this.#hits += 1;
    return stored;
  }

  /** The response to this question: stored, being rendered for somebody just now, or rendered by `render`. */
  async answer({ key, isStored, accepted }: CacheQuestion, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (!this.#isOn) return compressedFor(accepted, await render());
    const known = this.get(key);
    if (!known) this.#misses += 1;
    const response = known ?? (await this.#pages.getOrRender(key, this.#catalogue.snapshot.revision, render, isStored));
    const compressed = await compressedFor(accepted, response);
    if (compressed !== response) this.#pages.replace(key, response, compressed);
    return compressed;
  }

  /** Drops what has these keys, for what changed beside the catalogue. */
  forget(isMeant: (key: string) => boolean): void {
    this.#pages.forget(isMeant);
  }

  /** Drops everything, for what changed beside the catalogue. */
  clear(): void {
    this.#pages.clear();
  }
}
