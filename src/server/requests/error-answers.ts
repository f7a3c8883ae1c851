import type { Logger } from 'pino';
import { nameFault } from '../database/fault.ts';
import { HttpError } from '../errors.ts';
import { currentRequest } from './request-scope.ts';

/** Seconds after which a client may retry when the database is unavailable. */
const retryAfterSeconds = 30;

const cannotStore = 'We can’t store anything right now. Please try again in a minute.';
/** Message during an upgrade (docs/operations.md, "Upgrade"). */
const beingUpgraded = 'The hub is being upgraded: your draft is kept. Please try again in a minute.';

/**
 * Finds the error that answers a failure: itself, or 503 when the database cannot be written or was migrated by a newer version.
 * Undefined for a mistake of ours.
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
 * Logs that the database could not be used for a request to `path`; logs nothing for other errors. The database's message may
 * quote a visitor and is left out, except for the name of a missing table.
 */
export function warnOfFault(log: Logger, path: string, error: unknown): void {
  const fault = nameFault(error);
  if (fault === 'newer') log.error({ path, reason: (error as Error).message }, 'the database is of a newer version');
  else if (fault) log.warn({ path, fault }, 'the database cannot be used');
}

/**
 * Reports a mistake of ours to the operator, once for each request, with its pattern and id (log.ts). Its message quotes nobody:
 * rows and reads throw what they were built with.
 */
export function reportFault(log: Logger, error: unknown): void {
  const scope = currentRequest();
  if (scope?.isFaultReported) return;
  if (scope) scope.isFaultReported = true;
  log.error({ err: error }, 'a request failed');
}
