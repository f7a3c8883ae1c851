import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { every } from '../clock/every.ts';
import { nameFault } from '../database/fault.ts';
import type { PageViewsTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';
import { addPageViews } from '../repositories/page-views.ts';

const flushMs = 5_000;
const rowsAtOnce = 500;
/** Maximum number of counts that wait in memory while the database is unavailable: about 80 days of every page. */
const mostWaiting = 20_000;

/**
 * Counts page views in memory and adds them to the database every few seconds: a visit costs no separate write. A killed server
 * loses the last seconds; one that stops loses nothing.
 */
export class PageViewCounter {
  readonly #db: Kysely<Database>;
  readonly #log: Logger;
  #waiting = new Map<string, PageViewsTable>();
  #flushing: Promise<void> | undefined;
  #endFlushing: (() => Promise<void>) | undefined;
  #isAway = false;

  constructor(db: Kysely<Database>, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts one view of an existing page. */
  count(path: string, now: Date): void {
    this.#add({ path, day: now.toISOString().slice(0, 10), count: 1 });
  }

  start(): void {
    this.#endFlushing = every(flushMs, () => this.flush());
  }

  /** Adds the waiting counts to the database and ends. */
  async stop(): Promise<void> {
    await this.#endFlushing?.();
    await this.#flushing;
    await this.flush();
    if (this.#waiting.size > 0) this.#log.warn('the last page views could not be stored');
  }

  /** Adds the waiting counts to the database; a failed one continues to wait. */
  flush(): Promise<void> {
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    // Sorts the same on every server, so that two never wait for each other's rows.
    const rows = [...this.#waiting.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    this.#waiting = new Map();
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      try {
        await addPageViews(this.#db, rows.slice(from, from + rowsAtOnce));
        this.#isAway = false;
      } catch (error) {
        for (const row of rows.slice(from)) this.#add(row);
        if (!this.#isAway) this.#log.warn({ fault: nameFault(error) }, 'page views wait in memory for the database');
        this.#isAway = true;
        return;
      }
    }
  }

  #add({ path, day, count }: PageViewsTable): void {
    const key = `${day} ${path}`;
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.count += count;
    else if (this.#waiting.size < mostWaiting) this.#waiting.set(key, { path, day, count });
  }
}
