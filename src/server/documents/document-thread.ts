import { Worker } from 'node:worker_threads';
import type { Comparison } from '#domain/documents/compare-quotation.ts';
import type { ComparedVersions, DocumentVersions } from '#domain/staff/compare-versions.ts';
import type { DocumentFile, DocumentKind } from './document-file.ts';
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

type State = Comparison['state'];
export type DocumentTask = DocumentFile | DocumentVersions;
export type DocumentTaskResult = string | ComparedVersions | undefined;

const lookMs = 20;

/**
 * A thread on which strangers' documents are read and compared, so that one that is hostile costs bounded time and memory, and none
 * holds up what the hub answers. It starts with its first work and does one piece at a time; one that goes beyond its bounds ends
 * the thread, and the next piece has a new one.
 */
export class DocumentThread implements AsyncDisposable {
  readonly #bounds: ThreadBounds;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isEnded = false;

  constructor(bounds = threadBounds) {
    this.#bounds = bounds;
  }

  /** As `readableText`, for one of many documents. */
  async read(file: DocumentFile): Promise<string | undefined> {
    if (file.bytes.length > mostDocumentBytes) return undefined;
    const { bytes, ...rest } = file;
    return (await this.#inTurn({ ...rest, bytes: Uint8Array.from(bytes) })) as string | undefined;
  }

  /** What became of each quotation in a text; all are unreadable where comparing goes beyond the bounds. */
  async compare(text: string, quotes: string[]): Promise<State[]> {
    if (quotes.length === 0) return [];
    const compared = await this.compareVersions({ latest: text, quotes });
    return compared?.now.map(({ state }) => state) ?? quotes.map(() => 'unreadable');
  }

  /** As `compareVersions`; undefined where that goes beyond the bounds. */
  async compareVersions(versions: DocumentVersions): Promise<ComparedVersions | undefined> {
    return (await this.#inTurn(versions)) as ComparedVersions | undefined;
  }

  /** Ends it at once; what is under way or waits cannot be read. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnded = true;
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #inTurn(task: DocumentTask): Promise<DocumentTaskResult> {
    const result = this.#last.then(() => this.#run(task));
    this.#last = result;
    return result;
  }

  async #run(task: DocumentTask): Promise<DocumentTaskResult> {
    if (this.#isEnded) return undefined;
    this.#worker ??= startWorker(this.#bounds);
    const worker = this.#worker;
    const { promise, resolve } = Promise.withResolvers<DocumentTaskResult>();
    const giveUp = () => {
      if (this.#worker === worker) this.#worker = undefined;
      // What runs is ended wherever it is.
      void worker.terminate().then(() => resolve(undefined));
    };
    worker.once('message', resolve).once('error', giveUp).once('exit', giveUp);
    const impatience = setTimeout(giveUp, this.#bounds.longestMs);
    const watch = setInterval(() => void this.#isTooLarge(worker).then((isSo) => isSo && giveUp()), lookMs);
    worker.postMessage(task);
    const result = await promise;
    clearTimeout(impatience);
    clearInterval(watch);
    worker.off('message', resolve).off('error', giveUp).off('exit', giveUp);
    return result;
  }

  /** V8's own limit counts no buffers, and gives way to a limit that the process was started with. */
  async #isTooLarge(worker: Worker): Promise<boolean> {
    const taken = await worker.getHeapStatistics().catch(() => undefined);
    return taken !== undefined && taken.used_heap_size + taken.external_memory > this.#bounds.mostBytes;
  }
}

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

/**
 * The readable text of one document: paragraphs on lines of their own, each heading after one or more `#`, at most 2 million
 * characters. It is read on a thread of its own, within its bounds; whoever has many keeps one `DocumentThread`.
 * @returns nothing where it cannot be read, such as a PDF that is none, or one that takes too long or too much memory
 */
export async function readableText(bytes: Uint8Array, kind: DocumentKind): Promise<string | undefined> {
  await using thread = new DocumentThread();
  return await thread.read({ bytes, kind });
}
