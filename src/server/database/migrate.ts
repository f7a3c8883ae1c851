import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { DatabaseKind } from './connect.ts';
import * as catalogueAndVisitors from './migrations/0001-catalogue-and-visitors.ts';
import * as visitorsWrites from './migrations/0002-visitors-writes.ts';
import * as staff from './migrations/0003-staff.ts';
import * as pageViewsAndOutbox from './migrations/0004-page-views-and-outbox.ts';
import * as workflowStatus from './migrations/0005-workflow-status.ts';
import * as evidenceAndPrompts from './migrations/0006-evidence-and-prompts.ts';
import * as historyAndDrafts from './migrations/0007-history-and-drafts.ts';
import * as factsAndLinks from './migrations/0008-facts-and-links.ts';
import * as secondFactor from './migrations/0010-second-factor.ts';
import * as questionsAndAnswers from './migrations/0011-questions-and-answers.ts';
import * as manyAtOnceAndDeskTexts from './migrations/0012-many-at-once-and-desk-texts.ts';
import * as textsFollowFiles from './migrations/0013-texts-follow-files.ts';
import * as votesForAnswers from './migrations/0014-votes-for-answers.ts';
import type { Database } from './tables.ts';

// A record and not a folder: what runs is what was reviewed, whatever files lie about.
const migrations: Record<string, Migration> = {
  '0001-catalogue-and-visitors': catalogueAndVisitors,
  '0002-visitors-writes': visitorsWrites,
  '0003-staff': staff,
  '0004-page-views-and-outbox': pageViewsAndOutbox,
  '0005-workflow-status': workflowStatus,
  '0006-evidence-and-prompts': evidenceAndPrompts,
  '0007-history-and-drafts': historyAndDrafts,
  '0008-facts-and-links': factsAndLinks,
  '0010-second-factor': secondFactor,
  '0011-questions-and-answers': questionsAndAnswers,
  '0012-many-at-once-and-desk-texts': manyAtOnceAndDeskTexts,
  '0013-texts-follow-files': textsFollowFiles,
  '0014-votes-for-answers': votesForAnswers,
};

/** Their names, in order. */
export const migrationNames = Object.keys(migrations);

/**
 * Brings the database to the newest shape. Safe when several processes start at once: Kysely takes a lock.
 * @param upTo the last migration to run, for a backup that was made before the others
 * @throws the first failing migration's error; the database is left as it was before it.
 */
export async function migrate(db: Kysely<Database>, kind: DatabaseKind, upTo?: string): Promise<void> {
  const database = db as unknown as Kysely<unknown>;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Otherwise a migration table of another schema is taken for ours.
    ...(kind === 'postgres' && { migrationTableSchema: await currentSchema(database) }),
  });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

async function currentSchema(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return rows[0]?.schema ?? 'public';
}
