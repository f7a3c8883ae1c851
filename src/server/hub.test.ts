import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildFolder, buildHub, buildTool, writeHubRoot } from '#tests/builders.ts';
import { openEmptyDatabase } from '#tests/environment/databases.ts';
import { StartupError } from './errors.ts';
import { startHub } from './hub.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'silent' };

/** Why the hub does not start from this folder. */
async function refusal(root: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const failure = await startHub({ root, environment: { ...quiet, ...environment }, development: false }).catch(
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
  const start = () => startHub({ root: folder.path, environment: quiet, development: false });
  await (await start()).stop();
  const database = new DatabaseSync(join(folder.path, 'data/hub.sqlite'));
  database.exec(`update tools set "name" = 'Lantern', "editedAt" = '2026-09-14'`);
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

test.each(['PORT', 'METRICS_PORT'])('a %s that is taken is told with what to do, before any database is made', async (name) => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  await using other = await listenSomewhere();
  const told = await refusal(folder.path, { [name]: String(other.port) });
  expect(told).toMatch(new RegExp(`^Port ${other.port} is taken by another program\\. Stop that one, or set `));
  expect(existsSync(join(folder.path, 'data'))).toBe(false);
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
  expect(await refusal(folder.path)).toBe('The pages are not built yet. Run `npm start`, which builds them.');
});

test('a damaged database is refused, also behind a hub that ran well before', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  await (await startHub({ root: folder.path, environment: quiet, development: false })).stop();
  writeFileSync(join(folder.path, 'data/hub.sqlite'), 'no database');
  expect(await refusal(folder.path)).toMatch(/is damaged or is not a database of the hub\. Restore a backup\.$/);
  rmSync(join(folder.path, 'data/hub.sqlite'));
  expect(await refusal(folder.path)).toMatch(/is gone or empty, though the folder was in use\./);
});

test('a PostgreSQL that is not there is told with what to check', async () => {
  using folder = buildFolder();
  writeHubRoot(folder.path);
  const { port } = await (async () => {
    await using closed = await listenSomewhere();
    return closed;
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

test('when its database goes away a hub is not ready, and goes on serving pages and reads', async () => {
  await using database = await openEmptyDatabase('postgres');
  await using hub = await buildHub({ environment: { DATABASE_URL: database.url } });
  await sql`drop table revisions`.execute(database.db);
  const ready = await fetch(`${hub.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'the database cannot be reached' }]);
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
  // Without an agent the connection ends with its answer.
  const answered = once(request(`${hub.address}/slow`, { agent: false }).end(), 'response') as Promise<[IncomingMessage]>;
  await pages.slowBegan.promise;
  let isStopped = false;
  const stopped = hub.stop().then(() => {
    isStopped = true;
  });
  await expect(fetch(`${hub.address}/healthz`)).rejects.toThrow();
  expect(isStopped).toBe(false);
  pages.slowMayEnd.resolve();
  const [response] = await answered;
  expect([response.statusCode, await text(response)]).toEqual([200, expect.stringContaining('of /slow at')]);
  await stopped;
});

test('a stop ends with the last answer, also when the client would keep its connection', async () => {
  await using hub = await buildHub();
  const pages = await pagesOf(hub.root);
  const answer = fetch(`${hub.address}/slow`);
  await pages.slowBegan.promise;
  const stopped = hub.stop();
  pages.slowMayEnd.resolve();
  expect(await (await answer).text()).toContain('of /slow at');
  const begun = performance.now();
  await stopped;
  // After 5 s a stop cuts what is still open; nothing should be.
  expect(performance.now() - begun).toBeLessThan(4_000);
}, 10_000);

test('the program tells why it does not start, without a stack, and ends with 1', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { PORT: 'x', PUBLIC_URL: 'y' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
    });
  }
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(written).toEqual({
    stdout: '',
    stderr: 'These settings are wrong:\n  PORT: must be a number\n  PUBLIC_URL: must be an http or https address\n',
  });
});
