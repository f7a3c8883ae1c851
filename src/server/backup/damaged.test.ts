import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import { contactsOf, openPlace, sendContact } from '#tests/hub-places.ts';
import { backUp } from './backup.ts';
import { openJsonLines, writeJsonLines } from './json-lines.ts';
import { restore } from './restore.ts';

const now = '2026-11-22T08:00:00.000Z';
const into = { force: false, now };

/** Returns the sentence with which a restore is refused; undefined when it is not. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => `${error.name}: ${error.message}`,
  );

/** Checks whether a file unpacks to the same rows as another. */
function unpacksTo(copy: Buffer, whole: Buffer): boolean {
  try {
    return gunzipSync(copy).equals(gunzipSync(whole));
  } catch {
    return false;
  }
}

test.each(bothDatabases)(
  'on %s a backup in which any byte was changed is refused, in a sentence',
  async (kind) => {
    await using place = await openPlace(kind);
    await using target = await openPlace('sqlite');
    const hub = await place.start();
    await sendContact(hub.address, 'Which byte is it?');
    await hub.stop();
    const file = join(place.folder, 'hub.backup');
    await backUp(place.settings, file, now);
    const whole = readFileSync(file);
    const damaged = join(target.folder, 'damaged.backup');
    // Places at the start, in the checksum at the end, and spread over all of it; some bytes of gzip's head mean nothing.
    const spread = Array.from({ length: 40 }, (_, place) => Math.floor(((place + 0.5) / 40) * whole.length));
    const ends = kind === 'sqlite' ? [0, 17, 30, 100, whole.length - 84, whole.length - 1] : [0, 1, whole.length - 8];
    for (const at of [...ends, ...spread]) {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 0x10;
      // Some bits that gzip wraps round its blocks mean nothing: the rows are the same then.
      if (kind === 'postgres' && unpacksTo(copy, whole)) continue;
      writeFileSync(damaged, copy);
      expect(await refusal(restore(target.settings, damaged, into)), `byte ${at}`).toMatch(
        /^BackupError: .+(damaged|is no backup of the hub|is not whole)/,
      );
    }
    await restore(target.settings, file, into);
    expect(await contactsOf(target)).toEqual(['Which byte is it?']);
  },
  60_000,
);

test('a damage behind a line that cannot be read is told in one sentence too, and ends no process', async () => {
  using folder = buildFolder();
  const file = join(folder.path, 'large.backup');
  // Size at which reading continues after its first wrong line is found.
  async function* rowsOf() {
    for (let row = 0; row < 4_000; row += 1) yield JSON.stringify({ id: row, text: randomBytes(150).toString('base64') });
  }
  await writeJsonLines(file, { migrations: [], madeAt: now, tables: ['inbox'], rowsOf });
  const whole = readFileSync(file);
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  for (let place = 0; place < 30; place += 1) {
    const copy = Buffer.from(whole);
    const at = Math.floor(((place + 0.5) / 30) * whole.length);
    copy[at] = (copy[at] ?? 0) ^ 0x10;
    writeFileSync(file, copy);
    expect(await refusal(openJsonLines(file)), `byte ${at}`).toMatch(/^BackupError: .+(damaged|is not whole)/);
  }
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
}, 60_000);

test('a page of zeros, and an end that is missing, are refused', async () => {
  await using place = await openPlace('sqlite');
  await (await place.start()).stop();
  const file = join(place.folder, 'hub.backup');
  await backUp(place.settings, file, now);
  const whole = readFileSync(file);
  const cases = [
    Buffer.concat([whole.subarray(0, 40_960), Buffer.alloc(4_096), whole.subarray(45_056)]),
    whole.subarray(0, whole.length - 1),
    whole.subarray(0, 40_960),
  ];
  await using target = await openPlace('sqlite');
  for (const bytes of cases) {
    writeFileSync(join(target.folder, 'damaged'), bytes);
    expect(await refusal(restore(target.settings, join(target.folder, 'damaged'), into))).toMatch(/^BackupError: .+ is damaged/);
  }
});

test('a backup from before there were checksums is restored, and the operator is told what it does not have', async () => {
  await using place = await openPlace('sqlite');
  await (await place.start()).stop();
  const file = join(place.folder, 'older.backup');
  using database = new DatabaseSync(join(place.dataDir, 'hub.sqlite'), { readOnly: true });
  database.prepare('vacuum into ?').run(file);
  await using target = await openPlace('sqlite');
  const sentences: string[] = [];
  await restore(target.settings, file, { ...into, tell: (sentence) => sentences.push(sentence) });
  expect(sentences).toEqual([expect.stringMatching(/older\.backup has no checksum/)]);
  await (await target.start()).stop();
});

test('SQLite itself still reads a backup with its checksum', async () => {
  await using place = await openPlace('sqlite');
  await (await place.start()).stop();
  const file = join(place.folder, 'hub.backup');
  await backUp(place.settings, file, now);
  expect(statSync(file).size % 512).toBe(84);
  using database = new DatabaseSync(file);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
});
