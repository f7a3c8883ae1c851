// Adds staff by the operator's command: `node tests/environment/add-staff.ts '[["add", "ruth"], …]'`. One process for all,
// because starting takes longer than the work. The password comes from standard input.

import { text } from 'node:stream/consumers';
import { runCommand } from '#server/commands/run-command.ts';
import { runStaffCommand } from '#server/commands/staff-commands.ts';

const password = (await text(process.stdin)).trim();

await runCommand(async (settings, [lines = '[]']) => {
  for (const line of JSON.parse(lines) as string[][]) {
    const terminal = { askPassword: async () => password, print: console.log, now: new Date() };
    const wrong = await runStaffCommand(settings, line, terminal);
    if (wrong) return wrong;
  }
  return undefined;
});
