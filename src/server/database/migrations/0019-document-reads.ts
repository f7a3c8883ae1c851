import type { Kysely } from 'kysely';

/** What asking the site of each document found; a round may read documents, too (docs/decisions/0091). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('linkRuns')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('links'))
    .execute();
  await db.schema
    .createTable('documentAsks')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('askedAt', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('againAt', 'text')
    .addColumn('etag', 'text')
    .addColumn('lastModified', 'text')
    .addColumn('hash', 'text')
    .execute();
}
