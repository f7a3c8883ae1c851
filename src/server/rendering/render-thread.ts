import { Worker } from 'node:worker_threads';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { RequestContext } from '#web/request-context.ts';
import type { PageBytes } from './page-bytes.ts';

/** What the thread is told: to render a page, and what the API answers to its reads. */
export type ToThread =
  | {
      kind: 'render';
      job: number;
      address: string;
      site: RequestContext['site'];
      tokens: Record<FormName, string>;
      revision: number;
    }
  | { kind: 'body'; read: string; body: unknown }
  | { kind: 'refusal'; read: string; message: string; status: unknown };

/** What the thread tells: what it has to read, and what has become of a page. */
export type FromThread =
  | { kind: 'read'; job: number; read: string; path: string }
  | { kind: 'page'; job: number; page: PageBytes }
  | { kind: 'failure'; job: number; message: string };

interface Job extends PromiseWithResolvers<PageBytes> {
  readApi: RequestContext['readApi'];
}

/** The thread ended before its pages were rendered. */
export class LostThread extends Error {
  override name = 'LostThread';
}

// A thread takes about 60 MB: it is there while many pages are asked for, and no longer.
const idleMs = 20_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/** Renders pages on a thread of its own, which starts with the first of them and ends when none came for 20 s. */
export class RenderThread {
  readonly #entry: string;
  readonly #idleMs: number;
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  /** @param entry the address of the module with the pages, a file: URL */
  constructor(entry: string, options: { idleMs?: number } = {}) {
    this.#entry = entry;
    this.#idleMs = options.idleMs ?? idleMs;
  }

  /** Whether the thread is there. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /**
   * Renders the page at this address, which is whole, with the site's origin.
   * @param revision of the catalogue that `readApi` reads from
   * @throws {LostThread} when the thread ends before
   */
  async render(address: URL, { readApi, site, issueFormToken }: RequestContext, revision: number): Promise<PageBytes> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#count += 1;
    const job = this.#count;
    const rendering = { ...Promise.withResolvers<PageBytes>(), readApi };
    this.#jobs.set(job, rendering);
    const tokens = { submission: issueFormToken('submission'), contact: issueFormToken('contact') };
    tell(this.#worker, { kind: 'render', job, address: address.href, site, tokens, revision });
    try {
      return await rendering.promise;
    } finally {
      this.#jobs.delete(job);
      if (this.#jobs.size === 0) this.#idle = setTimeout(() => this.end(), this.#idleMs).unref();
    }
  }

  /** Ends the thread; the next page starts another one. */
  async end(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: this.#entry,
      resourceLimits: memory,
    });
    const lose = (reason: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#jobs.values())
        reject(new LostThread('The thread that renders has ended', { cause: reason }));
    };
    worker.on('message', (message: FromThread) => this.#hear(worker, message));
    worker.on('error', lose).on('exit', lose);
    // A server that has nothing else to do may end.
    worker.unref();
    return worker;
  }

  #hear(worker: Worker, message: FromThread): void {
    const job = this.#jobs.get(message.job);
    if (!job) return;
    // Sent to another thread, a Buffer arrives as plain bytes.
    if (message.kind === 'page') job.resolve({ ...message.page, body: asBuffer(message.page.body) });
    else if (message.kind === 'failure') job.reject(new Error(message.message));
    else void answerRead(worker, message.read, () => job.readApi(message.path));
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

async function answerRead(worker: Worker, read: string, readApi: () => unknown): Promise<void> {
  try {
    tell(worker, { kind: 'body', read, body: await readApi() });
  } catch (error) {
    const { message, status } = error as Error & { status?: unknown };
    tell(worker, { kind: 'refusal', read, message, status });
  }
}

function tell(worker: Worker, message: ToThread): void {
  worker.postMessage(message);
}
