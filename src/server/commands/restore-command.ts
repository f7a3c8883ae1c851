// Usage: `npm run restore -- FILE [--force]`; in a container `node src/server/commands/restore-command.ts FILE`.
import { resolve } from 'node:path';
import { restore } from '../backup/restore.ts';
import { systemClock } from '../clock/clock.ts';
import { tellLockedOut } from './locked-out.ts';
import { printLines } from './print-lines.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (settings, args, callerFolder) => {
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  if (!file || more.length > 0) return 'Tell one file: npm run restore -- hub-2026-11-20.backup';
  const options = {
    force: args.includes('--force'),
    now: systemClock.now().toISOString(),
    tell: printLines,
    examine: tellLockedOut,
  };
  const replaced = await restore(settings, resolve(callerFolder, file), options);
  printLines('The backup is restored. Start the hub.');
  if (replaced)
    printLines(`What was there before is kept as ${replaced}. It holds personal data: delete it when you no longer need it.`);
  return undefined;
});
