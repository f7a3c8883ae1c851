import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { clockOf } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import { findLinkChecks } from '../repositories/link-checks.ts';
import { findLatestRound, insertRound, takeRound } from '../repositories/rounds.ts';
import type { LinkAnswer } from './ask-link.ts';
import { checkLinks } from './check-links.ts';
import { beginWhenDue, leaseMs, longestRoundMs, secondAskMs } from './round.ts';

const start = Date.parse('2026-11-22T08:00:00.000Z');
const failure: LinkAnswer = { found: 'failed', reason: 'It answers 404' };

/** Makes a hub whose links answer as given, and whose clock stops unless it is moved. */
function round(db: Kysely<Database>, answers: Record<string, LinkAnswer>) {
  const askedAddresses: string[] = [];
  const state = { now: start, isStopping: false };
  const look = (more: Partial<Parameters<typeof checkLinks>[0]> = {}) =>
    checkLinks({
      db,
      addresses: () => Object.keys(answers),
      ask: async (address) => {
        askedAddresses.push(address);
        return answers[address] as LinkAnswer;
      },
      clock: clockOf(() => new Date(state.now)),
      isStopping: () => state.isStopping,
      ...more,
    });
  const begin = () => insertRound(db, 'links', 'amos', new Date(state.now).toISOString());
  const outcomes = async () => Object.fromEntries((await findLinkChecks(db)).map(({ address, outcome }) => [address, outcome]));
  return { asked: askedAddresses, answers, state, look, begin, outcomes };
}

test.each(databaseKinds)('on %s a link that fails once is asked again after ten minutes, and only then dead', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const { asked, answers, state, look, begin, outcomes } = round(db, { a: { found: 'works' }, b: failure, c: failure });
  await begin();
  await look();
  expect(await outcomes()).toEqual({ a: 'works', b: 'failed once', c: 'failed once' });
  expect((await findLatestRound(db, 'links'))?.endedAt).toBeNull();

  state.now += secondAskMs - 1;
  await look();
  expect(asked).toEqual(['a', 'b', 'c']);
  state.now += 1;
  answers.c = { found: 'works' };
  await look();
  expect(asked.slice(3)).toEqual(['b', 'c']);
  expect(await outcomes()).toEqual({ a: 'works', b: 'dead', c: 'works' });
  expect(await findLatestRound(db, 'links')).toMatchObject({
    endedAt: new Date(state.now).toISOString(),
    state: null,
    note: null,
  });
  await look();
  expect(asked).toHaveLength(5);
});

test.each(databaseKinds)('on %s a dead link stays dead until it answers, and tells when it last did', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const { answers, state, look, begin, outcomes } = round(db, { a: { found: 'works' } });
  const day = 24 * 60 * 60 * 1000;
  await begin();
  await look();
  answers.a = failure;
  state.now += day;
  await begin();
  await look();
  state.now += secondAskMs;
  await look();
  state.now += day;
  await begin();
  await look();
  expect(await findLinkChecks(db)).toMatchObject([
    { outcome: 'dead', failures: 3, reason: 'It answers 404', workedAt: new Date(start).toISOString() },
  ]);
  answers.a = { found: 'moved', leadsTo: 'https://new.example/' };
  state.now += day;
  await begin();
  await look();
  expect(await findLinkChecks(db)).toMatchObject([
    { outcome: 'moved', failures: 0, reason: null, leadsTo: 'https://new.example/' },
  ]);
  delete answers.a;
  answers.b = { found: 'not told', reason: 'It answers 403 to programs' };
  state.now += day;
  await begin();
  await look();
  expect(await outcomes()).toEqual({ b: 'not told' });
});

test.each(bothDatabases)('on %s one round goes on at a time, on one server, and on another when that one dies', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const { asked, state, look, begin } = round(db, { a: { found: 'works' }, b: { found: 'works' } });
  await begin();
  await expect(begin()).rejects.toThrow();
  const dying = look({ ask: () => Promise.reject(new Error('killed')) });
  await expect(dying).rejects.toThrow('killed');
  await look();
  expect(asked).toEqual([]);
  state.now += leaseMs;
  await look();
  expect(asked).toEqual(['a', 'b']);
  await begin();
});

test.each(databaseKinds)('on %s a server that stops lets another go on at once', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const { asked, state, look, begin } = round(db, { a: { found: 'works' }, b: { found: 'works' } });
  await begin();
  await look({
    ask: async () => {
      state.isStopping = true;
      throw new Error('aborted');
    },
  });
  state.isStopping = false;
  await look();
  expect(asked).toEqual(['a', 'b']);
});

