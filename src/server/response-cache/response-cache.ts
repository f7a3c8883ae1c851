import type { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import { systemClock } from '../clock/clock.ts';
import { HttpError } from '../errors.ts';
import { MemoryLimit } from '../limits/memory-limit.ts';
import type { WorkQueue } from '../limits/work-queue.ts';
import { currentRequest } from '../requests/request-scope.ts';
import type { CachedResponse } from './cached-response.ts';
import { bestEncoding, compressedFor, isReadyFor } from './cached-response.ts';
import { PageCache } from './page-cache.ts';

// Limit well above the 25 MB that the thousand pages and lists of a hundred tools take, compressed twice
// (tests/faults/invented-addresses.test.ts).
const mostBytes = 64 * 1024 * 1024;

// Limit of answers to addresses that visitors invent, which are made again each time: searches, comparisons, a church's files. A
// dialog asks at each pause of the typing, and a congregation shares one address.
const mostUnstoredAMinute = 300;

/** Hits, misses and size of the cache, for the metrics. */
export interface CacheCounts {
  hits: number;
  misses: number;
  bytes: number;
  responses: number;
}

/** Request to the cache. */
export interface CacheQuestion {
  /** Address in the one form that all its spellings share. */
  key: string;
  /**
   * True if the response may be stored: only where the catalogue alone decides it, since visitors can invent addresses without
   * end, and would evict what others ask for.
   */
  isStored: boolean;
  /** Encodings that the client accepts: the response is ready for them. */
  accepted?: string | undefined;
}

/** Caches responses made from the catalogue, once for a revision: pages, JSON lists, feeds, the sitemap. One per server. */
export class ResponseCache {
  readonly #pages = new PageCache(mostBytes);
  readonly #catalogue: CurrentCatalogue;
  readonly #queue: WorkQueue;
  readonly #isOn: boolean;
  readonly #now: () => number;
  readonly #unstored = new MemoryLimit(mostUnstoredAMinute);
  #hits = 0;
  #misses = 0;

  /**
   * @param options.isOn false to render for each request, as when rendering is measured
   * @param options.now time in milliseconds
   */
  constructor(
    catalogue: CurrentCatalogue,
    queue: WorkQueue,
    { isOn = true, now = () => systemClock.now().getTime() }: { isOn?: boolean; now?: () => number } = {},
  ) {
    this.#catalogue = catalogue;
    this.#queue = queue;
    this.#isOn = isOn;
    this.#now = now;
  }

  get counts(): CacheCounts {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#pages.bytes, responses: this.#pages.size };
  }

  /** Finds a stored response for an address in its normal form; undefined if `answer` has to make it. */
  get(address: string): CachedResponse | undefined {
    const cachedResponse = this.#pages.get(address, this.#catalogue.snapshot.revision);
    if (cachedResponse) this.#hits += 1;
    return cachedResponse;
  }

  /**
   * Answers ready for this client: from the cache, from a rendering for another request right now, or by `render` in its turn.
   * @throws {HttpError} 503 when too much waits to be made, 429 when this client asked for too much that is not stored
   */
  async answer({ key, isStored, accepted }: CacheQuestion, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (!this.#isOn) return this.#queue.run(async () => compressedFor(accepted, await render()));
    const cachedResponse = this.get(key);
    if (cachedResponse && isReadyFor(accepted, cachedResponse)) return cachedResponse;
    if (!cachedResponse) this.#misses += 1;
    if (!cachedResponse && !isStored) this.#countUnstored();
    // Compresses within the shared part, in turn, since that takes as long as rendering.
    const make = async () => compressedFor(accepted, cachedResponse ?? (await render()));
    const client = currentRequest()?.client ?? '';
    const turn = (begin: () => Promise<void>) => this.#queue.run(begin);
    const { revision } = this.#catalogue.snapshot;
    return this.#pages.render(key, revision, make, { isStored, variant: bestEncoding(accepted), requester: { client, turn } });
  }

  #countUnstored(): void {
    const client = currentRequest()?.client;
    if (client === undefined || this.#unstored.admits(client, this.#now())) return;
    throw new HttpError(429, 'You’ve asked for very much from here in a minute. Please wait a minute, then try again.', {
      headers: { 'Retry-After': '60' },
      isTooMuch: true,
    });
  }

  /** Drops the responses whose keys match, for a change outside the catalogue. */
  forget(isMeant: (key: string) => boolean): void {
    this.#pages.forget(isMeant);
  }

  /** Drops everything, for a change outside the catalogue. */
  clear(): void {
    this.#pages.clear();
  }
}
