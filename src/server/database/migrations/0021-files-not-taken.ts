import type { Kysely } from 'kysely';

/** What files say otherwise than staff, who edited the record: the desk lists it (docs/decisions/0101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('filesNotTaken')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('seedHash', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('dismissedAt', 'text')
    .addPrimaryKeyConstraint('filesNotTakenKey', ['kind', 'name'])
    .execute();
}
