import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { insertSent, sentRows } from '#tests/inbox-rows.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import { createLog } from '../log.ts';
import { purge, purgeEveryMs, startPurging } from './purge.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

test.each(bothDatabases)(
  'on %s spam goes after 14 days, keys after one, client counts and sessions when they end',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    for (const [id, status, createdAt] of [
      ['new spam', 'spam', daysAgo(13.9)],
      ['old spam', 'spam', daysAgo(14.1)],
      ['old', 'pending', daysAgo(999)],
    ] as const)
      for (const of of inboxKindNames) await insertSent(db, of, { id: `${of}: ${id}`, status, createdAt });
    for (const days of [0.9, 1.1])
      await db
        .insertInto('idempotencyKeys')
        .values({ keyHash: String(days), bodyHash: 'b', answerId: 'i', createdAt: daysAgo(days) })
        .execute();
    for (const [id, decidedAt] of [
      ['told', daysAgo(30.1)],
      ['being told', daysAgo(29.9)],
      ['waiting', null],
    ] as const)
      for (const of of inboxKindNames) await insertSent(db, of, { id: `${of}: ${id}`, createdAt: daysAgo(60), decidedAt });
    for (const days of [0, 1])
      await db
        .insertInto('votes')
        .values({ kind: 'questions', recordId: 'waiting', voterHash: String(days), day: daysAgo(days).slice(0, 10) })
        .execute();
    await db.insertInto('users').values(buildUserRow()).execute();
    for (const [id, expiresAt] of [
      ['over', daysAgo(0.001)],
      ['going on', daysAgo(-0.5)],
    ] as const)
      await db
        .insertInto('sessions')
        .values({ id, token: id, userId: 'u', expiresAt, createdAt: daysAgo(1), updatedAt: daysAgo(1) })
        .execute();
    for (const [clientHash, expiresAt] of [
      ['over', daysAgo(0.001)],
      ['counting', daysAgo(0)],
    ] as const)
      await db
        .insertInto('clientLimits')
        .values({ clientHash, windowStart: daysAgo(1), count: 1, expiresAt })
        .execute();

    await purge(db, now);
    const inboxRows = await db.selectFrom('inbox').select(['id', 'email']).orderBy('id').execute();
    expect(inboxRows.map(({ id }) => id)).toEqual(
      inboxKindNames.toSorted().flatMap((of) => ['being told', 'new spam', 'old', 'told', 'waiting'].map((id) => `${of}: ${id}`)),
    );
    // Senders of suggestions and messages are erased with them; an asker's address is erased some time after the decision.
    expect(inboxRows.filter(({ email }) => email === null).map(({ id }) => id)).toEqual(['questions: told']);
    expect(await db.selectFrom('idempotencyKeys').select('keyHash').execute()).toEqual([{ keyHash: '0.9' }]);
    expect(await db.selectFrom('votes').select('voterHash').execute()).toEqual([{ voterHash: '0' }]);
    expect(await db.selectFrom('clientLimits').select('clientHash').execute()).toEqual([{ clientHash: 'counting' }]);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'going on' }]);
  },
);

test('it purges at once and every five minutes, and a failure does not end it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openDatabase('sqlite');
  const { db } = database;
  const storeKey = () =>
    db.insertInto('idempotencyKeys').values({ keyHash: 'a', bodyHash: 'b', answerId: 'i', createdAt: '2020' }).execute();
  const keys = () => db.selectFrom('idempotencyKeys').select('keyHash').execute();
  await storeKey();
  const stop = startPurging(db, buildClock(), createLog('silent'));
  await vi.waitFor(async () => expect(await keys()).toEqual([]));
  await storeKey();
  vi.advanceTimersByTime(purgeEveryMs - 1);
  expect(await keys()).toHaveLength(1);
  await vi.waitFor(async () => {
    // Repeats, as a purge that is due while the first is still under way is left out.
    vi.advanceTimersByTime(purgeEveryMs);
    expect(await keys()).toEqual([]);
  });
  await database[Symbol.asyncDispose]();
  vi.advanceTimersByTime(3 * 3_600_000);
  await stop();
  vi.useRealTimers();
});

test('what can’t be deleted holds up nothing else, and each failure is told', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  await insertSent(db, 'contacts', { id: 'old spam', status: 'spam', createdAt: daysAgo(99) });
  await db
    .insertInto('clientLimits')
    .values({ clientHash: 'over', windowStart: daysAgo(1), count: 1, expiresAt: daysAgo(1) })
    .execute();
  for (const table of ['clientLimits', 'outbox'])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}Away`)}`.execute(db);
  const failure = await purge(db, now).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).errors.map(String)).toEqual([
    expect.stringContaining('clientLimits'),
    expect.stringContaining('outbox'),
  ]);
  expect(await sentRows(db, 'contacts')).toEqual([]);
});

test.each(bothDatabases)(
  'on %s links and challenges go when they end, and mails thirty days after they were given up',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    for (const [id, expiresAt] of [
      ['over', daysAgo(0.001)],
      ['going on', daysAgo(-0.5)],
    ] as const)
      await sql`insert into verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
        values (${id}, 'i', 'v', ${expiresAt}, ${daysAgo(1)}, ${daysAgo(1)})`.execute(db);
    for (const [id, givenUpAt] of [
      ['given up', daysAgo(30.1)],
      ['seen', daysAgo(29.9)],
      ['waiting', null],
    ] as const)
      await db
        .insertInto('outbox')
        .values({ id, kind: 'contact', recordId: 'c', dueAt: daysAgo(60), createdAt: daysAgo(60), givenUpAt })
        .execute();
    await purge(db, now);
    expect(await db.selectFrom('verifications').select('id').execute()).toEqual([{ id: 'going on' }]);
    expect(await db.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual([{ id: 'seen' }, { id: 'waiting' }]);
  },
);
