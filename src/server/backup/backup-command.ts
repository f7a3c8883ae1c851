// `npm run backup -- FILE`; in a container `node src/server/backup/backup-command.ts FILE`.
import { resolve } from 'node:path';
import { backUp } from './backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (settings, [file, ...more], callerFolder) => {
  if (!file || more.length > 0) return 'Tell one file: npm run backup -- hub-2026-11-20.backup';
  const path = resolve(callerFolder, file);
  const bytes = await backUp(settings, path, new Date().toISOString());
  console.log(
    `${path} holds the backup (${Math.ceil(bytes / 1024)} kB). It has personal data in it: keep it where only you can read.`,
  );
  return undefined;
});
