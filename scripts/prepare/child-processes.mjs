import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { cacheFolder, root } from './places.mjs';
import { PlainError } from './plain-error.mjs';

/** Timeout for a program after SIGTERM. */
const patienceMs = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {Set<() => Promise<void> | void>} */
const cleanUps = new Set();

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] the repository by default
 * @param {NodeJS.ProcessEnv} [options.env] the whole environment of the program
 * @param {string} [options.log] a file name under .cache/: the program's output goes there instead of the terminal
 * @param {{ uid: number, gid: number }} [options.user] another user to run it as
 * @returns {Promise<{ code: number, output: string }>} the output is empty when it went to the terminal
 */
export async function runProgram(command, args, { cwd = root, env = process.env, log, user } = {}) {
  const child = spawn(command, args, { ...user, cwd, env, stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  running.add(child);
  let output = '';
  if (log) {
    const keep = keepLog(`${cacheFolder}/${log}`);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        keep(text);
      });
    }
  }
  try {
    const [code, signal] = await once(child, 'close');
    return { code: code ?? exitCodeOf(signal), output };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    throw new PlainError(`The program ${command} was not found on this machine. Install it and start again.`);
  } finally {
    running.delete(child);
  }
}

/**
 * Returns a function that writes to a log as long as the disk allows it: a log that fails must not hide the error it records.
 * @param {string} file
 * @returns {(text: string) => void}
 */
function keepLog(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  } catch {
    return () => {};
  }
  return (text) => {
    try {
      appendFileSync(file, text);
    } catch {}
  };
}

/**
 * Returns the exit code that shells give for a program ended by a signal.
 * @param {NodeJS.Signals} signal
 */
export const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Runs `work`; after success, an error or a signal, ends the programs it started and cleans up.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function endingCleanly(work) {
  let ending = false;
  /** @param {NodeJS.Signals} signal */
  const endBySignal = async (signal) => {
    // Ignore a second signal: a terminal and npm both deliver one Ctrl-C.
    if (ending) return;
    ending = true;
    // Ends the programs first: nothing must be in use during the cleanup.
    const ends = [...running].map((child) => once(child, 'close'));
    for (const child of running) child.kill(signal);
    setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, patienceMs);
    await Promise.allSettled(ends);
    await cleanUp();
    process.exit(exitCodeOf(signal));
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, endBySignal);
  try {
    return await work();
  } finally {
    await cleanUp();
    for (const signal of signals) process.off(signal, endBySignal);
  }
}

/**
 * Registers a cleanup for the end of `endingCleanly`.
 * @param {() => Promise<void> | void} task
 * @returns {() => Promise<void>} runs it now instead
 */
export function atTheEnd(task) {
  cleanUps.add(task);
  return async () => {
    if (cleanUps.delete(task)) await task();
  };
}

async function cleanUp() {
  for (const task of [...cleanUps].reverse()) {
    cleanUps.delete(task);
    await task();
  }
}
