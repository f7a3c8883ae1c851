import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../errors.ts';

/** Where a page is rendered: in the server's own thread, or beside it. */
export type RenderPlace = 'here' | 'beside';

/**
 * Lets a few renderings run at a time, so that a new revision or a flood of addresses does not hold up what only has to
 * be written. When many wait, some run beside. Past `most.waiting` a visitor is told to come back.
 */
export class RenderQueue {
  readonly #most: Record<RenderPlace | 'waiting' | 'waitingForHere', number>;
  readonly #queue: ((place: RenderPlace) => void)[] = [];
  readonly #running: Record<RenderPlace, number> = { here: 0, beside: 0 };

  /**
   * @param most.here how many renderings run at a time in each place: `here` and `beside`
   * @param most.waitingForHere past so many, they are rendered beside too
   */
  constructor(most: Record<RenderPlace | 'waiting' | 'waitingForHere', number>) {
    this.#most = most;
  }

  /** How many renderings wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Whether anything runs or waits: what can be done later is then done later. */
  get isBusy(): boolean {
    return this.#running.here + this.#running.beside > 0;
  }

  /**
   * Does `render` when its turn comes.
   * @throws {HttpError} 503 when too many wait already.
   */
  async run<T>(render: (place: RenderPlace) => Promise<T>): Promise<T> {
    const place = this.#take('here') ?? (await this.#turn());
    try {
      // First all that has come is read: what is ready is written, and the others wait where they are counted.
      await nextTurn();
      return await render(place);
    } finally {
      // Whoever waits longest takes over this place, without a moment in which another could.
      const next = this.#queue.shift();
      if (next) next(place);
      else this.#running[place] -= 1;
    }
  }

  #take(place: RenderPlace): RenderPlace | undefined {
    if (this.#running[place] >= this.#most[place]) return undefined;
    this.#running[place] += 1;
    return place;
  }

  #turn(): Promise<RenderPlace> {
    if (this.#queue.length >= this.#most.waiting) {
      throw new HttpError(503, 'Too many pages are asked for at once. Please try again in a moment.', {
        headers: { 'Retry-After': '2' },
      });
    }
    const turn = new Promise<RenderPlace>((resolve) => this.#queue.push(resolve));
    const isLong = this.#queue.length > this.#most.waitingForHere;
    if (isLong && this.#take('beside')) this.#queue.shift()?.('beside');
    return turn;
  }
}
