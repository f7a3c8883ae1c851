import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { carryFormerAssets, formerAssetsMs } from '../../scripts/build/former-assets.mjs';

const start = Date.parse('2026-11-01T12:00:00Z');

/** Writes a release like the build: files by name, with a text that identifies them. */
function writeRelease(folder: string, files: Record<string, string>): string {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['client', 'desk']) {
    mkdirSync(join(folder, part, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, part, 'assets', name), text);
  }
  return folder;
}

const formerOf = (folder: string, part: string) => {
  const path = join(folder, 'former', part, 'assets');
  return existsSync(path) ? readdirSync(path).sort() : [];
};

test.each(['client', 'desk'])(
  'the files of the %s that a release no longer has are carried along, with their packed copies',
  (part) => {
    using folder = buildFolder();
    const one = writeRelease(join(folder.path, 'one'), { 'shell-1.js': 'one', 'shell-1.js.br': 'packed', 'core-1.js': 'core' });
    const two = writeRelease(join(folder.path, 'two'), { 'shell-2.js': 'two', 'core-1.js': 'core' });
    carryFormerAssets(one, two, new Date(start));
    expect(formerOf(two, part)).toEqual(['shell-1.js', 'shell-1.js.br']);
    expect(readFileSync(join(two, 'former', part, 'assets/shell-1.js'), 'utf8')).toBe('one');
  },
);

test.each([
  [formerAssetsMs - 1_000, ['shell-1.js', 'shell-2.js']],
  [formerAssetsMs, ['shell-2.js']],
])('%i ms after it was replaced, a release with one in between has left %j', (age, files) => {
  using folder = buildFolder();
  const one = writeRelease(join(folder.path, 'one'), { 'shell-1.js': 'one' });
  const two = writeRelease(join(folder.path, 'two'), { 'shell-2.js': 'two' });
  const three = writeRelease(join(folder.path, 'three'), { 'shell-3.js': 'three' });
  carryFormerAssets(one, two, new Date(start));
  // Files of a release count from the moment of replacement, however long it was in use.
  carryFormerAssets(two, three, new Date(start + age));
  expect(formerOf(three, 'client')).toEqual(files);
});

test('a file that comes back is no former one', () => {
  using folder = buildFolder();
  const one = writeRelease(join(folder.path, 'one'), { 'shell-1.js': 'one' });
  const two = writeRelease(join(folder.path, 'two'), { 'shell-2.js': 'two' });
  const again = writeRelease(join(folder.path, 'again'), { 'shell-1.js': 'one' });
  carryFormerAssets(one, two, new Date(start));
  carryFormerAssets(two, again, new Date(start + 1_000));
  expect(formerOf(again, 'client')).toEqual(['shell-2.js']);
});

test('where nothing was built before, nothing is carried', () => {
  using folder = buildFolder();
  const one = writeRelease(join(folder.path, 'one'), { 'shell-1.js': 'one' });
  carryFormerAssets(join(folder.path, 'none'), one, new Date(start));
  expect(existsSync(join(one, 'former'))).toBe(false);
});
