import { LRUCache } from 'lru-cache';
import type { CachedResponse, Encoding } from './cached-response.ts';
import { withoutPlain } from './cached-response.ts';

/** How somebody who asks waits for a turn: `begin` is done then. */
export interface Asker {
  /** Whom the waiting counts for. */
  client: string;
  turn: (begin: () => Promise<void>) => Promise<void>;
}

const now: Asker = { client: '', turn: (begin) => begin() };

/**
 * Rendered responses of one catalogue revision, stored compressed. Bounded by bytes: what was used longest ago goes first.
 * A key is rendered once at a time for each encoding, however many ask for it.
 */
export class PageCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #wishes = new Map<string, Wish>();
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
   * Has `render` make the response, in the turn of whoever asks for it first; whoever asks meanwhile is given the same rendering.
   * @param wanted `isStored`: whether the response has a place afterwards, when everybody may have it; `variant`: the encoding in which
   *   it is made
   */
  async render(
    key: string,
    revision: number,
    render: () => Promise<CachedResponse>,
    { isStored = true, variant, asker = now }: { isStored?: boolean; variant?: Encoding; asker?: Asker } = {},
  ): Promise<CachedResponse> {
    if (revision !== this.#revision) {
      this.clear();
      this.#revision = revision;
    }
    const stored = this.get(key, revision);
    if (stored && (!variant || !stored.isCompressible || stored.bodies[variant])) return stored;
    const name = `${variant} ${key}`;
    const started = this.#wishes.get(name);
    const shared = started && (await started.of(asker));
    if (shared && isForAll(shared)) return shared;
    const wish = new Wish(render);
    this.#wishes.set(name, wish);
    try {
      const response = await wish.of(asker);
      // No longer wished for: everything was dropped meanwhile, and this is what it was dropped for.
      if (isStored && mayBeStored(response) && this.#wishes.get(name) === wish) this.#store(key, response);
      return response;
    } finally {
      if (this.#wishes.get(name) === wish) this.#wishes.delete(name);
    }
  }

  /** Drops some of it, by its keys. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#stored.keys()]) if (isMeant(key)) this.#stored.delete(key);
    for (const name of [...this.#wishes.keys()]) if (isMeant(name.slice(name.indexOf(' ') + 1))) this.#wishes.delete(name);
  }

  /** Drops everything; what is being rendered is given to those who wait for it, and not stored. */
  clear(): void {
    this.#stored.clear();
    this.#wishes.clear();
  }

  #store(key: string, response: CachedResponse): void {
    this.#stored.set(key, withoutPlain(response, this.#stored.peek(key)));
  }
}

/** A response that several may wait for, each in a turn of their own: it is made in the first that comes. */
class Wish {
  readonly #make: () => Promise<CachedResponse>;
  readonly #response = Promise.withResolvers<CachedResponse>();
  readonly #turns = new Map<string, Promise<CachedResponse>>();
  #isBegun = false;

  constructor(make: () => Promise<CachedResponse>) {
    this.#make = make;
    // Whoever waits is told of a failure; where nobody does any longer, it is nobody's.
    this.#response.promise.catch(() => undefined);
  }

  /** @throws what making it throws, or what refuses this asker a turn */
  of({ client, turn }: Asker): Promise<CachedResponse> {
    const { promise } = this.#response;
    if (this.#isBegun) return promise;
    const known = this.#turns.get(client);
    if (known) return known;
    const own = Promise.race([promise, turn(this.#begin).then(() => promise)]);
    this.#turns.set(client, own);
    return own;
  }

  readonly #begin = async (): Promise<void> => {
    if (this.#isBegun) return;
    this.#isBegun = true;
    const making = this.#make();
    making.then(this.#response.resolve, this.#response.reject);
    await making.catch(() => undefined);
  };
}

const mayBeStored = (response: CachedResponse) => response.status === 200 && isForAll(response);

/** Whether it may be given to another visitor: not a form with a token of its own. */
const isForAll = ({ status, headers }: CachedResponse) =>
  status !== 200 || !/private|no-store/.test(String(headers.identity['Cache-Control']));
