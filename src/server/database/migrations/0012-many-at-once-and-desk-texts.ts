import type { Kysely } from 'kysely';

/** Sets of changes that are made and undone in one go; texts of the site that staff edit; the words that somebody agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changeSets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('does', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    // Of several that undo one set at once the database takes one.
    .addColumn('undoes', 'text', (column) => column.unique())
    .execute();
  await db.schema.alterTable('recordVersions').addColumn('changeSet', 'text').execute();
  await db.schema.createIndex('recordVersionsByChangeSet').on('recordVersions').column('changeSet').execute();

  await db.schema
    .createTable('deskTexts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('editedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deskTextsKey', ['kind', 'name'])
    .execute();

  await db.schema.alterTable('contacts').addColumn('consent', 'text').execute();
}
