import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { inDatabase, openPlace } from '#tests/hub-places.ts';
import { openForCommand } from '../commands/open-for-command.ts';
import { backUp } from './backup.ts';
import { backUpInto } from './backup-into.ts';
import { restore } from './restore.ts';

const now = '2026-11-27T08:00:00.000Z';
const refusal =
  'A newer version of the hub has changed this database (9999-of-a-newer-hub). Start that version, or restore an older backup.';
const fileIn = (place: HubPlace) => join(place.folder, 'hub.backup');

/** Leaves a database that this hub has used as a newer hub would. */
async function useByNewer(place: HubPlace): Promise<void> {
  await (await place.start()).stop();
  await inDatabase(place, sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-hub', ${now})`);
}

test.each(databaseKinds)(
  'on %s whatever this version is asked for beside a newer hub, it refuses with the start’s sentence',
  async (kind) => {
    await using place = await openPlace(kind);
    await useByNewer(place);
    await expect(place.start()).rejects.toThrow(refusal);
    await expect(openForCommand(place.settings)).rejects.toThrow(refusal);
    await expect(backUp(place.settings, fileIn(place), now)).rejects.toThrow(refusal);
    await expect(backUpInto(place.settings, join(place.folder, 'backups'), now)).rejects.toThrow(refusal);
    expect(existsSync(fileIn(place))).toBe(false);
    expect(readdirSync(join(place.folder, 'backups'))).toEqual([]);
  },
);

test('on postgres no backup leaves out a table: one that the hub does not know is named', async () => {
  await using place = await openPlace('postgres');
  await (await place.start()).stop();
  await inDatabase(place, sql`create table "prices" (id text)`);
  await expect(backUp(place.settings, fileIn(place), now)).rejects.toThrow(
    /^The database holds tables that this version of the hub does not know \(prices\), and a backup would leave them out\./,
  );
  expect(readdirSync(place.folder).filter((name) => name.startsWith('hub.backup'))).toEqual([]);
  await inDatabase(place, sql`drop table "prices"`);
  expect(await backUp(place.settings, fileIn(place), now)).toBeGreaterThan(0);
});

test('a wrong place for a backup is told in a sentence, and nothing is left there', async () => {
  await using place = await openPlace('sqlite');
  await (await place.start()).stop();
  const { settings, folder } = place;
  await expect(backUp(settings, join(folder, 'no/such/x.backup'), now)).rejects.toThrow(
    `There is no folder ${join(folder, 'no/such')}: make it first`,
  );
  expect(existsSync(join(folder, 'no'))).toBe(false);
  writeFileSync(join(folder, 'a-file'), '');
  for (const wrong of ['a-file', 'a-file/below'])
    await expect(backUpInto(settings, join(folder, wrong), now)).rejects.toThrow(/ is no folder, or lies below a file/);
  const options = { force: true, now };
  await expect(restore(settings, folder, options)).rejects.toThrow(`${folder} is a folder: name the backup in it.`);
  await expect(restore(settings, join(folder, 'none'), options)).rejects.toThrow('There is no file ');
});

test('what a backup began and could not end leaves neither its file nor SQLite’s log', async () => {
  await using place = await openPlace('sqlite');
  mkdirSync(place.dataDir);
  writeFileSync(join(place.dataDir, 'hub.sqlite'), 'no database at all');
  writeFileSync(`${fileIn(place)}.unfinished-journal`, 'left by one that was killed');
  await expect(backUp(place.settings, fileIn(place), now)).rejects.toThrow(/not a database/);
  expect(readdirSync(place.folder).filter((name) => name.startsWith('hub.backup'))).toEqual([]);
});
