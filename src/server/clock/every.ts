import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nameFault } from '../database/fault.ts';

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

/**
 * Tells that a piece of work failed: of a database that is away, busy or full a warning, since it is tried again; anything else is a
 * mistake of ours, and stands in the log with all that is known of it, as a request's does.
 * @param route names the work, as a request's route names the page
 */
export const tellFault =
  (log: Logger, route: string, says: string) =>
  (error: unknown): void => {
    const all: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const fault = nameFault(all[0]);
    if (fault && all.every(nameFault)) log.warn({ route, fault }, says);
    else log.error({ route, err: error }, says);
  };
