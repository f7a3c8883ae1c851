import { nameFault } from '../database/fault.ts';

/** Row of a table, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Content of a backup, in any of its formats. */
export interface BackupSource {
  /** True if a checksum proves that it is as it was written. */
  isProven: boolean;
  /** Migrations that had made its tables, in their order, as `asAdopted` lists them. */
  migrations: readonly string[];
  /** Reads every row of every table; a table comes after those that it refers to. */
  rows(): AsyncIterable<{ table: string; row: Row }>;
}

/** Reason why something cannot be backed up or restored, as a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Reports to the operator that a database refused rows of a table; an error that is no fault of the rows is rethrown. */
export function refuseRows(table: string, error: unknown): never {
  const fault = nameFault(error);
  if (!(error instanceof Error) || (fault && fault !== 'unique')) throw error;
  throw new BackupError(
    `The backup is damaged, or was changed: its rows of ${table} cannot be stored (${error.message}). Nothing was changed.`,
    { cause: error },
  );
}
