import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FeedState } from '../catalogue/change-feed.ts';
import type { DocumentCounts } from '../documents/count-documents.ts';
import type { QueueCounts } from '../limits/work-queue.ts';
import type { CacheCounts } from '../response-cache/response-cache.ts';

// Buckets from a cached page (0.1 ms) to the longest that a statement may take.
const requestSeconds = [0.000_25, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const databaseSeconds = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15];

/** Figures for an operator (docs/operations.md), none of them about a single visitor. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram;
  readonly #database: Histogram;

  constructor() {
    const registers = [this.#registry];
    // Memory, processor time and the event loop's lag.
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'hub_request_seconds',
      help: 'Time until an answer was handed to the network, by pattern of address and status',
      labelNames: ['route', 'status'],
      buckets: requestSeconds,
      registers,
    });
    this.#database = new Histogram({
      name: 'hub_database_seconds',
      help: 'Time that statements took',
      labelNames: ['outcome'],
      buckets: databaseSeconds,
      registers,
    });
  }

  readonly observeRequest = (route: string, status: number, seconds: number): void =>
    this.#requests.observe({ route, status }, seconds);

  readonly observeStatement = (seconds: number, hasFailed: boolean): void =>
    this.#database.observe({ outcome: hasFailed ? 'failed' : 'done' }, seconds);

  /** Registers the figures of the cache; read at each scrape. */
  watchCache(read: () => CacheCounts): void {
    this.#count('hub_cache_hits_total', 'Answers that were found ready', () => read().hits);
    this.#count('hub_cache_misses_total', 'Answers that were not found ready', () => read().misses);
    this.watch('hub_cache_bytes', 'Bytes of the answers that are stored', () => read().bytes);
    this.watch('hub_cache_answers', 'Answers that are stored', () => read().responses);
  }

  /** Registers the figures of rendering and its queue; read at each scrape. */
  watchQueue(read: () => QueueCounts): void {
    this.#count('hub_renders_total', 'Answers that were rendered', () => read().done);
    this.watch('hub_render_queue', 'Renderings that wait for their turn', () => read().waiting);
  }

  /** Registers the shown revision of the catalogue, and the newest in the database; read at each scrape. */
  watchCatalogue(read: () => FeedState & { servedRevision: number }): void {
    this.watch('hub_catalogue_served_revision', 'The revision of the catalogue that is shown', () => read().servedRevision);
    this.watch('hub_catalogue_newest_revision', 'The latest revision seen in the database', () => read().newestRevision);
    this.#count('hub_catalogue_failures_total', 'How often a catalogue could not be read', () => read().failures);
  }

  /** Registers the figures of reading the documents that the hub quotes; read at each scrape. */
  watchDocuments(read: () => Promise<DocumentCounts>): void {
    const figures: [keyof DocumentCounts, string, string][] = [
      ['read', 'hub_documents_read', 'Documents whose words were read when they were last asked for'],
      ['refused', 'hub_documents_refused', 'Documents that could not be read: refused, without words, failed or gone'],
      ['changed', 'hub_documents_changed', 'Documents that have changed since they were first read'],
      ['waiting', 'hub_documents_waiting', 'Documents that were never asked for, or wait in the round that goes on'],
      ['oldestSeenSeconds', 'hub_documents_oldest_seen_seconds', 'Since the quotation that was seen longest ago was seen'],
    ];
    // Counts together, since a scrape asks for all figures at once.
    let counting: Promise<DocumentCounts> | undefined;
    const countOnce = () => {
      counting ??= read().finally(() => {
        counting = undefined;
      });
      return counting;
    };
    for (const [figure, name, help] of figures) this.watch(name, help, async () => (await countOnce())[figure]);
  }

  /** Registers a number that goes up and down, read at each scrape. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Writes all figures in Prometheus' text format. */
  async text(): Promise<{ body: string; type: string }> {
    return { body: await this.#registry.metrics(), type: this.#registry.contentType };
  }

  #count(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
