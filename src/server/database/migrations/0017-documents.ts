import type { Kysely } from 'kysely';

/** The documents that facts and changes of terms rest on, their texts, and what became of each quotation (docs/decisions/0080). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documentVersions')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('lastDay', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('documentVersionsKey', ['address', 'day'])
    .execute();
  await db.schema
    .createTable('quotationReadings')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quote', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('seen', 'text')
    .addPrimaryKeyConstraint('quotationReadingsKey', ['kind', 'name'])
    .execute();
}
