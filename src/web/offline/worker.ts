// Service worker, at /sw.js: guides and checklists that were read stay readable offline (docs/decisions/0013). Built separately
// by scripts/build/build-worker.ts.
import { keptPath, mayShowOfflinePage } from '#domain/offline/kept-addresses.ts';
import { forgetPage, keepAssets, keepPage, lastingCaches, listPages, readPage } from './kept-pages.ts';
import type { Reason } from './saved-copy.ts';
import { asOfflinePage, asSavedCopy, assetsIn } from './saved-copy.ts';
import type { Visit } from './visit.ts';

/** Release of this worker; inserted by the build, so that each release has a separate worker. */
declare const release: string;

// Types of a worker that TypeScript's DOM library lacks.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerEvent & { data: Visit }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as Worker;

const releaseCache = `hub-release-${release}`;
/** Page whose frame the offline page has. */
const framePage = '/about/accessibility';
/** Time after which a stored page is shown instead of waiting for the network. */
const patienceMs = 4_000;
/** Time within which a page that its own request stored is not requested again. */
const justKeptMs = 60_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => worker.skipWaiting()));
});

async function prepare(): Promise<void> {
  const response = await fetch(framePage, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The page's frame was answered with ${response.status}.`);
  const cache = await caches.open(releaseCache);
  const looks = assetsIn(await response.clone().text()).filter((address) => !address.endsWith('.js'));
  await keepAssets(looks, cache);
  await cache.put(framePage, response);
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherReleases().then(() => worker.clients.claim()));
});

async function forgetOtherReleases(): Promise<void> {
  const ours = new Set([...lastingCaches, releaseCache]);
  const others = (await caches.keys()).filter((name) => name.startsWith('hub-') && !ours.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // A file's name contains the hash of its bytes: a stored one is the same.
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(request).then((file) => file ?? fetch(request)));
    return;
  }
  if (request.mode !== 'navigate') return;
  const path = keptPath(url);
  if (path) event.respondWith(answerKept(event, path));
  else if (mayShowOfflinePage(url.pathname)) event.respondWith(fetchCurrent(request).catch(showOfflinePage));
});

/** Bypasses the browser's own cache, which may have a page that is ten minutes old (stale-while-revalidate). */
const fetchCurrent = (request: Request | string) => fetch(request, { cache: 'no-cache' });

const keptFile = (request: Request) => caches.match(request).catch(() => undefined);

/** The page from the network; when that fails or takes too long, the stored page, with a line that says so. */
async function answerKept(event: RequestEvent, path: string): Promise<Response> {
  const network = fetchCurrent(event.request);
  event.waitUntil(
    network.then(
      (response) => follow(path, response.clone()),
      () => {},
    ),
  );
  const answer = await Promise.race([network, waitPatience()]).catch(() => 'failed' as const);
  if (answer instanceof Response && answer.status < 500) return answer;
  const copy = await readPage(path).catch(() => undefined);
  if (!copy) return answer === 'failed' ? showOfflinePage() : network.catch(showOfflinePage);
  network.catch(() => {});
  const reason: Reason = answer === 'slow' ? 'slow' : navigator.onLine ? 'unreachable' : 'offline';
  const { page, html, headers } = copy;
  return new Response(asSavedCopy(html, reason, page, headers.get('ETag') ?? ''), { headers });
}

const waitPatience = () => new Promise<'slow'>((resolve) => setTimeout(resolve, patienceMs, 'slow'));

async function showOfflinePage(): Promise<Response> {
  const frame = await (await caches.open(releaseCache)).match(framePage);
  if (!frame) return Response.error();
  const headers = new Headers(frame.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  const pages = await listPages().catch(() => []);
  return new Response(asOfflinePage(await frame.text(), pages), { status: 503, headers });
}

worker.addEventListener('message', (event) => {
  const { address, assets, mayFetch } = event.data;
  const path = keptPath(new URL(address));
  if (path) event.waitUntil(inTurn(() => keepVisited(path, assets, mayFetch)));
});

/** Stores the current page if its own request did not: it was reached by client-side navigation, or before this worker. */
async function keepVisited(path: string, assets: string[], mayFetch: boolean): Promise<void> {
  const storedPage = await readPage(path);
  const isFresh = storedPage && Date.now() - Date.parse(storedPage.page.savedAt) < justKeptMs;
  if (isFresh && assets.every((asset) => storedPage.page.assets.includes(asset))) return;
  if (isFresh) {
    const { html, headers, page } = storedPage;
    return keepPage(path, new Response(html, { headers }), assets, new Date(page.savedAt));
  }
  if (!mayFetch) return;
  await keepAnswer(path, await fetchCurrent(path), assets);
}

const follow = (path: string, response: Response): Promise<void> => inTurn(() => keepAnswer(path, response, []));

async function keepAnswer(path: string, response: Response, assets: string[]): Promise<void> {
  if (response.ok && !response.redirected) await keepPage(path, response, assets, new Date());
  else if (response.status === 404 || response.status === 410) await forgetPage(path);
}

let last: Promise<void> = Promise.resolve();

/**
 * Runs tasks one after the other, so that no page is removed while another task counts pages. If the store is full or forbidden,
 * less is stored.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work).catch((error: unknown) => console.warn('We couldn’t keep a page for reading offline.', error));
  return last;
}
