import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../errors.ts';

/** What the queue has done and has to do, for the metrics. */
export interface QueueCounts {
  renders: number;
  waiting: number;
}

/**
 * Lets a few renderings run at a time, so that a new revision or a flood of addresses does not hold up what only has to
 * be written. Past `most.waiting` a visitor is told to come back.
 */
export class RenderQueue {
  readonly #most: { running: number; waiting: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #renders = 0;

  constructor(most = { running: 2, waiting: 500 }) {
    this.#most = most;
  }

  get counts(): QueueCounts {
    return { renders: this.#renders, waiting: this.#waiting.length };
  }

  /** Whether anything runs or waits: what can be done later is then done later. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /**
   * Does `render` when its turn comes.
   * @throws {HttpError} 503 when too many wait already.
   */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most.running) this.#running += 1;
    else await this.#turn();
    try {
      // First all that has come is read: what is ready is written, and the others wait where they are counted.
      await nextTurn();
      this.#renders += 1;
      return await render();
    } finally {
      // Whoever waits longest takes over this place, without a moment in which another could.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#most.waiting) {
      throw new HttpError(503, 'Too many pages are asked for at once. Please try again in a moment.', {
        headers: { 'Retry-After': '2' },
      });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
