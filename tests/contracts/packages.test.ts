import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// npm installs everything, and checks it against a checksum: otherwise the source of a download would decide what runs.

interface Locked {
  version: string;
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const manifest = read<{ optionalDependencies: Record<string, string>; allowScripts: Record<string, boolean> }>('package.json');

test('every package has its checksum in the lock file', () => {
  const all = Object.entries(packages).filter(([place]) => place !== '');
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});

test('Node.js is one of them, of one version, for Linux, macOS and Windows', () => {
  const places = Object.entries(manifest.optionalDependencies).map(
    ([name, version]) => [packages[`node_modules/${name}`], version] as const,
  );
  expect(new Set(places.map(([locked, version]) => `${locked?.version} ${version}`)).size).toBe(1);
  expect(places.map(([locked]) => `${locked?.os} ${locked?.cpu}`).sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
});

test('no package runs a script of its own when it is installed, which could fetch what is in no lock file', () => {
  expect(Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([]);
});
