import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { expect, test } from 'vitest';
import { LinkAsker, robotName } from './ask-link.ts';
import type { Manners } from './polite-requests.ts';
import { isPublicAddress } from './public-address.ts';

const options: Manners = {
  robot: robotName,
  permits: () => true,
  timeoutMs: 2_000,
  pauseMs: 0,
  userAgent: `${robotName}/1.0 (+https://hub.example)`,
  signal: new AbortController().signal,
};
const ask = (address: string, changes: Partial<Manners> = {}) => new LinkAsker({ ...options, ...changes }).ask(address);

/** Starts a site on this machine, without a robots.txt by default. */
async function site(answer: RequestListener, robots?: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url !== '/robots.txt') answer(request, response);
    else if (robots) robots(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked: requests,
    server,
    port,
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(code, headers).end('A page.');
const text = (body: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'Content-Type': 'text/plain' }).end(body);

test('of a page that is there only the head is asked, with our name', async () => {
  let agent: string | undefined;
  await using there = await site((request, response) => {
    agent = request.headers['user-agent'];
    response.end();
  });
  expect(await ask(there.address('/terms'))).toEqual({ found: 'works' });
  expect(there.asked).toEqual(['GET /robots.txt', 'HEAD /terms']);
  expect(agent).toBe('MinistryAIHub-LinkCheck/1.0 (+https://hub.example)');
});

test.each([
  [404, 'failed', 'It answers 404'],
  [410, 'failed', 'It answers 410'],
  [503, 'failed', 'It answers 503'],
  [401, 'not told', 'It answers 401 to programs'],
  [403, 'not told', 'It answers 403 to programs'],
  [429, 'not told', 'It answers 429 to programs'],
])('a page that answers %i to both is: %s', async (code, outcome, reason) => {
  await using there = await site(status(code));
  expect(await ask(there.address('/terms'))).toEqual({ found: outcome, reason });
  expect(there.asked.slice(1)).toEqual(['HEAD /terms', 'GET /terms']);
});

test.each([405, 404, 500])('a server that lies to HEAD with %i is believed by its page', async (code) => {
  await using there = await site((request, response) => status(request.method === 'HEAD' ? code : 200)(request, response));
  expect(await ask(there.address('/terms'))).toEqual({ found: 'works' });
});

test('a server that hangs at HEAD is asked for the page; one that hangs at both does not answer in time', async () => {
  await using half = await site((request, response) => request.method === 'GET' && response.end());
  expect(await ask(half.address('/terms'), { timeoutMs: 300 })).toEqual({ found: 'works' });
  await using whole = await site(() => {});
  expect(await ask(whole.address('/terms'), { timeoutMs: 300 })).toEqual({
    found: 'failed',
    reason: 'It doesn’t answer in time',
  });
});

test('a page without end is not read', async () => {
  let isClosed: Promise<void> | undefined;
  await using endless = await site((request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(405).end();
    isClosed = new Promise((resolve) => response.on('close', resolve));
    const pour = () => response.write('x'.repeat(65_536), () => response.writable && setImmediate(pour));
    pour();
  });
  expect(await ask(endless.address('/terms'))).toEqual({ found: 'works' });
  await isClosed;
});

