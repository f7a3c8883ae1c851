// Runs every npm command of this project: node scripts/run.mjs <command> [arguments].
// This file uses only syntax of Node 12: an old Node must report a sentence, not a syntax error. Everything newer is behind
// import().

const oldestHostNode = 18;

/** Module of each command, which exports `run(args)`: it returns the exit code. */
const commands = {
  start: () => import('./server/start.mjs'),
  build: () => import('./build/build-pages.mjs'),
  test: () => import('./test/run-checks.mjs'),
  bench: () => import('./bench/bench-command.mjs'),
  lighthouse: () => import('./bench/lighthouse-command.mjs'),
  'test:deploy': () => import('./deploy/deploy-command.mjs'),
  documents: () => program('scripts/documents/print-pdfs.mjs'),
  pictures: () => program('scripts/documents/make-pictures.ts'),
  'pictures:desk': () => program('scripts/documents/desk-pictures.ts'),
  backup: () => program('src/server/commands/backup-command.ts'),
  restore: () => program('src/server/commands/restore-command.ts'),
  'content:export': () => program('src/server/commands/export-command.ts'),
  'content:import': () => program('src/server/commands/import-command.ts'),
  evidence: () => program('src/server/commands/evidence-command.ts'),
  staff: () => program('src/server/commands/staff-command.ts'),
};

const program = (script) => import('./prepare/program-command.mjs').then((module) => module.programCommand(script));

function main(name, args) {
  if (Number(process.versions.node.split('.')[0]) < oldestHostNode) {
    console.error(
      `Node.js ${oldestHostNode} or newer is needed to begin with, and this is ${process.version}. ` +
        'Install a newer one from https://nodejs.org and start again.',
    );
    process.exitCode = 1;
    return;
  }
  if (!Object.keys(commands).includes(name)) {
    console.error(`There is no command '${name}'; there are ${Object.keys(commands).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  commands[name]()
    .then((command) => command.run(args))
    .then(
      (code) => {
        process.exitCode = code;
      },
      async (error) => {
        const { sentenceFor } = await import('./prepare/plain-error.mjs');
        console.error(sentenceFor(error));
        process.exitCode = 1;
      },
    );
}

main(process.argv[2], process.argv.slice(3));
