import type { CachedResponse } from './cached-response.ts';
import { makeCachedResponse } from './cached-response.ts';

/** Word files are zipped already. */
const isZip = (type: string | null) => type?.startsWith('application/vnd.openxmlformats') ?? false;

/** Makes a ready answer of what Hono answered to a request of our own: JSON, the sitemap, a Word file. */
export async function cachedResponseOf(response: Response, route: string): Promise<CachedResponse> {
  return makeCachedResponse({
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries([...response.headers].map(([name, value]) => [capitalized(name), value])),
    compressible: !isZip(response.headers.get('content-type')),
    route,
  });
}

// Fetch gives names in lower case; ready answers write them as HTTP/1.1 always has.
const capitalized = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
