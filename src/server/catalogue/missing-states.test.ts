import { expect, test } from 'vitest';
import { buildContent, buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { findVersion, findVersions } from '../repositories/record-versions.ts';
import { keepMissingStates } from './missing-states.ts';
import { seed } from './seed.ts';

const morning = '2026-11-22T08:00:00.000Z';
const noon = '2026-11-22T12:00:00.000Z';
const evening = '2026-11-22T20:00:00.000Z';

test.each(databaseKinds)(
  'on %s what was stored before there was a history keeps its state before the first change',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const workflow = buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] });
    const evidence = new Map([['lamp', { facts: [buildFact()], changes: [] }]]);
    await seed(db, buildContent({ workflows: [workflow], evidence }), morning);
    await db.updateTable('workflows').set({ editedAt: noon, updatedAt: noon, version: 4 }).execute();
    await db.deleteFrom('recordVersions').execute();

    const changed = buildContent({ tools: [buildTool({ pricing: 'Free' })], workflows: [workflow], evidence });
    await seed(db, changed, evening);
    const first = { username: null, why: 'As it stood when the hub started', isErased: false };
    expect(await findVersions(db, 'tools', 'lamp')).toEqual([
      { number: 2, at: evening, origin: 'file', username: null, why: null, isErased: false },
      { number: 1, at: morning, origin: 'file', ...first },
    ]);
    expect(await findVersion(db, 'tools', 'lamp', 1)).toMatchObject({ record: buildTool() });
    expect(await findVersion(db, 'workflows', 'weekly-letter', 4)).toEqual({
      ...{ number: 4, at: noon, origin: 'desk', ...first },
      record: workflow,
    });
    expect(await findVersion(db, 'facts', `lamp/${buildFact().id}`, 1)).toMatchObject({ record: buildFact(), at: morning });

    const kept = await db.selectFrom('recordVersions').selectAll().execute();
    await keepMissingStates(db);
    expect(await db.selectFrom('recordVersions').selectAll().execute()).toHaveLength(kept.length);
  },
);

test.each(databaseKinds)(
  'on %s a fact that its file loses and gets back goes on counting, and each state is kept',
  async (kind) => {
    await using database = await openDatabase(kind);
    const withFacts = (facts: ReturnType<typeof buildFact>[]) =>
      buildContent({ evidence: new Map([['lamp', { facts, changes: [] }]]) });
    const fact = buildFact();
    for (const [facts, at] of [
      [[fact], morning],
      [[], noon],
      [[fact], evening],
    ] as const)
      await seed(database.db, withFacts([...facts]), at);
    const name = `lamp/${fact.id}`;
    expect((await findVersions(database.db, 'facts', name)).map(({ number, at }) => [number, at])).toEqual([
      [3, evening],
      [2, noon],
      [1, morning],
    ]);
    expect((await findVersion(database.db, 'facts', name, 2))?.record).toBeNull();
    expect((await findVersion(database.db, 'facts', name, 3))?.record).toEqual(fact);
  },
);
