import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { startServer } from '#tests/environment/server.ts';
import { messagesInFolder } from './stored-messages.ts';
import { Visitors } from './visitors.ts';

const day = 24 * 60 * 60 * 1_000;
const jumps = [-day, 400 * day, -800 * day];

test('whichever way the clock jumps, pages and messages go on, nobody is barred for long, and the next start works', async () => {
  using folder = buildFolder();
  const environment = { RATE_LIMIT_SUBMISSIONS: '2', LOG_LEVEL: 'silent' };
  await using server = await startServer(environment, { dataDir: folder.path, clock: new Date() });
  using visitors = new Visitors();
  const statuses = async () =>
    [await visitors.send(server.origin), await visitors.send(server.origin)].map(({ status }) => status);
  expect(await statuses()).toEqual([201, 201]);
  const limited = await visitors.send(server.origin);
  expect(limited.status).toBe(429);

  for (const jump of jumps) {
    await server.moveClock(jump);
    // The limit of ten minutes restarts: the old window is over, or in the future.
    expect(await statuses(), `after a jump of ${jump / day} days`).toEqual([201, 201]);
    expect((await visitors.send(server.origin)).status).toBe(429);
    for (const address of ['/', '/tools/claude', `/all-tools?q=after${jump}`, '/readyz']) {
      expect((await fetch(server.origin + address)).status, address).toBe(200);
    }
  }
  await server.moveClock(60_000);
  expect(Number((await visitors.send(server.origin)).retryAfter), 'seconds to wait').toBeLessThanOrEqual(600);
  await server.stop();
  expect(visitors.missingFrom(messagesInFolder(folder.path))).toEqual([]);
  // The database contains times in the future.
  await (await startServer({ LOG_LEVEL: 'silent' }, { dataDir: folder.path })).stop();
}, 240_000);
