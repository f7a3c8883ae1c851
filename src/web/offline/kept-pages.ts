import type { KeptPage } from '#domain/offline/page-limits.ts';
import { withinLimits } from '#domain/offline/page-limits.ts';
import { assetsIn, titleOf } from './saved-copy.ts';

// Caches that outlive releases: a page names its files by their hash, so an old page continues to use the old files. The number
// changes only when the stored format does.
const pagesCache = 'hub-pages-1';
const assetsCache = 'hub-assets-1';

/** Caches of stored pages; every other cache belongs to a release. */
export const lastingCaches: readonly string[] = [pagesCache, assetsCache];

// Metadata of a page is in separate headers, because the Cache API stores nothing else.
const about = 'X-Kept-Page';
const size = 'X-Kept-Bytes';

/** A stored page with its text and headers. */
export interface KeptCopy {
  page: KeptPage;
  html: string;
  headers: Headers;
}

/** A stored page, if there is one. */
export async function readPage(path: string): Promise<KeptCopy | undefined> {
  const response = await (await caches.open(pagesCache)).match(path);
  const page = response && pageOf(response);
  return page && { page, html: await response.text(), headers: response.headers };
}

/** Every stored page, the newest first. */
export async function listPages(): Promise<KeptPage[]> {
  const responses = await (await caches.open(pagesCache)).matchAll();
  return responses.flatMap((response) => pageOf(response) ?? []).sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/**
 * Stores a page as the server has just sent it, with the files that it needs, and removes the oldest pages beyond the limits of
 * number and size.
 * @param moreAssets files that the page turned out to need, in addition to those in its HTML
 * @throws when the device's store is full or forbidden
 */
export async function keepPage(path: string, response: Response, moreAssets: readonly string[], now: Date): Promise<void> {
  const html = await response.text();
  const storedPage = await readPage(path);
  const namedAssets = assetsIn(html);
  // Files that the page needed before, as long as it belongs to the same release.
  const sameRelease = namedAssets.every((asset) => storedPage?.page.assets.includes(asset));
  const wantedAssets = new Set([...namedAssets, ...moreAssets, ...(sameRelease ? (storedPage?.page.assets ?? []) : [])]);
  const assets = await keepAssets([...wantedAssets], await caches.open(assetsCache));
  const bytes = new Blob([html]).size;
  const page: KeptPage = { path, title: titleOf(html), savedAt: now.toISOString(), bytes, assets };
  const headers = new Headers(response.headers);
  // The stored body is uncompressed.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.set(about, encodeURIComponent(JSON.stringify(page)));
  await (await caches.open(pagesCache)).put(path, new Response(html, { headers }));
  await forgetTheOldest();
}

/** Removes a page that the server no longer has. */
export const forgetPage = async (path: string): Promise<void> => void (await (await caches.open(pagesCache)).delete(path));

/** Stores files, and those that a style sheet among them names. @returns the addresses of all that could be loaded */
export async function keepAssets(addresses: readonly string[], cache: Cache): Promise<string[]> {
  const loadedAddresses = await Promise.all(
    addresses.map(async (address) => {
      const storedResponse = await cache.match(address);
      const response = storedResponse ?? (await fetch(address));
      if (!response.ok) return [];
      const body = await response.blob();
      const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '', [size]: String(body.size) };
      if (!storedResponse) await cache.put(address, new Response(body, { headers }));
      // A style sheet's pictures are stored only if the page loads them; of its fonts, the two for text, without their rare
      // letters.
      const fonts = address.endsWith('.css') ? assetsIn(await body.text()).filter(isFontOfTexts) : [];
      return [address, ...(await keepAssets(fonts, cache))];
    }),
  );
  return [...new Set(loadedAddresses.flat())];
}

async function forgetTheOldest(): Promise<void> {
  const [pages, assets] = [await caches.open(pagesCache), await caches.open(assetsCache)];
  const files = await Promise.all(
    (await assets.keys()).map(async ({ url }) => {
      const bytes = Number((await assets.match(url))?.headers.get(size) ?? 0);
      return [new URL(url).pathname, bytes] as const;
    }),
  );
  const sizes = new Map(files);
  const all = await listPages();
  const staying = withinLimits(all, (asset) => sizes.get(asset) ?? 0);
  const neededAssets = new Set(staying.flatMap((page) => page.assets));
  await Promise.all([
    ...all.filter((page) => !staying.includes(page)).map(({ path }) => pages.delete(path)),
    ...files.filter(([address]) => !neededAssets.has(address)).map(([address]) => assets.delete(address)),
  ]);
}

function pageOf({ headers }: Response): KeptPage | undefined {
  const text = headers.get(about);
  return text === null ? undefined : (JSON.parse(decodeURIComponent(text)) as KeptPage);
}

const isFontOfTexts = (address: string) => address.endsWith('.woff2') && !address.includes('-more-');
