import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFlags, processSettings } from '../../scripts/server/server-process.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const movedClock = fileURLToPath(new URL('moved-clock.mjs', import.meta.url));
/** Patience for a slow shared machine; a server that never becomes ready still fails. */
const startMs = 120_000;
const stopMs = 40_000;
const readyLine = /is ready at (http:\/\/\S+)/;

/** The real server, as a separate process with its own data folder. */
export interface RunningServer extends AsyncDisposable {
  /** Origin without a trailing slash, such as http://127.0.0.1:41234. */
  origin: string;
  pid: number;
  /** Folder of its database, unless it has PostgreSQL. */
  dataDir: string;
  /** Time from the start of the process until it reports that it is ready. */
  readyMs: number;
  /** Returns the server's output so far. */
  output(): string;
  /** Moves its clock forward or back, if it was started with one. */
  moveClock(ms: number): Promise<void>;
  /**
   * Stops it as an operator does, and removes its data folder, unless that was passed in. Throws if it fails to stop properly.
   */
  stop(): Promise<void>;
  /** Kills it, as a power cut would (kill -9). A test that fails does so too, with `await using`. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Data folder that outlives the server; a temporary one by default. */
  dataDir?: string;
  /** Initial time of its clock, which then runs, and `moveClock` moves it. The machine's by default. */
  clock?: Date;
  /** Module that runs in the server before it (node --import). */
  preload?: string;
  /** Folder of the built hub; the repository by default. */
  root?: string;
  /** Starts the development server, which also shows the page of primitives, /dev/ui. */
  development?: boolean;
  /** Disables rendering ahead: after each edit at the desk it would render sixty pages that no test reads. */
  isCold?: boolean;
  /** Words before its command, such as a memory limit (memory-group.ts). */
  within?: readonly string[];
}

/**
 * Starts the built server on a free port of this machine.
 * @param environment settings that differ from those of an ordinary test server
 * @throws with the server's output, when it does not become ready
 */
export async function startServer(
  environment: Record<string, string> = {},
  { dataDir: givenDataDir, clock, preload, root = repository, development, isCold, within = [] }: ServerOptions = {},
): Promise<RunningServer> {
  const dataDir = givenDataDir ?? (await mkdtemp(join(tmpdir(), 'hub-data-')));
  const start = performance.now();
  const preloads = [...(clock ? [movedClock] : []), ...(preload ? [preload] : [])];
  const flags = [...nodeFlags, ...preloads.flatMap((module) => ['--import', module])];
  const how = [...(development ? ['--dev'] : []), ...(isCold ? ['--cold'] : [])];
  const [program = '', ...words] = [...within, process.execPath, ...flags, 'src/server/main.ts', ...how];
  const child = spawn(program, words, {
    cwd: root,
    // Fixed port instead of PORT=0: the canonical address must be known before the server listens.
    env: {
      ...processSettings,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Tests request no site on the internet; one that reads documents sets its own sites.
      DOCUMENT_READS: 'off',
      ...(clock && { CLOCK_OFFSET_MS: String(clock.getTime() - Date.now()) }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(clock ? (['ipc'] as const) : [])],
  });
  const endWithUs = () => {
    child.kill('SIGKILL');
    if (!givenDataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', endWithUs);
  const closeEvent = once(child, 'close');
  const output = collectOutput(child);

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGKILL'), stopMs);
    const [code] = (await closeEvent) as [number | null];
    clearTimeout(impatience);
    process.off('exit', endWithUs);
    if (!givenDataDir) await rm(dataDir, { recursive: true, force: true });
    return code;
  };

  try {
    const origin = await untilReady(child, output);
    return {
      origin,
      pid: child.pid ?? 0,
      dataDir,
      readyMs: performance.now() - start,
      output,
      moveClock: async (ms) => {
        if (!clock) throw new Error('The server has the clock of the machine, which nobody moves.');
        const reply = once(child, 'message');
        child.send({ moveClockMs: ms });
        await reply;
      },
      stop: async () => {
        const code = await end('SIGTERM');
        if (code !== 0) throw new Error(`The server ended with ${code ?? 'SIGKILL'} after SIGTERM:\n${output()}`);
      },
      kill: async () => void (await end('SIGKILL')),
      [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
    };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It printed:\n${output()}`));
    const impatience = setTimeout(() => fail(`was not ready within ${startMs / 1000} s`), startMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(impatience);
      fail(`ended with ${code} before it was ready`);
    });
    child.stdout?.on('data', () => {
      const origin = readyLine.exec(output())?.[1];
      if (!origin) return;
      clearTimeout(impatience);
      resolve(origin);
    });
  });
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

/** Ports for one worker, below the range for outgoing connections (from 32,768 on Linux): a visitor could take one of those. */
const portsOfWorker = 1_024;
const workerIndex = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 16;
let portTurn = randomInt(portsOfWorker);

/**
 * Finds a free port of this machine. Another worker, or another server of this one, could take a port before its server listens,
 * so each worker has its own, in turn.
 */
export async function freePort(): Promise<number> {
  portTurn += 1;
  const port = 16_384 + workerIndex * portsOfWorker + (portTurn % portsOfWorker);
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
