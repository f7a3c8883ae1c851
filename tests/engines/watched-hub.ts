import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { createServer, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { startDesk } from '../environment/desk.ts';
import { freePort } from '../environment/server.ts';

/** Address at which the script below reports errors. */
const ear = '/heard-by-the-tests';

/**
 * Reports every error of the page but prefetches that leaving it cut off. It precedes all other scripts, and removes itself
 * before they inspect the page.
 */
const watcher = `(() => {
  const tell = (error) => navigator.sendBeacon('${ear}', location.href + ': ' + error);
  const textOf = (error) => error?.stack ? error + ' ' + error.stack : String(error);
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  addEventListener('error', ({ target, error, message }) => isLeaving && target !== window || tell(target === window ? textOf(error ?? message) : 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(textOf(reason)));
  document.addEventListener('securitypolicyviolation', (refused) => tell('refused: ' + refused.violatedDirective + ' ' + refused.blockedURI));
  const { error } = console;
  console.error = (...parts) => { tell(parts.map(textOf).join(' ')); error(...parts); };
  document.currentScript.remove();
})()`;
const hash = `'sha256-${createHash('sha256').update(watcher).digest('base64')}'`;

/** A hub with its desk, and the errors that engines report of its pages. */
export interface WatchedHub extends AsyncDisposable {
  origin: string;
  /** Errors since the last call. */
  errors: () => string[];
}

/**
 * The hub behind a proxy that adds one script to each page and its hash to the page's policy: MiniBrowser reports no errors while
 * it is driven, and WebDriver has no script that runs before the page's.
 */
export async function startWatchedHub(): Promise<WatchedHub> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const hub = await startDesk({ PUBLIC_URL: origin });
  let reports: string[] = [];
  const proxy = createServer(async (incoming, response) => {
    if (incoming.url === ear) {
      reports.push(await text(incoming));
      response.writeHead(204).end();
      return;
    }
    // Prevent a 304: a cached page has another policy than the page with the script.
    const { 'if-none-match': _, 'accept-encoding': __, ...headers } = incoming.headers;
    const forwarded = request(hub.origin + incoming.url, { method: incoming.method, headers, agent: false }, async (answer) => {
      const status = answer.statusCode ?? 502;
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        answer.pipe(response.writeHead(status, answer.headers));
        return;
      }
      const page = (await buffer(answer)).toString().replace(/<head[^>]*>/, (head) => `${head}<script>${watcher}</script>`);
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers as OutgoingHttpHeaders;
      for (const [name, policy] of Object.entries(rest))
        if (name === 'content-security-policy')
          rest[name] = String(policy).replace("script-src 'self'", `script-src 'self' ${hash}`);
      response.writeHead(status, rest).end(page);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    origin,
    errors: () => {
      const errors = reports;
      reports = [];
      return errors;
    },
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await hub[Symbol.asyncDispose]();
    },
  };
}
