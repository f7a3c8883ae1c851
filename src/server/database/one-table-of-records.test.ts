import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildContent, buildFact, buildTermsChange, buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases, databaseKinds, openEmptyDatabase } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { openPlace } from '#tests/hub-places.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { findEvidence } from '../records/evidence.ts';
import { seed } from '../records/follow-files.ts';
import { findAll, findRecord, findRecords } from '../records/store.ts';
import { findVersion, findVersions } from '../repositories/record-versions.ts';
import type { DatabaseConnection } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const before = '0015-mail-to-an-address';
const morning = '2026-11-20T08:00:00.000Z';
const noon = '2026-11-20T12:00:00.000Z';
const evening = '2026-11-20T20:00:00.000Z';

const tool = buildTool({ isOrdinaryWord: true, leastPrice: { ...price(), plan: '[1]' }, since: 2023, statusNote: 'null' });
function price() {
  return { plan: 'Pro', amount: 16.99, currency: 'USD', per: 'month', asOf: '2026-05', source: 'https://a.example' } as const;
}
const workflow = buildWorkflow({
  tools: [
    { tool: 'candle', step: 1, use: 'Reads' },
    { tool: 'lamp', step: 1 },
  ],
});
const [training, retention] = [buildFact(), buildFact({ id: 'retention', about: 'retention', answer: 'not kept' })];
const terms = buildTermsChange({ id: 'terms' });

const insert = (db: Kysely<Database>, table: string, row: object) =>
  db
    .insertInto(table as never)
    .values(row as never)
    .execute();

/** A record in columns, as there were until then. */
/** Fields that came after these tables had gone. */
const newerFields = ['alternatives', 'withoutAccount'];
const columnsOf = (record: object) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !newerFields.includes(name))
      .map(([name, value]) => [name, typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : value]),
  );

/** The database of a hub that was used until then: staff edited, retired, published and let texts follow their files. */
async function useOlderHub({ db, kind }: DatabaseConnection): Promise<void> {
  await migrate(db, kind, before);
  const times = { createdAt: morning, updatedAt: noon };
  const edited = { editedAt: noon, version: 3, ...times };
  await insert(db, 'tools', { id: 't1', ...columnsOf(tool), ...edited, seedHash: 'of lamp', submissionId: 's1' });
  const candle = buildTool({ slug: 'candle', name: 'Candle' });
  await insert(db, 'tools', { id: 't2', ...columnsOf(candle), seedHash: 'of candle', ...times });
  const { tools: _, ...own } = workflow;
  await insert(db, 'workflows', { id: 'w1', ...columnsOf(own), seedHash: 'of letter', ...times });
  const link = { workflowId: 'w1', stepOrder: 1 };
  await insert(db, 'workflowTools', { id: 'l1', ...link, toolId: 't1', stepDescription: null });
  await insert(db, 'workflowTools', { id: 'l2', ...link, toolId: 't2', stepDescription: 'Reads' });
  const answer = { record: JSON.stringify(buildAnswer()), votes: 7, ...edited };
  await insert(db, 'answers', { id: 'a1', slug: 'may-we-record', ...answer });
  const ofLamp = { tool: 'lamp', ...times };
  const inFile = { seedHash: 'of fact', position: 1 };
  await insert(db, 'toolFacts', { id: 'f1', name: 'training', record: JSON.stringify(training), ...ofLamp, ...inFile });
  const retired = { record: JSON.stringify(retention), position: 0, version: 2, editedAt: noon, retiredAt: noon };
  await insert(db, 'toolFacts', { id: 'f2', name: 'retention', ...ofLamp, ...retired });
  await insert(db, 'termsChanges', { id: 'c1', name: 'terms', record: JSON.stringify(terms), position: 0, ...ofLamp });
  const text = (name: string, said: string) => ({ kind: 'guides', name, record: JSON.stringify({ text: said }), editedAt: noon });
  await insert(db, 'deskTexts', { ...text('llms', 'By staff.'), version: 2, seedHash: null });
  await insert(db, 'deskTexts', { ...text('voice', 'As the file.'), version: 4, seedHash: 'of voice' });
  const state = {
    kind: 'tools',
    name: 'lamp',
    number: 3,
    record: JSON.stringify(tool),
    at: noon,
    origin: 'desk',
    why: 'Its price',
  };
  await insert(db, 'recordVersions', { ...state, username: 'ruth' });
}

