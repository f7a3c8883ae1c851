import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { lockTables } from '../former-tables.ts';

/** Answers are asked for too: they have votes, and one table holds who voted today for either (docs/decisions/0053). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTables(db, ['questions', 'answers', 'questionVotes']);
  await db.schema
    .alterTable('answers')
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // What was voted before the question had its answer.
  await sql`
    update "answers" set "votes" =
      (select coalesce(sum("questions"."votes"), 0) from "questions" where "questions"."answer" = "answers"."slug")`.execute(db);

  await db.schema
    .createTable('votes')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('voterHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('votesKey', ['kind', 'recordId', 'voterHash'])
    .execute();
  await sql`
    insert into "votes" ("kind", "recordId", "voterHash", "day")
    select 'questions', "questionId", "voterHash", "day" from "questionVotes"`.execute(db);
  await db.schema.dropTable('questionVotes').execute();
}
