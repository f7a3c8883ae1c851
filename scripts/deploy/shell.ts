import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Log of everything that the programs printed. */
export const logFile = join(repository, '.cache/deploy.log');

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Ends the running programs: the next `must` fails, and everything is cleaned up as after any failure. */
export function interrupt(): void {
  isInterrupted = true;
  for (const child of running) child.kill('SIGTERM');
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Text for its standard input. */
  input?: string;
}

/** Runs a program to its end, and writes its output to the log. */
export async function run(
  program: string,
  args: string[],
  { cwd, env = process.env, input = '' }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  keep(`\n$ ${program} ${args.join(' ')}\n`);
  const child = spawn(program, args, { cwd, env, stdio: 'pipe' });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      keep(text);
    });
  }
  // Ignore a program that ends before it has read all its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/**
 * Runs a program that must succeed.
 * @returns its output
 * @throws with the end of its output
 */
export async function must(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  if (isInterrupted) throw new Error('interrupted');
  const { code, output } = await run(program, args, options);
  if (code === 0) return output;
  throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

/** Prints a line for the user, and logs it. */
export function printLine(line: string): void {
  keep(`\n== ${line}\n`);
  console.log(line);
}

/** Asserts a condition. @throws with the sentence if it does not hold */
export function expectThat(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${sentence}`);
}

/** Measures the time of some work, in whole seconds. */
export async function measureTime<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { seconds: Math.round((performance.now() - start) / 1000), result };
}

function keep(text: string): void {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  appendFileSync(logFile, text);
}
