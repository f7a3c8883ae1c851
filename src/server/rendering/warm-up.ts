import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { addresses } from '#domain/addresses.ts';
import { staticPages } from '#domain/site-pages.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';

const pauseMs = 20;

/** What most visitors ask for first: home, the lists, the hubs, and what the lists read. */
export const warmAddresses = ({ categories }: CatalogueSnapshot): string[] => [
  ...staticPages,
  ...categories.map(({ hub }) => addresses.hub(hub)),
  '/api/tools?view=page',
  '/api/workflows?view=page',
  '/api/categories?view=counts',
  '/sitemap.xml',
];

/** Renders pages before anyone asks for them, one at a time and only while no visitor waits for one. */
export class WarmUp {
  readonly #addresses: () => string[];
  readonly #answer: (address: string) => Promise<unknown>;
  readonly #isBusy: () => boolean;
  readonly #log: Logger;
  #round = 0;

  constructor(options: {
    addresses: () => string[];
    answer: (address: string) => Promise<unknown>;
    isBusy: () => boolean;
    log: Logger;
  }) {
    this.#addresses = options.addresses;
    this.#answer = options.answer;
    this.#isBusy = options.isBusy;
    this.#log = options.log;
  }

  /** Begins, or begins anew because everything was dropped. */
  async run(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    for (const address of this.#addresses()) {
      do await wait(pauseMs, undefined, { ref: false });
      while (this.#isBusy() && round === this.#round);
      if (round !== this.#round) return;
      // Whoever asks for this page will meet the same fault, and its log line.
      await this.#answer(address).catch((error: unknown) => this.#log.debug({ err: error }, 'a page could not be warmed up'));
    }
    this.#log.debug('the pages are warm');
  }

  stop(): void {
    this.#round += 1;
  }
}
