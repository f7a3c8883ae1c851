import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, buildHub } from '#tests/builders.ts';
import { readSettings } from '../settings.ts';
import { backUpInto } from './backup-into.ts';

const now = '2026-11-22T03:15:00.000Z';
const today = 'hub-2026-11-22T03-15-00Z.backup';
// Two of one day long ago: the earlier one is outdated as soon as there is a next.
const [outdated, kept] = ['hub-2026-08-01T03-15-00Z.backup', 'hub-2026-08-01T09-15-00Z.backup'];

test('a backup is made under its time in a folder that need not be there, and what is outdated goes', async () => {
  await using hub = await buildHub();
  const settings = readSettings({}, hub.root);
  const folder = join(hub.root, 'backups');
  expect(await backUpInto(settings, folder, now)).toEqual({ path: join(folder, today), bytes: expect.any(Number), removed: [] });
  for (const name of [outdated, kept, 'notes.txt']) writeFileSync(join(folder, name), '');
  await backUpInto(settings, folder, '2026-11-22T03:16:00.000Z');
  expect(readdirSync(folder).sort()).toEqual([kept, 'hub-2026-11-22T03-16-00Z.backup', 'notes.txt']);
}, 60_000);

test('while no backup can be made none is removed', async () => {
  using folder = buildFolder();
  const backups = join(folder.path, 'backups');
  mkdirSync(backups);
  for (const name of [outdated, kept]) writeFileSync(join(backups, name), '');
  await expect(backUpInto(readSettings({}, folder.path), backups, now)).rejects.toThrow(/^There is no database in /);
  expect(readdirSync(backups).sort()).toEqual([outdated, kept]);
});