test('what is no HTTP, or ends at once, cannot be read', async () => {
  const sockets: Socket[] = [];
  const server = createSocketServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.end('SSH-2.0-OpenSSH\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await ask(`http://127.0.0.1:${port}/`)).toMatchObject({ found: 'failed' });
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  expect(await ask(`http://127.0.0.1:${port}/`)).toEqual({ found: 'failed', reason: 'It takes no connection' });
});

test('a redirect for good is told with its end, one for now is not', async () => {
  await using there = await site((request, response) => {
    if (request.url === '/old') response.writeHead(301, { Location: '/newer' }).end();
    else if (request.url === '/newer') response.writeHead(308, { Location: '/new' }).end();
    else if (request.url === '/now') response.writeHead(302, { Location: '/new' }).end();
    else if (request.url === '/mixed') response.writeHead(302, { Location: '/newer' }).end();
    else response.end();
  });
  expect(await ask(there.address('/old'))).toEqual({ found: 'moved', leadsTo: there.address('/new') });
  expect(await ask(there.address('/now'))).toEqual({ found: 'works' });
  expect(await ask(there.address('/mixed'))).toEqual({ found: 'works' });
});

test('the same page under another spelling is no move, and a front page in the place of a page is one', async () => {
  await using there = await site((request, response) => {
    if (request.url === '/terms') response.writeHead(301, { Location: '/terms/' }).end();
    else if (request.url === '/gone') response.writeHead(302, { Location: '/' }).end();
    else response.end();
  });
  expect(await ask(there.address('/terms'))).toEqual({ found: 'works' });
  expect(await ask(there.address('/gone'))).toEqual({
    found: 'moved',
    reason: 'It leads to a front page',
    leadsTo: there.address('/'),
  });
});

test.each([
  ['in a circle', () => '/a', 'It leads in a circle'],
  ['on and on', (path: string) => `${path}x`, 'It leads on and on'],
  ['to a file', () => 'file:///etc/passwd', 'It leads to no address of the web'],
  ['to nowhere', () => undefined, 'It leads to no address of the web'],
])('a redirect that leads %s fails after a few requests', async (_, next, reason) => {
  await using there = await site((request, response) => {
    const location = next(request.url ?? '');
    response.writeHead(301, location === undefined ? {} : { Location: location }).end();
  });
  expect(await ask(there.address('/a'))).toEqual({ found: 'failed', reason });
  expect(there.asked.length).toBeLessThan(20);
});

test('the hub’s own network is never asked: not by number, not by name, not by a redirect', async () => {
  await using inside = await site(status(200));
  const privateAnswer = { found: 'failed', reason: 'It doesn’t lead to the public internet' };
  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]'])
    expect(await ask(`http://${host}:${inside.port}/`, { permits: isPublicAddress }), host).toEqual(privateAnswer);
  expect(inside.asked).toEqual([]);

  await using outside = await site(status(302, { Location: `http://127.0.0.2:${inside.port}/secret` }));
  expect(await ask(outside.address('/'), { permits: (ip) => ip === '127.0.0.1' })).toEqual(privateAnswer);
  expect(inside.asked).toEqual([]);
});

test('what a robots.txt keeps from programs is not asked, nor what a redirect leads to there', async () => {
  const robots = text(`User-agent: *\nDisallow: /private\n\nUser-agent: ${robotName}\nDisallow: /terms\n`);
  await using there = await site(status(200), robots);
  const disallowedAnswer = { found: 'not told', reason: 'Its robots.txt keeps programs away' };
  expect(await ask(there.address('/terms'))).toEqual(disallowedAnswer);
  expect(await ask(there.address('/private'))).toEqual({ found: 'works' });
  await using other = await site(status(301, { Location: there.address('/terms') }));
  expect(await ask(other.address('/'))).toEqual(disallowedAnswer);
  expect(there.asked).not.toContain('HEAD /terms');
});

test('a robots.txt is read once for a site; one that cannot be had fails its pages', async () => {
  await using there = await site(status(200), text('User-agent: *\nDisallow:\n'));
  const asker = new LinkAsker(options);
  for (const path of ['/a', '/b', '/c']) expect(await asker.ask(there.address(path))).toEqual({ found: 'works' });
  expect(there.asked).toEqual(['GET /robots.txt', 'HEAD /a', 'HEAD /b', 'HEAD /c']);
  await using brokenSite = await site(status(200), status(503));
  expect(await ask(brokenSite.address('/a'))).toEqual({ found: 'failed', reason: 'It answers 503' });
  expect(brokenSite.asked).toEqual(['GET /robots.txt']);
});

test('between two requests there is a pause, longer where a site wants it', async () => {
  // Elapsed time is the rule here.
  const times: number[] = [];
  const note = (answer: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
    times.push(performance.now());
    answer(request, response);
  };
  await using there = await site(note(status(404)), note(text('User-agent: *\nCrawl-delay: 0.3\n')));
  await ask(there.address('/a'), { pauseMs: 50 });
  const [robots = 0, head = 0, page = 0] = times;
  expect(head - robots).toBeGreaterThan(290);
  expect(page - head).toBeGreaterThan(290);
});

