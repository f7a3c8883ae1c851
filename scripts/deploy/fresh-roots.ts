import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#tests/environment/server.ts';
import type { DebianRoot, DebianRoots } from './debian-root.ts';
import { installNode } from './given.ts';
import { endWhenInterrupted, expectThat, must, repository, tell, timed } from './shell.ts';

/** Who types the two commands of README.md, and the Node.js that is there before. */
const cases = [
  { node: 'node-18', user: 'root' },
  { node: 'node-18', user: 'visitor' },
  { node: 'node-24', user: 'root' },
  { node: 'node-24', user: 'visitor' },
] as const;

/** The steps of `npm test` that need neither a browser nor a database; all of them with --whole, in the first root. */
const steps = 'content,build,types,lint';
const databaseTest = 'src/server/submissions/store-once.test.ts';
const browserTest = 'not-found.spec.ts';

/**
 * `npm start` and `npm test` on new minimal Debians. As root everything that is missing is installed; as another user one
 * sentence tells what is missing, and with that installed the command passes.
 */
export async function tryFreshRoots(roots: DebianRoots, isWhole: boolean): Promise<void> {
  for (const [place, { node, user }] of cases.entries()) {
    const tarball = await roots.tarball(node, node === 'node-18' ? installDebianNode : (root) => installNode(root, 24));
    await using root = await roots.unpack(tarball);
    await root.must('root', 'useradd --create-home --shell /bin/sh visitor');
    const home = user === 'root' ? '/root' : '/home/visitor';
    await copyRepository(root, `${home}/hub`, user);
    const what = `${node}, ${user}`;

    const started = await timed(() => startWithLibraries(root, user, `${home}/hub`));
    tell(`  ${what}: npm start was ready after ${started.seconds} s${started.result}`);
    const isWholeHere = isWhole && place === 0;
    // What continuous integration runs: all of `npm test`, where a browser test that fails once and passes then is told as flaky.
    const command = isWholeHere ? '.ci/run' : `npm test -- --only=${steps}`;
    const tested = await timed(() => root.must(user, `cd ${home}/hub && ${command}`));
    tell(`  ${what}: ${command} took ${tested.seconds} s: ${tested.result.trim().split('\n').at(-1)}`);
    if (isWholeHere) continue;
    await trySteps(root, user, `${home}/hub`, what);
  }
}

/** A database test and a browser test: root installs what they need, another user is told. */
async function trySteps(root: DebianRoot, user: string, folder: string, what: string): Promise<void> {
  const asked = [
    {
      command: `npm test -- --only=unit ${databaseTest}`,
      sentence: /^The database tests need PostgreSQL, .+ `apt-get install postgresql` .+$/m,
    },
    {
      command: `npm test -- --only=browser ${browserTest}`,
      sentence: /^The browser tests need Chromium or Chrome, .+ `apt-get install chromium` .+$/m,
    },
  ];
  for (const { command, sentence } of asked) {
    const { code, output } = await root.sh(user, `cd ${folder} && ${command}`);
    if (user === 'root') expectThat(code === 0, `${what}: ${command} passes:\n${output.split('\n').slice(-30).join('\n')}`);
    else expectThat(code === 1 && sentence.test(output), `${what}: ${command} tells what to install:\n${output}`);
    const told = user === 'root' ? output.trim().split('\n').at(-1) : sentence.exec(output)?.[0];
    tell(`  ${what}: ${command}: ${told}`);
  }
}

/**
 * `npm start`, and what it asks for first.
 * @returns what had to be installed by hand, for the report
 */
async function startWithLibraries(root: DebianRoot, user: string, folder: string): Promise<string> {
  const port = await freePort();
  const first = await startOnce(root, user, folder, port);
  if (first.isReady) {
    expectThat(user === 'root', 'only root may have had a library installed');
    expectThat(first.code === 0, `npm start ends well:\n${first.output}`);
    return '';
  }
  const [sentence, command] =
    /^Node\.js .+ which this machine lacks: run `(apt-get install libatomic1)` as root, and start again\.$/m.exec(first.output) ??
    [];
  expectThat(command !== undefined && first.code === 1, `npm start tells what to install:\n${first.output}`);
  await root.must('root', `apt-get update && ${command} --yes`);
  const second = await startOnce(root, user, folder, port);
  expectThat(second.isReady && second.code === 0, `npm start serves and ends well:\n${second.output}`);
  return `, after it had said: ${sentence}`;
}

/** Starts it, reads a page and whether it is ready, and stops it as a terminal's Ctrl-C does. */
async function startOnce(root: DebianRoot, user: string, folder: string, port: number) {
  const [program, args] = root.enter(user, `cd ${folder} && exec env PORT=${port} npm start`);
  const child = spawn(program, args, { stdio: 'pipe', detached: true });
  endWhenInterrupted(child);
  const closed = once(child, 'close') as Promise<[number | null]>;
  let output = '';
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('is ready at http://')) resolve(true);
      });
    }
    void closed.then(() => resolve(false));
  });
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, name);
  };
  try {
    const isReady = await ready;
    if (isReady) {
      for (const address of ['/', '/tools/chatgpt', '/readyz'])
        expectThat((await fetch(`http://127.0.0.1:${port}${address}`)).status === 200, `${address} answers 200`);
      signal('SIGINT');
    }
    const [code] = await closed;
    return { isReady, code, output };
  } finally {
    signal('SIGKILL');
  }
}

/** What is committed, as a clone has it. */
export async function copyRepository(root: DebianRoot, folder: string, user: string): Promise<void> {
  await must('git', ['clone', '--quiet', '--no-hardlinks', repository, join(root.path, folder)]);
  await root.must('root', `chown --recursive ${user}: ${folder}`);
}

async function installDebianNode(root: DebianRoot): Promise<void> {
  await root.must('root', 'apt-get update && apt-get install --yes --no-install-recommends nodejs npm');
}
