import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Deeper folders are named by the features that they hold. */
const depth = 2;

function foldersOf(path: string, levels: number): string[] {
  if (levels === 0) return [];
  const folders = readdirSync(`${root}/${path}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => [`${path}/${name}`, ...foldersOf(`${path}/${name}`, levels - 1)]);
}

test("README.md's map names every folder of src/", () => {
  const readme = existsSync(`${root}/README.md`) ? readFileSync(`${root}/README.md`, 'utf8') : '';
  const isNamed = (folder: string) => new RegExp(`(^|[\\s/\`])${folder.split('/').at(-1)}/`, 'm').test(readme);
  expect(foldersOf('src', depth).filter((folder) => !isNamed(folder))).toEqual([]);
});
