import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { TrustedProxies } from '../requests/client-address.ts';
import type { ConnectionBounds } from './connections.ts';
import { Connections } from './connections.ts';

const bounds: ConnectionBounds = { ofClient: 3, ofNetwork: 9, waitingRequests: 4 };

/** Starts a server that answers with the path; a path that ends in 'later' is answered when `release` is called. */
async function serve(most: ConnectionBounds = bounds, proxies: string[] = []) {
  const connections = new Connections(new TrustedProxies(proxies), most);
  const urls: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer((request, response) =>
    connections.inTurn(request, response, async () => {
      urls.push(request.url ?? '');
      if (request.url?.endsWith('later')) await promise;
      response.end(request.url);
    }),
  );
  server.on('connection', (socket) => connections.take(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connections,
    asked: urls,
    release: resolve,
    open: async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    },
    [Symbol.asyncDispose]: async () => {
      resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: hub\r\n\r\n`;
const bodiesIn = (text: string) => [...text.matchAll(/\r\n\r\n([^H]*)/g)].map(([, body]) => body);

test('requests on one connection are answered one after the other, in their order', async () => {
  await using hub = await serve();
  const socket = await hub.open();
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.write(['/1-later', '/2', '/3'].map(requestFor).join(''));
  await expect.poll(() => hub.asked).toEqual(['/1-later']);
  hub.release();
  await expect.poll(() => bodiesIn(text)).toEqual(['/1-later', '/2', '/3']);
  expect(hub.asked).toEqual(['/1-later', '/2', '/3']);
  socket.write(requestFor('/4'));
  await expect.poll(() => bodiesIn(text).at(-1)).toBe('/4');
});

test('a connection on which more requests wait than may is closed, and nothing of them is worked on', async () => {
  await using hub = await serve();
  const [greedy, other] = [await hub.open(), await hub.open()];
  const closeEvent = once(greedy, 'close');
  greedy.write(Array.from({ length: 6 }, (_, place) => requestFor(`/${place}-later`)).join(''));
  await closeEvent;
  expect(hub.asked).toEqual(['/0-later']);
  other.write(requestFor('/mine'));
  await expect.poll(() => hub.asked).toEqual(['/0-later', '/mine']);
});

test('one connection more than a client may hold closes its oldest idle one, or is itself refused', async () => {
  await using hub = await serve();
  const [first, second, third] = [await hub.open(), await hub.open(), await hub.open()];
  first?.write(requestFor('/busy-later'));
  await expect.poll(() => hub.asked).toEqual(['/busy-later']);
  const closeEvent = once(second as Socket, 'close');
  const fourth = await hub.open();
  await closeEvent;
  for (const [place, socket] of [third, fourth].entries()) socket?.write(requestFor(`/${place}-later`));
  await expect.poll(() => hub.asked.length).toBe(3);
  await once(await hub.open(), 'close');
  expect(first?.destroyed).toBe(false);
});

test('a trusted proxy holds as many as it likes: it counts its own clients', async () => {
  await using hub = await serve(bounds, ['127.0.0.1']);
  const sockets = await Promise.all(Array.from({ length: 8 }, hub.open));
  for (const [place, socket] of sockets.entries()) socket.write(requestFor(`/${place}`));
  await expect.poll(() => hub.asked.length).toBe(8);
});
