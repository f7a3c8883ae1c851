import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseFault } from '../database/fault.ts';
import { nameFault } from '../database/fault.ts';
import type { Database } from '../database/tables.ts';
import { currentRevision } from '../repositories/revisions.ts';
import type { CurrentCatalogue } from './current-catalogue.ts';

/** State of the catalogue in memory compared with the database, for the metrics and /readyz. */
export interface FeedState {
  /** Latest revision that was seen in the database. */
  newestRevision: number;
  /** True if there is a newer catalogue that cannot be read. */
  isUnreadable: boolean;
  /** Number of times a catalogue could not be read since the start. */
  failures: number;
}

// Faults that pass without anybody mending a record: the disk, the network or another program causes them.
const passingFaults: (DatabaseFault | undefined)[] = ['unavailable', 'busy', 'full'];

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Updates the catalogue in memory from the database: it compares the revisions and reloads at each notification of a change,
 * and every `pollMs` in case one is lost. While the database is away, or holds a catalogue that cannot be read, reads use the one
 * in memory (docs/product.md). A catalogue that cannot be read is retried with growing backoff, and at each notification.
 */
export class ChangeFeed {
  readonly #db: Kysely<Database>;
  readonly #catalogue: CurrentCatalogue;
  readonly #log: Logger;
  readonly #pollMs: number;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #isAskedAgain = false;
  #isAway = false;
  #newestRevision: number;
  #failures = 0;
  #failuresInARow = 0;
  /** Time in ms of the process's own clock, which nobody sets. */
  #notPolledBefore = 0;

  constructor(options: { db: Kysely<Database>; catalogue: CurrentCatalogue; pollMs: number; log: Logger }) {
    this.#db = options.db;
    this.#catalogue = options.catalogue;
    this.#pollMs = options.pollMs;
    this.#log = options.log;
    this.#newestRevision = options.catalogue.snapshot.revision;
  }

  get state(): FeedState {
    return { newestRevision: this.#newestRevision, isUnreadable: this.#failuresInARow > 0, failures: this.#failures };
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (performance.now() >= this.#notPolledBefore) void this.check();
    }, this.#pollMs);
    this.#timer.unref();
  }

  /** Stops polling, after the check that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isAskedAgain = false;
    await this.#checking;
  }

  /**
   * Loads what the database holds now, if it changed. One check runs at a time: a caller during another check gets one that
   * begins after it, because the running one may have read too early.
   */
  check(): Promise<void> {
    if (this.#checking) this.#isAskedAgain = true;
    this.#checking ??= this.#checkUntilNobodyAsks().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #checkUntilNobodyAsks(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#checkOnce();
    } while (this.#isAskedAgain);
  }

  async #checkOnce(): Promise<void> {
    try {
      this.#newestRevision = await currentRevision(this.#db);
      const isNew = this.#newestRevision !== this.#catalogue.snapshot.revision;
      if (isNew) await this.#catalogue.reload();
      if (this.#isAway) this.#log.info('the database is back');
      if (this.#failuresInARow > 0) this.#log.info('the catalogue can be read again');
      if (isNew) this.#log.info({ revision: this.#catalogue.snapshot.revision }, 'the catalogue has changed');
      this.#isAway = false;
      this.#failuresInARow = 0;
      this.#notPolledBefore = 0;
    } catch (error) {
      if (passingFaults.includes(nameFault(error))) this.#tellAway(error);
      else this.#tellUnreadable(error);
    }
  }

  #tellAway(error: unknown): void {
    if (!this.#isAway) this.#log.warn({ err: error }, 'the database is away; pages and reads go on from memory');
    this.#isAway = true;
  }

  #tellUnreadable(error: unknown): void {
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failuresInARow);
    this.#failures += 1;
    this.#failuresInARow += 1;
    this.#notPolledBefore = performance.now() + pauseMs;
    const revisions = { newest: this.#newestRevision, served: this.#catalogue.snapshot.revision };
    this.#log.error({ err: error, ...revisions }, 'the catalogue cannot be read; pages and reads go on from the one before it');
  }
}
