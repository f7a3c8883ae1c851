import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { StartupError } from '../errors.ts';
import { isDamaged, openDataFolder } from './data-folder.ts';

const isRoot = process.getuid?.() === 0;
// User of that name on Linux.
const nobody = 65_534;

/** Makes a data folder that was in use: with a database of some size, closed and marked. */
function usedFolder(path: string): string {
  const folder = openDataFolder(path);
  const database = new DatabaseSync(folder.databasePath);
  database.exec(
    'create table kysely_migration (name); create table notes (text); with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000) insert into notes select hex(randomblob(40)) from n',
  );
  database.close();
  folder.markInitialized();
  folder.release();
  return folder.databasePath;
}

const reasonNotToOpen = (path: string) => {
  try {
    openDataFolder(path).release();
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  return 'it was opened';
};

test('a new data folder is made, with the folders above it, for its owner alone', () => {
  using folder = buildFolder();
  const path = join(folder.path, 'deep/data');
  const dataFolder = openDataFolder(path);
  expect(dataFolder).toMatchObject({ path, databasePath: join(path, 'hub.sqlite') });
  expect(statSync(path).mode & 0o777).toBe(0o700);
  dataFolder.release();
});

test('a second owner is refused with a sentence, and the first is not disturbed', () => {
  using folder = buildFolder();
  const first = openDataFolder(folder.path);
  const refusal = `The data folder ${folder.path} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`;
  expect(reasonNotToOpen(folder.path)).toBe(refusal);
  expect(reasonNotToOpen(folder.path)).toBe(refusal);
  first.release();
});

test('a released folder can be owned again', () => {
  using folder = buildFolder();
  openDataFolder(folder.path).release();
  expect(reasonNotToOpen(folder.path)).toBe('it was opened');
});

test('two folders can be owned at once', () => {
  using folder = buildFolder();
  const dataFolders = ['a', 'b'].map((name) => openDataFolder(join(folder.path, name)));
  expect(dataFolders).toHaveLength(2);
  for (const each of dataFolders) each.release();
});

test('a folder with a sound database is opened, also while the database itself is in use', () => {
  using folder = buildFolder();
  const database = new DatabaseSync(usedFolder(folder.path));
  database.exec('begin exclusive');
  expect(reasonNotToOpen(folder.path)).toBe('it was opened');
  database.close();
});

test.each([
  ['text', (path: string) => writeFileSync(path, 'These are my notes, and no database.'.repeat(40))],
  ['a database whose pages are overwritten', overwriteMiddle],
  ['a database cut in half', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
])('%s in place of the database is refused, and stays as it is', (_, damage) => {
  using folder = buildFolder();
  const databasePath = usedFolder(folder.path);
  damage(databasePath);
  const { size } = statSync(databasePath);
  const refusal = `The database ${databasePath} is damaged or is not a database of the hub. Restore a backup.`;
  expect(reasonNotToOpen(folder.path)).toBe(refusal);
  // The second start reports the same, as the lock was released.
  expect(reasonNotToOpen(folder.path)).toBe(refusal);
  expect(statSync(databasePath).size).toBe(size);
});

test.each([
  ['vanished', (path: string) => rmSync(path)],
  ['was emptied', (path: string) => truncateSync(path, 0)],
])('a database that %s is not silently begun anew', (_, damage) => {
  using folder = buildFolder();
  damage(usedFolder(folder.path));
  const refusal = `The database in ${folder.path} is gone or empty, though the folder was in use. Restore a backup, or empty the folder to begin anew.`;
  expect(reasonNotToOpen(folder.path)).toBe(refusal);
  expect(reasonNotToOpen(folder.path)).toBe(refusal);
});

test('an emptied folder begins anew', () => {
  using folder = buildFolder();
  usedFolder(folder.path);
  rmSync(folder.path, { recursive: true });
  expect(reasonNotToOpen(folder.path)).toBe('it was opened');
});

test('a first start that was broken off before it had a database may be tried again', () => {
  using folder = buildFolder();
  openDataFolder(folder.path).release();
  expect(existsSync(join(folder.path, 'initialized'))).toBe(false);
  writeFileSync(join(folder.path, 'hub.sqlite'), '');
  expect(reasonNotToOpen(folder.path)).toBe('it was opened');
});

test('a folder that cannot be made is refused with a sentence', () => {
  using folder = buildFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(reasonNotToOpen(join(file, 'data'))).toMatch(
    /^The data folder .+ cannot be made: ENOTDIR.+\. Set DATA_DIR to a folder that can be written\.$/s,
  );
});

// Cannot be tested by the folder's mode: the tests may run as root, who may write everywhere.
test('a folder in which no file can be written is refused with a sentence', () => {
  using folder = buildFolder();
  mkdirSync(join(folder.path, 'lock'));
  expect(reasonNotToOpen(folder.path)).toBe(`The data folder ${folder.path} cannot be written: unable to open database file.`);
});

/** Runs as a user who may not open root's files; a user other than root has no rights to a file of mode 0 either. */
function asAnotherUser<T>(run: () => T): T {
  if (process.getuid?.() !== 0) return run();
  process.seteuid?.(nobody);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

test.each([
  ['the database', 'hub.sqlite', /^The database .+hub\.sqlite cannot be opened: unable to open database file\./],
  ['the lock', 'lock', /^The data folder .+ cannot be written: unable to open database file\./],
])('%s that this user may not open is not called damaged', (_, file, sentence) => {
  using folder = buildFolder();
  usedFolder(folder.path);
  const path = join(folder.path, file);
  chmodSync(path, 0);
  // Owner of the folder is the hub, owner of the file is root.
  if (isRoot) for (const own of ['', 'hub.sqlite', 'lock', 'initialized']) chownSync(join(folder.path, own), nobody, nobody);
  if (isRoot) chownSync(path, 0, 0);
  const refusal = asAnotherUser(() => reasonNotToOpen(folder.path));
  expect(refusal).toMatch(sentence);
  expect(refusal).not.toMatch(/damaged|Restore/);
  if (isRoot)
    expect(refusal).toContain(`${path} belongs to user 0, and this process runs as user ${nobody}: chown ${nobody} ${path}`);
  // Second try, with the same reason since the lock was released.
  expect(asAnotherUser(() => reasonNotToOpen(folder.path))).toBe(refusal);
});

test('a database that may be read and not written is not called damaged', () => {
  using folder = buildFolder();
  const path = usedFolder(folder.path);
  chmodSync(path, 0o444);
  if (isRoot) for (const own of ['', 'lock', 'initialized']) chownSync(join(folder.path, own), nobody, nobody);
  expect(asAnotherUser(() => reasonNotToOpen(folder.path))).toMatch(
    /^The database .+ cannot be opened: attempt to write a readonly database\./,
  );
});

test('what root makes in a data folder belongs to the owner of the folder', () => {
  using folder = buildFolder();
  if (isRoot) chownSync(folder.path, nobody, nobody);
  const dataFolder = openDataFolder(folder.path);
  dataFolder.markInitialized();
  dataFolder.release();
  const owner = statSync(folder.path).uid;
  expect(['lock', 'initialized'].map((name) => statSync(join(folder.path, name)).uid)).toEqual([owner, owner]);
});

function overwriteMiddle(path: string): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(20_000, 0xa5), 0, 20_000, 8_192);
  closeSync(file);
}

test('its files are for its owner alone, also in a folder that others may look into, and those of before too', () => {
  using folder = buildFolder();
  chmodSync(folder.path, 0o755);
  const modes = (path: string) => [path, `${path}-wal`, join(folder.path, 'lock')].map((file) => statSync(file).mode & 0o777);
  for (const before of [undefined, 0o644]) {
    if (before) chmodSync(join(folder.path, 'hub.sqlite'), before);
    const dataFolder = openDataFolder(folder.path);
    const database = new DatabaseSync(dataFolder.databasePath);
    database.exec('pragma journal_mode = wal; create table if not exists kysely_migration (name)');
    database.exec("insert into kysely_migration values ('a')");
    expect(modes(dataFolder.databasePath)).toEqual([0o600, 0o600, 0o600]);
    database.close();
    dataFolder.release();
  }
});

test('a database that is damaged while it is in use is noticed, and one that is whole or busy is not taken for damaged', () => {
  using folder = buildFolder();
  const path = usedFolder(folder.path);
  const database = new DatabaseSync(path);
  database.exec('begin exclusive');
  expect(isDamaged(path)).toBe(false);
  database.exec('rollback');
  expect(isDamaged(path)).toBe(false);
  overwriteMiddle(path);
  expect(isDamaged(path)).toBe(true);
  database.close();
});
