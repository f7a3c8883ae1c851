import type { IncomingMessage } from 'node:http';

/** Refusal of a request before its address is looked at. */
export interface RefusedRequest {
  status: 400 | 505;
  message: string;
}

const badHost: RefusedRequest = { status: 400, message: 'The Host of this request cannot be read.' };
const badVersion: RefusedRequest = { status: 505, message: 'This server speaks HTTP/1.1.' };

// Host: a name, an IPv4 or a bracketed IPv6 address, and a port (RFC 3986, 3.2.2). An empty one is allowed: RFC 9110, 7.2.
const readableHost = /^(?:[a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Validates the head of a request beyond Node's parser, for cached answers and all others alike: one readable Host (RFC 9112,
 * section 3.2), and a version of HTTP/1.
 */
export function refusedRequest({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): RefusedRequest | undefined {
  if (httpVersionMajor !== 1) return badVersion;
  if (!readableHost.test(headers.host ?? '')) return badHost;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? badHost : undefined;
}

/**
 * Finds the path and parameters that a request asks for. An absolute address, as proxies send it, is reduced to its path when it
 * names the host that the request is for (RFC 9112, section 3.2.2); any other is left as it is, and matches no address of ours.
 */
export function requestedAddress({ url = '/', headers: { host = '' } }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)([^#]*)$/i.exec(url) ?? [];
  if (authority === '' || authority.toLowerCase() !== host.toLowerCase()) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
