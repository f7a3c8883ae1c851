import { HttpError } from '../errors.ts';

/**
 * Lets a few renderings run at a time, so that a new revision or a flood of addresses does not hold up what only has to
 * be written. Past `mostWaiting` a visitor is told to come back.
 */
export class RenderQueue {
  readonly #mostAtOnce: number;
  readonly #mostWaiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: { mostAtOnce: number; mostWaiting: number }) {
    this.#mostAtOnce = options.mostAtOnce;
    this.#mostWaiting = options.mostWaiting;
  }

  /** How many renderings wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
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
    if (this.#running >= this.#mostAtOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await render();
    } finally {
      // Whoever waits longest takes over this place, without a moment in which another could.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#queue.length >= this.#mostWaiting) {
      throw new HttpError(503, 'Too many pages are asked for at once. Please try again in a moment.', {
        headers: { 'Retry-After': '2' },
      });
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
