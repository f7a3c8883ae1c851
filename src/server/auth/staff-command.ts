// `npm run staff -- add NAME [--role admin|editor]`; in a container `node src/server/auth/staff-command.ts add NAME`.
import { runCommand } from '../backup/run-command.ts';
import { readPassword } from './read-password.ts';
import { runStaffCommand } from './staff-commands.ts';

await runCommand((settings, args) =>
  runStaffCommand(settings, args, {
    askPassword: () => readPassword(process.stdin, (text) => process.stderr.write(text)),
    print: (line) => console.log(line),
    now: new Date(),
  }),
);