test('a site that wants a pause of more than a minute is not asked', async () => {
  await using there = await site(status(200), text('User-agent: *\nCrawl-delay: 61\n'));
  const reason = 'Its robots.txt asks for longer pauses than the hub can make';
  expect(await ask(there.address('/a'))).toEqual({ found: 'not told', reason });
  expect(there.asked).toEqual(['GET /robots.txt']);
});

test('everything is asked through a proxy where there is one, and inside addresses are refused all the same', async () => {
  await using proxy = await site((request, response) =>
    request.url?.startsWith('http://') ? response.end() : response.destroy(),
  );
  const tunnels: string[] = [];
  proxy.server.on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const through = { proxy: proxy.address('').replace(/\/$/, ''), permits: isPublicAddress };
  expect(await ask('http://lamp.invalid/terms', through)).toEqual({ found: 'works' });
  expect(proxy.asked).toEqual(['GET http://lamp.invalid/robots.txt', 'HEAD http://lamp.invalid/terms']);
  expect(await ask('https://lamp.invalid/terms', through)).toMatchObject({ found: 'failed' });
  expect(new Set(tunnels)).toEqual(new Set(['lamp.invalid:443']));
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await ask(`http://${host}:${proxy.port}/`, through)).toMatchObject({
      reason: 'It doesn’t lead to the public internet',
    });
});

test('a proxy that is not there says nothing of the addresses', async () => {
  const deadProxy = await site(status(200));
  await deadProxy[Symbol.asyncDispose]();
  expect(await ask('http://lamp.invalid/terms', { proxy: deadProxy.address('') })).toEqual({ found: 'offline' });
});

test('a stop ends what is under way', async () => {
  await using there = await site(() => stop.abort());
  const stop = new AbortController();
  await expect(ask(there.address('/a'), { signal: stop.signal })).rejects.toThrow(/abort/i);
});

test.each([
  ['of more than 64 kB', `# ${'x'.repeat(65_000)}\nUser-agent: *\nDisallow: /private\n${'#'.repeat(1_000)}`],
  ['of more than 500 rules', `User-agent: *\n${'Disallow: /a\n'.repeat(501)}`],
  ['with a rule of more than 500 characters', `User-agent: *\nDisallow: /${'a'.repeat(500)}\n`],
])('of a robots.txt %s nothing is believed and nothing asked: its site is not told', async (_, robots) => {
  await using there = await site(status(200), text(robots));
  expect(await ask(there.address('/terms'))).toEqual({ found: 'not told', reason: 'Its robots.txt is too long to be read' });
  expect(there.asked).toEqual(['GET /robots.txt']);
});

test('a robots.txt within these bounds is held', async () => {
  const rules = `User-agent: *\n${'Disallow: /a\n'.repeat(498)}Disallow: /${'b'.repeat(480)}\nDisallow: /private\n`;
  await using there = await site(status(200), text(rules));
  expect(await ask(there.address('/terms'))).toEqual({ found: 'works' });
  expect(await ask(there.address('/private'))).toMatchObject({ found: 'not told' });
});

test('an address that would take long to be held against a robots.txt is not told, by a redirect neither', async () => {
  const tooLong = { found: 'not told', reason: 'Its address is too long to be held against its robots.txt' };
  const long = `/${'a'.repeat(2_000)}`;
  const redirect = (request: IncomingMessage, response: ServerResponse) =>
    request.url === '/tool' ? status(302, { Location: long })(request, response) : status(200)(request, response);
  await using there = await site(redirect);
  expect(await ask(there.address(long))).toEqual(tooLong);
  expect(await ask(there.address('/tool'))).toEqual(tooLong);
  const stars = `User-agent: *\n${`Disallow: /${'*a'.repeat(200)}b\n`.repeat(150)}`;
  await using starred = await site(status(200), text(stars));
  expect(await ask(starred.address(`/${'a'.repeat(1_000)}`))).toEqual(tooLong);
  expect(await ask(starred.address('/terms'))).toEqual({ found: 'works' });
});

test('an asking that goes on and on ends in time for the lease of its round', async () => {
  await using there = await site(() => {});
  const answer = await ask(there.address('/terms'), { timeoutMs: 60_000, longestAskMs: 200 });
  expect(answer).toEqual({ found: 'failed', reason: 'It doesn’t answer in time' });
});
