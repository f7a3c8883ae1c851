import type { Kysely } from 'kysely';

/** Facts that staff took out of use; what asking the addresses of sources found; which weeks were told in a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['toolFacts', 'termsChanges']) await db.schema.alterTable(table).addColumn('retiredAt', 'text').execute();

  await db.schema
    .createTable('linkChecks')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('leadsTo', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('checkedAt', 'text', (column) => column.notNull())
    .addColumn('workedAt', 'text')
    .execute();

  await db.schema
    .createTable('linkRuns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // 'open' or nothing: of several runs that begin at once the database takes one.
    .addColumn('state', 'text', (column) => column.unique())
    .addColumn('startedBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('takenUntil', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('note', 'text')
    .execute();

  await db.schema
    .createTable('weeklyMails')
    .addColumn('week', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
}
