// `npm run restore -- FILE [--force]`; in a container `node src/server/backup/restore-command.ts FILE`.
import { resolve } from 'node:path';
import { restore } from './restore.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (settings, args, callerFolder) => {
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  if (!file || more.length > 0) return 'Tell one file: npm run restore -- hub-2026-11-20.backup';
  await restore(settings, resolve(callerFolder, file), args.includes('--force'));
  console.log(`The backup is restored to ${settings.databaseUrl ? 'PostgreSQL' : settings.dataDir}. Start the hub.`);
  return undefined;
});
