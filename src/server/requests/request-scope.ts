import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Request that the server is answering, available anywhere in the code. */
export interface RequestScope {
  /** Id that is in every log line that this request causes, and in its answer. */
  id: string;
  /** Client that it counts for, in memory alone: never logged, never stored as it is. */
  client?: string;
  /** Pattern of its address, once it is matched: '/api/tools/:slug'. Never the address itself. */
  route?: string;
  /** True if a fault of ours was already reported to the operator. */
  isFaultReported?: boolean;
  /**
   * Waits for something without holding the request's place in the work queue (limits/work-queue.ts); defined while it has
   * one.
   */
  away?: <T>(waiting: () => Promise<T>) => Promise<T>;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Returns the request's scope; undefined outside a request. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** Returns the client of the request that is being answered. */
export const clientOfRequest = (): string => currentRequest()?.client ?? '';

/** Runs `work` as part of this request. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/**
 * Waits for something beyond the server's control, such as the body of a request, and lets it work on other requests meanwhile.
 * @throws {HttpError} 503 when there is no place to return to
 */
export function awayFromQueue<T>(waiting: () => Promise<T>): Promise<T> {
  const away = currentRequest()?.away;
  return away ? away(waiting) : waiting();
}

export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** Validates an id that a trusted proxy gave the request; others could write anything into the log. */
export const isRequestId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id);
