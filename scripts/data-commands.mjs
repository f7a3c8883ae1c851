import { endingCleanly, runProgram } from './child-processes.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';

/**
 * A command that runs beside the hub, on its settings, in a process of its own.
 * @param {string} script
 * @returns {{ run: (args: string[]) => Promise<number> }}
 */
const command = (script) => ({
  run: (args) =>
    endingCleanly(async () => {
      await ensureInstalled();
      const { code } = await runProgram(pinnedNode, [script, ...args]);
      return code;
    }),
});

export const backup = command('src/server/backup/backup-command.ts');
export const restore = command('src/server/backup/restore-command.ts');
export const contentExport = command('src/server/catalogue/export-command.ts');
export const contentImport = command('src/server/catalogue/import-command.ts');
export const staff = command('src/server/auth/staff-command.ts');
