import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/**
 * Rendered responses of one catalogue revision, stored compressed. Bounded by bytes: what was used longest ago goes first.
 * A key is rendered once at a time however many ask for it.
 */
export class PageCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #underWay = new Map<string, Promise<CachedResponse>>();
  #revision = -1;

  /** @param mostBytes how many bytes of bodies it may hold. */
  constructor(mostBytes: number) {
    // An empty body weighs a byte: the cache knows no entry without weight.
    this.#stored = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ size }) => size || 1 });
  }

  get bytes(): number {
    return this.#stored.calculatedSize;
  }

  /** How many responses are stored. */
  get size(): number {
    return this.#stored.size;
  }

  get(key: string, revision: number): CachedResponse | undefined {
    return revision === this.#revision ? this.#stored.get(key) : undefined;
  }

  /**
   * Answers from the cache, or renders; whoever asks meanwhile is given the same rendering.
   * @param isStored whether the response has a place afterwards, when everybody may have it
   */
  async getOrRender(
    key: string,
    revision: number,
    render: () => Promise<CachedResponse>,
    isStored = true,
  ): Promise<CachedResponse> {
    if (revision !== this.#revision) {
      this.clear();
      this.#revision = revision;
    }
    const stored = this.get(key, revision);
    if (stored) return stored;
    const started = this.#underWay.get(key);
    const shared = started && (await started);
    if (shared && isForAll(shared)) return shared;
    const rendering = render();
    this.#underWay.set(key, rendering);
    try {
      const response = await rendering;
      // No longer under way: everything was dropped meanwhile, and this is what it was dropped for.
      if (isStored && mayBeStored(response) && this.#underWay.get(key) === rendering) this.#stored.set(key, response);
      return response;
    } finally {
      if (this.#underWay.get(key) === rendering) this.#underWay.delete(key);
    }
  }

  /** Puts the same response, with more compressed bodies, in the place of a stored one; nothing when that is gone. */
  replace(key: string, stored: CachedResponse, compressed: CachedResponse): void {
    if (this.#stored.peek(key) === stored) this.#stored.set(key, compressed);
  }

  /** Drops some of it, by its keys. */
  forget(isMeant: (key: string) => boolean): void {
    for (const held of [this.#stored, this.#underWay]) for (const key of [...held.keys()]) if (isMeant(key)) held.delete(key);
  }

  /** Drops everything; what is being rendered is given to those who wait for it, and not stored. */
  clear(): void {
    this.#stored.clear();
    this.#underWay.clear();
  }
}

const mayBeStored = (response: CachedResponse) => response.status === 200 && isForAll(response);

/** Whether it may be given to another visitor: not a form with a token of its own. */
const isForAll = ({ status, headers }: CachedResponse) =>
  status !== 200 || !/private|no-store/.test(String(headers.identity['Cache-Control']));
