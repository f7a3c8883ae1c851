import type { Kysely } from 'kysely';

/** A mail may go to an address that is no account's any more: somebody has changed it, and its owner is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('address', 'text').execute();
}
