import type { Insertable, Kysely } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Stores a row, replacing the one with the same key.
 * @param key columns of the table's key
 */
export async function upsert<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  key: readonly (keyof Insertable<Database[Table]> & string)[],
  row: Insertable<Database[Table]>,
): Promise<void> {
  const rows = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const rest = Object.fromEntries(Object.entries(row).filter(([column]) => !(key as readonly string[]).includes(column)));
  await rows
    .insertInto<string>(table)
    .values(row)
    .onConflict((conflict) => conflict.columns(key).doUpdateSet(rest))
    .execute();
}
