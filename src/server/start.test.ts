import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFolder, buildHub, buildTool, offline, writeHubRoot } from '#tests/builders.ts';
import { databaseKinds, openEmptyDatabase } from '#tests/environment/databases.ts';
import { freePort } from '#tests/environment/server.ts';
import { connectSqlite } from './database/connect.ts';
import { StartupError } from './errors.ts';
import { PageViewCounter } from './page-views/page-view-counter.ts';
import { addRevision } from './repositories/revisions.ts';
import { startServer } from './start.ts';

const quiet = { ...offline, PORT: '0', LOG_LEVEL: 'silent' };

/** Returns the reason why the hub does not start from this folder. */
async function refusal(root: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const failure = await startServer({ root, environment: { ...quiet, ...environment }, development: false }).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof StartupError)) throw new Error('it was expected not to start, with a sentence', { cause: failure });
  return failure.message;
}

async function listenSomewhere() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

const namesAt = async (address: string) =>
  ((await (await fetch(`${address}/api/tools`)).json()) as { name: string }[]).map(({ name }) => name);

afterEach(() => void vi.useRealTimers());

test('a hub tells the address at which it can be reached, keeps its data in its folder, and is gone after its stop', async () => {
  await using hub = await buildHub();
  expect(hub.address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
  expect(await namesAt(hub.address)).toEqual(['Lamp']);
  expect(existsSync(join(hub.root, 'data/hub.sqlite'))).toBe(true);
  await hub.stop();
  await expect(fetch(hub.address)).rejects.toThrow();
});

test('the next start owns the folder again, keeps what staff edited and adds what is new', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  const start = () => startServer({ root: folder.path, environment: quiet, development: false });
  await (await start()).stop();
  const database = new DatabaseSync(join(folder.path, 'data/hub.sqlite'));
  database.exec(
    `update records set record = json_set(record, '$.name', 'Lantern'), "editedAt" = '2026-09-14' where kind = 'tools'`,
  );
  database.close();
  writeHubRoot(folder.path, { tools: [buildTool({ pricing: 'Free' }), buildTool({ slug: 'candle', name: 'Candle' })] });
  const hub = await start();
  expect(await namesAt(hub.address)).toEqual(['Candle', 'Lantern']);
  await hub.stop();
});

test('a second hub on the same data is refused while the first goes on', async () => {
  await using hub = await buildHub();
  expect(await refusal(hub.root)).toMatch(/^The data folder .+ is in use by another process\./);
  expect(await namesAt(hub.address)).toEqual(['Lamp']);
});

test.each([
  ['PORT', 'METRICS_PORT'],
  ['METRICS_PORT', 'PORT'],
])(
  'a %s that is taken is told with what to do before anything is made, and nothing is left running',
  async (setting, another) => {
    using folder = buildFolder();
    writeHubRoot(folder.path);
    await using listener = await listenSomewhere();
    const free = await freePort();
    const environment = { [setting]: String(listener.port), [another]: String(free) };
    const sentence = `Port ${listener.port} is taken by another program. Stop that one, or set ${setting} to another number.`;
    expect(await refusal(folder.path, environment)).toBe(sentence);
    expect(existsSync(join(folder.path, 'data')), 'a database').toBe(false);
    await expect(fetch(`http://127.0.0.1:${free}`)).rejects.toThrow();
  },
);

test('a port that is taken while the hub starts is told as well, and the data folder and the metrics are let go', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const script = join(folder.path, 'dist/server/server.js');
  const taking = `import { createServer } from 'node:net';
export const taker = createServer().listen(${port}, '127.0.0.1');
await new Promise((resolve) => taker.once('listening', resolve));\n`;
  writeFileSync(script, taking + readFileSync(script, 'utf8'));
  expect(await refusal(folder.path, { PORT: String(port), METRICS_PORT: String(metricsPort) })).toMatch(
    `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`,
  );
  const { taker } = (await import(pathToFileURL(script).href)) as { taker: Server };
  await once(taker.close(), 'close');
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  await (await startServer({ root: folder.path, environment: { ...quiet, PORT: String(port) }, development: false })).stop();
});

test('a start that fails after the hub listens ends what listens', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  const port = await freePort();
  vi.spyOn(PageViewCounter.prototype, 'start').mockImplementation(() => {
    throw new Error('no counting today');
  });
  const environment = { ...quiet, PORT: String(port) };
  await expect(startServer({ root: folder.path, environment, development: false })).rejects.toThrow('no counting today');
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  vi.restoreAllMocks();
  await (await startServer({ root: folder.path, environment, development: false })).stop();
});

