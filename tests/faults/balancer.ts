import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '#tests/environment/server.ts';

/** Proxy in front of several nodes. */
export interface Balancer extends AsyncDisposable {
  origin: string;
}

/**
 * Opens a small proxy that behaves like nginx with deploy/nginx.conf: in turn, and a read that a node failed to answer is sent to
 * the next one; a write is not, because the node may have stored it.
 */
export async function openBalancer(origins: () => string[]): Promise<Balancer> {
  let turn = 0;
  const ask = (origin: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const forwarded = request(origin + url, { method, headers, agent: false }, (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: bytes }),
          reject,
        );
      });
      forwarded.on('error', reject).end(body);
    });

  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    turn += 1;
    const nodes = origins();
    const inTurn = nodes.map((_, place) => nodes[(turn + place) % nodes.length] ?? '');
    for (const origin of incoming.method === 'GET' ? inTurn : inTurn.slice(0, 1)) {
      const answer = await ask(origin, incoming, body).catch(() => undefined);
      if (!answer) continue;
      const { 'transfer-encoding': _, ...headers } = answer.headers;
      response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length }).end(answer.body);
      return;
    }
    response.writeHead(502).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
