import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { startServer } from '#tests/environment/server.ts';

const quiet = { LOG_LEVEL: 'silent' };
let good: Promise<Buffer> | undefined;

/** Database of a hub that was stopped properly; made when the first test needs it. */
function goodDatabase(): Promise<Buffer> {
  good ??= (async () => {
    using folder = buildFolder();
    await (await startServer(quiet, { dataDir: folder.path })).stop();
    return readFileSync(join(folder.path, 'hub.sqlite'));
  })();
  return good;
}

/** Garbage in the middle, which no header reveals. */
function scribbled(database: Buffer): Buffer {
  const damaged = Buffer.from(database);
  damaged.fill(0xa5, Math.floor(damaged.length / 2), Math.floor(damaged.length / 2) + 16_384);
  return damaged;
}

const damages: [what: string, sentence: RegExp, damage: (file: string) => void][] = [
  [
    'is no database',
    /is damaged or is not a database of the hub\. Restore a backup\./,
    (file) => writeFileSync(file, 'no database'),
  ],
  [
    'is scribbled over',
    /is damaged or is not a database of the hub/,
    (file) => writeFileSync(file, scribbled(readFileSync(file))),
  ],
  ['is cut off', /is damaged or is not a database of the hub/, (file) => truncateSync(file, 300_000)],
  ['is empty', /is gone or empty, though the folder was in use\. Restore a backup/, (file) => truncateSync(file, 0)],
  ['is gone', /is gone or empty, though the folder was in use\. Restore a backup/, (file) => rmSync(file)],
  [
    'belongs to another program',
    /is not a database of the hub/,
    (file) => {
      rmSync(file);
      const other = new DatabaseSync(file);
      other.exec('create table songs (title text)');
      other.close();
    },
  ],
];

test.each(damages)(
  'a data folder whose database %s is refused with a sentence and left as it is',
  { tags: ['night'] },
  async (_, sentence, damage) => {
    using folder = buildFolder();
    const file = join(folder.path, 'hub.sqlite');
    writeFileSync(file, await goodDatabase());
    writeFileSync(join(folder.path, 'initialized'), '');
    damage(file);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const refusal = await startServer(quiet, { dataDir: folder.path }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(refusal).toMatch(sentence);
    expect(refusal, 'no stack').not.toMatch(/\n\s+at /);
    expect(existsSync(file) ? readFileSync(file) : undefined).toEqual(before);
  },
);

test('a second process on the folder is refused, the first goes on, and the folder is free after a kill', async () => {
  using folder = buildFolder();
  await using first = await startServer(quiet, { dataDir: folder.path });
  await expect(startServer(quiet, { dataDir: folder.path })).rejects.toThrow(
    /is in use by another process\. Stop that one first/,
  );
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  await first.kill();
  await using second = await startServer(quiet, { dataDir: folder.path });
  await second.stop();
});
