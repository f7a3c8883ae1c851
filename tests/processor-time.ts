import { readFileSync } from 'node:fs';

/**
 * Processor time of this thread for a piece of work, in milliseconds. Unlike elapsed time it is independent of the machine's
 * other work.
 */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Unit of the kernel's processor time, in milliseconds: hundredths of a second (USER_HZ of Linux). */
const msOfTick = 10;

/** Processor time of another process so far, all its threads together, in milliseconds; Linux only. */
export function processorMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msOfTick;
}
