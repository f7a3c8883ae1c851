import type { Kysely } from 'kysely';

/** Every state that a record had, and what somebody at the desk is still writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recordVersions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('username', 'text')
    .addColumn('why', 'text')
    .addColumn('erasedAt', 'text')
    .addPrimaryKeyConstraint('recordVersionsKey', ['kind', 'name', 'number'])
    .execute();

  await db.schema
    .createTable('drafts')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draftsKey', ['userId', 'kind', 'name'])
    .execute();
}
