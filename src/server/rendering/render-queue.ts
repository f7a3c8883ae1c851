import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../errors.ts';
import { currentRequest } from '../requests/request-scope.ts';

/** What the queue has done and has to do, for the metrics. */
export interface QueueCounts {
  renders: number;
  waiting: number;
}

/** How much is rendered at once, and how much may wait for it: in all, and of one client. docs/security.md tells these figures. */
export const queueBounds = { running: 2, waiting: 500, waitingOfClient: 40 } as const;

// Whoever opens connections without end holds up no rendering for longer: some hundredths of a second.
const mostTurns = 200;

/**
 * Lets a few renderings run at a time, so that a new revision or a flood of addresses does not hold up what only has to
 * be written. Clients take turns, so that one who asks for much waits behind its own and not before others. Past the bounds
 * a visitor is told to come back.
 */
export class RenderQueue {
  readonly #most: { running: number; waiting: number; waitingOfClient: number };
  readonly #arrivals: () => number;
  // By client, in the order in which they have their turn: whoever had it last stands last.
  readonly #waiting = new Map<string, (() => void)[]>();
  #waits = 0;
  #running = 0;
  #renders = 0;

  /** @param arrivals how many connections were taken so far: those that have come are taken before anything is rendered */
  constructor(most: { running: number; waiting: number; waitingOfClient: number } = queueBounds, arrivals = () => 0) {
    this.#most = most;
    this.#arrivals = arrivals;
  }

  get counts(): QueueCounts {
    return { renders: this.#renders, waiting: this.#waits };
  }

  /** Whether anything runs or waits: what can be done later is then done later. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /**
   * Does `render` when its turn comes.
   * @throws {HttpError} 503 when too many wait already, in all or of this client.
   */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most.running) this.#running += 1;
    else await this.#turn(currentRequest()?.client ?? '');
    try {
      await this.#readFirst();
      this.#renders += 1;
      return await render();
    } finally {
      // Whoever is next takes over this place, without a moment in which another could.
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /**
   * First all that has come is read: what is ready is written, and the others wait where they are counted. Node takes one connection
   * in a turn of its loop, so that behind hundreds of one client the next visitor would wait for as many renderings.
   */
  async #readFirst(): Promise<void> {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const before = this.#arrivals();
      await nextTurn();
      if (this.#arrivals() === before) return;
    }
  }

  #turn(client: string): Promise<void> {
    const own = this.#waiting.get(client) ?? [];
    if (this.#waits >= this.#most.waiting || own.length >= this.#most.waitingOfClient) {
      throw new HttpError(503, 'We’re getting too many requests at once. Please try again in a moment.', {
        headers: { 'Retry-After': '2' },
        isTooMuch: true,
      });
    }
    this.#waits += 1;
    this.#waiting.set(client, own);
    return new Promise((resolve) => own.push(resolve));
  }

  /** What the client whose turn it is has waited for longest. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [client, own] = first;
    this.#waiting.delete(client);
    this.#waits -= 1;
    const next = own.shift();
    if (own.length > 0) this.#waiting.set(client, own);
    return next;
  }
}
