import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases, databaseKinds, openEmptyDatabase } from '#tests/environment/databases.ts';
import { openPlace } from '#tests/hub-places.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { findItem } from '../repositories/inbox.ts';
import type { DatabaseConnection } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const before = '0022-laid-content';
const morning = '2026-11-20T08:00:00.000Z';
const noon = '2026-11-20T12:00:00.000Z';
const evening = '2026-11-20T20:00:00.000Z';

const insertOld = (db: Kysely<Database>, table: string, row: object) =>
  db
    .insertInto(table as never)
    .values(row as never)
    .execute();

const sender = { submitterName: 'Naomi Clarke', submitterEmail: 'naomi@stann.example', ministryName: 'St. Anne_s “10”' };
const tool = {
  ...{ type: 'tool', title: '[1]', description: 'A candle.\nIt writes.', category: 'LLM', ...sender },
  ...{ website: 'https://candle.example', pricing: 'Freemium' },
};
const workflow = { type: 'workflow', title: 'null', description: 'd', category: 'Communication', ...sender };
const letter = { name: 'Ruth', email: 'ruth@stmarks.example', message: 'Which?' };

/** The database of a hub that was used until then. */
async function useOlderHub({ db, kind }: DatabaseConnection): Promise<void> {
  await migrate(db, kind, before);
  const decided = { status: 'accepted', adminNotes: 'Ask Ruth', version: 4, reviewedAt: noon, createdAt: morning };
  const lists = { features: '["Drafts","a \\"b\\", c"]', worksForTool: 1 };
  await insertOld(db, 'submissions', { id: 's1', ...tool, ...lists, ...decided, reference: 'S-222222', formToken: 'valid' });
  const steps = { steps: '["Collect.","Draft."]', bestPractices: '[]', difficulty: 'Beginner', timeEstimate: '2 hours' };
  // What came before references were given.
  await insertOld(db, 'submissions', { id: 's2', ...workflow, ...steps, createdAt: noon });
  const wishes = { newsletter: 1, interestCategory: 'Analytics', consent: 'Send me news' };
  const parts = { organization: 'St. Mark’s', subject: 'Interest: Analytics', formToken: 'too fast', status: 'spam', version: 2 };
  await insertOld(db, 'contacts', { id: 'c1', ...letter, ...wishes, ...parts, createdAt: morning });
  // A wrong price is told without a name and an address.
  await insertOld(db, 'contacts', { id: 'c2', name: '', email: '', message: 'It is $9.', createdAt: noon });
  const asked = { question: 'May we?', category: 'Starting out', createdAt: morning };
  const answered = { status: 'answered', answer: 'may-we', votes: 7, version: 3, decidedAt: noon, reference: 'Q-222222' };
  await insertOld(db, 'questions', { id: 'q1', ...asked, ...answered, formToken: 'valid' });
  const merged = { status: 'merged', mergedInto: 'q1', decidedAt: noon, email: 'ann@grace.example', reference: 'Q-333333' };
  await insertOld(db, 'questions', { id: 'q2', ...asked, ...merged, createdAt: noon });
  await insertOld(db, 'surveys', { id: 'v', primaryRole: 'Pastor', ministrySize: '9', techComfort: 'High', createdAt: noon });
}

const empty = {
  ...{ status: 'pending', version: 1, formToken: 'none', votes: 0, newsletter: 0, email: null, reference: null },
  ...{ interestCategory: null, consent: null, notes: null, answer: null, mergedInto: null, decidedAt: null },
};

