import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeCachedResponse, wireResponse } from '../response-cache/cached-response.ts';
import { FastLaneServer, readPlainRequest } from './fast-lane.ts';
import { listen } from './listen.ts';

// More than the system takes from a server for a client that reads nothing.
const largeBytes = 32 * 1024 * 1024;
const ready = makeCachedResponse({ body: Buffer.from('cached'), headers: { 'Content-Type': 'text/plain' }, compressible: false });
const large = makeCachedResponse({ body: Buffer.alloc(largeBytes, 'x'), headers: {}, compressible: false });
const answers = new Map([
  ['/cached', ready],
  ['/large', large],
]);

/** The addresses that node:http was asked for. */
let slow: string[] = [];
let fast = 0;

const listener = async (request: IncomingMessage, response: ServerResponse) => {
  slow.push(`${request.method} ${request.url}`);
  let body = '';
  for await (const chunk of request) body += chunk;
  response.end(`node:http read ${body}`);
};
const server = new FastLaneServer({ headersTimeout: 10_000, keepAliveTimeout: 65_000 }, listener, (address, accepted, now) => {
  const answer = answers.get(address);
  if (answer) fast += 1;
  return answer && wireResponse(answer, accepted, { 'X-Always': 'yes' }, now);
});
const address = await listen(server, { host: '127.0.0.1', port: 0 });
const { port } = new URL(address);

