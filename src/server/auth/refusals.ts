import { nameFault } from '../database/fault.ts';
import { HttpError } from '../errors.ts';

// Translates better-auth's errors into our words.

/** Message for a right code that may not start a session. */
export const tooLate = 'That took too long, or was tried too often. Sign in again.';

/** Message that names the operator's command too: the last administrator has nobody to ask at the desk. */
const anotherSecret =
  'This second factor was set up with another secret of the hub. Ask an administrator to remove it, or whoever runs the hub: npm run staff -- second-factor-off NAME.';

/** Returns undefined for wrong names and passwords; rethrows anything else. */
export function ignoreRefusal(error: unknown): undefined {
  if (statusOf(error) === 401 || statusOf(error) === 422) return undefined;
  throw error;
}

/** Throws the error for a code that does not sign in. @throws {HttpError} */
export function throwCodeRefused(error: unknown): never {
  const code = codeOf(error);
  if (code === 'INVALID_CODE') throw new HttpError(401, 'The code is wrong. Your app shows a new one every 30 seconds.');
  // 409: somebody was faster with a code of the same account, most likely this one.
  if (code === 'INVALID_BACKUP_CODE' || statusOf(error) === 409)
    throw new HttpError(401, 'This isn’t one of your recovery codes, or it was already used.');
  if (statusOf(error) === 429) {
    // better-auth does not report when its lock ends.
    throw new HttpError(429, 'Too many codes were wrong. Please try again in 15 minutes.', { headers: { 'Retry-After': '900' } });
  }
  if (statusOf(error) === 400 || statusOf(error) === 401) throw new HttpError(401, tooLate);
  // Remaining cause, neither a refusal nor the database: the sealed second factor cannot be opened.
  if (statusOf(error) === undefined && nameFault(error) === undefined) {
    throw new HttpError(409, anotherSecret);
  }
  throw error;
}

/** Throws the error for a session that ended while its request was answered. @throws {HttpError} 401 */
export function throwSessionEnded(error: unknown): never {
  throw codeOf(error) === 'UNAUTHORIZED' ? new HttpError(401, 'Only staff may do this.') : error;
}

/** Throws the error for a failed lookup: better-auth hides the database's own, and only the database can fail here. */
export function throwUnavailable(error: unknown): never {
  if (statusOf(error) === undefined) throw error;
  throw new HttpError(503, 'We can’t look up who’s signed in right now. Please try again in a minute.', {
    headers: { 'Retry-After': '30' },
  });
}

/** Reads the status of better-auth's own errors. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;

/** Reads better-auth's name of a refusal: 'INVALID_PASSWORD'. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'body' in error ? (error.body as { code?: string } | undefined)?.code : undefined;
