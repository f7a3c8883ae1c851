// `npm run test:deploy`: runs the deployments of docs/operations.md for real.
import { mkdtempSync, rmSync } from 'node:fs';
import { tryContainers } from './containers.ts';
import { makeDebianImage } from './debian-image.ts';
import type { Docker } from './docker-daemon.ts';
import { startDocker } from './docker-daemon.ts';
import { tryService } from './service.ts';
import { interrupt, logFile, measureTime, printLine } from './shell.ts';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

const parts: Record<string, { heading: string; work: (docker: Docker) => Promise<void> }> = {
  service: { heading: 'One machine: a new Debian with systemd and nginx', work: tryService },
  containers: { heading: 'Several nodes: image and compose file', work: tryContainers },
};

rmSync(logFile, { force: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
// Short path, because the length of a socket's path is limited.
await using docker = await startDocker(mkdtempSync('/tmp/hub-docker-'));
await makeDebianImage(docker);

let passed = 0;
let failures = 0;
for (const [name, { heading, work }] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue;
  printLine(`== ${heading}`);
  try {
    const { seconds } = await measureTime(() => work(docker));
    printLine(`  ok, ${seconds} s`);
    passed++;
  } catch (error) {
    printLine(`  FAILED: ${(error as Error).stack}`);
    failures++;
  }
}
printLine(`All that was printed is in .cache/deploy.log.\n\n${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
