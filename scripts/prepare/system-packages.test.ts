import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { withoutPostgres } from '../test/test-database.mjs';
import { sentenceForBrowser, withoutChromium } from './find-chromium.mjs';
import { isNewEnough } from './places.mjs';
import { requireNode } from './require-node.mjs';
import { sentenceForMissing } from './system-packages.mjs';

/** Stand-in for a Node.js: a script that prints a version, or an error on starting. */
function writeNode(folder: string, script: string): string {
  const file = join(folder, 'node');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const lacks = (library: string) =>
  `echo 'node: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory' >&2; exit 127`;
const notAllowed = async () => ({ isInstalled: false });

const messageOf = (promise: Promise<void>) =>
  promise.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

test.each([
  ['apt-get', 'run `apt-get install libatomic1` as root'],
  ['dnf', 'run `dnf install libatomic` as root'],
  ['zypper', 'run `zypper install libatomic1` as root'],
  ['none', 'install what Debian calls libatomic1'],
])('with %s what is missing is told with the command that installs it', (manager, command) => {
  expect(sentenceForMissing({ needed: 'Node.js needs it', name: 'libatomic1' }, manager)).toBe(
    `Node.js needs it, which this machine lacks: ${command}, and start again.`,
  );
});

test('without Chromium one sentence tells the package, the command and the other way', () => {
  expect(withoutChromium(undefined, 'apt-get')).toBe(
    'The browser tests need Chromium or Chrome, which this machine lacks: run `apt-get install chromium` as root, or set CHROMIUM_PATH to the path of one, and start again.',
  );
});

test('one line tells which browser the tests run in, and what one with windows costs', () => {
  expect(sentenceForBrowser('/usr/bin/chromium-headless-shell')).toBe(
    'The browser tests run in /usr/bin/chromium-headless-shell.',
  );
  expect(sentenceForBrowser('/usr/bin/chromium')).toMatch(/^The browser tests run in \/usr\/bin\/chromium, .* twice as long/);
});

test('without PostgreSQL one sentence tells the package, the command and the other way', () => {
  expect(withoutPostgres(undefined, 'dnf')).toBe(
    'The database tests need PostgreSQL, which this machine lacks: run `dnf install postgresql-server` as root, or set TEST_DATABASE_URL to a database that they may fill, and start again.',
  );
});

test('a command that was tried and failed is told with its exit code', () => {
  const whyNot = 'tried, exit code 100: see .cache/apt-get.log';
  expect(withoutChromium(whyNot, 'apt-get')).toContain('run `apt-get install chromium` as root (tried, exit code 100: see');
});

test('a Node.js that lacks a library which may not be installed ends with the library, the package and the command', async () => {
  using folder = buildFolder();
  const node = writeNode(folder.path, lacks('libatomic.so.1'));
  const sentence = await messageOf(requireNode(node, '26.10.0', notAllowed));
  expect(sentence).toMatch(
    /^Node\.js 26\.10\.0 needs libatomic\.so\.1, which this machine lacks: .*libatomic.*, and start again\.$/,
  );
});

test('… and runs after the library was installed', async () => {
  using folder = buildFolder();
  const node = writeNode(folder.path, lacks('libatomic.so.1'));
  const installed: string[] = [];
  const install = async (name: string) => {
    installed.push(name);
    writeNode(folder.path, 'echo v26.10.0');
    return { isInstalled: true };
  };
  expect(await messageOf(requireNode(node, '26.10.0', install))).toBe('nothing');
  expect(installed).toEqual(['libatomic1']);
});

test.each([
  [lacks('libodd.so.3'), /does not run on this machine \(.+\): node: error while loading shared libraries: libodd\.so\.3/],
  ['exit 3', /does not run on this machine \(.+\): it ended with 3\. What npm printed is in/],
  ['echo v24.1.0', /^npm installed Node\.js 24\.1\.0 where package\.json asks for 26\.10\.0\./],
])('a Node.js that is of no use for another reason is told with it: %s', async (script, sentence) => {
  using folder = buildFolder();
  expect(await messageOf(requireNode(writeNode(folder.path, script), '26.10.0', notAllowed))).toMatch(sentence);
});

test.each([
  ['26.10.0', true],
  ['26.10.1', true],
  ['26.11.0', true],
  ['26.9.9', false],
  ['24.99.0', false],
  ['27.0.0', false],
])("the host's Node.js %s runs the hub that pins 26.10.0: %s", (version, isEnough) => {
  expect(isNewEnough(version, '26.10.0')).toBe(isEnough);
});
