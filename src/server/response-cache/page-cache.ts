import { LRUCache } from 'lru-cache';
import type { CachedResponse, Encoding } from './cached-response.ts';
import { withoutPlain } from './cached-response.ts';

/** Who asks for a response, and how a turn to make it is waited for. */
export interface Requester {
  /** Whom the waiting counts for. */
  client: string;
  /** Calls `begin` when the turn comes. */
  turn: (begin: () => Promise<void>) => Promise<void>;
}

const withoutQueue: Requester = { client: '', turn: (begin) => begin() };

/**
 * Rendered responses of one catalogue revision, stored compressed. Bounded by bytes: what was used longest ago goes first.
 * A key is rendered once at a time for each encoding, however many ask for it.
 */
export class PageCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, PendingRender>();
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
    {
      isStored = true,
      variant,
      requester = withoutQueue,
    }: { isStored?: boolean; variant?: Encoding; requester?: Requester } = {},
  ): Promise<CachedResponse> {
    if (revision !== this.#revision) {
      this.clear();
      this.#revision = revision;
    }
    const stored = this.get(key, revision);
    if (stored && (!variant || !stored.isCompressible || stored.bodies[variant])) return stored;
    const name = `${variant} ${key}`;
    const started = this.#pending.get(name);
    const shared = started && (await this.#join(name, started, requester));
    if (shared && isForAll(shared)) return shared;
    const pending = new PendingRender(async () => {
      try {
        const response = await render();
        // No longer pending: everything was dropped meanwhile, and this is what it was dropped for.
        if (isStored && mayBeStored(response) && this.#pending.get(name) === pending) this.#store(key, response);
        return response;
      } finally {
        this.#end(name, pending);
      }
    });
    this.#pending.set(name, pending);
    return this.#join(name, pending, requester);
  }

  async #join(name: string, pending: PendingRender, requester: Requester): Promise<CachedResponse> {
    try {
      return await pending.join(requester);
    } finally {
      if (pending.isAbandoned) this.#end(name, pending);
    }
  }

  #end(name: string, pending: PendingRender): void {
    if (this.#pending.get(name) === pending) this.#pending.delete(name);
  }

  /** Drops some of it, by its keys. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#stored.keys()]) if (isMeant(key)) this.#stored.delete(key);
    for (const name of [...this.#pending.keys()]) if (isMeant(name.slice(name.indexOf(' ') + 1))) this.#pending.delete(name);
  }

  /** Drops everything; what is being rendered is given to those who wait for it, and not stored. */
  clear(): void {
    this.#stored.clear();
    this.#pending.clear();
  }

  #store(key: string, response: CachedResponse): void {
    this.#stored.set(key, withoutPlain(response, this.#stored.peek(key)));
  }
}

/** A response that several clients wait for, each in a turn of its own: it is made in the first turn that comes. */
class PendingRender {
  readonly #render: () => Promise<CachedResponse>;
  readonly #response = Promise.withResolvers<CachedResponse>();
  readonly #turns = new Map<string, Promise<CachedResponse>>();
  #isBegun = false;

  constructor(render: () => Promise<CachedResponse>) {
    this.#render = render;
    // Each client is told of a failure; where none waits any longer, it is no unhandled one.
    this.#response.promise.catch(() => undefined);
  }

  /** Whether every client was refused a turn before it began. */
  get isAbandoned(): boolean {
    return !this.#isBegun && this.#turns.size === 0;
  }

  /** @throws what rendering throws, or what refuses this client a turn */
  join({ client, turn }: Requester): Promise<CachedResponse> {
    const { promise } = this.#response;
    if (this.#isBegun) return promise;
    const known = this.#turns.get(client);
    if (known) return known;
    const own = Promise.race([promise, turn(this.#begin).then(() => promise)]).finally(() => this.#turns.delete(client));
    this.#turns.set(client, own);
    return own;
  }

  readonly #begin = async (): Promise<void> => {
    if (this.#isBegun) return;
    this.#isBegun = true;
    const rendering = this.#render();
    rendering.then(this.#response.resolve, this.#response.reject);
    await rendering.catch(() => undefined);
  };
}

const mayBeStored = (response: CachedResponse) => response.status === 200 && isForAll(response);

/** Whether it may be given to another visitor: not a form with a token of its own. */
const isForAll = ({ status, headers }: CachedResponse) =>
  status !== 200 || !/private|no-store/.test(String(headers.identity['Cache-Control']));
