import type { Kysely } from 'kysely';

/** Workflows can be retired as tools can; those that are there are active. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workflows')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('active'))
    .execute();
  await db.schema.alterTable('workflows').addColumn('statusNote', 'text').execute();
}
