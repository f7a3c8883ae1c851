import type { Catalogue } from '../catalogue/catalogue.ts';
import { Squeezer } from '../http/squeezer.ts';
import type { RenderPlace } from '../rendering/render-queue.ts';
import { RenderQueue } from '../rendering/render-queue.ts';
import type { CachedResponse } from './cached-response.ts';
import { readyFor } from './cached-response.ts';
import { PageCache } from './page-cache.ts';

// Plain addresses are as many as the catalogue has; addresses with parameters can be invented without end, so that they
// share a part of their own, never drive out a plain one, and are kept only when they are asked for again.
const plainBytes = 40 * 1024 * 1024;
const withParametersBytes = 8 * 1024 * 1024;
const mostAskedOnce = 1_000;

/** What was kept, found and rendered so far, for the metrics. */
export interface CacheCounts {
  hits: number;
  misses: number;
  renders: number;
  bytes: number;
  answers: number;
  waiting: number;
}

/** Answers made from the catalogue, each rendered once for a revision: pages, JSON lists, the sitemap. One per server. */
export class ResponseCache {
  readonly #plain = new PageCache(plainBytes);
  readonly #withParameters = new PageCache(withParametersBytes);
  readonly #askedOnce = new Set<string>();
  readonly #queue = new RenderQueue({ here: 2, beside: 12, waitingForHere: 8, waiting: 500 });
  readonly #squeezer: Squeezer;
  readonly #catalogue: Catalogue;
  readonly #keep: boolean;
  #hits = 0;
  #misses = 0;
  #renders = 0;

  /** @param options.keep false to render for each request, as when rendering is measured. */
  constructor(catalogue: Catalogue, { keep = true }: { keep?: boolean } = {}) {
    this.#catalogue = catalogue;
    this.#keep = keep;
    this.#squeezer = new Squeezer(() => this.isBusy);
  }

  /** Whether anything is being rendered for someone. */
  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  get counts(): CacheCounts {
    return {
      hits: this.#hits,
      misses: this.#misses,
      renders: this.#renders,
      bytes: this.#plain.bytes + this.#withParameters.bytes,
      answers: this.#plain.size + this.#withParameters.size,
      waiting: this.#queue.waiting,
    };
  }

  /** A kept answer whose address is already in its normal form, or nothing: then `answer` has to be asked. */
  get(address: string): CachedResponse | undefined {
    const kept = this.#cacheFor(address).get(address, this.#catalogue.snapshot.revision);
    if (kept) this.#hits += 1;
    return kept;
  }

  /**
   * The answer of this key, which says the same as the address and has one form; rendered when it is not kept, and
   * compressed for this client when nobody before asked for that.
   */
  async answer(key: string, render: (place: RenderPlace) => Promise<CachedResponse>, accepted?: string): Promise<CachedResponse> {
    const answer = await this.#answer(key, render);
    const ready = await readyFor(accepted, answer);
    if (ready !== answer) this.#cacheFor(key).replace(key, answer, ready);
    return ready;
  }

  async #answer(key: string, render: (place: RenderPlace) => Promise<CachedResponse>): Promise<CachedResponse> {
    const inTurn = () =>
      this.#queue.run((place) => {
        this.#renders += 1;
        return render(place);
      });
    if (!this.#keep) return inTurn();
    const known = this.get(key);
    if (known) return known;
    this.#misses += 1;
    const cache = this.#cacheFor(key);
    if (cache === this.#withParameters && !this.#isAskedAgain(key)) return inTurn();
    const { revision } = this.#catalogue.snapshot;
    const answer = await cache.getOrRender(key, revision, inTurn);
    // Only what many ask for is worth more work: it is kept, and no invented address.
    if (cache === this.#plain && cache.peek(key, revision) === answer) this.#squeezer.add(cache, key, revision);
    return answer;
  }

  /** Drops everything, for what changed beside the catalogue. */
  clear(): void {
    this.#plain.clear();
    this.#withParameters.clear();
  }

  #isAskedAgain(key: string): boolean {
    if (this.#askedOnce.has(key)) return true;
    if (this.#askedOnce.size >= mostAskedOnce) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return false;
  }

  #cacheFor(key: string): PageCache {
    return key.includes('?') ? this.#withParameters : this.#plain;
  }
}
