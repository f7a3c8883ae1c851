import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where everything that was printed is kept. */
export const logFile = join(repository, '.cache/deploy.log');

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Ends what runs: the next `must` fails, and all that was begun is cleared away as after any failure. */
export function interrupt(): void {
  isInterrupted = true;
  for (const child of running) child.kill('SIGTERM');
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** What it reads from its standard input. */
  input?: string;
}

/** Runs a program to its end, and keeps what it prints in the log. */
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
  // A program that ends before it has read all is no fault of ours.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/**
 * Runs a program that has to succeed.
 * @returns what it printed
 * @throws with the end of what it printed
 */
export async function must(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  if (isInterrupted) throw new Error('interrupted');
  const { code, output } = await run(program, args, options);
  if (code === 0) return output;
  throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

/** A line for whoever watches. */
export function tell(line: string): void {
  keep(`\n== ${line}\n`);
  console.log(line);
}

/** @throws with the sentence when it does not hold */
export function expectThat(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${sentence}`);
}

/** How long something took, in whole seconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { seconds: Math.round((performance.now() - begun) / 1000), result };
}

function keep(text: string): void {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  appendFileSync(logFile, text);
}
