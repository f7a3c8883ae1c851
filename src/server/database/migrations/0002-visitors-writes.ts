import type { Kysely } from 'kysely';

/** What taking in suggestions and messages needs beyond the spec's tables (docs/product.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('reference', 'text').execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('worksForTool', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('formToken', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await db.schema.createIndex('submissionsReferenceUnique').unique().on('submissions').column('reference').execute();
  await db.schema.createIndex('submissionsByStatus').on('submissions').columns(['status', 'createdAt']).execute();

  await db.schema.alterTable('contacts').addColumn('interestCategory', 'text').execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('formToken', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('contactsByStatus').on('contacts').columns(['status', 'createdAt']).execute();

  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('keyHash', 'text', (column) => column.primaryKey())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('answerId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('clientLimits')
    .addColumn('clientHash', 'text', (column) => column.primaryKey())
    .addColumn('windowStart', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('serverSecrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
}
