import { endingCleanly, runProgram } from './child-processes.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';

/**
 * Command that is a separate program: it runs next to the server, on its settings.
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
