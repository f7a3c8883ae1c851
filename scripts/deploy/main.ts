// `npm run test:deploy`: the two commands of README.md on fresh Debians, and the deployments of docs/operations.md for real.
import { rmSync } from 'node:fs';
import { tryContainers } from './containers.ts';
import { DebianRoots } from './debian-root.ts';
import { tryFreshRoots } from './fresh-roots.ts';
import { tryService } from './service.ts';
import { interrupt, logFile, tell, timed } from './shell.ts';

const isWhole = process.argv.includes('--whole');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

const parts: Record<string, { heading: string; work: (roots: DebianRoots) => Promise<void> }> = {
  roots: { heading: 'npm start and npm test on fresh Debians', work: (roots) => tryFreshRoots(roots, isWhole) },
  service: { heading: 'One machine: systemd layout and nginx', work: tryService },
  containers: { heading: 'Several nodes: image and compose file', work: tryContainers },
};

rmSync(logFile, { force: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
await using roots = new DebianRoots();

let passed = 0;
let failed = 0;
for (const [name, { heading, work }] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue;
  tell(`== ${heading}`);
  try {
    const { seconds } = await timed(() => work(roots));
    tell(`  ok, ${seconds} s`);
    passed++;
  } catch (error) {
    tell(`  FAILED: ${(error as Error).stack}`);
    failed++;
  }
}
tell(`All that was printed is in .cache/deploy.log.\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
