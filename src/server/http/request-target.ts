import type { IncomingMessage } from 'node:http';

/** Why a request is refused before anybody looks at its address. */
export interface RefusedRequest {
  status: 400 | 505;
  message: string;
}

const badHost: RefusedRequest = { status: 400, message: 'The Host of this request cannot be read.' };
const badVersion: RefusedRequest = { status: 505, message: 'This server speaks HTTP/1.1.' };

// A name, an IPv4 address or an IPv6 address in brackets, and a port (RFC 3986, 3.2.2). An empty one is allowed: RFC 9110, 7.2.
const readableHost = /^(?:[a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Holds the head of a request to what Node's parser lets pass, for cached answers and all others alike: one Host that can be
 * read (RFC 9112, section 3.2), and a version of HTTP/1.
 */
export function refusedRequest({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): RefusedRequest | undefined {
  if (httpVersionMajor !== 1) return badVersion;
  if (!readableHost.test(headers.host ?? '')) return badHost;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? badHost : undefined;
}

/**
 * The path and parameters that a request asks for. A whole address is as good as its path, as proxies send it, when it names the
 * host that the request is for (RFC 9112, section 3.2.2); any other is left as it is, and is no address of ours.
 */
export function askedAddress({ url = '/', headers: { host = '' } }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)([^#]*)$/i.exec(url) ?? [];
  if (authority === '' || authority.toLowerCase() !== host.toLowerCase()) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
