import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { buildContent, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { findTools } from '../repositories/tools.ts';
import { findWorkflows } from '../repositories/workflows.ts';
import { seed } from './seed.ts';

const morning = '2026-09-14T08:00:00.000Z';
const noon = '2026-09-14T12:00:00.000Z';
const nothing = { inserted: [], updated: [], removed: [], keptAsEdited: [] };

const usesLamp: Workflow = buildWorkflow({ tools: [{ tool: 'lamp', step: 2, use: 'Writes' }] });

test.each(databaseKinds)('on %s an empty database gets the whole catalogue in one revision', async (kind) => {
  await using database = await openDatabase(kind);
  const content = buildContent({ tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle' })], workflows: [usesLamp] });
  expect(await seed(database.db, content, morning)).toEqual({
    ...nothing,
    inserted: ['tools/lamp', 'tools/candle', 'workflows/weekly-letter'],
  });
  expect(await findTools(database.db)).toHaveLength(2);
  expect(await findWorkflows(database.db)).toStrictEqual([usesLamp]);
  expect(await currentRevision(database.db)).toBe(1);
});

test.each(databaseKinds)('on %s seeding the same catalogue again does nothing, and makes no revision', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  expect(await seed(database.db, buildContent(), noon)).toEqual(nothing);
  expect(await currentRevision(database.db)).toBe(1);
  expect(await database.db.selectFrom('tools').select(['version', 'updatedAt']).execute()).toEqual([
    { version: 1, updatedAt: morning },
  ]);
  expect(await database.db.selectFrom('workflows').select(['version', 'updatedAt']).execute()).toEqual([
    { version: 1, updatedAt: morning },
  ]);
});

test.each(databaseKinds)('on %s a new file is added to what is there', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  const more = buildContent({ tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle' })] });
  expect(await seed(database.db, more, noon)).toEqual({ ...nothing, inserted: ['tools/candle'] });
  expect(await currentRevision(database.db)).toBe(2);
});

test.each(databaseKinds)('on %s what nobody edited follows its file, also in what the file no longer says', async (kind) => {
  await using database = await openDatabase(kind);
  const { website: _, ...bare } = buildTool();
  const rich = buildTool({ badge: 'Free', futureOutlook: 'More.', aliases: ['light'] });
  await seed(database.db, buildContent({ tools: [rich], workflows: [usesLamp] }), morning);
  const changed = buildContent({ tools: [bare], workflows: [buildWorkflow({ title: 'Letter' })] });
  expect(await seed(database.db, changed, noon)).toEqual({
    ...nothing,
    updated: ['tools/lamp', 'workflows/weekly-letter'],
  });
  expect(await findTools(database.db)).toStrictEqual([bare]);
  expect(await findWorkflows(database.db)).toStrictEqual([buildWorkflow({ title: 'Letter' })]);
  expect(await currentRevision(database.db)).toBe(2);
  expect(await seed(database.db, changed, noon)).toEqual(nothing);
});

test.each(databaseKinds)(
  'on %s what staff edited is left alone and reported, as long as it differs from the file that it was seeded from',
  async (kind) => {
    await using database = await openDatabase(kind);
    await seed(database.db, buildContent(), morning);
    await database.db.updateTable('tools').set({ name: 'By staff', editedAt: noon }).execute();
    await database.db.updateTable('workflows').set({ title: 'By staff', editedAt: noon }).execute();
    expect(await seed(database.db, buildContent(), noon)).toEqual(nothing);

    const changed = buildContent({ tools: [buildTool({ name: 'By file' })], workflows: [buildWorkflow({ title: 'By file' })] });
    const kept = { ...nothing, keptAsEdited: ['tools/lamp', 'workflows/weekly-letter'] };
    expect(await seed(database.db, changed, noon)).toEqual(kept);
    expect(await seed(database.db, changed, noon)).toEqual(kept);
    expect((await findTools(database.db)).map(({ name }) => name)).toEqual(['By staff']);
    expect((await findWorkflows(database.db)).map(({ title }) => title)).toEqual(['By staff']);
    expect(await currentRevision(database.db)).toBe(1);
  },
);

test.each(databaseKinds)('on %s what staff created is left alone when a file of the same slug appears', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  await database.db.updateTable('tools').set({ seedHash: null }).execute();
  expect(await seed(database.db, buildContent(), noon)).toEqual({ ...nothing, keptAsEdited: ['tools/lamp'] });
});

test.each(databaseKinds)('on %s one edited record does not keep the others from following their files', async (kind) => {
  await using database = await openDatabase(kind);
  const candle = buildTool({ slug: 'candle', name: 'Candle' });
  await seed(database.db, buildContent({ tools: [buildTool(), candle] }), morning);
  await database.db.updateTable('tools').set({ editedAt: noon }).where('slug', '=', 'lamp').execute();
  const changed = buildContent({ tools: [buildTool({ pricing: 'Free' }), { ...candle, pricing: 'Free' }] });
  expect(await seed(database.db, changed, noon)).toEqual({
    ...nothing,
    updated: ['tools/candle'],
    keptAsEdited: ['tools/lamp'],
  });
  expect(await currentRevision(database.db)).toBe(2);
});

test.each(databaseKinds)('on %s what has no file any more stays', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  expect(await seed(database.db, buildContent({ tools: [], workflows: [] }), noon)).toEqual(nothing);
  expect(await findTools(database.db)).toEqual([buildTool()]);
});

test.each(databaseKinds)('on %s a seed that fails half-way leaves nothing behind', async (kind) => {
  await using database = await openDatabase(kind);
  const twice = buildContent({ tools: [buildTool(), buildTool({ name: 'Again' })] });
  await expect(seed(database.db, twice, morning)).rejects.toThrow(/unique/i);
  expect(await findTools(database.db)).toEqual([]);
  expect(await currentRevision(database.db)).toBe(0);
});

test('on postgres servers that seed at once do not collide: one seeds, the others find nothing to do', async () => {
  await using database = await openDatabase('postgres');
  const servers = [database, database.connectAgain(), database.connectAgain(), database.connectAgain()];
  const content = buildContent({ workflows: [usesLamp] });
  const reports = await Promise.all(servers.map(({ db }) => seed(db, content, morning)));
  expect(reports.filter(({ inserted }) => inserted.length > 0)).toEqual([
    { ...nothing, inserted: ['tools/lamp', 'workflows/weekly-letter'] },
  ]);
  expect(reports.filter(({ inserted }) => inserted.length === 0)).toEqual([nothing, nothing, nothing]);
  expect(await currentRevision(database.db)).toBe(1);
  expect(await findWorkflows(database.db)).toStrictEqual([usesLamp]);
});

test.each(databaseKinds)('on %s what was seeded before workflows had a status is known as what its file says', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  const { status: _, ...withoutStatus } = buildWorkflow();
  const seedHash = createHash('sha256').update(JSON.stringify(withoutStatus)).digest('base64url');
  await database.db.updateTable('workflows').set({ seedHash, editedAt: noon }).execute();
  expect(await seed(database.db, buildContent(), noon)).toEqual(nothing);
  const retired = buildContent({ workflows: [buildWorkflow({ status: 'retired', statusNote: 'It ended.' })] });
  expect(await seed(database.db, retired, noon)).toEqual({ ...nothing, keptAsEdited: ['workflows/weekly-letter'] });
});