beforeEach(() => {
  slow = [];
  fast = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

interface Client {
  socket: Socket;
  received: () => string;
}

async function open(): Promise<Client> {
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: hub\r\n${headers}\r\n`;

/** Sends the pieces one by one, each when the one before has been answered so often. */
async function exchange(...pieces: { send: string; answers: number }[]): Promise<string> {
  const { socket, received } = await open();
  let expected = 0;
  for (const { send, answers } of pieces) {
    socket.write(send);
    expected += answers;
    await vi.waitUntil(() => (received().match(/HTTP\/1\.1 200 OK/g)?.length ?? 0) >= expected);
  }
  socket.destroy();
  return received();
}

test('what is ready is answered without node:http, with its headers, those of every answer and the date', async () => {
  const received = await exchange({ send: get('/cached', 'Accept-Encoding: br\r\n'), answers: 1 });
  const [head = '', body] = received.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    'HTTP/1.1 200 OK',
    'X-Always: yes',
    'Content-Type: text/plain',
    `ETag: ${ready.etag}`,
    'Content-Length: 6',
    expect.stringMatching(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
    'Connection: keep-alive',
  ]);
  expect(body).toBe('cached');
  expect({ slow, fast }).toEqual({ slow: [], fast: 1 });
});

test('a connection stays in the fast lane from one ready answer to the next', async () => {
  await exchange(
    { send: get('/cached'), answers: 1 },
    { send: get('/cached'), answers: 1 },
    { send: get('/cached'), answers: 1 },
  );
  expect({ slow, fast }).toEqual({ slow: [], fast: 3 });
});

test('what is not ready goes to node:http, and so does all that follows on its connection', async () => {
  const received = await exchange(
    { send: get('/cached'), answers: 1 },
    { send: get('/other'), answers: 1 },
    { send: get('/cached'), answers: 1 },
  );
  expect(slow).toEqual(['GET /other', 'GET /cached']);
  expect(received).toContain('node:http read ');
});

test('a body is read by node:http, also when it looks like a request', async () => {
  const inner = get('/cached');
  const post = `POST /form HTTP/1.1\r\nHost: hub\r\nContent-Length: ${inner.length}\r\n\r\n`;
  const { socket, received } = await open();
  socket.write(post);
  await vi.waitUntil(() => slow.length === 1);
  socket.write(inner);
  await vi.waitUntil(() => received().includes('node:http read GET /cached'));
  socket.destroy();
  expect({ slow, fast }).toEqual({ slow: ['POST /form'], fast: 0 });
});

test('requests that come in one piece are answered in their order, each once', async () => {
  const received = await exchange({ send: get('/cached') + get('/other') + get('/cached'), answers: 3 });
  expect(slow).toEqual(['GET /cached', 'GET /other', 'GET /cached']);
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});

test('a request that comes in two pieces is put together by node:http', async () => {
  const { socket, received } = await open();
  const whole = get('/cached');
  socket.write(whole.slice(0, 20));
  // Answered on another connection: by then the first piece has been read.
  await exchange({ send: get('/cached'), answers: 1 });
  socket.write(whole.slice(20));
  await vi.waitUntil(() => received().includes('node:http read'));
  socket.destroy();
  expect(slow).toEqual(['GET /cached']);
});

test('a client that does not take its answer is not read any further until it does', async () => {
  const { socket, received } = await open();
  socket.pause();
  socket.write(get('/large'));
  await vi.waitUntil(() => fast === 1);
  socket.write(get('/cached'));
  await exchange({ send: get('/cached'), answers: 1 });
  expect(fast).toBe(2);
  socket.resume();
  await vi.waitUntil(() => received().endsWith('cached'), { timeout: 10_000 });
  expect(fast).toBe(3);
  socket.destroy();
});

test('idle connections of the fast lane are closed with the others', async () => {
  const { socket, received } = await open();
  socket.write(get('/cached'));
  await vi.waitUntil(() => received().endsWith('cached'));
  const ended = once(socket, 'close');
  server.closeIdleConnections();
  await ended;
});

test('a connection that its client ends is ended', async () => {
  const { socket, received } = await open();
  socket.write(get('/cached'));
  await vi.waitUntil(() => received().endsWith('cached'));
  const closed = once(socket, 'close');
  socket.end();
  await closed;
});

/** A server of its own, with times short enough to wait for. */
async function withTimes(times: { headersTimeout: number; keepAliveTimeout: number }) {
  const short = new FastLaneServer({ ...times, connectionsCheckingInterval: 5 }, listener, (address, accepted, now) => {
    const answer = answers.get(address);
    return answer && wireResponse(answer, accepted, {}, now);
  });
  const place = new URL(await listen(short, { host: '127.0.0.1', port: 0 }));
  return { short, port: Number(place.port) };
}

const connectionsOf = (of: FastLaneServer) => new Promise((resolve) => of.getConnections((_error, count) => resolve(count)));

test.each([
  ['that asks for nothing', { headersTimeout: 20, keepAliveTimeout: 30_000 }, ''],
  ['that asks for no more', { headersTimeout: 30_000, keepAliveTimeout: 20 }, get('/cached')],
])('a connection %s is closed in its time, and the server knows that it is gone', async (_what, times, request) => {
  const { short, port: own } = await withTimes(times);
  const socket = connect(own, '127.0.0.1');
  socket.resume().write(request);
  await once(socket, 'close');
  const closed = once(short, 'close');
  short.close();
  await closed;
  await expect(connectionsOf(short)).resolves.toBe(0);
});

test('a connection whose client takes nothing of its answer is closed in its time', async () => {
  const { short, port: own } = await withTimes({ headersTimeout: 30_000, keepAliveTimeout: 20 });
  const socket = connect(own, '127.0.0.1').pause();
  socket.write(get('/large'));
  await vi.waitUntil(async () => (await connectionsOf(short)) === 1);
  await vi.waitUntil(async () => (await connectionsOf(short)) === 0);
  socket.destroy();
  short.close();
});

const bytes = (text: string) => Buffer.from(text, 'latin1');

test('a plain request is read with its address and what it accepts', () => {
  expect(readPlainRequest(bytes(get('/all-tools?q=a%20b', 'aCCept-encoding:  gzip, br\r\nCookie: a=b\r\n')))).toEqual({
    address: '/all-tools?q=a%20b',
    accepted: 'gzip, br',
  });
  expect(readPlainRequest(bytes(get('/', 'Connection: Keep-Alive\r\n')))).toEqual({ address: '/', accepted: undefined });
});

test.each([
  ['another method', get('/').replace('GET', 'HEAD')],
  ['a method in small letters', get('/').replace('GET', 'get')],
  ['an older version', get('/').replace('1.1', '1.0')],
  ['the version in small letters', get('/').replace('HTTP', 'http')],
  ['an address that is no path', get('http://hub/')],
  ['an address with a space', get('/a b')],
  ['bytes beyond ASCII in the address', get('/\xe9')],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['two hosts', get('/', 'HOST: other\r\n')],
  ['no headers', 'GET / HTTP/1.1\r\n\r\n'],
  ['the end missing', get('/').slice(0, -2)],
  ['something after the end', `${get('/')}x`],
  ['a second request behind it', get('/') + get('/')],
  ['line feeds alone', get('/').replaceAll('\r\n', '\n')],
  ['a folded header', get('/', 'X-A: b\r\n c\r\n')],
  ['a space before the colon', get('/', 'Content-Length : 5\r\n')],
  ['a NUL', get('/', 'X-A: \0\r\n')],
  ['a lone carriage return', get('/', 'X-A: a\rContent-Length: 5\r\n')],
  ['a length', get('/', 'Content-Length: 5\r\n')],
  ['a length of nothing', get('/', 'content-length: 0\r\n')],
  ['a transfer encoding', get('/', 'Transfer-Encoding: chunked\r\n')],
  ['the wish to close', get('/', 'Connection: close\r\n')],
  ['the wish to keep and to close', get('/', 'Connection: keep-alive, close\r\n')],
  ['the wish for another protocol', get('/', 'Connection: Upgrade\r\nUpgrade: h2c\r\n')],
  ['an expectation', get('/', 'Expect: 100-continue\r\n')],
  ['a condition', get('/', 'If-None-Match: "a"\r\n')],
  ['a range', get('/', 'Range: bytes=0-1\r\n')],
])('left to node:http: %s', (_what, request) => {
  expect(readPlainRequest(bytes(request))).toBeUndefined();
});
