import { setTimeout as wait } from 'node:timers/promises';

// What goes on must not hold up a stop; whoever starts next takes it up.
const stopMs = 5_000;

/**
 * Does a piece of work now and every so many milliseconds, one at a time, and keeps no process alive for it.
 * @param work is told when the server stops
 * @param onFault is told what failed, unless the server stops; it is tried again the next time. Without it a failure is no one's.
 * @returns ends it, after what is under way or five seconds
 */
export function every(
  ms: number,
  work: (stopping: AbortSignal) => Promise<void>,
  onFault = (error: unknown): void => {
    throw error;
  },
): () => Promise<void> {
  const stopping = new AbortController();
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= work(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onFault(error);
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, ms);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await Promise.race([underWay, wait(stopMs, undefined, { ref: false })]);
  };
}
