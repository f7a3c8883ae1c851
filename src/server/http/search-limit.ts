import { addresses } from '#domain/addresses.ts';
import { HttpError } from '../errors.ts';
import { MemoryLimit } from '../page-views/memory-limit.ts';

// A dialog asks at each pause of the typing, and a congregation shares one address.
const mostSearchesAMinute = 300;

/** Addresses that are answered by a search: results, and the tool that a name means. */
const searching = new RegExp(`^(/api)?(${addresses.search()}|${addresses.mayIEnter()})\\?`);

/** Bounds how often one client makes the server search: a search is the dearest thing that an address of ours asks for. One per server. */
export class SearchLimit {
  readonly #limit = new MemoryLimit(mostSearchesAMinute);

  /**
   * Counts a read of an address whose answer is not ready, where it takes a search. `now` is in milliseconds.
   * @throws {HttpError} 429 past 300 of one client in a minute.
   */
  count(address: string, client: string, now: number): void {
    if (!searching.test(address) || this.#limit.admits(client, now)) return;
    throw new HttpError(429, 'You’ve searched very often from here. Please wait a minute, then search again.', {
      headers: { 'Retry-After': '60' },
    });
  }
}
