import type { Kysely } from 'kysely';

/** Who wants mail when the terms of chosen tools change (docs/decisions/0083). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('termsWatches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('tools', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text')
    .addColumn('tellFrom', 'text')
    .addColumn('tellUntil', 'text')
    .execute();
}