test.each(bothDatabases)('on %s two servers that look at once do not both take a round', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await insertRound(db, 'links', 'amos', new Date(start).toISOString());
  const times = { now: new Date(start).toISOString(), until: new Date(start + leaseMs).toISOString() };
  const rounds = await Promise.all([takeRound(db, 'links', times), takeRound(db, 'links', times)]);
  expect(rounds.filter(Boolean)).toHaveLength(1);
});

test('a hub without a way to the internet says so, and calls no link dead', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const { asked, look, begin, outcomes } = round(
    db,
    Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`a${place}`, { found: 'offline' }])),
  );
  await begin();
  await look();
  expect(asked).toHaveLength(5);
  expect(await outcomes()).toEqual({});
  expect(await findLatestRound(db, 'links')).toMatchObject({ state: null, note: 'The hub has no way to the internet' });
});

const unknownName: LinkAnswer = { found: 'failed', reason: 'Its name isn’t known anymore', isUnknownName: true };
const sites = (count: number, answer: LinkAnswer) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`https://site-${place}.example/`, answer]));

test.each(databaseKinds)('on %s a hub whose resolver knows no name ends its round, and no link ever dies of it', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const { asked, state, look, begin, outcomes } = round(db, sites(9, unknownName));
  for (let time = 0; time < 3; time += 1) {
    asked.length = 0;
    await begin();
    await look();
    state.now += secondAskMs;
    await look();
    expect(asked).toHaveLength(5);
    expect(await outcomes()).toEqual({});
    expect(await findLatestRound(db, 'links')).toMatchObject({ state: null, note: 'The hub has no way to the internet' });
  }
});

test('a resolver that is lost between two rounds changes nothing of what was known', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const { answers, state, look, begin, outcomes } = round(db, sites(9, { found: 'works' }));
  await begin();
  await look();
  const knownOutcomes = await outcomes();
  for (const address of Object.keys(answers)) answers[address] = unknownName;
  for (let time = 0; time < 2; time += 1) {
    state.now += 24 * 60 * 60 * 1000;
    await begin();
    await look();
    expect(await outcomes()).toEqual(knownOutcomes);
    expect(await findLatestRound(db, 'links')).toMatchObject({ note: 'The hub has no way to the internet' });
  }
});

test('sites whose names have gone are dead all the same, as long as another is still found', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const { asked, state, look, begin, outcomes } = round(db, {
    'https://known.example/': { found: 'works' },
    ...sites(7, unknownName),
  });
  await begin();
  await look();
  state.now += secondAskMs;
  await look();
  expect(await outcomes()).toEqual({
    'https://known.example/': 'works',
    ...Object.fromEntries(Object.keys(sites(7, unknownName)).map((address) => [address, 'dead'])),
  });
  expect((await findLatestRound(db, 'links'))?.note).toBeNull();
  // An address that worked is asked again after five failures in a row, and at the end of each pass.
  expect(asked.filter((address) => address === 'https://known.example/')).toHaveLength(5);
});

test('many pages of one site that has gone are no reason to doubt the way out', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const pages = Array.from({ length: 9 }, (_, place) => [`https://gone.example/${place}`, unknownName]);
  const { look, begin, outcomes } = round(db, { ...Object.fromEntries(pages), 'https://known.example/': { found: 'works' } });
  await begin();
  await look();
  expect(await outcomes()).toMatchObject({ 'https://gone.example/0': 'failed once', 'https://known.example/': 'works' });
});

test('a round that takes too long ends with what it has', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const { asked, state, look, begin } = round(db, { a: { found: 'works' }, b: { found: 'works' } });
  await begin();
  state.now += longestRoundMs + 1;
  await look();
  expect(asked).toEqual([]);
  expect(await findLatestRound(db, 'links')).toMatchObject({ state: null, note: 'It took too long' });
});

test.each(bothDatabases)(
  'on %s the timer begins a round when the last is so many days old, and none beside another',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const { state, look } = round(db, { a: { found: 'works' } });
    const runs = async () => (await db.selectFrom('linkRuns').select('startedBy').execute()).length;
    await Promise.all([beginWhenDue(db, 'links', 7, start), beginWhenDue(db, 'links', 7, start)]);
    expect(await runs()).toBe(1);
    await look();
    const day = 24 * 60 * 60 * 1000;
    await beginWhenDue(db, 'links', 7, start + 7 * day - 1);
    expect(await runs()).toBe(1);
    state.now = start + 7 * day;
    await beginWhenDue(db, 'links', 7, state.now);
    await beginWhenDue(db, 'links', 7, state.now + 30 * day);
    expect(await runs()).toBe(2);
  },
);
