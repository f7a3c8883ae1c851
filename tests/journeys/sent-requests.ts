import type { Request } from '@playwright/test';

/** What a request carries to the server, a line for each part: its address without what stands behind the "#", its body, its headers. */
async function carried(request: Request): Promise<string> {
  // What is answered from the browser's own store has no others.
  const headers = await request.allHeaders().catch(() => request.headers());
  const address = decodeURIComponent(request.url().replace(/#.*/, ''));
  return [address, request.postData() ?? '', ...Object.values(headers)].join('\n');
}

/** Records all that a page, or every page of a profile, sends from now on. */
export function watchSent(page: { on: (event: 'request', listener: (request: Request) => void) => unknown }) {
  const requests: Request[] = [];
  const sent: Promise<string>[] = [];
  page.on('request', (request) => {
    requests.push(request);
    sent.push(carried(request));
  });
  return {
    /** Of each request so far its address, its body and its headers, in lines. */
    sent: () => Promise.all(sent),
    /** The parameters of the addresses that were asked for. */
    parameters: () => requests.flatMap((request) => [...new URL(request.url()).searchParams].map((one) => one.join('='))),
  };
}