test('a database that another process holds for long is told, and nothing is left running', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  await (await startServer({ root: folder.path, environment: quiet, development: false })).stop();
  using other = new DatabaseSync(join(folder.path, 'data/hub.sqlite'));
  other.exec('begin exclusive');
  expect(await refusal(folder.path)).toBe(
    'The database is in use by another program that does not let go of it (database is locked). Stop that one and start again.',
  );
  other.exec('rollback');
  await (await startServer({ root: folder.path, environment: quiet, development: false })).stop();
}, 60_000);

test('a catalogue that cannot be read is told with the record', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  await (await startServer({ root: folder.path, environment: quiet, development: false })).stop();
  using database = new DatabaseSync(join(folder.path, 'data/hub.sqlite'));
  database.exec(`update records set record = 'oops' where kind = 'tools'`);
  expect(await refusal(folder.path)).toBe(
    'The catalogue in the database cannot be read (the record tools/lamp holds no JSON). Fix that record, or restore a backup.',
  );
});

test('a host that is not this machine is refused with a sentence', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  expect(await refusal(folder.path, { HOST: '192.0.2.1' })).toMatch(/^The server cannot listen on 192\.0\.2\.1:0: .+\.$/);
});

test('wrong settings are told before anything else is done', async () => {
  using folder = buildFolder();
  expect(await refusal(folder.path, { PORT: 'x', LOG_LEVEL: 'y' })).toMatch(
    /^These settings are wrong:\n {2}PORT: .+\n {2}LOG_LEVEL: .+$/,
  );
});

test('wrong content is told file by file, and no database is made', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  writeFileSync(join(folder.path, 'content/tools/candle.md'), 'A candle.');
  expect(await refusal(folder.path)).toBe(
    'Some files under content/ are wrong:\ntools/candle.md: (front matter): must start with a block between two lines of ---',
  );
  expect(existsSync(join(folder.path, 'data'))).toBe(false);
});

test('without built pages it says how to build them', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  rmSync(join(folder.path, 'dist'), { recursive: true });
  expect(await refusal(folder.path)).toBe('The pages aren’t built yet. Run `npm start`, which builds them.');
});

test('a damaged database is refused, also behind a hub that ran well before', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  await (await startServer({ root: folder.path, environment: quiet, development: false })).stop();
  writeFileSync(join(folder.path, 'data/hub.sqlite'), 'no database');
  expect(await refusal(folder.path)).toMatch(/is damaged or is not a database of the hub\. Restore a backup\.$/);
  rmSync(join(folder.path, 'data/hub.sqlite'));
  expect(await refusal(folder.path)).toMatch(/is gone or empty, though the folder was in use\./);
});

test('a PostgreSQL that is not there is told with what to check', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  const { port } = await (async () => {
    await using listener = await listenSomewhere();
    return listener;
  })();
  expect(await refusal(folder.path, { DATABASE_URL: `postgres://hub@127.0.0.1:${port}/hub` })).toBe(
    'PostgreSQL cannot be reached (ECONNREFUSED). Check DATABASE_URL and that the server runs.',
  );
});

test('on PostgreSQL two hubs start at once on one database, and the data folder stays unused', async () => {
  await using database = await openEmptyDatabase('postgres');
  const environment = { DATABASE_URL: database.url };
  const hubs = await Promise.all([buildHub({ environment }), buildHub({ environment })]);
  await using first = hubs[0];
  await using second = hubs[1];
  for (const hub of [first, second]) {
    expect(await namesAt(hub.address)).toEqual(['Lamp']);
    expect((await fetch(`${hub.address}/readyz`)).status).toBe(200);
    expect(existsSync(join(hub.root, 'data'))).toBe(false);
  }
  expect(await database.db.selectFrom('revisions').select('number').execute()).toHaveLength(2);
});

