import { LRUCache } from 'lru-cache';

/** Caches promises and drops the least recently used ones; a rejected one is removed, so that the next caller retries. */
export class KeptPromises<Value> {
  readonly #kept: LRUCache<string, Promise<Value>>;

  /** @param max number of cached promises */
  constructor(max: number) {
    this.#kept = new LRUCache({ max });
  }

  /** Returns the cached promise of this key, or a new one from `make`. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = make();
    this.#kept.set(key, made);
    made.catch(() => {
      if (this.#kept.peek(key) === made) this.#kept.delete(key);
    });
    return made;
  }
}
