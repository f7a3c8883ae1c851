import type { Kysely } from 'kysely';
import type { PageViewsTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';

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

/** Maximum number of paths in one answer: the rest are rarely seen, and there may be a thousand. */
const mostPaths = 200;

/** Counts the views of pages from a day on ('2026-11-20'): by day in their order, and by path, the most seen first. */
export async function findPageViews(db: Kysely<Database>, from: string) {
  const since = db.selectFrom('pageViews').where('day', '>=', from);
  const days = await since
    .select((eb) => ['day', eb.fn.sum<number>('count').as('count')])
    .groupBy('day')
    .orderBy('day')
    .execute();
  const paths = await since
    .select((eb) => ['path', eb.fn.sum<number>('count').as('count')])
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(mostPaths)
    .execute();
  return {
    days: days.map(({ day, count }) => ({ day, count: Number(count) })),
    paths: paths.map(({ path, count }) => ({ path, count: Number(count) })),
  };
}

/** Counts the views of each page from a day on ('2026-11-20'), by its path. */
export async function countViewsByPath(db: Kysely<Database>, from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('pageViews')
    .select((eb) => ['path', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .groupBy('path')
    .execute();
  return new Map(rows.map(({ path, count }) => [path, Number(count)]));
}
