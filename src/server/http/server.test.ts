import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { Connections } from '../limits/connections.ts';
import { WorkQueue } from '../limits/work-queue.ts';
import { createLog } from '../log.ts';
import { TrustedProxies } from '../requests/client-address.ts';
import type { ServerParts } from './server.ts';
import { createHttpServer } from './server.ts';

const hub = await buildHub();
afterAll(() => hub[Symbol.asyncDispose]());

const get = (address: string, init: RequestInit = {}) => fetch(hub.address + address, { redirect: 'manual', ...init });

/** Returns what the server writes back to these very bytes: `fetch` would correct an address before it sends it. */
async function raw(requestLine: string, headers = '', host = 'Host: hub\r\n'): Promise<string> {
  const { hostname, port } = new URL(hub.address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(`${requestLine}\r\n${host}${headers}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

test.each(['/%', '/%E0%A4%A', '/tools/%zz', '/all-tools/%c3%28', '/%ff?tab=tools'])(
  'a page at an address that cannot be decoded is a 400: %s',
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('We can’t read this address.');
  },
);

test.each(['/api/%', '/api/tools/%E0%A4%A', '/api/workflows/%ff'])(
  'in the API it is a 400 in JSON, as every failure there: %s',
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w/) });
  },
);

test.each(['/api/tools?q=%', '/api/tools?q=%E0%A4%A', '/all-tools?tab=%ff'])(
  'a parameter that cannot be decoded never breaks the server: %s',
  async (address) => {
    expect((await get(address)).status).toBeLessThan(500);
  },
);

test('an address may have 2,000 characters and no more', async () => {
  expect((await get(`/${'x'.repeat(1_999)}`)).status).toBe(200);
  expect((await get(`/${'x'.repeat(2_000)}`)).status).toBe(400);
  expect((await get(`/?${'x'.repeat(2_000)}`)).status).toBe(400);
});

test.each([
  '/..//junk1/all-tools',
  '/a/..//junk',
  '/..//y:99999/about',
  '/./all-tools',
  '/all-tools//',
  '/all-tools/.',
  '/%2e%2e/all-tools',
  '/comparison/%00',
  '/tools/%0d%0aX:y',
  '/%7f',
  '/api/../all-tools',
])('a path with dots or nothing for a segment, or a control character, is a 400 in plain words: %s', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('We can’t read this address.');
});

test('the same path spelled in two ways is one page', async () => {
  const rendering = async (address: string) => /rendering \d+ of \S+/.exec(await (await get(address)).text())?.[0];
  expect(await rendering('/comparison/%4CLMs')).toBe(await rendering('/comparison/LLMs'));
});

test.each(['GET //evil.example HTTP/1.1', 'GET http://evil.example/ HTTP/1.1', 'GET * HTTP/1.1'])(
  'an address that is not a path of ours is refused: %s',
  async (line) => {
    expect(await raw(line)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each([
  ['GET http://hub/healthz HTTP/1.1', '{"status":"alive"}'],
  ['GET HTTP://HUB/?q=a HTTP/1.1', 'rendering'],
  ['GET http://hub HTTP/1.1', 'rendering'],
  ['GET http://hub?q=b HTTP/1.1', 'rendering'],
])('a whole address that names the host of the request is as good as its path: %s', async (line, part) => {
  const answer = await raw(line);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain(part);
});

test.each([
  ['two hosts', 'Host: a\r\nhost: b\r\n'],
  ['the same host twice', 'Host: hub\r\nHost: hub\r\n'],
  ['a user in the host', 'Host: hub@evil.example\r\n'],
  ['a path in the host', 'Host: hub/../x\r\n'],
  ['a space in the host', 'Host: a b\r\n'],
  ['no host', ''],
])('%s is a 400 for what is cached, what is rendered and the API alike', async (_, host) => {
  await get('/');
  for (const path of ['/', '/assets/page-1a2b.js', '/missing', '/api/tools', '/healthz'])
    expect(await raw(`GET ${path} HTTP/1.1`, '', host), path).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['Host: hub.example:8443\r\n', 'Host: [2001:db8::1]:3000\r\n', 'Host: 127.0.0.1\r\n', 'Host: hub_1\r\n'])(
  'a host with a port, an IP address or a name of a container is read: %s',
  async (host) => {
    expect(await raw('GET / HTTP/1.1', '', host)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test('another version of HTTP is told, and not answered as if it were this one', async () => {
  expect(await raw('GET / HTTP/2.0')).toMatch(/^HTTP\/1\.1 505 /);
  expect(await raw('GET / HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a page that breaks is told as a page to a browser', async () => {
  const response = await get('/broken', { headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<p>Something went wrong here. Please try again.</p>');
});

test('whom to tell of a weakness stands where it is looked for', async () => {
  const response = await get('/.well-known/security.txt');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(await response.text()).toMatch(/^Contact: http.*\/contact\nExpires: \d{4}-\d\d-01T00:00:00.000Z\n/);
});

test.each(['GET /\\evil.example/ HTTP/1.1', 'GET /\\/evil.example/ HTTP/1.1', 'GET /.//evil.example/ HTTP/1.1'])(
  'no redirect leads to another site: %s',
  async (line) => {
    const location = /^Location: (.*)\r$/m.exec(await raw(line))?.[1] ?? '/';
    // Origin as a browser reads it.
    expect(new URL(location, 'https://hub.example').origin).toBe('https://hub.example');
  },
);

test('what is no HTTP is refused, and the server lives on', async () => {
  expect(await raw('HELLO')).toMatch(/^HTTP\/1\.1 400 /);
  expect((await get('/healthz')).status).toBe(200);
});

test.each([
  ['/tool-detail/photon?from=image-hub&tab=comparison', '/tools/photon?from=image-hub&tab=comparison'],
  ['/image-generator-hub', '/image-hub'],
  ['/video-generator-hub?tab=tools', '/video-hub?tab=tools'],
  ['/all-tools/', '/all-tools'],
  ['/all-tools%20', '/all-tools'],
])('%s is moved to %s for good', async (address, target) => {
  const response = await get(address);
  expect([response.status, response.headers.get('Location')]).toEqual([308, target]);
});

test.each(['/', '/all-tools', '/favicon.svg', '/assets/page-1a2b.js', '/missing', '/tool-detail/photon'])(
  '%s can only be read',
  async (address) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await get(address, { method });
      expect([response.status, response.headers.get('Allow')], method).toEqual([405, 'GET, HEAD']);
    }
  },
);

test.each(['/', '/favicon.svg', '/assets/page-1a2b.js'])('HEAD of %s has the headers of GET and no body', async (address) => {
  const plain = { 'Accept-Encoding': 'identity' };
  const [ofGet, ofHead] = [await get(address, { headers: plain }), await get(address, { method: 'HEAD', headers: plain })];
  for (const name of ['Content-Type', 'Content-Length', 'ETag', 'Cache-Control', 'Content-Security-Policy']) {
    expect(ofHead.headers.get(name), name).toBe(ofGet.headers.get(name));
  }
  expect([ofHead.status, (await ofHead.bytes()).length]).toEqual([200, 0]);
  expect((await ofGet.bytes()).length).toBe(Number(ofHead.headers.get('Content-Length')));
});

test.each([
  ['/missing', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
])('HEAD of %s is answered with %i as GET is, without a body', async (address, status) => {
  const [ofGet, ofHead] = [await get(address), await get(address, { method: 'HEAD' })];
  expect([ofGet.status, ofHead.status]).toEqual([status, status]);
  expect(ofHead.headers.get('Content-Type')).toBe(ofGet.headers.get('Content-Type'));
  expect((await ofHead.bytes()).length).toBe(0);
  expect((await ofGet.bytes()).length).toBeGreaterThan(0);
});

test.each([
  ['a page', '/', {}, 200],
  ['a page that was cached', '/', {}, 200],
  ['an unknown page', '/missing', {}, 404],
  ['a page that moves', '/moved', {}, 307],
  ['a page that breaks', '/broken', {}, 500],
  ['a file', '/assets/page-1a2b.js', {}, 200],
  ['an old address', '/image-generator-hub', {}, 308],
  ['an address that cannot be read', '/%', {}, 400],
  ['a method that is not allowed', '/', { method: 'POST' }, 405],
  ['a list of the API', '/api/tools', {}, 200],
  ['a wrong parameter of the API', '/api/tools?limit=x', {}, 400],
  ['an unknown address of the API', '/api/nothing', {}, 404],
  ['a method that the API does not allow', '/api/tools', { method: 'POST' }, 405],
  ['a sign of life', '/healthz', {}, 200],
  ['a method that a sign of life does not take', '/healthz', { method: 'POST' }, 405],
  ['a feed', '/terms-changes.atom', {}, 200],
  ['facts as a table', '/api/facts.csv', {}, 200],
  ['readiness', '/readyz', {}, 200],
  ['robots.txt', '/robots.txt', {}, 200],
  ['the sitemap', '/sitemap.xml', {}, 200],
])('%s carries the security headers', async (_, address, init, status) => {
  const response = await get(address, init);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(response.headers.has('X-Powered-By')).toBe(false);
});

test('an answer that is not modified carries them too', async () => {
  const etag = (await get('/')).headers.get('ETag') ?? '';
  const response = await get('/', { headers: { 'If-None-Match': etag } });
  expect([response.status, response.headers.get('X-Content-Type-Options')]).toEqual([304, 'nosniff']);
});

test('a page that breaks is told as a sentence, without what broke, and the next page is answered', async () => {
  const response = await get('/broken');
  expect(await response.text()).toBe('Something went wrong here. Please try again.');
  expect((await get('/')).status).toBe(200);
});

test('a page that moves tells where to', async () => {
  expect((await get('/moved')).headers.get('Location')).toBe('/target');
});

test('an address that only begins like one of the API is a page', async () => {
  for (const address of ['/apis', '/api-docs', '/healthzz', '/robots.txt.bak'])
    expect(await (await get(address)).text()).toContain(`of ${address} at`);
});

test('an answer that breaks while it is written ends its connection, and the server lives on', async () => {
  const trustedProxies = new TrustedProxies([]);
  const parts = {
    assets: new Map(),
    cache: { get: () => undefined },
    addresses: { find: () => undefined },
    pages: {},
    desk: {
      assets: new Map(),
      serve: async (_: unknown, response: { write: (text: string) => void }) => {
        response.write('begun');
        throw new Error('broken');
      },
    },
    queue: new WorkQueue(),
    connections: new Connections(trustedProxies),
    clock: buildClock(),
    log: createLog('silent'),
    publicUrl: 'http://hub.example',
    trustedProxies,
  };
  const server = createHttpServer(parts as unknown as ServerParts).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(fetch(`${address}/admin`).then((response) => response.text())).rejects.toThrow();
  expect((await fetch(`${address}//`)).status).toBe(400);
  server.closeAllConnections();
  server.close();
});
