import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { EditableTool } from '#server/api/staff/staff-answers.ts';
import { addAccount } from '#server/auth/accounts.ts';
import type { DatabaseConnection } from '#server/database/connect.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { databaseFile } from '#server/database/data-folder.ts';
import { createLog } from '#server/log.ts';
import { buildFolder } from '#tests/builders.ts';
import { openEmptyDatabase } from '#tests/environment/databases.ts';
import { startServer } from '#tests/environment/server.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { clientOf, keptCookies, password } from '#tests/staff-hub.ts';
import { roundsOf } from './rounds.ts';

const rounds = roundsOf(10);
const address = '/api/staff/tools/claude';

interface Place {
  /** Starts the server, or one more node of it. */
  start: () => ReturnType<typeof startServer>;
  /** Opens a separate connection to its database. */
  connect: () => DatabaseConnection;
  /** Set if each editor has a node, one of which is killed. */
  hasTwoNodes?: true;
}

async function signIn(origin: string, username: string): Promise<StaffClient> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ username, password }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(200);
  return clientOf(origin, keptCookies(response));
}

/** Edits one tool repeatedly, as long as the server answers. @param makers editor's words of each stored version */
async function edit(staff: StaffClient, makers: Map<number, string>): Promise<void> {
  for (;;) {
    const maker = `Maker ${randomUUID()}`;
    const answer = await staff
      .read<EditableTool>('GET', address)
      .then(({ version, tool }) => staff.call('PUT', address, { version, tool: { ...tool, maker } }))
      .then(async (response) => ({ status: response.status, body: (await response.json()) as EditableTool }))
      .catch(whenGone);
    if (!answer) return;
    // A conflict makes the editor reload; a busy server makes the editor retry.
    if (answer.status === 409 || answer.status === 503) continue;
    expect(answer.status).toBe(200);
    expect(makers.has(answer.body.version), 'one version is one edit').toBe(false);
    makers.set(answer.body.version, maker);
  }
}

/** Ignores a missing response, once the server is killed. @throws any response that is no tool */
function whenGone(error: Error): undefined {
  if (!(error instanceof TypeError)) throw error;
}

/** Versions in the history, the newest first, down to a number or a little further. */
async function numbersInHistory(staff: StaffClient, downTo: number): Promise<number[]> {
  const numbers: number[] = [];
  for (;;) {
    const page = await staff.read<{ number: number }[]>('GET', `${address}/history?limit=50&offset=${numbers.length}`);
    numbers.push(...page.map(({ number }) => number));
    if (page.length === 0 || (numbers.at(-1) ?? 0) <= downTo) return numbers;
  }
}

/** Kills a server repeatedly while two edit the same tool, and checks the tool and its history. */
async function killWhileTwoEdit({ start, connect, hasTwoNodes }: Place): Promise<void> {
  const makers = new Map<number, string>();
  for (let round = 0; round < rounds; round += 1) {
    await using killed = await start();
    await using other = hasTwoNodes ? await start() : undefined;
    if (round === 0) {
      const { db, close } = connect();
      for (const username of ['ruth', 'amos'])
        await addAccount(db, { username, password, role: 'editor' }, { username: '(test)' }, new Date());
      await close();
    }
    const editors = [await signIn(killed.origin, 'ruth'), await signIn(killed.origin, 'amos')];
    const isLast = round === rounds - 1;
    const knownVersions = new Set(makers.keys());
    const editing = editors.map((editor) => edit(editor, makers));
    // Moments differ in each round, and are the same in each run.
    await vi.waitUntil(() => makers.size > knownVersions.size + ((round * 7) % 20), { timeout: 240_000, interval: 1 });
    await killed.kill();
    await Promise.all(editing);

    await using again = other ? undefined : await start();
    const staff = await signIn((other ?? again)?.origin ?? '', 'ruth');
    const { version, tool } = await staff.read<EditableTool>('GET', address);
    // Versions of earlier rounds are read once more at the end.
    const numbers = await numbersInHistory(staff, isLast ? 1 : Math.max(0, ...knownVersions) + 1);
    expect(numbers).toEqual(numbers.map((_, at) => version - at));
    if (isLast) expect(numbers).toHaveLength(version);
    const makerOf = async (number: number) =>
      (await staff.read<{ record: { maker: string } }>('GET', `${address}/history/${number}`)).record.maker;
    expect(await makerOf(version)).toBe(tool.maker);
    for (const [number, maker] of makers)
      if (isLast || !knownVersions.has(number)) expect(await makerOf(number), `version ${number}`).toBe(maker);
    await (again ?? other)?.stop();
  }
  expect(makers.size).toBeGreaterThanOrEqual(rounds);
}

const environment = { LOG_LEVEL: 'silent' };

test(`on SQLite a server killed ${rounds} times while two edit one tool keeps each edit that it acknowledged, once, and each state in its history`, {
  tags: ['night'],
  timeout: 240_000 + 80_000 * rounds,
}, async () => {
  using folder = buildFolder();
  await killWhileTwoEdit({
    start: () => startServer(environment, { dataDir: folder.path }),
    connect: () => connectSqlite(databaseFile(folder.path)),
  });
});

test(`on PostgreSQL a node killed ${rounds} times while two edit one tool leaves the other node each edit that was acknowledged, once, and each state in its history`, {
  tags: ['night'],
  timeout: 240_000 + 80_000 * rounds,
}, async () => {
  await using database = await openEmptyDatabase('postgres');
  const url = database.url ?? '';
  await killWhileTwoEdit({
    start: () => startServer({ ...environment, DATABASE_URL: url }),
    connect: () => connectPostgres(url, createLog('silent')),
    hasTwoNodes: true,
  });
});