test.each(bothDatabases)(
  'on %s a hub that was used keeps every record, as it stood and with what stood beside it',
  async (kind) => {
    await using database = await openEmptyDatabase(kind);
    const { db } = database;
    await useOlderHub(database);
    await migrate(db, kind);

    const beside = { position: 0, retiredAt: null, submissionReference: null, updatedAt: noon };
    expect(await findRecord(db, 'tools', 'lamp')).toEqual({
      ...{ name: 'lamp', record: tool, version: 3, seedHash: 'of lamp', editedAt: noon },
      ...beside,
    });
    expect(await findAll(db, 'tools')).toHaveLength(2);
    expect(await findRecord(db, 'workflows', 'weekly-letter')).toMatchObject({ record: workflow, version: 1, editedAt: null });
    expect(await findRecord(db, 'answers', 'may-we-record')).toMatchObject({ record: buildAnswer(), version: 3, editedAt: noon });
    const [answer] = await db.selectFrom('records').select(['id', 'votes', 'createdAt']).where('kind', '=', 'answers').execute();
    expect(answer).toEqual({ id: 'a1', votes: 7, createdAt: morning });
    const [published] = await db.selectFrom('records').select('name').where('submissionId', '=', 's1').execute();
    expect(published).toEqual({ name: 'lamp' });
    expect(await findRecords(db, 'facts')).toMatchObject([
      { name: 'lamp/retention', record: retention, version: 2, position: 0, retiredAt: noon },
      { name: 'lamp/training', record: training, version: 1, position: 1, seedHash: 'of fact', retiredAt: null },
    ]);
    expect(await findEvidence(db)).toEqual(new Map([['lamp', { facts: [training], changes: [terms] }]]));
    expect(await findRecords(db, 'guides')).toMatchObject([
      { name: 'llms', record: { text: 'By staff.' }, version: 2, editedAt: noon, seedHash: null },
      { name: 'voice', record: { text: 'As the file.' }, version: 4, editedAt: null, seedHash: 'of voice' },
    ]);

    const { rows } = await sql<{ count: number }>`select count(*) as count from records`.execute(db);
    await migrate(db, kind);
    expect((await sql`select count(*) as count from records`.execute(db)).rows).toEqual(rows);
  },
);

test.each(bothDatabases)(
  'on %s a state that is in no history is kept before the next change, and what is there stays',
  async (kind) => {
    await using database = await openEmptyDatabase(kind);
    const { db } = database;
    await useOlderHub(database);
    await migrate(db, kind);
    const lost = { at: noon, username: null, why: 'As it stood when the hub started', isErased: false };
    expect(await findVersions(db, 'tools', 'lamp')).toMatchObject([{ number: 3, username: 'ruth', why: 'Its price' }]);
    expect(await findVersions(db, 'tools', 'candle')).toEqual([{ number: 1, origin: 'file', ...lost }]);
    expect(await findVersions(db, 'answers', 'may-we-record')).toEqual([{ number: 3, origin: 'desk', ...lost }]);
    expect((await findVersion(db, 'workflows', 'weekly-letter', 1))?.record).toEqual(workflow);
    // Out of use it says nothing.
    expect((await findVersion(db, 'facts', 'lamp/retention', 2))?.record).toBeNull();
  },
);

test.each(bothDatabases)('on %s the next start takes up the files as the one before would have', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const { db } = database;
  await useOlderHub(database);
  await migrate(db, kind);
  const changed = buildTool({ slug: 'candle', name: 'Candle', pricing: 'Free' });
  const files = buildContent({
    tools: [buildTool({ pricing: 'Other' }), changed],
    workflows: [workflow],
    deskTexts: { ...buildContent().deskTexts, guides: new Map([['llms', { text: 'The file.' }]]) },
  });
  expect(await seed(db, files, evening)).toMatchObject({
    ...{ inserted: [], updated: ['tools/candle'], keptAsEdited: ['tools/lamp', 'guides/llms'] },
    // Of a tool that has no file of facts any more.
    removed: ['facts/lamp/training', 'guides/voice'],
  });
  expect(await findRecord(db, 'workflows', 'weekly-letter')).toMatchObject({ version: 1 });
});

test.each(bothDatabases)(
  'on %s a record that cannot be moved leaves the database as it was, until it is mended',
  async (kind) => {
    await using database = await openEmptyDatabase(kind);
    const { db } = database;
    await useOlderHub(database);
    await sql`update workflows set steps = 'oops'`.execute(db);
    await expect(migrate(db, kind)).rejects.toThrow(/JSON/);
    expect((await sql`select slug from tools order by slug`.execute(db)).rows).toEqual([{ slug: 'candle' }, { slug: 'lamp' }]);
    await sql`update workflows set steps = ${JSON.stringify(workflow.steps)}`.execute(db);
    await migrate(db, kind);
    expect(await findAll(db, 'workflows')).toEqual([workflow]);
  },
);

test.each(databaseKinds.flatMap((from) => databaseKinds.map((to) => ({ from, to }))))(
  'a backup that was made on $from before there was one table of records comes back on $to, and in the place of a newer hub',
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
      expect(await findRecord(restored.db, 'tools', 'lamp')).toMatchObject({ record: tool, version: 3, editedAt: noon });
      expect(await findRecord(restored.db, 'workflows', 'weekly-letter')).toMatchObject({ record: workflow });
      expect(await findRecords(restored.db, 'facts')).toHaveLength(2);
      await restored.close();
    }
  },
);
