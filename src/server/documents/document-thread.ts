import { Worker } from 'node:worker_threads';
import type { ComparedVersions, DocumentVersions } from '#domain/staff/compare-versions.ts';
import type { DocumentFile } from './document-file.ts';
import { mostDocumentBytes } from './document-file.ts';

/** What one document may cost. */
export interface ThreadBounds {
  /** For one piece of work, in milliseconds. */
  longestMs: number;
  /** Of the whole thread, on V8's heap and outside of it. */
  mostBytes: number;
}

/** docs/security.md tells these figures; docs/performance.md what ordinary documents take. */
export const threadBounds: ThreadBounds = { longestMs: 20_000, mostBytes: 256 * 1024 * 1024 };

/** So much may be under way and wait before the next is asked to come again: a document takes seconds, and a proxy gives up after 35. */
const mostInTurn = 3;

export type DocumentTask = DocumentFile | DocumentVersions;
export type DocumentTaskResult = string | ComparedVersions | undefined;

/** What can be read of a document, at most 2 million characters; 'broken' where it is not what it says, 'too much' where it costs too much. */
export type DocumentText = { text: string } | 'broken' | 'too much';

/** A piece of work that came to its end within the bounds. */
interface Done {
  result: DocumentTaskResult;
}

const lookMs = 20;

/**
 * A thread on which strangers' documents are read and compared, so that one that is hostile costs bounded time and memory, and none
 * holds up what the hub answers. A process has one, so that all of them together cost no more. It starts with its first work and does
 * one piece at a time; one that goes beyond its bounds ends the thread, and the next piece has a new one. Nobody waits for it
 * inside a transaction: somebody else's document may come first.
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
   * The readable text of one document: paragraphs on lines of their own, each heading after one or more `#`. No script of it is run,
   * and nothing that it names is opened or asked for.
   */
  async read(file: DocumentFile): Promise<DocumentText> {
    if (file.bytes.length > mostDocumentBytes) return 'too much';
    const { bytes, ...rest } = file;
    const done = await this.#inTurn({ ...rest, bytes: Uint8Array.from(bytes) });
    if (!done) return 'too much';
    return done.result === undefined ? 'broken' : { text: done.result as string };
  }

  /** As `compareVersions`; undefined where that goes beyond the bounds. */
  async compareVersions(versions: DocumentVersions): Promise<ComparedVersions | undefined> {
    return (await this.#inTurn(versions))?.result as ComparedVersions | undefined;
  }

  /** Whether so much waits already that somebody who stands by had better come again. */
  get isCrowded(): boolean {
    return this.#inTurnNow >= mostInTurn;
  }

  /** Ends it at once; what is under way or waits cannot be read. */
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
      // What runs is ended wherever it is.
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
    // What a large document left behind it is neither kept nor held against the next one.
    if (result && (await bytesOf(worker)) > this.#bounds.mostBytes / 2) {
      if (this.#worker === worker) this.#worker = undefined;
      await worker.terminate();
    }
    return result;
  }
}

/** What a thread holds; 0 when it has ended. V8's own limit counts no buffers, and gives way to a limit that the process was started with. */
const bytesOf = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    (taken) => taken.used_heap_size + taken.external_memory,
    () => 0,
  );

function startWorker({ mostBytes }: ThreadBounds): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  const megabytes = Math.ceil(mostBytes / 1024 / 1024);
  return new Worker(new URL('./document-worker.ts', import.meta.url), {
    // Nothing of the hub's settings, such as its secrets; where compiled code is kept is none, and saves the most of a start.
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
}
