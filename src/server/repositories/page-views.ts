import type { Kysely } from 'kysely';
import type { Database, PageViewsTable } from '../database/tables.ts';

/** Adds counts to those of other servers, in one statement: all of them or none. */
export async function addPageViews(db: Kysely<Database>, views: readonly PageViewsTable[]): Promise<void> {
  await db
    .insertInto('pageViews')
    .values(views)
    .onConflict((conflict) =>
      conflict.columns(['path', 'day']).doUpdateSet((eb) => ({ count: eb('pageViews.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}
