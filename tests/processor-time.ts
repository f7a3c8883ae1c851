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
