import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startServer } from '#tests/environment/server.ts';
import { openSmallDisk } from './small-disk.ts';
import { messagesInFolder } from './stored-messages.ts';
import { Visitors } from './visitors.ts';

test('on a full disk messages are told to come back, pages go on, nothing acknowledged is lost, and room is enough to recover', async () => {
  using disk = openSmallDisk(24);
  const dataDir = join(disk.path, 'data');
  const settings = { RATE_LIMIT_SUBMISSIONS: '1000000', LOG_LEVEL: 'error' };
  await using server = await startServer(settings, { dataDir });
  using visitors = new Visitors();
  expect((await visitors.send(server.origin)).status).toBe(201);

  disk.fill(128 * 1024);
  // SQLite still writes into space that it has reserved.
  await vi.waitUntil(async () => (await visitors.send(server.origin)).status !== 201, { timeout: 20_000, interval: 1 });
  expect(visitors.outcomes.at(-1), server.output()).toEqual({ status: 503, retryAfter: '30' });
  for (const address of ['/', '/tools/claude', '/all-tools?q=never-asked-before', '/api/tools']) {
    expect((await fetch(server.origin + address)).status, address).toBe(200);
  }
  const ready = await fetch(`${server.origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'the disk is full' }]);

  await server.kill();
  expect(visitors.missingFrom(messagesInFolder(dataDir))).toEqual([]);
  // The start must succeed: it has nothing to seed and writes nothing, and serving pages is useful.
  await using onFullDisk = await startServer(settings, { dataDir });
  expect((await fetch(`${onFullDisk.origin}/tools/claude`)).status).toBe(200);
  expect((await fetch(`${onFullDisk.origin}/readyz`)).status).toBe(503);
  await onFullDisk.kill();

  disk.empty();
  await using again = await startServer(settings, { dataDir });
  expect((await visitors.send(again.origin)).status).toBe(201);
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
  expect(visitors.missingFrom(messagesInFolder(dataDir))).toEqual([]);
  await again.stop();
}, 240_000);
