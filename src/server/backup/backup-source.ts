import { nameFault } from '../database/fault.ts';

/** One row of a table, by the names of its columns. */
export type Row = Record<string, unknown>;

/** What a backup holds, in whatever form it was written. */
export interface BackupSource {
  /** Whether a checksum proves that it is as it was written. */
  isProven: boolean;
  /** The migrations that had made its tables, in their order, as `asAdopted` lists them. */
  migrations: readonly string[];
  /** Every row of every table; a table comes after those that it refers to. */
  rows(): AsyncIterable<{ table: string; row: Row }>;
}

/** Why something cannot be backed up or restored, said to the operator as it stands. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Tells the operator that a database refused rows of a table; what is no fault of the rows is thrown as it is. */
export function refuseRows(table: string, error: unknown): never {
  const fault = nameFault(error);
  if (!(error instanceof Error) || (fault && fault !== 'unique')) throw error;
  throw new BackupError(
    `The backup is damaged, or was changed: its rows of ${table} cannot be stored (${error.message}). Nothing was changed.`,
    { cause: error },
  );
}
