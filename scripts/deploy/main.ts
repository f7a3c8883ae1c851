// `npm run test:deploy`: the deployments of docs/operations.md for real.
import { rmSync } from 'node:fs';
import { tryContainers } from './containers.ts';
import { DebianRoots } from './debian-root.ts';
import { tryService } from './service.ts';
import { interrupt, logFile, tell, timed } from './shell.ts';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

const parts: Record<string, { heading: string; work: (roots: DebianRoots) => Promise<void> }> = {
  service: { heading: 'One machine: a new Debian with systemd’s layout and nginx', work: tryService },
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
