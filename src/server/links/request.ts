import { lookup } from 'node:dns';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

/** How the hub asks other sites. */
export interface RequestBounds {
  /** Whether it may connect to this IP address; `isPublicAddress` but in tests. */
  permits: (ip: string) => boolean;
  /** For the whole of one request, in milliseconds. */
  timeoutMs: number;
  userAgent: string;
  /** Ends what is under way. */
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** At most `mostBytes` of it, where that was asked for. */
  body: string;
}

/** The address leads to a network that is not the public internet; nothing was sent. */
export const notPublicCode = 'ENOTPUBLIC';

const notPublic = () => Object.assign(new Error('not a public address'), { code: notPublicCode });

/**
 * Sends one request and follows nothing.
 * @param mostBytes how much of the body is read; 0 reads nothing of it
 * @throws an error with a `code` of Node's or `ENOTPUBLIC`; named TimeoutError after `timeoutMs`
 */
export async function sendRequest(
  url: URL,
  method: 'HEAD' | 'GET',
  { permits, timeoutMs, userAgent, signal }: RequestBounds,
  mostBytes = 0,
): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address written as a number is not looked up.
  if (isIP(host) !== 0 && !permits(host)) throw notPublic();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const bound = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method,
    // Looked up and judged for each connection, so that a name cannot mean another address the second time.
    lookup: permittedLookup(permits),
    signal: bound,
    agent: false,
    headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.5' },
  });
  request.on('error', (error) => reject(bound.aborted ? bound.reason : error));
  request.on('response', (response) => {
    const { statusCode: status = 0, headers } = response;
    const finish = (body: string) => {
      resolve({ status, headers, body });
      request.destroy();
    };
    if (mostBytes === 0) return finish('');
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      body += part;
      if (body.length >= mostBytes) finish(body.slice(0, mostBytes));
    });
    response.on('end', () => finish(body));
    response.on('error', (error) => reject(bound.aborted ? bound.reason : error));
  });
  request.end();
  return promise;
}

const permittedLookup =
  (permits: (ip: string) => boolean): RequestOptions['lookup'] =>
  (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) callback(error, '');
      else if (!first || !found.every(({ address }) => permits(address))) callback(notPublic(), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
