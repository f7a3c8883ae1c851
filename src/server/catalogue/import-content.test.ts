import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { buildContent, buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import type { Database } from '../database/tables.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { findEvidence, updateEvidence } from '../repositories/tool-facts.ts';
import { findTools } from '../repositories/tools.ts';
import { findWorkflows } from '../repositories/workflows.ts';
import { importContent } from './import-content.ts';
import { seed } from './seed.ts';

const morning = '2026-09-14T08:00:00.000Z';
const noon = '2026-09-14T12:00:00.000Z';
const asked = { now: noon, overwrite: true };
const unasked = { now: noon, overwrite: false };
const nothing = { inserted: [], updated: [], removed: [], followed: [], overwritten: [], keptAsEdited: [], leftWrong: [] };

/** Staff edit the lamp's price and the letter's title. */
async function edit(db: Kysely<Database>, { pricing, title }: { pricing: string; title: string }): Promise<void> {
  await db.updateTable('tools').set({ pricing, editedAt: morning }).execute();
  await db.updateTable('workflows').set({ title, editedAt: morning }).execute();
}

test.each(databaseKinds)('on %s new files and changed ones are taken in, in one revision', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  const files = buildContent({ tools: [buildTool({ pricing: 'Free' }), buildTool({ slug: 'candle', name: 'Candle' })] });
  expect(await importContent(database.db, files, unasked)).toEqual({
    ...nothing,
    inserted: ['tools/candle'],
    updated: ['tools/lamp'],
  });
  expect((await findTools(database.db)).map(({ pricing }) => pricing)).toContain('Free');
  expect(await currentRevision(database.db)).toBe(2);
  expect(await importContent(database.db, files, asked)).toEqual(nothing);
  expect(await currentRevision(database.db)).toBe(2);
});

test.each(databaseKinds)('on %s what staff edited is overwritten only when that is asked for', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  await edit(database.db, { pricing: 'Paid by gifts', title: 'Monthly letter' });
  const names = ['tools/lamp', 'workflows/weekly-letter'];
  expect(await importContent(database.db, buildContent(), unasked)).toEqual({ ...nothing, keptAsEdited: names });
  expect(await findTools(database.db)).toMatchObject([{ pricing: 'Paid by gifts' }]);
  expect(await currentRevision(database.db)).toBe(1);

  expect(await importContent(database.db, buildContent(), asked)).toEqual({ ...nothing, overwritten: names });
  expect(await findTools(database.db)).toEqual([buildTool()]);
  expect(await findWorkflows(database.db)).toEqual([buildWorkflow()]);
  expect(await currentRevision(database.db)).toBe(2);
});

test.each(databaseKinds)('on %s an edit that has reached the files follows them again', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, buildContent(), morning);
  await edit(database.db, { pricing: 'Paid by gifts', title: 'Monthly letter' });
  const reviewed = buildContent({
    tools: [buildTool({ pricing: 'Paid by gifts' })],
    workflows: [buildWorkflow({ title: 'Monthly letter' })],
  });
  expect(await importContent(database.db, reviewed, unasked)).toEqual({
    ...nothing,
    followed: ['tools/lamp', 'workflows/weekly-letter'],
  });
  expect(await currentRevision(database.db)).toBe(1);
  expect(await seed(database.db, buildContent(), noon)).toMatchObject({
    updated: ['tools/lamp', 'workflows/weekly-letter'],
    keptAsEdited: [],
  });
});

test.each(databaseKinds)(
  'on %s a record that staff made is taken over by a file of its name only when that is asked for',
  async (kind) => {
    await using database = await openDatabase(kind);
    await seed(database.db, buildContent(), morning);
    await database.db.updateTable('tools').set({ seedHash: null, editedAt: morning }).execute();
    const file = buildContent({ tools: [buildTool({ pricing: 'Free' })] });
    expect(await importContent(database.db, file, unasked)).toEqual({ ...nothing, keptAsEdited: ['tools/lamp'] });
    expect(await importContent(database.db, file, asked)).toEqual({ ...nothing, overwritten: ['tools/lamp'] });
    expect(await findTools(database.db)).toMatchObject([{ pricing: 'Free' }]);
  },
);

test.each(databaseKinds)(
  'on %s a fact that staff edited or took out of use follows its file when both say the same',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const filesOf = (facts: Fact[]) => buildContent({ evidence: new Map([['lamp', { facts, changes: [] }]]) });
    const [training, retention] = [buildFact(), buildFact({ id: 'retention', about: 'retention', answer: 'not kept' })];
    await seed(db, filesOf([training, retention]), morning);
    const said = { ...training, says: 'It trains on nothing.' };
    await updateEvidence(
      db,
      'toolFacts',
      'lamp',
      { version: 1, record: said, retiredAt: null },
      { at: morning, origin: 'desk', username: 'amos' },
    );
    await updateEvidence(
      db,
      'toolFacts',
      'lamp',
      { version: 1, record: retention, retiredAt: morning },
      { at: morning, origin: 'desk', username: 'amos' },
    );
    const names = ['facts/lamp/training', 'facts/lamp/retention'];
    expect(await importContent(db, filesOf([training, retention]), unasked)).toEqual({ ...nothing, keptAsEdited: names });

    expect(await importContent(db, filesOf([said]), unasked)).toEqual({ ...nothing, followed: ['facts/lamp/training'] });
    expect((await seed(db, filesOf([training]), noon)).updated).toEqual(['facts/lamp/training']);
    // Out of use, and named by a file again: staff's word holds until somebody asks for the file's.
    expect(await importContent(db, filesOf([training, retention]), unasked)).toEqual({
      ...nothing,
      keptAsEdited: names.slice(1),
    });
    expect(await importContent(db, filesOf([training, retention]), asked)).toEqual({
      ...nothing,
      overwritten: names.slice(1),
    });
    expect((await findEvidence(db)).get('lamp')?.facts).toEqual([training, retention]);
  },
);
