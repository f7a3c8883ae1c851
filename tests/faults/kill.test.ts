import { expect, test, vi } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { openEmptyDatabase } from '#tests/environment/databases.ts';
import { startServer } from '#tests/environment/server.ts';
import { roundsOf } from './rounds.ts';
import { messagesAt, messagesInFolder } from './stored-messages.ts';
import { Visitors } from './visitors.ts';

const rounds = roundsOf(30);
const unlimited = { RATE_LIMIT_SUBMISSIONS: '1000000', LOG_LEVEL: 'silent' };

// Moments that differ in each round, and are the same in each run: right after the first message, and later.
const acknowledgedBeforeKill = (round: number) => 1 + ((round * 17) % 60);

interface Place {
  start: () => ReturnType<typeof startServer>;
  stored: () => Promise<string[]>;
}

/** Kills a server repeatedly under a stream of messages, and looks for each acknowledged one. */
async function killAgainAndAgain({ start, stored }: Place): Promise<void> {
  using visitors = new Visitors();
  for (let round = 0; round < rounds; round += 1) {
    await using server = await start();
    const before = visitors.acknowledged.size;
    visitors.begin(() => server.origin);
    await vi.waitUntil(() => visitors.acknowledged.size >= before + acknowledgedBeforeKill(round), {
      timeout: 60_000,
      interval: 1,
    });
    await server.kill();
    await visitors.stop();
    expect(visitors.missingFrom(await stored()), `round ${round + 1}`).toEqual([]);
  }
  await using last = await start();
  expect(await fetch(`${last.origin}/readyz`).then((response) => response.json())).toEqual({ status: 'ready' });
  expect(visitors.missingFrom(await stored())).toEqual([]);
  await last.stop();
  expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(rounds);
}

test(
  `on SQLite a server killed ${rounds} times under a stream of messages starts again each time, and lost none that it acknowledged`,
  async () => {
    using folder = buildFolder();
    await killAgainAndAgain({
      start: () => startServer(unlimited, { dataDir: folder.path }),
      stored: async () => messagesInFolder(folder.path),
    });
  },
  240_000 + 20_000 * rounds,
);

test(`on PostgreSQL a server killed ${rounds} times under a stream of messages starts again each time, and lost none that it acknowledged`, {
  tags: ['night'],
  timeout: 240_000 + 20_000 * rounds,
}, async () => {
  await using database = await openEmptyDatabase('postgres');
  const url = database.url ?? '';
  await killAgainAndAgain({ start: () => startServer({ ...unlimited, DATABASE_URL: url }), stored: () => messagesAt(url) });
});
