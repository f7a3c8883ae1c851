import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { addresses, churchFilePath } from '#domain/addresses.ts';
import type { Clock } from '../clock/clock.ts';
import { HttpError } from '../errors.ts';
import type { Pages } from '../rendering/pages.ts';
import type { TrustedProxies } from '../requests/client-address.ts';
import { clientOf } from '../requests/client-address.ts';
import { slowDown } from '../requests/error-answers.ts';
import { currentRequest, inRequest, isRequestId, newRequestId } from '../requests/request-scope.ts';
import { securityHeaders, strictTransport } from '../requests/security-headers.ts';
import { closeUnlessRead } from '../requests/unread-body.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { isReadyFor, writeCachedResponse } from '../response-cache/cached-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { CachedReads } from './cached-reads.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { Desk } from './desk.ts';
import { isDeskAddress } from './desk.ts';
import { redirectFor } from './redirects.ts';
import { askedAddress, refusedRequest } from './request-target.ts';
import { SearchLimit } from './search-limit.ts';
import { isToldAsPage, shortPage } from './short-page.ts';

/** Parts that answer requests, in the order in which they are asked. */
export interface ServerParts {
  assets: ReadonlyMap<string, CachedResponse>;
  cache: ResponseCache;
  reads: CachedReads;
  pages: Pages;
  desk: Desk;
  app: Hono;
  clock: Clock;
  log: Logger;
  /** Their word on a request's id is taken. */
  trustedProxies: TrustedProxies;
  /** Whether visitors come by https, through the proxy before it. */
  isHttps?: boolean;
  /** Counts an answer for the metrics; `route` is the pattern of the address. */
  observe?: (route: string, status: number, seconds: number) => void;
  /** Development only: Vite's own files. Answers whether it took the request. */
  middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

// Addresses that Hono answers, feeds and calendar files of any list among them; everything else is a page.
const appAddress = new RegExp(
  `^(/(api|healthz|readyz|robots\\.txt|sitemap\\.xml|terms-changes\\.json|[\\w-]+\\.(atom|ics)|\\.well-known/security\\.txt)|${churchFilePath})([/?]|$)`,
);

// Pages whose form is sent to their own address; they are read like any page.
const formAddress = new RegExp(
  `^(${addresses.submission}|${addresses.contact}|${addresses.ask()}|${addresses.leaveTheList()}|${addresses.termsChanges()}|/(questions|answers)/[^/?]+)(\\?|$)`,
);

// A client that sends its header or body drop by drop, or does not read its answer, gives its place free.
const connections: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  // A read has no body: Node need not make a stream of it.
  optimizeEmptyRequests: true,
};
const silentSocketMs = 60_000;

/** The HTTP server. What is ready is written before Hono sees the request (docs/decisions/0004 and 0027). */
export function createHttpServer(parts: ServerParts): Server {
  const { assets, cache, log, observe } = parts;
  const answer = answerer(parts);
  const find = (address: string) => assets.get(address) ?? cache.get(address);
  const always: Record<string, string> = parts.isHttps ? { 'Strict-Transport-Security': strictTransport } : {};

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const begun = observe && performance.now();
    // Whoever keeps a connection open while the server stops is told to take another one.
    if (!server.listening) response.setHeader('Connection', 'close');
    else closeUnlessRead(request, response);
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    const refused = refusedRequest(request);
    if (refused) return writeText(response, refused.status, refused.message, { Connection: 'close' });
    request.url = askedAddress(request);
    const ready = isRead(request) ? find(request.url ?? '/') : undefined;
    if (ready && isReadyFor(request.headers['accept-encoding'], ready)) {
      writeCachedResponse(request, response, ready);
      if (begun !== undefined) observe?.(ready.route ?? 'file', response.statusCode, secondsSince(begun));
      return;
    }
    const id = requestIdOf(request, parts.trustedProxies);
    inRequest({ id, client: clientOfMessage(request, parts.trustedProxies) }, async () => {
      response.setHeader('X-Request-Id', id);
      const started = performance.now();
      await answer(request, response).catch((error: unknown) => writeFailure(request, response, error, log));
      const { method } = request;
      const { statusCode: status } = response;
      const route = currentRequest()?.route ?? 'other';
      observe?.(route, status, secondsSince(started));
      const line = { method, route, status, ms: Math.round(performance.now() - started) };
      if (isRead(request)) log.debug(line, 'answered');
      else log.info(line, 'answered');
    });
  };
  const server = createServer(connections, listener);
  server.setTimeout(silentSocketMs);
  return server;
}

/** Answers what is not ready yet, by asking one part after the other. */
function answerer({ pages, reads, desk, app, clock, middleware, trustedProxies }: ServerParts) {
  const searches = new SearchLimit();
  const listener = getRequestListener(app.fetch);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = request.url ?? '/';
    const address = canonicalAddress(given);
    if (address === undefined) return writeMessage(given, response, 400, 'We can’t read this address.');
    searches.count(address, clientOfMessage(request, trustedProxies), clock.now().getTime());
    const accepted = request.headers['accept-encoding'];
    if (appAddress.test(address) || (!isRead(request) && formAddress.test(address))) {
      const read = isRead(request) ? reads.answer(address, accepted) : undefined;
      return read ? write(request, response, await read) : void (await listener(request, response));
    }
    const isDesk = isDeskAddress(address);
    if (middleware && !isDesk && (await middleware(request, response))) return;
    if (!isRead(request)) return writeText(response, 405, 'This page can only be read.', { Allow: 'GET, HEAD' });
    if (isDesk) return desk.serve(request, response);
    const location = redirectFor(address);
    if (location) return writeText(response, 308, '', { Location: location });
    write(request, response, await pages.answer(address, accepted));
  };
}

function write(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  const scope = currentRequest();
  if (scope && answer.route) scope.route = answer.route;
  writeCachedResponse(request, response, answer);
}

async function writeFailure(request: IncomingMessage, response: ServerResponse, error: unknown, log: Logger): Promise<void> {
  const known = error instanceof HttpError ? error : undefined;
  if (!known) log.error({ err: error }, 'a request failed');
  await slowDown(known);
  const { status, message, headers } = known ?? {
    status: 500,
    message: 'Something went wrong here. Please try again.',
    headers: {},
  };
  if (response.headersSent) response.destroy();
  else if (isToldAsPage(request.url ?? '/', request.headers.accept)) {
    const page = shortPage(status, message);
    writeText(response, status, page.body, { ...page.headers, ...headers });
  } else writeMessage(request.url, response, status, message, headers);
}

const clientOfMessage = ({ headers, socket }: IncomingMessage, trustedProxies: TrustedProxies): string =>
  clientOf(socket.remoteAddress, [headers['x-forwarded-for'] ?? []].flat().join(',') || null, trustedProxies);

function requestIdOf({ headers, socket }: IncomingMessage, trustedProxies: TrustedProxies): string {
  const given = headers['x-request-id'];
  return isRequestId(given) && trustedProxies.has(socket.remoteAddress ?? '') ? given : newRequestId();
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

/** A sentence: in JSON for programs, in plain words at all other addresses. */
function writeMessage(
  address: string | undefined,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const isApi = address?.startsWith('/api');
  const text = isApi ? JSON.stringify({ message }) : message;
  writeText(response, status, text, { ...(isApi && { 'Content-Type': 'application/json' }), ...headers });
}

function writeText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
