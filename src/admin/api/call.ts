import { randomKey } from '#browser/random-key.ts';
import type { FieldIssue } from '#domain/check.ts';

/** An answer of the API that is no success; `status` is 0 if none came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Validation errors by field (422). */
  readonly issues: FieldIssue[];
  /** The current record, after somebody else's edit (409). */
  readonly current: unknown;
  /** Seconds to wait before another try (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, more: { issues?: FieldIssue[]; current?: unknown; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.issues = more.issues ?? [];
    this.current = more.current;
    this.retryAfter = more.retryAfter;
  }
}

/** Checks whether an error is the API's answer with this status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** Returns the record as somebody else's edit left it; undefined for other errors. */
export const currentOf = <T>(error: unknown): T | undefined => (hasStatus(error, 409) ? (error.current as T) : undefined);

/** Returns the words for an error: what to do about it, if the API says so. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  return [error.message, ...error.issues.map(({ message }) => `${message}.`)].join(' ');
}

/** Resolves to true if the user signed in again, so that the call is worth repeating. */
let signInAgain: () => Promise<boolean> = async () => false;

/** Registers the dialog that asks for the password when a session has ended. */
export const onSessionEnd = (ask: () => Promise<boolean>): void => {
  signInAgain = ask;
};

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /**
   * True to throw on 401 instead of asking to sign in again: for the sign-in itself, and for background calls while the user
   * types.
   */
  isAboutSession?: boolean;
  /** Aborts the call when its answer is no longer wanted. */
  signal?: AbortSignal;
}

const waitsMs = [500, 2_000];

/**
 * Idempotency keys of writes without an answer, by what was sent: the same body sent again, by the desk or by a person, is the
 * same write. Once the hub has answered, other than with 5xx, the same body is a new write.
 */
const openKeys = new Map<string, string>();

const isUnknown = (status: number) => status === 0 || status === 502 || status === 504;

/** Checks whether the hub may have stored a write despite the error: no answer came, or only a proxy's. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && isUnknown(error.status);

/**
 * Calls the API. A write whose answer is lost is retried under its key, and stored once (docs/decisions/0097). When
 * the session has ended, it waits until somebody has signed in again and repeats the call, so that nothing that was typed is
 * lost.
 * @throws {ApiError} for every answer that is not a success, and when none comes.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body, isAboutSession = false, signal } = options;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const isWrite = method !== 'GET' && path.startsWith('/api/staff/');
  const requestText = `${method} ${path} ${json}`;
  const key = isWrite ? (openKeys.get(requestText) ?? randomKey()) : undefined;
  if (key) openKeys.set(requestText, key);
  const headers = {
    ...(json !== undefined && { 'Content-Type': 'application/json' }),
    ...(key && { 'Idempotency-Key': key }),
  };
  const ask = () =>
    fetch(path, {
      method,
      credentials: 'same-origin',
      headers,
      ...(signal && { signal }),
      ...(json !== undefined && { body: json }),
    }).catch(() => undefined);
  let response = await ask();
  for (const waitMs of isWrite ? waitsMs : []) {
    if (!isUnknown(response?.status ?? 0) || signal?.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    response = await ask();
  }
  if (!response) throw new ApiError(0, 'We can’t reach the hub. Check your connection and try again.');
  if (response.status < 500) openKeys.delete(requestText);
  if (response.ok) return response;
  if (response.status === 401 && !isAboutSession && (await signInAgain())) return call(path, options);
  throw await errorOf(response);
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  try {
    const body: { message: string; issues?: FieldIssue[]; current?: unknown } = JSON.parse(text);
    const { message, issues, current } = body;
    return new ApiError(response.status, message, { issues, current, retryAfter });
  } catch {
    return new ApiError(response.status, wordsOfStatus(response.status), { retryAfter });
  }
}

/** Words for an answer that is not the hub's own but a proxy's. */
const wordsOfStatus = (status: number) =>
  status === 413
    ? 'This is larger than the server before the hub lets through. Send less at once, or ask whoever runs the hub (docs/operations.md, “Another proxy”).'
    : `The hub answered with ${status}. Please try again.`;

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls with a body and returns the answer; undefined for an empty one. @throws {ApiError} */
export async function request<T = unknown>(method: WriteMethod, path: string, body?: unknown): Promise<T> {
  const text = await (await call(path, { method, body: body ?? {} })).text();
  return text ? JSON.parse(text) : (undefined as T);
}

let afterWrite = () => {};

/** Sets the one listener for writes: those that were stored, and those that found another state than the screen shows. */
export const onWrite = (listener: () => void): void => {
  afterWrite = listener;
};

/**
 * Sends a change and returns the answer, undefined if empty; all reads on screen then run again (reads.ts). A form that must
 * close first uses `request`, and reads again afterwards.
 * @throws {ApiError}
 */
export async function send<T = unknown>(method: WriteMethod, path: string, body?: unknown): Promise<T> {
  try {
    const answer = await request<T>(method, path, body);
    afterWrite();
    return answer;
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 409)) afterWrite();
    throw error;
  }
}
