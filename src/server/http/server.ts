import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { HttpError } from '../errors.ts';
import type { Connections } from '../limits/connections.ts';
import { Refusals } from '../limits/refusals.ts';
import type { WorkQueue } from '../limits/work-queue.ts';
import type { Pages } from '../rendering/pages.ts';
import type { TrustedProxies } from '../requests/client-address.ts';
import { clientOf } from '../requests/client-address.ts';
import { answerable, reportFault, warnOfFault } from '../requests/error-answers.ts';
import { currentRequest, inRequest, isRequestId, newRequestId } from '../requests/request-scope.ts';
import { dataPolicy, securityHeaders, strictTransport } from '../requests/security-headers.ts';
import { closeUnlessRead } from '../requests/unread-body.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { isReadyFor, makeCachedResponse, writeCachedResponse } from '../response-cache/cached-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { AddressAnswers } from './address-answers.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { Desk } from './desk.ts';
import { isDeskAddress } from './desk.ts';
import { redirectFor } from './redirects.ts';
import { refusedRequest, requestedAddress } from './request-target.ts';
import { isShownAsPage, shortPage } from './short-page.ts';

/** Parts that answer requests, in the order in which they are asked. */
export interface ServerParts {
  assets: ReadonlyMap<string, CachedResponse>;
  cache: ResponseCache;
  addresses: AddressAnswers;
  pages: Pages;
  desk: Desk;
  queue: WorkQueue;
  connections: Connections;
  clock: Clock;
  log: Logger;
  /** Origin of the site. */
  publicUrl: string;
  /** Proxies that are trusted to name a request's id and its client. */
  trustedProxies: TrustedProxies;
  /** Counts an answer for the metrics; `route` is the pattern of the address. */
  observe?: (route: string, status: number, seconds: number) => void;
  /** Vite's own files, for development only. Returns true if it took the request. */
  middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

// Limits that end the connection of a client that sends its headers or body drop by drop, or does not read its answer.
const timeLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  // Saves Node from making a stream of the body that a read does not have.
  optimizeEmptyRequests: true,
};
const silentSocketMs = 60_000;

/** Creates the HTTP server. It writes ready answers before it looks at anything else; all else is work, which waits its turn. */
export function createHttpServer(parts: ServerParts): Server {
  const { assets, cache, connections, log, observe, trustedProxies } = parts;
  const answer = answerer(parts);
  const refusals = new Refusals();
  const find = (address: string) => assets.get(address) ?? cache.get(address);
  // HTTPS is required where the site's own address says so; the proxy in front speaks it.
  const always: Record<string, string> = parts.publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': strictTransport }
    : {};

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const startMs = performance.now();
    // Asks a client that keeps a connection open while the server stops to open another one.
    if (!server.listening) response.setHeader('Connection', 'close');
    else closeUnlessRead(request, response);
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    const ready = isRead(request) ? find(request.url ?? '/') : undefined;
    if (ready && isReadyFor(request.headers['accept-encoding'], ready)) {
      writeCachedResponse(request, response, ready);
      observe?.(ready.route ?? 'file', response.statusCode, secondsSince(startMs));
      return;
    }
    const scope = { id: requestIdOf(request, trustedProxies), client: clientOfMessage(request, trustedProxies) };
    inRequest(scope, async () => {
      response.setHeader('X-Request-Id', scope.id);
      try {
        const cachedResponse = await answer(request, response).catch((error: unknown) => failureAnswer(request, error, log));
        if (cachedResponse) await write(request, response, cachedResponse);
      } catch (error) {
        // Ends the connection, by which the client notices: the answer was partly written, or cannot be.
        reportFault(log, error);
        response.destroy();
      }
      logAnswered(request, response.statusCode, startMs);
    });
  };

  const write = async (request: IncomingMessage, response: ServerResponse, cachedResponse: Answered) => {
    const client = currentRequest()?.client ?? '';
    if (cachedResponse.status >= 400)
      await refusals.slow(client, { isTooMuch: cachedResponse.isTooMuch ?? false, now: parts.clock.now().getTime() });
    writeCachedResponse(request, response, cachedResponse);
  };

  /** Logs one line for each request: an unreported failure of ours at `error`, reads at `debug`, writes at `info`. */
  const logAnswered = ({ method }: IncomingMessage, status: number, startMs: number) => {
    const scope = currentRequest();
    const route = scope?.route ?? 'other';
    observe?.(route, status, secondsSince(startMs));
    const line = { method, route, status, ms: Math.round(performance.now() - startMs) };
    if (status === 500 && !scope?.isFaultReported) log.error(line, 'answered');
    else if (method === 'GET' || method === 'HEAD') log.debug(line, 'answered');
    else log.info(line, 'answered');
  };

  const server = createServer(timeLimits, (request, response) => {
    const refusal = refusedRequest(request);
    if (refusal) return writeText(response, refusal.status, refusal.message);
    request.url = requestedAddress(request);
    connections.inTurn(request, response, () => respond(request, response));
  });
  server.on('connection', (socket) => connections.take(socket));
  server.setTimeout(silentSocketMs);
  return server;
}

