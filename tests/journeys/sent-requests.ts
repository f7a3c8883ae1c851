import type { Request } from '@playwright/test';

/** Content of a request, a line for each part: its address without the part after the "#", its body, its headers. */
async function carried(request: Request): Promise<string> {
  // Falls back to the first headers: requests that the browser's own cache answers have no others.
  const headers = await request.allHeaders().catch(() => request.headers());
  const address = decodeURIComponent(request.url().replace(/#.*/, ''));
  return [address, request.postData() ?? '', ...Object.values(headers)].join('\n');
}

/** Records all requests of a page, or of every page of a profile, from now on. */
export function watchSent(page: { on: (event: 'request', listener: (request: Request) => void) => unknown }) {
  const requests: Request[] = [];
  const texts: Promise<string>[] = [];
  page.on('request', (request) => {
    requests.push(request);
    texts.push(carried(request));
  });
  return {
    /** Address, body and headers of each request so far, in lines. */
    sent: () => Promise.all(texts),
    /** Parameters of the requested addresses. */
    parameters: () => requests.flatMap((request) => [...new URL(request.url()).searchParams].map((one) => one.join('='))),
  };
}
