import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nameFault } from '../database/fault.ts';
import { HttpError } from '../errors.ts';

/** Seconds after which a client may try again when the database is away. */
const retryAfterSeconds = 30;

const cannotStore = 'We can’t store anything right now. Please try again in a minute.';
/** docs/operations.md, "Upgrade". */
const beingUpgraded = 'The hub is being upgraded: your draft is kept. Please try again in a minute.';

/**
 * What a failure is answered with: itself, or 503 when the database cannot be written, or was migrated by a newer version. Nothing for
 * a mistake of ours.
 */
export function answerable(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const fault = nameFault(error);
  if (!fault || fault === 'unique') return undefined;
  return new HttpError(503, fault === 'newer' ? beingUpgraded : cannotStore, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/**
 * Logs that the database could not be used for a request to `path`; nothing when something else is the matter. Its own words may
 * quote a visitor and stay out, but for the name of a table that is gone.
 */
export function warnOfFault(log: Logger, path: string, error: unknown): void {
  const fault = nameFault(error);
  if (fault === 'newer') log.error({ path, reason: (error as Error).message }, 'the database is of a newer version');
  else if (fault) log.warn({ path, fault }, 'the database cannot be used');
}

// From one second to two, so that hundreds that were refused together do not come back together.
const leastRefusalMs = 1_000;

/**
 * Waits before a client that asks too much is told so: connections that each ask again at once would else keep the server busy with
 * refusing. Any other failure is told without delay.
 */
export async function slowDown(failure: HttpError | undefined): Promise<void> {
  if (failure?.isTooMuch) await wait(leastRefusalMs * (1 + Math.random()), undefined, { ref: false });
}
