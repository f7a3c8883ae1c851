import { nameFault } from '../../database/fault.ts';
import { HttpError } from '../../errors.ts';

/** Error for an edit of a version that is no longer the current one; the desk shows `current` next to what was typed. */
export const olderVersion = (current: unknown) =>
  new HttpError(409, 'Someone else has changed this since you opened it.', { current });

/** Turns a unique violation of the database into a 409; rethrows any other error. */
export const refuseTaken = (message: string) => (error: unknown) => {
  throw nameFault(error) === 'unique' ? new HttpError(409, message) : error;
};

/** @throws {HttpError} 404 when there is no such record. */
export function requireFound<T>(record: T | undefined, name: string): T {
  if (record === undefined) throw new HttpError(404, `${name} not found`);
  return record;
}
