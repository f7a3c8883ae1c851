import type { Kysely } from 'kysely';

/** Which states of the authored files were laid in, and in which order: an old node that starts again lays none back (docs/operations.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('laidContent')
    .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}
