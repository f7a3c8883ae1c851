import { endingCleanly, runProgram } from './child-processes.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';

/**
 * A command that is a program of its own: it runs beside the server, on its settings.
 * @param {string} script from the project's root
 * @returns {{ run: (args: string[]) => Promise<number> }}
 */
export const programCommand = (script) => ({
  run: (args) =>
    endingCleanly(async () => {
      await ensureInstalled();
      const { code } = await runProgram(pinnedNode, [script, ...args]);
      return code;
    }),
});
