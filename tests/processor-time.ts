import { readFileSync } from 'node:fs';

/**
 * How much of the processor this thread took for a piece of work, in milliseconds. What else the machine does has no part in it, as it
 * has in the time that goes by.
 */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The kernel tells processor time in hundredths of a second (USER_HZ of Linux). */
const msOfTick = 10;

/** Processor milliseconds of another process so far, all its threads together; Linux only. */
export function processorMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msOfTick;
}
