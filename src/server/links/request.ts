import { lookup } from 'node:dns';
import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { addAbortSignal, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** Settings and limits of requests to other sites. */
export interface RequestBounds {
  /** Checks whether it may connect to this IP address; `isPublicAddress` except in tests. */
  permits: (ip: string) => boolean;
  /** Timeout of one request, in milliseconds. */
  timeoutMs: number;
  userAgent: string;
  /** Proxy for all requests, such as http://proxy.example:3128; none by default. */
  proxy?: string | undefined;
  /** Signal that aborts requests under way. */
  signal: AbortSignal;
}

/** Parts of a request that vary. */
export interface RequestParts {
  method: 'HEAD' | 'GET';
  headers?: Record<string, string>;
  /** Maximum number of bytes that are read of the unpacked body; none by default. */
  mostBytes?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Body, at most `mostBytes` of it, where a bound was set; null where it came in an encoding that was not requested. */
  body: Buffer | null;
}

/** Code for an address that resolves to a network outside the public internet; nothing was sent. */
export const notPublicCode = 'ENOTPUBLIC';

/** Code for a proxy that does not answer, which says nothing about the address. */
export const noProxyCode = 'ENOPROXY';

const notPublic = () => Object.assign(new Error('not a public address'), { code: notPublicCode });

/**
 * Sends one request and follows no redirect.
 * @throws an error with one of Node's codes, `ENOTPUBLIC` or `ENOPROXY`; named TimeoutError after `timeoutMs`
 */
export async function sendRequest(
  url: URL,
  { method, headers: requestHeaders, mostBytes = 0 }: RequestParts,
  { permits, timeoutMs, userAgent, proxy, signal }: RequestBounds,
): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Checks a literal IP address here, since it is not looked up.
  if (isIP(host) !== 0 && !permits(host)) throw notPublic();
  // Checks the name here too, though a proxy resolves it itself: a name that the hub can look up must not point inside.
  if (proxy !== undefined && (await leadsInside(host, permits))) throw notPublic();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const bound = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const isSecure = url.protocol === 'https:';
  const request = (isSecure ? httpsRequest : httpRequest)(url, {
    method,
    // Resolves and checks the name for each connection, so that it cannot mean another address the second time.
    ...(proxy === undefined ? { lookup: permittedLookup(permits), agent: false } : { agent: proxyAgent(isSecure, proxy) }),
    signal: bound,
    headers: {
      'User-Agent': userAgent,
      Accept: 'text/html,*/*;q=0.5',
      ...(mostBytes > 0 && { 'Accept-Encoding': 'br, gzip' }),
      ...requestHeaders,
    },
  });
  const fail = (error: Error) => {
    const isProxy = proxy !== undefined && beforeConnection.has((error as NodeJS.ErrnoException).code ?? '');
    reject(bound.aborted ? bound.reason : isProxy ? Object.assign(error, { code: noProxyCode }) : error);
  };
  request.on('error', fail);
  request.on('response', (response) => {
    const { statusCode: status = 0, headers } = response;
    const reading = mostBytes > 0 ? readBody(response, mostBytes, bound) : Promise.resolve(Buffer.alloc(0));
    reading.then((body) => resolve({ status, headers, body }), fail).finally(() => request.destroy());
  });
  request.end();
  return promise;
}

/** Errors before a connection exists, which with a proxy mean that the proxy is unreachable. */
const beforeConnection = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);

function proxyAgent(isSecure: boolean, proxy: string): HttpAgent {
  const proxyEnv = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy };
  return isSecure ? new HttpsAgent({ proxyEnv }) : new HttpAgent({ proxyEnv });
}

/** Decoders of the encodings that are requested. */
const unpackers = { br: createBrotliDecompress, gzip: createGunzip, 'x-gzip': createGunzip };

/** Lists the codings of an answer, whose names are case-insensitive (RFC 9110, 8.4). */
const codingsOf = ({ 'content-encoding': encoding = '' }: IncomingHttpHeaders): string[] =>
  encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');

/**
 * Reads an answer part by part as it is unpacked, and ends both at the bound: a gigabyte packed in a few bytes is unpacked no
 * further.
 */
async function readBody(response: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer | null> {
  const [coding, ...more] = codingsOf(response.headers);
  if (more.length > 0 || (coding !== undefined && !Object.hasOwn(unpackers, coding))) return null;
  const unpacked =
    coding === undefined ? response : pipeline(response, unpackers[coding as keyof typeof unpackers](), () => undefined);
  const parts: Buffer[] = [];
  let bytesLeft = mostBytes;
  // Leaving the loop early destroys both streams; failures and timeouts are thrown here.
  for await (const part of addAbortSignal(signal, unpacked) as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, bytesLeft));
    bytesLeft -= part.length;
    if (bytesLeft <= 0) break;
  }
  return Buffer.concat(parts);
}

const leadsInside = (host: string, permits: (ip: string) => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    lookup(host, { all: true }, (error, addresses) => resolve(!error && !addresses.every(({ address }) => permits(address))));
  });

const permittedLookup =
  (permits: (ip: string) => boolean): RequestOptions['lookup'] =>
  (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '');
      else if (!first || !addresses.every(({ address }) => permits(address))) callback(notPublic(), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
