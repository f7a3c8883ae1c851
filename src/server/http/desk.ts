import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';
import { KeptPromises } from '../kept-promises.ts';
import { securityHeaders } from '../requests/security-headers.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { compressedFor, makeCachedResponse, writeCachedResponse } from '../response-cache/cached-response.ts';
import { loadRelease } from './assets.ts';

/** Staff desk: one page for every address under /admin, and the files that it loads (docs/decisions/0012). */
export interface Desk {
  /** Files by their addresses, ready to write. */
  assets: ReadonlyMap<string, CachedResponse>;
  /** Answers a GET or HEAD of one of its other addresses. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const base = '/admin';

/** Checks whether this address is the desk's. */
export const isDeskAddress = (address: string): boolean => /^\/admin([/?]|$)/.test(address);

/**
 * Loads the desk that `npm run build` made.
 * @throws {StartupError} when there is no build.
 */
export async function builtDesk(root: string): Promise<Desk> {
  const folder = join(root, 'dist/desk');
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new StartupError('The staff desk isn’t built yet. Run `npm start`, which builds it.');
  const assets = await loadRelease(root, 'desk', base);
  assets.delete(`${base}/index.html`);
  const page = await deskAnswer(200, readFileSync(file, 'utf8'), 'text/html; charset=utf-8');
  // Answer to a browser that still runs the previous release's desk and asks for a file that is gone: it must not get the page.
  const noFile = await deskAnswer(404, 'This file is gone. Reload the page.', 'text/plain; charset=utf-8');
  return {
    assets,
    serve: async (request, response) => {
      const isFile = request.url?.startsWith(`${base}/assets/`);
      writeCachedResponse(request, response, isFile ? noFile : page);
    },
  };
}

/** Serves the desk straight from its sources. Vite starts at the first request. */
export function developmentDesk(root: string): Desk {
  const start = async () => {
    const { createServer } = await import('vite');
    return createServer({
      configFile: join(root, 'vite.desk.config.ts'),
      server: { middlewareMode: true, ws: { port: 24_679 } },
    } as never);
  };
  const vite = new KeptPromises<Awaited<ReturnType<typeof start>>>(1);
  return {
    assets: new Map(),
    serve: async (request, response) => {
      const { middlewares } = await vite.get('desk', start);
      if (request.url === base) request.url = `${base}/`;
      await new Promise<void>((resolve) => {
        response.once('finish', resolve);
        middlewares(request, response, () => response.writeHead(404).end());
      });
    },
  };
}

/** Makes an answer of the desk. It holds nobody's data, but no cache may store it: it names the files of one release. */
async function deskAnswer(status: number, text: string, type: string): Promise<CachedResponse> {
  const answer = makeCachedResponse({
    status,
    body: Buffer.from(text),
    headers: {
      ...securityHeaders,
      'Content-Type': type,
      'Content-Security-Policy': deskPolicy(text),
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
    compressible: true,
    route: base,
  });
  return compressedFor('gzip', await compressedFor('br', answer));
}

/** Makes a policy stricter than the public pages': the desk embeds only previews of its pages, and has no inline styles. */
function deskPolicy(html: string): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
