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

/** Answers every address of the table: from the cache, or by its row, in turn. One per server. */
export class AddressAnswers {
  readonly #options: AddressAnswersOptions;
  readonly #table: AddressTable;
  readonly #ask: (request: Request) => Response | Promise<Response>;

  constructor(options: AddressAnswersOptions) {
    this.#options = options;
    this.#table = new AddressTable(options.rows);
    this.#ask = createApp(options.rows).fetch;
  }

  /** Finds the table's entry for a canonical address. */
  find(method: string, address: string): Found | undefined {
    return this.#table.find(method, address);
  }

  /**
   * Answers with a row that was found, ready for a client that accepts these encodings.
   * @param request makes the client's own; a cached answer is requested with one of ours, so that no visitor's header reaches it
   * @throws errors of the row, and {HttpError} 503 or 429 where too much is requested
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
