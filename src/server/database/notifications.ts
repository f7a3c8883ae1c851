import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

const answerMs = 5_000;
/** Interval at which an idle connection is checked. */
const aliveMs = 15_000;
const shortestBackOffMs = 100;
const longestBackOffMs = 5_000;

/**
 * Listens to notifications of other servers through PostgreSQL (LISTEN), on a separate connection. A lost connection is reopened
 * with growing backoff. Notifications are not repeated: the listener reads everything again after each connection.
 */
export class Notifications {
  readonly #url: string;
  readonly #channel: string;
  readonly #onNews: () => void;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /** @param options.onNews called after each notification and each new connection; notifications in between are lost. */
  constructor(options: { url: string; channel: string; onNews: () => void; log: Logger }) {
    this.#url = options.url;
    this.#channel = options.channel;
    this.#onNews = options.onNews;
    this.#log = options.log;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.#listen(() => {
          failures = 0;
        });
      } catch (error) {
        if (failures === 0) this.#log.warn({ reason: (error as Error).message }, 'notifications cannot be heard for now');
      }
      await wait(backOff(failures), undefined, { signal }).catch(() => {});
    }
  }

  /** Listens until the connection is lost or no longer wanted. */
  async #listen(onConnected: () => void): Promise<void> {
    const { signal } = this.#stopping;
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      application_name: applicationName,
    });
    const loss = new AbortController();
    client.on('error', () => loss.abort());
    client.on('end', () => loss.abort());
    client.on('notification', this.#onNews);
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      onConnected();
      this.#onNews();
      const ended = AbortSignal.any([signal, loss.signal]);
      while (!ended.aborted) {
        await wait(aliveMs, undefined, { signal: ended }).catch(() => {});
        // Checks the connection, which may be dead without notice behind a firewall.
        if (!ended.aborted) await client.query('select 1');
      }
    } finally {
      client.removeAllListeners('notification');
      // Ends the connection without waiting: a dead one may never say goodbye.
      client.end().catch(() => {});
    }
  }
}

/** Name of our connections, by which an operator distinguishes them from others. */
export const applicationName = 'ministry-ai-hub';

/** Doubles the pause after each failure, with jitter, so that two servers that lost the same database do not retry together. */
function backOff(failures: number): number {
  const longest = Math.min(longestBackOffMs, shortestBackOffMs * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}
