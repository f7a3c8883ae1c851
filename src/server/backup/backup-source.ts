/** One row of a table, by the names of its columns. */
export type Row = Record<string, unknown>;

/** What a backup holds, in whatever form it was written. */
export interface BackupSource {
  /** The migrations that had made its tables, in their order. */
  migrations: readonly string[];
  /** Every row of every table; a table comes after those that it refers to. */
  rows(): AsyncIterable<{ table: string; row: Row }>;
}

/** Why something cannot be backed up or restored, said to the operator as it stands. */
export class BackupError extends Error {
  override name = 'BackupError';
}
