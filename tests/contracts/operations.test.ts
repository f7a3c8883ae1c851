import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentedBlocks } from '../../scripts/deploy/documented.ts';

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), 'scripts/deploy');
const blockNames = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/'((?:service|containers)-[a-z]+)'/g)].map(([, name]) => name),
);

test('npm run test:deploy runs every block of commands of docs/operations.md, and no other', () => {
  const names = documentedBlocks().map(({ name }) => name);
  expect(names).not.toContain('');
  expect(names).toHaveLength(new Set(names).size);
  expect([...new Set(blockNames)].sort()).toEqual(names.sort());
});
