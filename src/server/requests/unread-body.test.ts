import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';

const hub = await buildHub({ environment: { RATE_LIMIT_SUBMISSIONS: '1000' } });
afterAll(() => hub[Symbol.asyncDispose]());
const { hostname, port } = new URL(hub.address);

const json = { 'Content-Type': 'application/json' };
const large = Buffer.alloc(400_000, 'x');

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Pieces in which the body is sent. */
  body?: readonly (Buffer | string)[];
  agent?: Agent;
}

interface Answered {
  status: number | undefined;
  connection: string | undefined;
  /** True if it came on a connection that existed before. */
  isReused: boolean;
}

/** Sends a request, and describes its answer. */
function send({ method, path, headers = {}, body = [], agent }: Sent) {
  return new Promise<Answered>((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers, agent }, (response) => {
      response.resume().on('end', () => {
        const { connection } = response.headers;
        resolve({ status: response.statusCode, connection, isReused: sending.reusedSocket });
      });
    });
    sending.on('error', reject);
    for (const piece of body) sending.write(piece);
    sending.end();
  });
}

const keptOpen = () => new Agent({ keepAlive: true, maxSockets: 1 });

test.each([
  ['a body that is too large by its length', '/api/contacts', { ...json, 'Content-Length': String(large.length) }, 413],
  ['a body that becomes too large', '/api/contacts', { ...json, 'Transfer-Encoding': 'chunked' }, 413],
  ['a body of another type', '/api/contacts', { 'Content-Type': 'text/plain', 'Content-Length': String(large.length) }, 415],
  ['a body at an address that is not there', '/api/nothing', { ...json, 'Content-Length': String(large.length) }, 404],
  ['a body for a page', '/all-tools', { ...json, 'Content-Length': String(large.length) }, 405],
  ['a body for an address that cannot be read', '/a//b', { ...json, 'Content-Length': String(large.length) }, 400],
])('%s is refused on a connection that is closed, and every answer arrives', async (_what, path, headers, status) => {
  using agent = Object.assign(keptOpen(), { [Symbol.dispose]: () => agent.destroy() });
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await send({ method: 'POST', path, headers, body: [large], agent })).toMatchObject({ status, connection: 'close' });
    expect(await send({ method: 'GET', path: '/healthz', agent })).toMatchObject({ status: 200, isReused: false });
  }
});

test('a body that was read to its end leaves the connection open', async () => {
  using agent = Object.assign(keptOpen(), { [Symbol.dispose]: () => agent.destroy() });
  const body = ['{"name":"A"}'];
  const headers = { ...json, 'Content-Length': '12' };
  const { status, connection } = await send({ method: 'POST', path: '/api/contacts', headers, body, agent });
  expect({ status, connection }).toEqual({ status: 422, connection: undefined });
  expect(await send({ method: 'GET', path: '/', agent })).toMatchObject({ status: 200, isReused: true });
});

test('a client that never sends the rest of a refused body is let go', async () => {
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.write('POST /all-tools HTTP/1.1\r\nHost: hub\r\nContent-Length: 1000\r\n\r\nonly this');
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 405 .*Connection: close\r\n.*This page can only be read\.$/s);
});
