import { LRUCache } from 'lru-cache';
import type { CachedResponse, Encoding } from './cached-response.ts';
import { withoutPlain } from './cached-response.ts';

/** Client that asks for a response, and its way to wait for a turn to make it. */
export interface Requester {
  /** Client that the waiting counts for. */
  client: string;
  /** Calls `begin` when the turn comes. */
  turn: (begin: () => Promise<void>) => Promise<void>;
}

const withoutQueue: Requester = { client: '', turn: (begin) => begin() };

/**
 * Stores rendered responses of one catalogue revision, compressed, up to a number of bytes: the least recently used is dropped
 * first. A key is rendered once at a time for each encoding, however many clients ask for it.
 */
export class PageCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, PendingRender>();
  #revision = -1;

  /** @param mostBytes most bytes of bodies that it may hold */
  constructor(mostBytes: number) {
    // Weight of an empty body is one byte: the cache takes no entry without weight.
    this.#stored = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ size }) => size || 1 });
  }

  get bytes(): number {
    return this.#stored.calculatedSize;
  }

  /** Number of stored responses. */
  get size(): number {
    return this.#stored.size;
  }

  get(key: string, revision: number): CachedResponse | undefined {
    return revision === this.#revision ? this.#stored.get(key) : undefined;
  }

  /**
   * Makes the response with `render`, in the turn of the first requester; later ones share the same rendering.
   * @param wanted `isStored`: true if the response is stored afterwards, when everybody may have it; `variant`: the encoding in
   * which it is made
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
    const cachedResponse = this.get(key, revision);
    if (cachedResponse && (!variant || !cachedResponse.isCompressible || cachedResponse.bodies[variant])) return cachedResponse;
    const name = `${variant} ${key}`;
    const started = this.#pending.get(name);
    const shared = started && (await this.#join(name, started, requester));
    if (shared && isForAll(shared)) return shared;
    const pending = new PendingRender(async () => {
      try {
        const response = await render();
        // Stores only a response that is still pending: otherwise everything was dropped meanwhile, because of a change that it
        // may lack.
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

  /** Drops the responses whose keys match. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#stored.keys()]) if (isMeant(key)) this.#stored.delete(key);
    for (const name of [...this.#pending.keys()]) if (isMeant(name.slice(name.indexOf(' ') + 1))) this.#pending.delete(name);
  }

  /** Drops everything; a response that is being rendered still goes to those who wait for it, but is not stored. */
  clear(): void {
    this.#stored.clear();
    this.#pending.clear();
  }

  #store(key: string, response: CachedResponse): void {
    this.#stored.set(key, withoutPlain(response, this.#stored.peek(key)));
  }
}

/** Response that several clients wait for, each in a separate turn: it is made in the first turn that comes. */
class PendingRender {
  readonly #render: () => Promise<CachedResponse>;
  readonly #response = Promise.withResolvers<CachedResponse>();
  readonly #turns = new Map<string, Promise<CachedResponse>>();
  #isBegun = false;

  constructor(render: () => Promise<CachedResponse>) {
    this.#render = render;
    // Handles the rejection, which each client receives: where none waits any longer, it must not be an unhandled one.
    this.#response.promise.catch(() => undefined);
  }

  /** True if every client was refused a turn before rendering began. */
  get isAbandoned(): boolean {
    return !this.#isBegun && this.#turns.size === 0;
  }

  /** @throws errors of rendering, or the refusal of a turn for this client */
  join({ client, turn }: Requester): Promise<CachedResponse> {
    const { promise } = this.#response;
    if (this.#isBegun) return promise;
    const waiting = this.#turns.get(client);
    if (waiting) return waiting;
    const turnOfClient = Promise.race([promise, turn(this.#begin).then(() => promise)]).finally(() => this.#turns.delete(client));
    this.#turns.set(client, turnOfClient);
    return turnOfClient;
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

/** Checks whether a page may go to other visitors: one with a form has a token of its visitor. */
const isForAll = ({ status, headers }: CachedResponse) =>
  status !== 200 || !/private|no-store/.test(String(headers.identity['Cache-Control']));
