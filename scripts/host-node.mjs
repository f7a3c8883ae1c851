// This file and those that import it statically use only what Node 12 can read: an old Node must meet a sentence, not a
// syntax error. Everything newer is behind the import() that `load` makes.

const oldestHostNode = 18;

/**
 * Runs one of the npm commands and turns what goes wrong into a sentence and an exit code.
 * @param {() => Promise<{ run: (args: string[]) => Promise<number> }>} load brings the command's module
 */
export function runCommand(load) {
  if (Number(process.versions.node.split('.')[0]) < oldestHostNode) {
    console.error(
      `Node.js ${oldestHostNode} or newer is needed to begin with, and this is ${process.version}. ` +
        'Install a newer one from https://nodejs.org and start again.',
    );
    process.exitCode = 1;
    return;
  }
  load()
    .then((command) => command.run(process.argv.slice(2)))
    .then(
      (code) => {
        process.exitCode = code;
      },
      async (error) => {
        const { sentenceFor } = await import('./plain-error.mjs');
        console.error(sentenceFor(error));
        process.exitCode = 1;
      },
    );
}
