// The other side of render-thread.ts: renders the pages that it is told to.
import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageBytes } from './page-bytes.ts';
import { pageBytes } from './page-bytes.ts';
import type { PageRenderer } from './pages.ts';
import type { FromThread, ToThread } from './render-thread.ts';

const port = parentPort as MessagePort;
const { default: renderer } = (await import(workerData as string)) as { default: PageRenderer };

const reads = new Map<string, PromiseWithResolvers<unknown>>();

// What the API has answered for one revision: most pages read the same few lists.
const mostKnown = 100;
const known = new Map<string, Promise<unknown>>();
let revisionOfKnown = -1;

function readApi(job: number, revision: number, path: string): Promise<unknown> {
  if (revision !== revisionOfKnown || known.size >= mostKnown) known.clear();
  revisionOfKnown = revision;
  const before = known.get(path);
  if (before) return before;
  const read = `${job} ${path}`;
  const answer = Promise.withResolvers<unknown>();
  reads.set(read, answer);
  known.set(path, answer.promise);
  send({ kind: 'read', job, read, path });
  return answer.promise;
}

async function render({ job, address, site, tokens, revision }: ToThread & { kind: 'render' }): Promise<PageBytes> {
  const context = {
    readApi: (path: string) => readApi(job, revision, path),
    site,
    issueFormToken: (form: keyof typeof tokens) => tokens[form],
  };
  return pageBytes(await renderer.render(new URL(address), context));
}

function send(message: FromThread, moved: ArrayBuffer[] = []): void {
  port.postMessage(message, moved);
}

function sendPage(job: number, page: PageBytes): void {
  const { buffer, byteLength } = page.body;
  // A small one stands among others in a buffer of Node's, and is copied.
  send({ kind: 'page', job, page }, buffer.byteLength === byteLength ? [buffer as ArrayBuffer] : []);
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    render(message).then(
      (page) => sendPage(message.job, page),
      (error: Error) => send({ kind: 'failure', job: message.job, message: String(error?.stack ?? error) }),
    );
    return;
  }
  const answer = reads.get(message.read);
  reads.delete(message.read);
  if (message.kind === 'body') answer?.resolve(message.body);
  // A page tells errors of the API apart by their status.
  else answer?.reject(Object.assign(new Error(message.message), { status: message.status }));
});
