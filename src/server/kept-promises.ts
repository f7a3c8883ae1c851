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
    const cachedPromise = this.#kept.get(key);
    if (cachedPromise) return cachedPromise;
    const promise = make();
    this.#kept.set(key, promise);
    promise.catch(() => {
      if (this.#kept.peek(key) === promise) this.#kept.delete(key);
    });
    return promise;
  }
}
