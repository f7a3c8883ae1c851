import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';
import { openEmptyDatabase } from '#tests/environment/databases.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';

/** Opens a proxy to the test's PostgreSQL that can be cut. */
async function openProxy(target: URL) {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  });
  const open = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await once(proxy, 'close');
  };
  return { port: await open(0), open, cut };
}

test('without PostgreSQL what is sent is answered with 503 and when to try again; reads go on, and it comes back by itself', async () => {
  await using database = await openEmptyDatabase('postgres');
  const url = new URL(database.url ?? '');
  const proxy = await openProxy(new URL(url));
  url.port = String(proxy.port);
  await using hub = await buildHub({ environment: { DATABASE_URL: url.href } });
  const send = () =>
    fetch(`${hub.address}/api/contacts`, {
      method: 'POST',
      body: JSON.stringify(buildContact()),
      headers: { 'Content-Type': 'application/json' },
    });
  expect((await send()).status).toBe(201);

  await proxy.cut();
  const refusal = await send();
  expect([refusal.status, refusal.headers.get('Retry-After'), await refusal.json()]).toEqual([
    503,
    '30',
    { message: expect.stringContaining('try again') },
  ]);
  expect((await fetch(`${hub.address}/api/tools`)).status).toBe(200);

  await proxy.open(proxy.port);
  expect((await send()).status).toBe(201);
  expect(await sentRows(database.db, 'contacts')).toHaveLength(2);
  await hub.stop();
  await proxy.cut();
});

test('a SQLite file that another process keeps writing to is answered with 503', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await hub.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('idempotencyKeys').execute();
    expect((await hub.post('/api/contacts', buildContact())).status).toBe(503);
  });
  expect((await hub.post('/api/contacts', buildContact())).status).toBe(201);
}, 15_000);
