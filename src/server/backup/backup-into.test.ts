import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, buildHub } from '#tests/builders.ts';
import { readSettings } from '../settings.ts';
import { backUpInto } from './backup-into.ts';

const now = '2026-11-22T03:15:00.000Z';
const today = 'hub-2026-11-22T03-15-00Z.backup';
// Backups of one day long ago: the earlier one is outdated as soon as there is a next.
const [outdated, keptName] = ['hub-2026-08-01T03-15-00Z.backup', 'hub-2026-08-01T09-15-00Z.backup'];

test('a backup is made under its time in a folder that need not be there, and what is outdated goes', async () => {
  await using hub = await buildHub();
  const settings = readSettings({}, hub.root);
  const folder = join(hub.root, 'backups');
  expect(await backUpInto(settings, folder, now)).toEqual({ path: join(folder, today), bytes: expect.any(Number), removed: [] });
  for (const name of [outdated, keptName, 'notes.txt']) writeFileSync(join(folder, name), '');
  await backUpInto(settings, folder, '2026-11-22T03:16:00.000Z');
  expect(readdirSync(folder).sort()).toEqual([keptName, 'hub-2026-11-22T03-16-00Z.backup', 'notes.txt']);
}, 60_000);

test('while no backup can be made none is removed', async () => {
  using folder = buildFolder();
  const backups = join(folder.path, 'backups');
  mkdirSync(backups);
  for (const name of [outdated, keptName]) writeFileSync(join(backups, name), '');
  await expect(backUpInto(readSettings({}, folder.path), backups, now)).rejects.toThrow(/^There is no database in /);
  expect(readdirSync(backups).sort()).toEqual([outdated, keptName]);
});

test('what is made before an upgrade is named so; nothing of a day removes it, only the third upgrade after', async () => {
  await using hub = await buildHub();
  const settings = readSettings({}, hub.root);
  const folder = join(hub.root, 'backups');
  const nameOf = (day: string) => `before-upgrade-${day}T03-15-00Z.backup`;
  const days = ['2026-08-01', '2026-09-01', '2026-10-01'];
  for (const day of days) await backUpInto(settings, folder, `${day}T03:15:00.000Z`, 'before-upgrade');
  await backUpInto(settings, folder, '2026-10-01T03:16:00.000Z');
  await backUpInto(settings, folder, now);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(days.map(nameOf)));
  const { path, removed } = await backUpInto(settings, folder, now, 'before-upgrade');
  expect(path).toBe(join(folder, nameOf('2026-11-22')));
  expect(removed).toEqual([nameOf('2026-08-01')]);
}, 60_000);

test('what a killed backup left goes with the next one, and what another one writes just now stays', async () => {
  await using hub = await buildHub();
  const folder = join(hub.root, 'backups');
  mkdirSync(folder);
  const leftovers = ['hub-2026-11-21T03-15-00Z.backup.unfinished', 'hub-2026-11-21T03-15-00Z.backup.unfinished-journal'];
  const beingMade = 'before-upgrade-2026-11-22T03-14-59Z.backup.unfinished';
  for (const name of [...leftovers, beingMade]) writeFileSync(join(folder, name), '');
  for (const name of leftovers) utimesSync(join(folder, name), new Date(now), new Date('2026-11-21T03:15:00Z'));
  utimesSync(join(folder, beingMade), new Date(now), new Date('2026-11-22T03:14:59Z'));
  expect((await backUpInto(readSettings({}, hub.root), folder, now)).removed).toEqual(leftovers);
  expect(readdirSync(folder).sort()).toEqual([beingMade, today]);
});
