import type { ReadyAnswer } from './ready-answer.ts';
import { makeReadyAnswer } from './ready-answer.ts';

/** Makes a ready answer of what Hono answered to a request of our own: JSON, the sitemap. */
export async function readyResponse(response: Response, route: string): Promise<ReadyAnswer> {
  return makeReadyAnswer({
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries([...response.headers].map(([name, value]) => [capitalized(name), value])),
    compressible: true,
    route,
  });
}

// Fetch gives names in lower case; ready answers write them as HTTP/1.1 always has.
const capitalized = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
