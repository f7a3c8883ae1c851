import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../errors.ts';
import type { Work } from '../requests/address-row.ts';
import { networkOf } from '../requests/client-address.ts';
import { currentRequest } from '../requests/request-scope.ts';

/** Amounts of work done and waiting, for the metrics. */
export interface QueueCounts {
  done: number;
  waiting: number;
}

/** Maximum number of tasks that run at once, by resource, and of requests that may wait. */
export interface QueueBounds extends Record<Work, number> {
  /** Maximum number of waiting requests: in all, of one client, and of all clients of one network (/24, or /48 of IPv6). */
  waiting: number;
  waitingOfClient: number;
  waitingOfNetwork: number;
}

/** Bounds that docs/security.md names. */
export const queueBounds: QueueBounds = { making: 2, storing: 8, waiting: 500, waitingOfClient: 40, waitingOfNetwork: 160 };

// Maximum number of turns of the loop that a client which opens connections without end delays work: hundredths of a second.
const mostTurns = 200;

interface Waiter {
  client: string;
  work: Work;
  begin: () => void;
  refuse: (reason: HttpError) => void;
}

/**
 * Runs a few requests at a time, so that a new revision or a flood of addresses does not delay answers that only have to be
 * written. Clients take turns: a client with many requests waits behind its own and not ahead of others. Past the bounds the
 * last request of the client with the most waiting ones is refused, rather than a new client's.
 */
export class WorkQueue {
  readonly #most: QueueBounds;
  readonly #arrivals: () => number;
  readonly #running: Record<Work, number> = { making: 0, storing: 0 };
  // Waiting requests by client, in the order of their turns: the client that had the last one is at the end.
  readonly #waiting: Record<Work, Map<string, Waiter[]>> = { making: new Map(), storing: new Map() };
  readonly #waitsOf = new Map<string, number>();
  #waits = 0;
  #done = 0;

  /** @param arrivals returns the number of connections accepted so far: new ones are read before any work begins */
  constructor(most: QueueBounds = queueBounds, arrivals = () => 0) {
    this.#most = most;
    this.#arrivals = arrivals;
  }

  get counts(): QueueCounts {
    return { done: this.#done, waiting: this.#waits };
  }

  /** True if anything is being made: then work that may wait is done later. */
  get isBusy(): boolean {
    return this.#running.making > 0;
  }

  /**
   * Runs `task` when its turn comes. While it waits for its client, through `awayFromQueue`, another request takes its place.
   * @throws {HttpError} 503 when too many wait already, in all, of this client or of its network.
   */
  async run<T>(task: () => Promise<T>, work: Work = 'making'): Promise<T> {
    const scope = currentRequest();
    const client = scope?.client ?? '';
    let hasPlace = false;
    const enter = async () => {
      await this.#enter(client, work);
      hasPlace = true;
    };
    const leave = () => {
      if (hasPlace) this.#leave(work);
      hasPlace = false;
    };
    await enter();
    const former = scope?.away;
    if (scope)
      scope.away = async (waiting) => {
        leave();
        try {
          return await waiting();
        } finally {
          await enter();
        }
      };
    try {
      await this.#readFirst();
      this.#done += 1;
      return await task();
    } finally {
      if (scope) scope.away = former;
      leave();
    }
  }

  async #enter(client: string, work: Work): Promise<void> {
    if (this.#running[work] < this.#most[work]) this.#running[work] += 1;
    else await this.#turn(client, work);
  }

  #leave(work: Work): void {
    // Passes this place to the next one directly, so that no other can take it.
    const next = this.#next(work);
    if (next) next.begin();
    else this.#running[work] -= 1;
  }

  /**
   * Reads everything that has arrived first: ready answers are written, and the other requests wait where they are counted. Node
   * accepts one connection in each turn of its loop, so that behind hundreds of one client the next visitor would wait for as
   * many answers.
   */
  async #readFirst(): Promise<void> {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const before = this.#arrivals();
      await nextTurn();
      if (this.#arrivals() === before) return;
    }
  }

  #turn(client: string, work: Work): Promise<void> {
    const network = networkOf(client);
    const { waiting, waitingOfClient, waitingOfNetwork } = this.#most;
    if (this.#countOf(client) >= waitingOfClient || this.#countOf(network) >= waitingOfNetwork) throw tooMany();
    if (this.#waits >= waiting && !this.#makeRoom(client)) throw tooMany();
    const own = this.#waiting[work].get(client) ?? [];
    this.#waiting[work].set(client, own);
    this.#count(client, 1);
    return new Promise((begin, refuse) => own.push({ client, work, begin, refuse }));
  }

  /** Refuses the last request of the client that waits with most, unless that is this client. */
  #makeRoom(client: string): boolean {
    const waiters = [...this.#waiting.making.values(), ...this.#waiting.storing.values()];
    const most = waiters.reduce<Waiter[]>((longest, own) => (own.length > longest.length ? own : longest), []);
    const last = most.at(-1);
    if (!last || most.length <= this.#countOf(client) + 1) return false;
    most.pop();
    this.#count(last.client, -1);
    last.refuse(tooMany());
    return true;
  }

  /** Takes the longest waiting request of the client whose turn it is. */
  #next(work: Work): Waiter | undefined {
    const waiting = this.#waiting[work];
    const [first] = waiting;
    if (!first) return undefined;
    const [client, own] = first;
    waiting.delete(client);
    const next = own.shift();
    if (own.length > 0) waiting.set(client, own);
    if (next) this.#count(client, -1);
    return next;
  }

  #countOf(who: string): number {
    return this.#waitsOf.get(who) ?? 0;
  }

  #count(client: string, change: 1 | -1): void {
    this.#waits += change;
    for (const who of new Set([client, networkOf(client)])) {
      const count = this.#countOf(who) + change;
      if (count > 0) this.#waitsOf.set(who, count);
      else this.#waitsOf.delete(who);
    }
  }
}

const tooMany = () =>
  new HttpError(503, 'We’re getting too many requests at once. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
    isTooMuch: true,
  });