/** Answer that is to be written. */
type Answered = CachedResponse & { isTooMuch?: boolean };

/**
 * Answers what is not ready yet: by a row of the table, as the desk, or as a page. Undefined where another part wrote the answer.
 */
function answerer({ addresses, pages, desk, queue, middleware, publicUrl }: ServerParts) {
  // Refusing counts as work too: a client that causes nothing but refusals waits behind its own.
  const refuse = (failure: HttpError) => queue.run(() => Promise.reject<never>(failure));
  return async (request: IncomingMessage, response: ServerResponse): Promise<CachedResponse | undefined> => {
    const address = canonicalAddress(request.url ?? '/');
    if (address === undefined) return refuse(new HttpError(400, 'We can’t read this address.'));
    const accepted = request.headers['accept-encoding'];
    const match = addresses.find(request.method ?? 'GET', address);
    if (match?.row) {
      setRoute(match.row.path);
      return addresses.answer(match, () => requestOf(request, publicUrl + address), accepted);
    }
    const isDesk = isDeskAddress(address);
    const isApi = /^\/api([/?]|$)/.test(address);
    const isPage = !isDesk && !isApi && !match?.methods.includes('GET');
    if (middleware && isPage && (await middleware(request, response))) return undefined;
    if (isApi && !match) return refuse(new HttpError(404, `There is no ${address.split('?')[0]}.`));
    if (!isRead(request) || isApi)
      return refuse(notAllowed(isApi, [...(isPage ? ['GET', 'HEAD'] : []), ...(match?.methods ?? [])]));
    if (isDesk) {
      await desk.serve(request, response);
      return undefined;
    }
    const location = redirectFor(address);
    if (location) return redirect(location);
    const page = await pages.answer(address, accepted);
    if (page.route) setRoute(page.route);
    return page;
  };
}

function setRoute(route: string): void {
  const scope = currentRequest();
  if (scope) scope.route = route;
}

/** Makes the error that names the methods that an address takes instead; the desk's screens and files are read. */
function notAllowed(isApi: boolean, methods: readonly string[]): HttpError {
  const allowedMethods = [...new Set(methods.length > 0 ? methods : ['GET', 'HEAD'])];
  const namedMethods = allowedMethods.filter((method) => method !== 'HEAD');
  const place = isApi ? 'address' : 'page';
  const message =
    namedMethods.length === 1 && namedMethods[0] === 'GET'
      ? `This ${place} can only be read.`
      : `This ${place} takes ${namedMethods.join(' and ')}.`;
  return new HttpError(405, message, { headers: { Allow: allowedMethods.join(', ') } });
}

const redirect = (location: string) =>
  makeCachedResponse({
    status: 308,
    body: Buffer.alloc(0),
    etag: false,
    headers: { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', Location: location },
    compressible: false,
  });

/** Converts a request to what Hono reads, with its body still on the way. */
function requestOf(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] as string, rawHeaders[index + 1] as string);
  if (isRead(request)) return new Request(url, { headers });
  const { method } = request;
  return new Request(url, { method, headers, body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } as RequestInit);
}

/** Makes the answer to a failure: a page for browsers, JSON for clients of a row of the table, plain text otherwise. */
function failureAnswer({ url = '/', headers: { accept } }: IncomingMessage, error: unknown, log: Logger): Answered {
  const failure = answerable(error);
  if (failure) warnOfFault(log, currentRequest()?.route ?? 'other', error);
  else reportFault(log, error);
  const status = failure?.status ?? 500;
  const message = failure?.message ?? 'Something went wrong here. Please try again.';
  const { body, headers } = isShownAsPage(url, accept)
    ? shortPage(status, message)
    : url.startsWith('/api') || currentRequest()?.route
      ? { body: JSON.stringify(failure?.toBody() ?? { message }), headers: { 'Content-Type': 'application/json' } }
      : { body: message, headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
  const answer = makeCachedResponse({
    status,
    body: Buffer.from(body),
    etag: false,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': 'no-store',
      ...headers,
      ...failure?.headers,
    },
    compressible: false,
  });
  return { ...answer, isTooMuch: failure?.isTooMuch ?? false };
}

const clientOfMessage = ({ headers, socket }: IncomingMessage, trustedProxies: TrustedProxies): string =>
  clientOf(socket.remoteAddress, [headers['x-forwarded-for'] ?? []].flat().join(',') || null, trustedProxies);

function requestIdOf({ headers, socket }: IncomingMessage, trustedProxies: TrustedProxies): string {
  const proposedId = headers['x-request-id'];
  return isRequestId(proposedId) && trustedProxies.has(socket.remoteAddress ?? '') ? proposedId : newRequestId();
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const secondsSince = (startMs: number) => (performance.now() - startMs) / 1000;

function writeText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
