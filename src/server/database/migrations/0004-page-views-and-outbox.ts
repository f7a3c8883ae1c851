import type { Kysely } from 'kysely';

/** How often each page was shown (docs/product.md), and the mails to staff that are still to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pageViews')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageViewsPrimary', ['path', 'day'])
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('givenUpAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outboxByDueAt').on('outbox').column('dueAt').execute();
}
