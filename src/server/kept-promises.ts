import { LRUCache } from 'lru-cache';

/** Promises that were made once and are kept, those used last; one that fails is forgotten, so that the next who asks tries again. */
export class KeptPromises<Value> {
  readonly #kept: LRUCache<string, Promise<Value>>;

  /** @param max how many are kept */
  constructor(max: number) {
    this.#kept = new LRUCache({ max });
  }

  /** What is kept under this key, or what `make` makes now. */
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
