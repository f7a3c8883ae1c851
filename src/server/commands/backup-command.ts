// `npm run backup -- FILE`, or `-- --into FOLDER` every day; where there is no npm `node src/server/commands/backup-command.ts`.
import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { backUpInto } from '../backup/backup-into.ts';
import { systemClock } from '../clock/clock.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Tell one file, npm run backup -- hub-2026-11-20.backup, or a folder for a backup a day, npm run backup -- --into backups';

await runCommand(async (settings, [first, second, ...more], callerFolder) => {
  const now = systemClock.now().toISOString();
  const isDaily = first === '--into';
  const place = isDaily ? second : first;
  if (!place || more.length > 0 || (!isDaily && second !== undefined)) return usage;
  const target = resolve(callerFolder, place);
  const { path, bytes, removed } = isDaily
    ? await backUpInto(settings, target, now)
    : { path: target, bytes: await backUp(settings, target, now), removed: [] };
  console.log(
    `${path} holds the backup (${Math.ceil(bytes / 1024)} kB). It has personal data in it: keep it where only you can read.`,
  );
  if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`);
  return undefined;
});
