import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { openDatabase } from '#tests/environment/databases.ts';
import { StartupError } from '../errors.ts';
import { keyFor, openSecret } from './secret.ts';

const now = '2026-11-20T12:00:00.000Z';

test('AUTH_SECRET is taken as it is, and nothing is written', async () => {
  await using database = await openDatabase('sqlite');
  using folder = buildFolder();
  const places = { authSecret: 'given', dataFolder: folder.path, db: database.db };
  expect(await openSecret(places, now)).toBe('given');
  expect(() => statSync(join(folder.path, 'secret'))).toThrow('ENOENT');
});

test('else one is made in the data folder, for the owner alone, and found again', async () => {
  await using database = await openDatabase('sqlite');
  using folder = buildFolder();
  const places = { authSecret: undefined, dataFolder: folder.path, db: database.db };
  const secret = await openSecret(places, now);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await openSecret(places, now)).toBe(secret);
  expect(readFileSync(join(folder.path, 'secret'), 'utf8')).toBe(secret);
  expect(statSync(join(folder.path, 'secret')).mode & 0o777).toBe(0o600);
});

test('on PostgreSQL servers that start together share one', async () => {
  await using database = await openDatabase('postgres');
  const servers = [database, database.connectAgain(), database.connectAgain()];
  const secrets = await Promise.all(
    servers.map(({ db }) => openSecret({ authSecret: undefined, dataFolder: undefined, db }, now)),
  );
  expect(new Set(secrets).size).toBe(1);
});

test('each purpose has a key of its own', () => {
  expect(keyFor('s', 'a').equals(keyFor('s', 'a'))).toBe(true);
  expect(keyFor('s', 'a').equals(keyFor('s', 'b'))).toBe(false);
});

test.each(['', 'short', ' '.repeat(40), '0123456789abcdef'.repeat(2).slice(1), 'x'.repeat(40), '012345678'.repeat(4)])(
  'a file that holds %j is refused in a sentence that names it, and left as it is',
  async (content) => {
    await using database = await openDatabase('sqlite');
    using folder = buildFolder();
    const file = join(folder.path, 'secret');
    writeFileSync(file, content);
    const opening = openSecret({ authSecret: undefined, dataFolder: folder.path, db: database.db }, now);
    await expect(opening).rejects.toThrow(
      `The secret in ${file} does not have at least 32 characters, and 10 different ones among them`,
    );
    await expect(opening).rejects.toBeInstanceOf(StartupError);
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);

test('a secret that cannot be written leaves no file, and a sentence', async () => {
  await using database = await openDatabase('sqlite');
  using folder = buildFolder();
  const file = join(folder.path, 'secret');
  // Folder in the way of the temporary name.
  mkdirSync(`${file}.unfinished/x`, { recursive: true });
  const opening = openSecret({ authSecret: undefined, dataFolder: folder.path, db: database.db }, now);
  await expect(opening).rejects.toThrow(`The secret cannot be written to ${file}: `);
  await expect(opening).rejects.toBeInstanceOf(StartupError);
  expect(existsSync(file)).toBe(false);
});
