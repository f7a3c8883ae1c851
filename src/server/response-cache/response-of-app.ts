import type { CachedResponse } from './cached-response.ts';
import { makeCachedResponse } from './cached-response.ts';

/** Checks whether a type is compressed already: Word files and packages of a learning system. */
const isPacked = (type: string | null) => /^application\/(vnd\.openxmlformats|zip)/.test(type ?? '');

/**
 * Makes a ready answer of Hono's response: JSON, the sitemap, a feed, a file.
 * @param isKept true if a client may revalidate it, with its entity tag
 */
export async function cachedResponseOf(response: Response, route: string, { isKept = true } = {}): Promise<CachedResponse> {
  const cookies = response.headers.getSetCookie();
  return makeCachedResponse({
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    ...(!isKept && { etag: false }),
    headers: {
      ...Object.fromEntries([...response.headers].map(([name, value]) => [capitalized(name), value])),
      ...(cookies.length > 0 && { 'Set-Cookie': cookies }),
    },
    compressible: !isPacked(response.headers.get('content-type')),
    route,
  });
}

// Names with capitals, as HTTP/1.1 always had them; Fetch gives them in lower case.
const capitalized = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
