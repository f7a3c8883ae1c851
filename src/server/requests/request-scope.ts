import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The request that the server is busy with, wherever it is in the code. */
export interface RequestScope {
  /** Stands in every line that this request causes in the log, and in its answer. */
  id: string;
  /** Whom it is counted for, in memory alone: never logged, never stored as it is. */
  client?: string;
  /** The pattern of its address, once it is known: '/api/tools/:slug'. Never the address itself. */
  route?: string;
  /** Whether a fault of ours was told to the operator already. */
  isFaultTold?: boolean;
  /** While it has a place in the queue of work (limits/work-queue.ts): waits for something without keeping that place. */
  away?: <T>(waiting: () => Promise<T>) => Promise<T>;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The request's scope; nothing outside a request. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** Whom the request is counted for that is being answered. */
export const clientOfRequest = (): string => currentRequest()?.client ?? '';

/** Does `work` as part of this request. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/**
 * Waits for what is not ours to hasten, such as the body of a request, and lets others be worked on meanwhile.
 * @throws {HttpError} 503 when there is no place to come back to
 */
export function awayFromQueue<T>(waiting: () => Promise<T>): Promise<T> {
  const away = currentRequest()?.away;
  return away ? away(waiting) : waiting();
}

export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** An id that a trusted proxy gave the request; others could write anything into the log. */
export const isRequestId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id);
