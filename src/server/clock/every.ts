import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nameFault } from '../database/fault.ts';

// Longest wait for running work at a stop; the next server starts that work again.
const stopMs = 5_000;

/**
 * Does work now and every so many milliseconds, one run at a time, without keeping the process alive.
 * @param work receives a signal that aborts when the server stops
 * @param onFault receives errors, unless the server stops; the work is retried the next time. Without it an error is unhandled.
 * @returns a function that stops it, once the current run has ended or after five seconds
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
 * Logs that a piece of work failed: a database that is unavailable, busy or full as a warning, since it is retried; anything else
 * is a mistake of ours, and is logged with all details, as a request's is.
 * @param route names the work, as a request's route names the page
 */
export const reportFault =
  (log: Logger, route: string, says: string) =>
  (error: unknown): void => {
    const all: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const fault = nameFault(all[0]);
    if (fault && all.every(nameFault)) log.warn({ route, fault }, says);
    else log.error({ route, err: error }, says);
  };
