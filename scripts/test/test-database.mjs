import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd, runProgram } from '../prepare/child-processes.mjs';
import { PlainError } from '../prepare/plain-error.mjs';
import { findProgram, idsOfUser, isRoot } from '../prepare/programs.mjs';
import { installSystemPackage, sentenceForMissing } from '../prepare/system-packages.mjs';

const debianFolder = '/usr/lib/postgresql';
const startMs = 60_000;
const stopMs = 10_000;

/**
 * Location of a cluster, and its user.
 * @typedef {{ folder: string, env: NodeJS.ProcessEnv, user?: { uid: number, gid: number } }} ClusterPlace
 */

/**
 * PostgreSQL of the tests: TEST_DATABASE_URL, else a temporary cluster that `endingCleanly` removes.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {PlainError} when there is no PostgreSQL here and none can be installed
 */
export async function openTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  return openCluster();
}

/**
 * A separate PostgreSQL, which can be halted and started again.
 * @param {Record<string, string>} [settings] settings that differ from those of ordinary tests
 * @returns {Promise<{ url: string, owner?: { uid: number, gid: number }, halt: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>,
 * start: () => Promise<void>, stop: () => Promise<void> }>}
 * @throws {PlainError} when there is no PostgreSQL here and none can be installed
 */
export async function openCluster(settings = {}) {
  const programs = await findPostgres();
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'hub-postgres-'));
  const removeFolder = atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  /** @type {ClusterPlace} */
  const place = { folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' }, user: owner };

  await makeCluster(programs.initdb, place);
  const port = await freePort();
  let running = await runCluster(programs.postgres, place, { port, ...settings });
  return {
    url: `postgres://hub@127.0.0.1:${port}/postgres`,
    owner,
    halt: (signal) => running.stop(signal),
    start: async () => {
      running = await runCluster(programs.postgres, place, { port, ...settings });
    },
    stop: async () => {
      await running.stop();
      await removeFolder();
    },
  };
}

async function findPostgres() {
  const programs = postgresHere();
  if (programs) return programs;
  const { whyNot } = await installSystemPackage('postgresql');
  const installed = postgresHere();
  if (installed) return installed;
  throw new PlainError(withoutPostgres(whyNot));
}

/**
 * @param {string} [whyNot] result of the attempt to install it
 * @param {string} [manager] the program that installs packages here
 */
export const withoutPostgres = (whyNot, manager) =>
  sentenceForMissing(
    {
      needed: 'The database tests need PostgreSQL',
      name: 'postgresql',
      otherwise: 'set TEST_DATABASE_URL to a database that they may fill',
      whyNot,
    },
    manager,
  );

function postgresHere() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb =
    findProgram(['initdb']) ??
    findProgram(
      ['initdb'],
      versions.map((version) => join(debianFolder, version, 'bin')),
    );
  // Both are from one folder: a cluster is readable by its own version only.
  const postgres = initdb && findProgram(['postgres'], [join(initdb, '..')]);
  return postgres ? { initdb, postgres } : undefined;
}

/** User for the cluster: PostgreSQL refuses to run as root. */
function clusterOwner() {
  if (!isRoot) return undefined;
  const owner = idsOfUser('postgres') ?? idsOfUser('nobody');
  if (!owner)
    throw new PlainError(
      'PostgreSQL does not run as root, and there is no user postgres or nobody here. Run npm test as another user, or set TEST_DATABASE_URL.',
    );
  return owner;
}

/**
 * @param {string} initdb
 * @param {ClusterPlace} place
 */
async function makeCluster(initdb, { folder, env, user }) {
  const args = ['--pgdata', join(folder, 'data'), '--username=hub', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { code, output } = await runProgram(initdb, args, { cwd: folder, env, user, log: 'initdb.log' });
  if (code !== 0) throw new PlainError(`PostgreSQL's initdb failed (exit code ${code}):\n${output.trim()}`);
}

/**
 * @param {string} postgres
 * @param {ClusterPlace} place
 * @param {Record<string, string | number>} ownSettings
 */
async function runCluster(postgres, { folder, env, user }, ownSettings) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // Durability is off: nothing here must survive a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...ownSettings,
  };
  const args = ['-D', join(folder, 'data'), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(postgres, args, { ...user, cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closeEvent = once(child, 'close');
  const output = collect(child);
  /** @param {'SIGINT' | 'SIGQUIT'} [signal] PostgreSQL's fast shutdown, or its immediate one */
  const end = async (signal = 'SIGINT') => {
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGQUIT'), stopMs);
    await closeEvent;
    clearTimeout(impatience);
  };
  const forget = atTheEnd(end);
  await untilReady(child, output);
  return {
    /** @param {'SIGINT' | 'SIGQUIT'} [signal] */
    stop: async (signal) => {
      await end(signal);
      await forget();
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} output
 * @returns {Promise<void>}
 */
function untilReady(child, output) {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PlainError(`The PostgreSQL of the tests did not start:\n${output().trim()}`));
    const impatience = setTimeout(fail, startMs);
    child.once('error', reject);
    child.once('close', fail);
    child.stderr?.on('data', () => {
      if (!output().includes('ready to accept connections')) return;
      clearTimeout(impatience);
      child.off('close', fail);
      resolve();
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string} its output so far
 */
function collect(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return () => output;
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
