import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/tables.ts';
import { currentRevision } from '../repositories/revisions.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Keeps the catalogue in memory true to the database: whenever it is told that something changed, and every `pollMs` in
 * case nobody told, it compares the revisions and reloads. The database may be away meanwhile: reads go on from what is
 * in memory (design, section 3).
 */
export class ChangeFeed {
  readonly #db: Kysely<Database>;
  readonly #catalogue: Catalogue;
  readonly #log: Logger;
  readonly #pollMs: number;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #isAskedAgain = false;
  #isAway = false;

  constructor(options: { db: Kysely<Database>; catalogue: Catalogue; pollMs: number; log: Logger }) {
    this.#db = options.db;
    this.#catalogue = options.catalogue;
    this.#pollMs = options.pollMs;
    this.#log = options.log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.check(), this.#pollMs);
    this.#timer.unref();
  }

  /** Ends it, after what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isAskedAgain = false;
    await this.#checking;
  }

  /**
   * Takes up what the database holds now, if it changed. One at a time: who asks while another check runs gets one that
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
      const isNew = (await currentRevision(this.#db)) !== this.#catalogue.snapshot.revision;
      if (isNew) await this.#catalogue.reload();
      if (this.#isAway) this.#log.info('the database is back');
      if (isNew) this.#log.info({ revision: this.#catalogue.snapshot.revision }, 'the catalogue has changed');
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway) this.#log.warn({ err: error }, 'the database is away; pages and reads go on from memory');
      this.#isAway = true;
    }
  }
}
