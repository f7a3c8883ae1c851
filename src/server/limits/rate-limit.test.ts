import { expect, test } from 'vitest';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { HttpError } from '../errors.ts';
import { RateLimit, rateLimitWindowMs } from './rate-limit.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const secret = 'a secret of this test';

const attempt = (limit: RateLimit, now: number, client = '203.0.113.9', form: 'submission' | 'contact' = 'submission') =>
  limit.count(form, client, now).then(
    () => 'fine',
    (error: unknown) => (error instanceof HttpError ? `${error.status} ${error.headers['Retry-After']}` : String(error)),
  );

test.each(bothDatabases)('on %s a client may try so often in ten minutes, then it is told how long to wait', async (kind) => {
  await using database = await openDatabase(kind);
  const limit = new RateLimit(database.db, secret, 3);
  for (const seconds of [0, 1, 2]) expect(await attempt(limit, start + seconds * 1_000)).toBe('fine');
  expect(await attempt(limit, start + 3_000)).toBe('429 597');
  expect(await attempt(limit, start + rateLimitWindowMs - 1)).toBe('429 1');
  expect(await attempt(limit, start + rateLimitWindowMs)).toBe('fine');
});

test.each(bothDatabases)('on %s a clock that is set back bars nobody for longer than two windows', async (kind) => {
  await using database = await openDatabase(kind);
  const limit = new RateLimit(database.db, secret, 1);
  const day = 24 * 60 * 60 * 1_000;
  for (const answer of ['fine', '429 600']) expect(await attempt(limit, start)).toBe(answer);
  // Clocks of two servers may differ by up to a window: that does not start a new count.
  expect(await attempt(limit, start - rateLimitWindowMs)).toBe('429 1200');
  for (const answer of ['fine', '429 600']) expect(await attempt(limit, start - day)).toBe(answer);
});

test.each(bothDatabases)('on %s other clients and other forms are counted apart', async (kind) => {
  await using database = await openDatabase(kind);
  const limit = new RateLimit(database.db, secret, 1);
  expect(await attempt(limit, start)).toBe('fine');
  expect(await attempt(limit, start, '203.0.113.10')).toBe('fine');
  expect(await attempt(limit, start, '203.0.113.9', 'contact')).toBe('fine');
  expect(await attempt(limit, start)).toBe('429 600');
});

test.each(bothDatabases)('on %s two servers on one database count together, also at the same moment', async (kind) => {
  await using database = await openDatabase(kind);
  const servers = [database, database.connectAgain()].map(({ db }) => new RateLimit(db, secret, 10));
  const attempts = await Promise.all(Array.from({ length: 40 }, (_, place) => attempt(servers[place % 2] as RateLimit, start)));
  expect(attempts.filter((answer) => answer === 'fine')).toHaveLength(10);
});

test.each(bothDatabases)('on %s no address is kept', async (kind) => {
  await using database = await openDatabase(kind);
  await attempt(new RateLimit(database.db, secret, 3), start);
  const rows = await database.db.selectFrom('clientLimits').selectAll().execute();
  expect(rows).toEqual([
    {
      clientHash: expect.stringMatching(/^[\w-]{43}$/),
      windowStart: '2026-11-20T12:00:00.000Z',
      count: 1,
      expiresAt: '2026-11-20T12:10:00.000Z',
      userId: null,
    },
  ]);
});

test.each(bothDatabases)(
  'on %s what one server forgets every other has forgotten, and may be tried there again',
  async (kind) => {
    await using database = await openDatabase(kind);
    const [here, there] = [database, database.connectAgain()].map(({ db }) => new RateLimit(db, secret, 1)) as [
      RateLimit,
      RateLimit,
    ];
    for (const answer of ['fine', '429 600']) expect(await attempt(here, start)).toBe(answer);
    await there.forget('submission', '203.0.113.9');
    expect(await attempt(here, start)).toBe('fine');
  },
);

test('a flood of a client that is over its limit costs no writes', async () => {
  await using database = await openDatabase('sqlite');
  const limit = new RateLimit(database.db, secret, 1);
  for (let tries = 0; tries < 50; tries += 1) await attempt(limit, start + tries);
  expect(await database.db.selectFrom('clientLimits').select('count').execute()).toEqual([{ count: 2 }]);
});

test('the message is for people', async () => {
  await using database = await openDatabase('sqlite');
  const limit = new RateLimit(database.db, secret, 1);
  await limit.count('contact', 'a', start);
  await expect(limit.count('contact', 'a', start)).rejects.toThrow('Please try again in 10 minutes.');
  await expect(limit.count('contact', 'a', start + rateLimitWindowMs - 5)).rejects.toThrow('Please try again in a minute.');
});
