import type { Kysely } from 'kysely';

/** What visitors ask and vote for, and the answers, which staff write and edit from now on (docs/decisions/0049). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('reference', 'text').execute();
  await db.schema.alterTable('questions').addColumn('email', 'text').execute();
  await db.schema
    .alterTable('questions')
    .addColumn('formToken', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await db.schema.alterTable('questions').addColumn('answer', 'text').execute();
  await db.schema.alterTable('questions').addColumn('mergedInto', 'text').execute();
  await db.schema.alterTable('questions').addColumn('decidedAt', 'text').execute();
  await db.schema.createIndex('questionsByReference').unique().on('questions').column('reference').execute();

  await db.schema
    .createTable('questionVotes')
    .addColumn('questionId', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
    .addColumn('voterHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('questionVotesKey', ['questionId', 'voterHash'])
    .execute();

  await db.schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('seedHash', 'text')
    .addColumn('editedAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
}
