import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { addresses } from '#domain/addresses.ts';
import { staticPages } from '#domain/site-pages.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { pageAddresses } from '../catalogue/page-addresses.ts';

const pauseMs = 20;

/** Maximum number of pages of entries, in addition to the lists: all of them are some five hundred. */
const mostEntryPages = 200;

/**
 * Lists the addresses that most visitors ask for first, the most requested first: home, the lists, the hubs, the reads of the
 * lists, and the pages of entries that are seen most.
 * @param views number of recent views of each page, by its path
 */
export function warmAddresses(snapshot: CatalogueSnapshot, views: ReadonlyMap<string, number>): string[] {
  const always = [
    ...staticPages,
    ...snapshot.categories.map(({ hub }) => addresses.hub(hub)),
    '/api/tools?view=page',
    '/api/workflows?view=page',
    '/api/categories?view=counts',
    '/sitemap.xml',
  ];
  const fixedAddresses = new Set(always);
  const pages = pageAddresses(snapshot);
  const otherPaths = [...views.keys()].filter((path) => pages.has(path) && !fixedAddresses.has(path));
  const viewsOf = (address: string) => views.get(address) ?? 0;
  const mostSeen = otherPaths.sort((a, b) => viewsOf(b) - viewsOf(a)).slice(0, mostEntryPages);
  return [...always, ...mostSeen].sort((a, b) => viewsOf(b) - viewsOf(a));
}

/** Renders pages before anyone asks for them, one at a time and only while no visitor waits for one. */
export class WarmUp {
  readonly #addresses: () => Promise<string[]>;
  readonly #answer: (address: string) => Promise<unknown>;
  readonly #isBusy: () => boolean;
  readonly #log: Logger;
  #round = 0;

  constructor(options: {
    addresses: () => Promise<string[]>;
    answer: (address: string) => Promise<unknown>;
    isBusy: () => boolean;
    log: Logger;
  }) {
    this.#addresses = options.addresses;
    this.#answer = options.answer;
    this.#isBusy = options.isBusy;
    this.#log = options.log;
  }

  /** Starts warming up, or restarts after everything was dropped. */
  async run(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    for (const address of await this.#addresses()) {
      do await wait(pauseMs, undefined, { ref: false });
      while (this.#isBusy() && round === this.#round);
      if (round !== this.#round) return;
      // Logs at `debug` only: a visitor who asks for this page meets the same fault, with a log line.
      await this.#answer(address).catch((error: unknown) => this.#log.debug({ err: error }, 'a page could not be warmed up'));
    }
    this.#log.debug('the pages are warm');
  }

  stop(): void {
    this.#round += 1;
  }
}
