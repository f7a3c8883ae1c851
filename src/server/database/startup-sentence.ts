import { StartupError } from '../errors.ts';
import { nameFault } from './fault.ts';

/**
 * Refuses a database that a newer version has changed, for every command.
 * @param what names what this version does not know: 'tables: x'
 */
export const newerDatabase = (what: string): string =>
  `A newer version of the hub has changed this database (${what}). Start that version, or restore an older backup.`;

/** Explains why the database cannot be prepared, and what the operator can do about it. */
export function startupSentence(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const { code, errcode, message } = error as { code?: string; errcode?: number; message: string };
  const fault = nameFault(error);
  if (fault === 'full') return 'The disk is full: the database cannot be written. Make room and start again.';
  if (fault === 'corrupt') return `The database is damaged (${message}). Restore a backup.`;
  // Distinguishes SQLite, whose errors have a number, from PostgreSQL, whose errors have none.
  if (fault === 'unavailable' && errcode !== undefined)
    return `The database cannot be opened (${message}). Check that this user may write to the data folder and to each file in it.`;
  if (fault === 'busy' && errcode !== undefined)
    return `The database is in use by another program that does not let go of it (${message}). Stop that one and start again.`;
  if (fault === 'unavailable' && code)
    return `PostgreSQL cannot be reached (${code}). Check DATABASE_URL and that the server runs.`;
  if (fault === 'newer') return newerDatabase(message);
  return `The database cannot be prepared: ${message}`;
}
