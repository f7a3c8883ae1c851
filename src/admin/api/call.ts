import type { FieldIssue } from '#domain/check.ts';

/** An answer of the API that is not a success; `status` 0 means that none came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** What is wrong with which field (422). */
  readonly issues: FieldIssue[];
  /** The record as it stands now, after somebody else's edit (409). */
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

/** Whether an error is the API's answer with this status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** The words for whatever went wrong: what to do about it, where the API says so. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  return [error.message, ...error.issues.map(({ message }) => `${message}.`)].join(' ');
}

/** Answers whether somebody signed in again, so that the call is worth repeating. */
let signInAgain: () => Promise<boolean> = async () => false;

/** The dialog that asks for the password when a session has ended says so here. */
export const onSessionEnd = (ask: () => Promise<boolean>): void => {
  signInAgain = ask;
};

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** 401 is an answer: of the sign-in itself, and of what goes on by itself while somebody types. */
  isAboutSession?: boolean;
  /** Ends the call: what it would answer is not wanted any more. */
  signal?: AbortSignal;
}

/**
 * Calls the API. When the session has ended, it waits until somebody has signed in again and repeats the call, so that
 * nothing that was typed is lost.
 * @throws {ApiError} for every answer that is not a success, and when none comes.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body, isAboutSession = false, signal } = options;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, 'We can’t reach the hub. Check your connection and try again.');
  });
  if (response.ok) return response;
  if (response.status === 401 && !isAboutSession && (await signInAgain())) return call(path, options);
  throw await errorOf(response);
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  try {
    const { message, issues, current } = JSON.parse(text) as { message: string; issues?: FieldIssue[]; current?: unknown };
    return new ApiError(response.status, message, { issues, current, retryAfter });
  } catch {
    return new ApiError(response.status, `The hub answered with ${response.status}. Please try again.`, { retryAfter });
  }
}

/** Sends a change and gives the answer, nothing for an empty one. @throws {ApiError} */
export async function send<T = unknown>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const text = await (await call(path, { method, body: body ?? {} })).text();
  return (text ? JSON.parse(text) : undefined) as T;
}
