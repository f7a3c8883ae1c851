import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../errors.ts';
import type { Work } from '../requests/address-row.ts';
import { networkOf } from '../requests/client-address.ts';
import { currentRequest } from '../requests/request-scope.ts';

/** What the queue has done and has to do, for the metrics. */
export interface QueueCounts {
  done: number;
  waiting: number;
}

/** How much is done at once, and how much may wait for it. */
export interface QueueBounds extends Record<Work, number> {
  /** In all, of one client, and of all clients of one network (/24, or /48 of IPv6). */
  waiting: number;
  waitingOfClient: number;
  waitingOfNetwork: number;
}

/** docs/security.md tells these figures. */
export const queueBounds: QueueBounds = { making: 2, storing: 8, waiting: 500, waitingOfClient: 40, waitingOfNetwork: 160 };

// Whoever opens connections without end holds up no work for longer: some hundredths of a second.
const mostTurns = 200;

interface Waiter {
  client: string;
  work: Work;
  begin: () => void;
  refuse: (reason: HttpError) => void;
}

/**
 * Lets a few requests be worked on at a time, so that a new revision or a flood of addresses does not hold up what only has to
 * be written. Clients take turns, so that one who asks for much waits behind its own and not before others. Past the bounds
 * a visitor is told to come back: whoever waits with most, before somebody who has just come.
 */
export class WorkQueue {
  readonly #most: QueueBounds;
  readonly #arrivals: () => number;
  readonly #running: Record<Work, number> = { making: 0, storing: 0 };
  // By client, in the order in which they have their turn: whoever had it last stands last.
  readonly #waiting: Record<Work, Map<string, Waiter[]>> = { making: new Map(), storing: new Map() };
  readonly #waitsOf = new Map<string, number>();
  #waits = 0;
  #done = 0;

  /** @param arrivals how many connections were taken so far: those that have come are taken before anything is worked on */
  constructor(most: QueueBounds = queueBounds, arrivals = () => 0) {
    this.#most = most;
    this.#arrivals = arrivals;
  }

  get counts(): QueueCounts {
    return { done: this.#done, waiting: this.#waits };
  }

  /** Whether anything is made or waits for it: what can be done later is then done later. */
  get isBusy(): boolean {
    return this.#running.making > 0;
  }

  /**
   * Does `task` when its turn comes. While it waits for its client, by `awayFromQueue`, somebody else has its place.
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
    // Whoever is next takes over this place, without a moment in which another could.
    const next = this.#next(work);
    if (next) next.begin();
    else this.#running[work] -= 1;
  }

  /**
   * First all that has come is read: what is ready is written, and the others wait where they are counted. Node takes one connection
   * in a turn of its loop, so that behind hundreds of one client the next visitor would wait for as many answers.
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

  /** Sends away the last of whoever waits with most, unless that is this client. */
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

  /** What the client whose turn it is has waited for longest. */
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
