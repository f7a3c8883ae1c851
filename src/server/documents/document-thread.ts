import { Worker } from 'node:worker_threads';
import type { ComparedVersions, DocumentVersions } from '#domain/staff/compare-versions.ts';
import type { DocumentFile } from './document-file.ts';
import { mostDocumentBytes } from './document-file.ts';

/** Limits for one document. */
export interface ThreadBounds {
  /** Longest time of one task, in milliseconds. */
  longestMs: number;
  /** Maximum memory of the whole thread in bytes, on V8's heap and outside of it. */
  mostBytes: number;
}

/** Bounds that docs/security.md names; docs/performance.md says what ordinary documents take. */
export const threadBounds: ThreadBounds = { longestMs: 20_000, mostBytes: 256 * 1024 * 1024 };

/**
 * Number of running and waiting tasks from which a caller is asked to come again: a document takes seconds, and a proxy gives
 * up after 35.
 */
const mostInTurn = 3;

export type DocumentTask = DocumentFile | DocumentVersions;
export type DocumentTaskResult = string | ComparedVersions | undefined;

/**
 * Readable text of a document, at most 2 million characters; 'broken' where it is not of its declared kind, 'too much' where
 * it exceeds the bounds.
 */
export type DocumentText = { text: string } | 'broken' | 'too much';

/** A task that ended within the bounds. */
interface Done {
  result: DocumentTaskResult;
}

const lookMs = 20;

/**
 * Reads and compares strangers' documents on a thread, so that a hostile one costs bounded time and memory, and none delays the
 * hub's answers. A process has one, so that all documents together cost no more. It starts with its first task and runs one task
 * at a time; a task that exceeds its bounds ends the thread, and the next gets a new one. Never wait for it inside a
 * transaction: other documents may be ahead.
 */
export class DocumentThread implements AsyncDisposable {
  readonly #bounds: ThreadBounds;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #inTurnNow = 0;
  #isEnded = false;

  constructor(bounds = threadBounds) {
    this.#bounds = bounds;
  }

  /**
   * Reads the text of one document: paragraphs on separate lines, each heading after one or more `#`. No script of it is run,
   * and nothing that it names is opened or requested.
   */
  async read(file: DocumentFile): Promise<DocumentText> {
    if (file.bytes.length > mostDocumentBytes) return 'too much';
    const { bytes, ...rest } = file;
    const outcome = await this.#inTurn({ ...rest, bytes: Uint8Array.from(bytes) });
    if (!outcome) return 'too much';
    return outcome.result === undefined ? 'broken' : { text: outcome.result as string };
  }

  /** Runs `compareVersions` on the thread; undefined where that exceeds the bounds. */
  async compareVersions(versions: DocumentVersions): Promise<ComparedVersions | undefined> {
    return (await this.#inTurn(versions))?.result as ComparedVersions | undefined;
  }

  /** True if so many tasks wait already that an interactive caller should come again later. */
  get isCrowded(): boolean {
    return this.#inTurnNow >= mostInTurn;
  }

  /** Ends the thread at once; running and waiting tasks return no text. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnded = true;
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #inTurn(task: DocumentTask): Promise<Done | undefined> {
    this.#inTurnNow += 1;
    const result = this.#last
      .then(() => this.#run(task))
      .finally(() => {
        this.#inTurnNow -= 1;
      });
    this.#last = result;
    return result;
  }

  async #run(task: DocumentTask): Promise<Done | undefined> {
    if (this.#isEnded) return undefined;
    this.#worker ??= startWorker(this.#bounds);
    const worker = this.#worker;
    const { promise, resolve } = Promise.withResolvers<Done | undefined>();
    const giveUp = () => {
      if (this.#worker === worker) this.#worker = undefined;
      // Ends running code wherever it is.
      void worker.terminate().then(() => resolve(undefined));
    };
    const finish = (result: DocumentTaskResult) => resolve({ result });
    worker.once('message', finish).once('error', giveUp).once('exit', giveUp);
    const impatience = setTimeout(giveUp, this.#bounds.longestMs);
    const watch = setInterval(() => void bytesOf(worker).then((bytes) => bytes > this.#bounds.mostBytes && giveUp()), lookMs);
    worker.postMessage(task);
    const result = await promise;
    clearTimeout(impatience);
    clearInterval(watch);
    worker.off('message', finish).off('error', giveUp).off('exit', giveUp);
    // Ends a thread with much memory: what a large document left is neither kept nor counted against the next one.
    if (result && (await bytesOf(worker)) > this.#bounds.mostBytes / 2) {
      if (this.#worker === worker) this.#worker = undefined;
      await worker.terminate();
    }
    return result;
  }
}

/**
 * Measures the memory of a thread; 0 when it has ended. V8's own limit counts no buffers, and a limit that the process was
 * started with overrides it.
 */
const bytesOf = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    (heap) => heap.used_heap_size + heap.external_memory,
    () => 0,
  );

function startWorker({ mostBytes }: ThreadBounds): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  const megabytes = Math.ceil(mostBytes / 1024 / 1024);
  return new Worker(new URL('./document-worker.ts', import.meta.url), {
    // Omits the hub's settings, such as its secrets; the folder of the compile cache is none, and saves most of a start's time.
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
}
