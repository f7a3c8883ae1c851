import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A memory limit for a process. */
export interface MemoryGroup extends Disposable {
  /** Words before the command of the process. */
  within: readonly string[];
  /** Description of the mechanism, for the test's output. */
  told: string;
}

/** Folders of the kernel's memory groups, of version 2 and of version 1, with the file of their limit. */
const places = [
  ['/sys/fs/cgroup', 'memory.max'],
  ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
] as const;

/**
 * Makes the kernel end a process that uses more than this many megabytes, as it ends the hub under
 * deploy/ministry-ai-hub.service: by systemd if it runs, else by a separate group. If neither is possible, only the heap is
 * limited.
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
