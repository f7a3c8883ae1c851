import type { Read } from '#domain/reads/reads.ts';
import { readAddress } from '#domain/reads/reads.ts';

/** An answer of the API that is not a success; its message is the status, a colon, a space and the body (docs/product.md). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** Checks whether an error is an API response with this status; on the server it may come from the request's context. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'status' in error && error.status === status;

/**
 * Error message for visitors: the API's own answer, and for everything else, such as a script or response that failed to load,
 * never the browser's message.
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error && 'status' in error ? error.message : 'It didn’t arrive. Check your connection, then try again.';

/**
 * Reads over HTTP, in the browser (docs/product.md).
 * @throws {ApiError} for every answer that is not OK.
 */
export const readApi: Read = async (name, parameters, signal) => {
  // Bypasses the browser's own cache: stale-while-revalidate is meant for shared caches.
  const response = await fetch(readAddress(name, parameters), { credentials: 'include', cache: 'no-cache', signal });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json();
};