test.each(bothDatabases)('on %s a hub that was used keeps whatever visitors sent, with what stood beside it', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const { db } = database;
  await useOlderHub(database);
  await migrate(db, kind);

  const { submitterEmail: email, ...sentTool } = tool;
  const { submitterEmail: _, ...sentWorkflow } = workflow;
  expect(await sentRows(db, 'submissions')).toEqual([
    {
      ...{ ...empty, id: 's1', ...sentTool, features: ['Drafts', 'a "b", c'], worksForTool: true, email, reference: 'S-222222' },
      ...{ status: 'accepted', notes: 'Ask Ruth', version: 4, decidedAt: noon, formToken: 'valid', createdAt: morning },
    },
    {
      ...{ ...empty, id: 's2', ...sentWorkflow, email, steps: ['Collect.', 'Draft.'], bestPractices: [] },
      ...{ difficulty: 'Beginner', timeEstimate: '2 hours', worksForTool: false, createdAt: noon },
    },
  ]);
  expect(await sentRows(db, 'contacts')).toEqual([
    {
      ...{ ...empty, id: 'c1', ...letter, organization: 'St. Mark’s', subject: 'Interest: Analytics', version: 2 },
      ...{ newsletter: 1, interestCategory: 'Analytics', consent: 'Send me news', formToken: 'too fast', status: 'spam' },
      createdAt: morning,
    },
    { ...empty, id: 'c2', name: '', email: '', message: 'It is $9.', createdAt: noon },
  ]);
  const asked = { question: 'May we?', category: 'Starting out' };
  expect(await sentRows(db, 'questions')).toEqual([
    {
      ...{ ...empty, id: 'q1', ...asked, status: 'answered', answer: 'may-we', votes: 7, version: 3, decidedAt: noon },
      ...{ reference: 'Q-222222', formToken: 'valid', createdAt: morning },
    },
    {
      ...{ ...empty, id: 'q2', ...asked, status: 'merged', mergedInto: 'q1', decidedAt: noon, reference: 'Q-333333' },
      ...{ email: 'ann@grace.example', createdAt: noon },
    },
  ]);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables).not.toContain('surveys');

  // Once is enough, and a reference that is taken stays so.
  await migrate(db, kind);
  expect(await sentRows(db, 'questions')).toHaveLength(2);
  await expect(db.updateTable('inbox').set({ reference: 'Q-222222' }).where('id', '=', 'q2').execute()).rejects.toThrow(
    /unique/i,
  );
});

test.each(bothDatabases)('on %s what cannot be moved leaves the database as it was, until it is mended', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const { db } = database;
  await useOlderHub(database);
  await sql`update submissions set steps = 'oops' where id = 's2'`.execute(db);
  await expect(migrate(db, kind)).rejects.toThrow(/JSON/);
  expect((await sql`select id from submissions order by id`.execute(db)).rows).toEqual([{ id: 's1' }, { id: 's2' }]);
  expect((await sql`select id from surveys`.execute(db)).rows).toEqual([{ id: 'v' }]);
  await sql`update submissions set steps = null where id = 's2'`.execute(db);
  await migrate(db, kind);
  expect(await sentRows(db, 'submissions')).toHaveLength(2);
});

test.each(databaseKinds.flatMap((from) => databaseKinds.map((to) => ({ from, to }))))(
  'a backup that was made on $from before there was one inbox comes back on $to, and in the place of a newer hub',
  async ({ from, to }) => {
    await using source = await openPlace(from);
    await using target = await openPlace(to);
    mkdirSync(source.dataDir, { recursive: true });
    const older = source.connect();
    await useOlderHub(older);
    const file = join(source.folder, 'hub.backup');
    if (from === 'sqlite') await sql`pragma journal_mode = delete`.execute(older.db);
    await backUp(source.settings, file, evening);
    await older.close();

    for (const force of [false, true]) {
      await restore(target.settings, file, { force, now: force ? noon : evening });
      const restored = target.connect();
      await migrate(restored.db, to);
      expect(await findItem(restored.db, 'submissions', 's1')).toMatchObject({ sent: { title: '[1]' }, notes: 'Ask Ruth' });
      expect(await sentRows(restored.db, 'contacts')).toHaveLength(2);
      expect(await findItem(restored.db, 'questions', 'q2')).toMatchObject({ mergedInto: 'q1', email: 'ann@grace.example' });
      await restored.close();
    }
  },
);
