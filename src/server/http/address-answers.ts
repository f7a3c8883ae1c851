import type { WorkQueue } from '../limits/work-queue.ts';
import type { AddressRow } from '../requests/address-row.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { compressedFor } from '../response-cache/cached-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { cachedResponseOf } from '../response-cache/response-of-app.ts';
import type { Found } from './address-table.ts';
import { AddressTable } from './address-table.ts';
import { createApp } from './app.ts';

interface AddressAnswersOptions {
  rows: readonly AddressRow[];
  cache: ResponseCache;
  queue: WorkQueue;
  publicUrl: string;
}

/** Answers everything that the table of addresses has a row for: from the cache, or made in its turn. One per server. */
export class AddressAnswers {
  readonly #options: AddressAnswersOptions;
  readonly #table: AddressTable;
  readonly #ask: (request: Request) => Response | Promise<Response>;

  constructor(options: AddressAnswersOptions) {
    this.#options = options;
    this.#table = new AddressTable(options.rows);
    this.#ask = createApp(options.rows).fetch;
  }

  /** The table's entry for an address, which is canonical. */
  find(method: string, address: string): Found | undefined {
    return this.#table.find(method, address);
  }

  /**
   * The answer of a row that was found, ready for a client that accepts these encodings.
   * @param request the client's own; what everyone receives is requested with one of ours, so that no visitor's header reaches it
   * @throws everything that the row throws, and {HttpError} 503 or 429 where too much is asked
   */
  answer({ row, key }: Found & { row: AddressRow }, request: () => Request, accepted?: string): Promise<CachedResponse> {
    const { cache, queue, publicUrl } = this.#options;
    if (key)
      return cache.answer({ ...key, accepted }, async () =>
        cachedResponseOf(await this.#ask(new Request(publicUrl + key.key)), row.path),
      );
    const make = async () =>
      compressedFor(accepted, await cachedResponseOf(await this.#ask(request()), row.path, { isKept: false }));
    return row.work === 'nothing' ? make() : queue.run(make, row.work);
  }
}
