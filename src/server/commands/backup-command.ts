// Usage: `npm run backup -- FILE`, `-- --into FOLDER` every day, `-- --before-upgrade FOLDER`; without npm, `node
// src/server/commands/backup-command.ts`.
import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { backUpInto } from '../backup/backup-into.ts';
import type { BackupCause } from '../backup/rotation.ts';
import { systemClock } from '../clock/clock.ts';
import { printLines } from './print-lines.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Tell one file, npm run backup -- hub-2026-11-20.backup, or a folder: npm run backup -- --into backups for one a day, npm run backup -- --before-upgrade backups for one that stays';

const causes: Partial<Record<string, BackupCause>> = { '--into': 'hub', '--before-upgrade': 'before-upgrade' };

await runCommand(async (settings, [first = '', second, ...more], callerFolder) => {
  const now = systemClock.now().toISOString();
  const cause = causes[first];
  const place = cause ? second : first;
  if (!place || place.startsWith('--') || more.length > 0 || (!cause && second !== undefined)) return usage;
  const target = resolve(callerFolder, place);
  const { path, bytes, removed } = cause
    ? await backUpInto(settings, target, now, cause)
    : { path: target, bytes: await backUp(settings, target, now), removed: [] };
  printLines(
    `${path} holds the backup (${Math.ceil(bytes / 1024)} kB). It has personal data in it: keep it where only you can read.`,
  );
  if (removed.length > 0) printLines(`Removed: ${removed.join(', ')}.`);
  return undefined;
});
