import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What keeps a process within a bound of memory. */
export interface MemoryGroup extends Disposable {
  /** The words before the command of the process. */
  within: readonly string[];
  /** What does it, for whoever reads the outcome. */
  told: string;
}

/** Where the kernel has groups by memory, of version 2 and of version 1, and the file of their bound. */
const places = [
  ['/sys/fs/cgroup', 'memory.max'],
  ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
] as const;

/**
 * Has the kernel end a process that takes more than so many megabytes, as it ends the hub under deploy/ministry-ai-hub.service: by
 * systemd where it runs, else by a group of our own. Where neither can be had the heap alone is bounded.
 */
export function memoryGroup(megabytes: number): MemoryGroup {
  if (existsSync('/run/systemd/system') && process.getuid?.() === 0) {
    const bounds = [`--property=MemoryMax=${megabytes}M`, '--property=MemorySwapMax=0'];
    return {
      within: ['systemd-run', '--scope', '--quiet', '--collect', ...bounds, '--'],
      told: 'systemd-run',
      [Symbol.dispose]() {},
    };
  }
  for (const [parent, bound] of places) {
    const folder = join(parent, `hub-test-${process.pid}`);
    try {
      mkdirSync(folder);
      writeFileSync(join(folder, bound), String(megabytes * 1024 * 1024), { flag: 'r+' });
      const enter = ['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh'];
      return { within: enter, told: folder, [Symbol.dispose]: () => rmdirSync(folder) };
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
    }
  }
  const heap = `NODE_OPTIONS=--max-old-space-size=${megabytes / 2}`;
  return { within: ['env', heap], told: `no group of memory here: ${heap}`, [Symbol.dispose]() {} };
}