test.each(databaseKinds)(
  'on %s a catalogue that cannot be read makes the hub not ready and shows in the metrics, until it is mended',
  async (kind) => {
    await using database = await openEmptyDatabase(kind);
    const metricsPort = await freePort();
    await using hub = await buildHub({ environment: { DATABASE_URL: database.url, METRICS_PORT: String(metricsPort) } });
    const own = kind === 'sqlite' ? connectSqlite(join(hub.root, 'data/hub.sqlite')) : database;
    const metricsOf = async () => {
      const lines = (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).split('\n');
      const numbers = lines.filter((line) => line.startsWith('hub_catalogue_')).map((line) => line.split(' '));
      return Object.fromEntries(numbers.map(([name, value]) => [String(name).slice('hub_catalogue_'.length), Number(value)]));
    };
    const change = async (record: string, cause: string) => {
      await own.db.transaction().execute(async (transaction) => {
        await transaction.updateTable('records').set({ record }).where('kind', '=', 'tools').execute();
        await addRevision(transaction, cause, new Date().toISOString());
      });
    };
    const readiness = async () => (await fetch(`${hub.address}/readyz`)).json();
    expect(await metricsOf()).toEqual({ served_revision: 1, newest_revision: 1, failures_total: 0 });
    await change('oops', 'break');
    await expect.poll(readiness, { timeout: 10_000 }).toEqual({
      status: 'not ready',
      reason: 'the catalogue cannot be read, and an older one is shown',
    });
    expect(await metricsOf()).toEqual({ served_revision: 1, newest_revision: 2, failures_total: expect.any(Number) });
    expect((await metricsOf()).failures_total).toBeGreaterThan(0);
    expect(await namesAt(hub.address)).toEqual(['Lamp']);
    await change(JSON.stringify(buildTool()), 'mend');
    await expect.poll(readiness, { timeout: 10_000 }).toEqual({ status: 'ready' });
    expect(await metricsOf()).toMatchObject({ served_revision: 3, newest_revision: 3 });
    if (kind === 'sqlite') await own.close();
  },
);

test('when its database goes away a hub is not ready, and goes on serving pages and reads', async () => {
  await using database = await openEmptyDatabase('postgres');
  await using hub = await buildHub({ environment: { DATABASE_URL: database.url } });
  await sql`drop table revisions`.execute(database.db);
  const ready = await fetch(`${hub.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'a newer version of the hub has changed the database' },
  ]);
  expect((await fetch(hub.address)).status).toBe(200);
  expect(await namesAt(hub.address)).toEqual(['Lamp']);
});

interface StubPages {
  slowBegan: PromiseWithResolvers<void>;
  slowMayEnd: PromiseWithResolvers<void>;
}

const pagesOf = async (root: string) => (await import(pathToFileURL(join(root, 'dist/server/server.js')).href)) as StubPages;

test('a stop takes no new request, and waits for the answer that is under way', async () => {
  await using hub = await buildHub();
  const pages = await pagesOf(hub.root);
  // Agent off, so that the connection ends with its answer.
  const slowAnswer = once(request(`${hub.address}/slow`, { agent: false }).end(), 'response') as Promise<[IncomingMessage]>;
  await pages.slowBegan.promise;
  let isStopped = false;
  const stopped = hub.stop().then(() => {
    isStopped = true;
  });
  await expect(fetch(`${hub.address}/healthz`)).rejects.toThrow();
  expect(isStopped).toBe(false);
  pages.slowMayEnd.resolve();
  const [response] = await slowAnswer;
  expect([response.statusCode, await text(response)]).toEqual([200, expect.stringContaining('of /slow at')]);
  await stopped;
});

test('a stop ends with the last answer, also when the client would keep its connection', async () => {
  await using hub = await buildHub();
  const pages = await pagesOf(hub.root);
  const answer = fetch(`${hub.address}/slow`);
  await pages.slowBegan.promise;
  // Freezes the 5 s after which a stop cuts what is still open: the hub ends by itself, or not at all.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = hub.stop();
  pages.slowMayEnd.resolve();
  expect(await (await answer).text()).toContain('of /slow at');
  await stopped;
});

/** Runs the program until it ends. */
async function runMain(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, ...output };
}

test('the program tells why it does not start, without a stack, and ends with 1', async () => {
  expect(await runMain({ PORT: 'x', PUBLIC_URL: 'y' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'These settings are wrong:\n  PORT: must be a number\n  PUBLIC_URL: must be an http or https address\n',
  });
});

test('the program ends with 1 when the port of the metrics is taken, and makes no database', async () => {
  using folder = buildFolder();
  await using listener = await listenSomewhere();
  const env = { PORT: String(await freePort()), METRICS_PORT: String(listener.port), DATA_DIR: join(folder.path, 'data') };
  expect(await runMain({ ...env, LOG_LEVEL: 'silent' })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${listener.port} is taken by another program. Stop that one, or set METRICS_PORT to another number.\n`,
  });
  expect(existsSync(env.DATA_DIR)).toBe(false);
});
