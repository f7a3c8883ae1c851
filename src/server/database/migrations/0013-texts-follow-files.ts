import type { Kysely } from 'kysely';

/** What the file of an edited text said when the text began to follow it again; null while staff's words win. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deskTexts').addColumn('seedHash', 'text').execute();
}
