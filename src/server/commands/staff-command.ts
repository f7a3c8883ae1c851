// Usage: `npm run staff -- add NAME [--role admin|editor]`; in a container `node src/server/commands/staff-command.ts add NAME`.

import { systemClock } from '../clock/clock.ts';
import { printLines } from './print-lines.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';
import { runStaffCommand } from './staff-commands.ts';

await runCommand((settings, args) =>
  runStaffCommand(settings, args, {
    askPassword: () => readPassword(process.stdin, (text) => process.stderr.write(text)),
    print: printLines,
    now: systemClock.now(),
  }),
);
