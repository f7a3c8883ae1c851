import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseKinds } from '#tests/environment/databases.ts';
import { startServer } from '#tests/environment/server.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { contactsOf, inDatabase, openPlace } from '#tests/hub-places.ts';
import { atReplaced, breakingBackup, replacedIn, rowsOf } from '#tests/restores.ts';
import { openCluster } from '../../scripts/test/test-database.mjs';
import { roundsOf } from './rounds.ts';
import { openSmallDisk } from './small-disk.ts';
import { Visitors } from './visitors.ts';

const rounds = roundsOf(5);
const root = fileURLToPath(new URL('../..', import.meta.url));
const dieAtStep = fileURLToPath(new URL('die-at-step.mjs', import.meta.url));
const unlimited = { RATE_LIMIT_SUBMISSIONS: '1000000', LOG_LEVEL: 'silent' };

type Environment = Record<string, string>;

/** Runs a command of the hub as a separate process, as an operator does. */
async function run(name: 'backup' | 'restore', args: string[], environment: Environment, flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, `src/server/commands/${name}-command.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closeEvent = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = await closeEvent;
  return { code, signal, told: stdout + stderr };
}

const backUp = async (place: HubPlace, file: string) => {
  const { code, told } = await run('backup', [file], place.environment);
  if (code !== 0) throw new Error(told);
};
const restore = (place: HubPlace, file: string, environment: Environment = {}, flags: string[] = []) =>
  run('restore', [file, '--force'], { ...place.environment, ...environment }, flags);

const startAt = (place: HubPlace) =>
  startServer({ ...unlimited, DATABASE_URL: place.environment.DATABASE_URL }, { dataDir: place.dataDir });

/** Starts the hub, has it acknowledge messages before and after a backup, and kills it. @returns the messages after the backup */
async function backUpAndDie(place: HubPlace, visitors: Visitors, backup: string): Promise<string[]> {
  await using server = await startAt(place);
  const later = [0, 1, 2].map(() => randomUUID());
  for (const message of [randomUUID(), randomUUID()]) expect((await visitors.send(server.origin, message)).status).toBe(201);
  await backUp(place, backup);
  for (const message of later) expect((await visitors.send(server.origin, message)).status).toBe(201);
  await server.kill();
  return later;
}

/** All messages: in the database, or in one that was set aside; one connection at a time, as hundreds are set aside. */
async function allMessages(place: HubPlace): Promise<string[]> {
  const messages = await contactsOf(place);
  for (const replaced of await replacedIn(place)) messages.push(...(await contactsOf(atReplaced(place, replaced))));
  return messages;
}

/** Number of steps of a restore. */
async function stepsOf(place: HubPlace, backup: string): Promise<number> {
  const { told } = await restore(place, backup, {}, ['--import', dieAtStep]);
  const steps = Number(/^steps: (\d+)$/m.exec(told)?.[1]);
  if (!(steps > 20)) throw new Error(told);
  return steps;
}

/** Three moments to die at: one anywhere, and two of the last steps, in which the new database replaces the old. */
const momentsOf = (round: number, steps: number) => [
  1 + Math.floor(((round + 0.5) / rounds) * steps),
  steps - ((2 * round) % 20),
  steps - ((2 * round + 1) % 20),
];

test.each(databaseKinds)(
  `on %s ${rounds} drills, each with a hub that is killed, restores that are killed, break and come twice in a row, lose nothing`,
  async (kind) => {
    await using place = await openPlace(kind);
    using visitors = new Visitors();
    const first = join(place.folder, 'first.backup');
    const brokenBackup = join(place.folder, 'broken.backup');
    await backUpAndDie(place, visitors, first);
    await breakingBackup(brokenBackup);
    const steps = await stepsOf(place, first);
    for (let round = 0; round < rounds; round += 1) {
      const name = `round ${round + 1}`;
      const backup = join(place.folder, `${round}.backup`);
      const later = await backUpAndDie(place, visitors, backup);
      const half = join(place.folder, 'half.backup');
      writeFileSync(half, readFileSync(backup));
      truncateSync(half, Math.floor(readFileSync(backup).length / 2));
      const before = await rowsOf(place);
      const replacedBefore = await replacedIn(place);
      for (const file of [brokenBackup, half])
        expect((await restore(place, file)).told, name).toMatch(/The backup is damaged|is damaged, or/);
      expect(await rowsOf(place), name).toEqual(before);
      expect(await replacedIn(place), name).toEqual(replacedBefore);

      const whole = await contactsOf(place);
      const restored = whole.filter((message) => !later.includes(message));
      for (const step of momentsOf(round, steps)) {
        const { signal, told } = await restore(place, backup, { DIE_AT_STEP: String(step) }, ['--import', dieAtStep]);
        expect(signal, `${name}, step ${step}: ${told}`).toBe('SIGKILL');
        // Either all data or all other data.
        expect([whole, restored], `${name}, step ${step}`).toContainEqual(await contactsOf(place));
        expect(visitors.missingFrom(await allMessages(place)), `${name}, step ${step}`).toEqual([]);
      }

      for (const _ of ['once', 'and again']) {
        const { code, told } = await restore(place, backup);
        expect(code, told).toBe(0);
      }
      expect((await replacedIn(place)).length, name).toBeGreaterThanOrEqual(replacedBefore.length + 2);
      expect(visitors.missingFrom(await allMessages(place)), name).toEqual([]);
      expect(existsSync(join(place.dataDir, 'restoring')), name).toBe(false);
    }
    await using last = await startAt(place);
    expect(await (await fetch(`${last.origin}/readyz`)).json()).toEqual({ status: 'ready' });
    await last.stop();
  },
  240_000 + 40_000 * rounds,
);

const fullDisk = /^The disk is full: make room and try again \(.+\)\. Nothing was changed\.$/m;
// Free space from hardly any to nearly enough.
const roomOf = (round: number, enough: number) => Math.floor(((round + 0.5) / rounds) * enough);

test(`on SQLite a disk that fills half-way through a restore, ${rounds} times, changes nothing, and room is enough to go on`, {
  tags: ['night'],
  timeout: 240_000 + 40_000 * rounds,
}, async () => {
  using disk = openSmallDisk(32);
  await using place = await openPlace('sqlite', { dataDir: join(disk.path, 'data') });
  using visitors = new Visitors();
  const backup = join(place.folder, 'hub.backup');
  await backUpAndDie(place, visitors, backup);
  const before = await rowsOf(place);
  // Size of the restored database and a copy of the former one.
  const enough = 2 * statSync(backup).size;
  for (let round = 0; round < rounds; round += 1) {
    disk.fill(roomOf(round, enough));
    const { code, told } = await restore(place, backup);
    expect([code, told], `round ${round + 1}`).toEqual([1, expect.stringMatching(fullDisk)]);
    expect(await rowsOf(place), `round ${round + 1}`).toEqual(before);
    expect(readdirSync(place.dataDir).filter((name) => /^(replaced|restor)/.test(name))).toEqual([]);
    disk.empty();
  }
  expect((await restore(place, backup)).code).toBe(0);
  expect(visitors.missingFrom(await allMessages(place))).toEqual([]);
});

test(`on PostgreSQL a disk that fills half-way through a restore, ${rounds} times, changes nothing, and room is enough to go on`, {
  tags: ['night'],
  timeout: 240_000 + 40_000 * rounds,
}, async () => {
  using disk = openSmallDisk(32);
  const cluster = await openCluster();
  await using place = await openPlace('postgres', { databaseUrl: cluster.url });
  if (cluster.owner) chownSync(disk.path, cluster.owner.uid, cluster.owner.gid);
  await inDatabase(place, sql`create tablespace small location ${sql.lit(disk.path)}`);
  using visitors = new Visitors();
  const backup = join(place.folder, 'hub.backup');
  await backUpAndDie(place, visitors, backup);
  const before = await rowsOf(place);
  const url = new URL(cluster.url);
  // The restore writes to the small disk.
  url.searchParams.set('options', '-c default_tablespace=small');
  const onSmallDisk = { DATABASE_URL: url.href };
  for (let round = 0; round < rounds; round += 1) {
    disk.fill(roomOf(round, 1024 * 1024));
    const { code, told } = await restore(place, backup, onSmallDisk);
    expect([code, told], `round ${round + 1}`).toEqual([1, expect.stringMatching(fullDisk)]);
    expect(await rowsOf(place), `round ${round + 1}`).toEqual(before);
    expect(await replacedIn(place), `round ${round + 1}`).toEqual([]);
    disk.empty();
  }
  expect((await restore(place, backup, onSmallDisk)).code).toBe(0);
  expect(visitors.missingFrom(await allMessages(place))).toEqual([]);
  await cluster.stop();
});
