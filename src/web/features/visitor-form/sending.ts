import { randomKey } from '#browser/random-key.ts';
import type { FieldIssue } from '#domain/check.ts';
import { ApiError } from '#web/api-client.ts';
import { postApi } from './post-api.ts';

/** Message to the visitor when sending fails. */
export interface Failure {
  message: string;
  issues: FieldIssue[];
}

/** Message of the server for a failure, else `fallback` (docs/product.md). */
export function failureOf(error: unknown, fallback: string): Failure {
  const fallbackFailure = { message: fallback, issues: [] };
  if (!(error instanceof ApiError)) return fallbackFailure;
  try {
    const { message, issues } = JSON.parse(error.body) as Partial<Failure>;
    return { message: message || fallback, issues: issues ?? [] };
  } catch {
    return fallbackFailure;
  }
}

/** Sends to one address of the API; the same record sent again after a failure is recognized as a retry. */
export function createSender(path: string) {
  let last = { record: '', key: '' };
  return (record: object): Promise<unknown> => {
    const text = JSON.stringify(record);
    if (text !== last.record) last = { record: text, key: randomKey() };
    return postApi(path, text, last.key);
  };
}
