import { expect, test } from 'vitest';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { buildContent, buildFact, buildTermsChange } from '#tests/builders.ts';
import type { TestDatabase } from '#tests/environment/databases.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { findEvidence } from '../repositories/tool-facts.ts';
import { seed } from './seed.ts';

const morning = '2026-11-22T08:00:00.000Z';
const noon = '2026-11-22T12:00:00.000Z';
const nothing = { inserted: [], updated: [], removed: [], keptAsEdited: [] };

const both: Evidence = {
  facts: [buildFact({ quote: '“[1]” {"a":1} it’s 😀' }), buildFact({ id: 'retention', about: 'retention', answer: 'not kept' })],
  changes: [buildTermsChange({ id: 'change' })],
};
const seedWith = ({ db }: TestDatabase, evidence: Evidence, now = morning) =>
  seed(db, buildContent({ evidence: new Map([['lamp', evidence]]) }), now);
const edit = ({ db }: TestDatabase, name: string) =>
  db.updateTable('toolFacts').set({ editedAt: noon }).where('name', '=', name).execute();

test.each(databaseKinds)('on %s facts and changes come back as they were written, in the order of their file', async (kind) => {
  await using database = await openDatabase(kind);
  const { inserted } = await seedWith(database, both);
  expect(inserted.slice(2)).toEqual(['facts/lamp/training', 'facts/lamp/retention', 'terms-changes/lamp/change']);
  expect(await findEvidence(database.db)).toStrictEqual(new Map([['lamp', both]]));
  expect(await seedWith(database, both, noon)).toEqual(nothing);
});

test.each(databaseKinds)('on %s a fact follows its file, also in its place, and makes a revision', async (kind) => {
  await using database = await openDatabase(kind);
  await seedWith(database, both);
  const changed = { ...both, facts: [both.facts[1], buildFact({ answer: 'yes' })] as Evidence['facts'] };
  expect((await seedWith(database, changed, noon)).updated).toEqual(['facts/lamp/retention', 'facts/lamp/training']);
  expect(await findEvidence(database.db)).toStrictEqual(new Map([['lamp', changed]]));
  expect(await currentRevision(database.db)).toBe(2);
});

test.each(databaseKinds)('on %s a fact that its file no longer has goes, and one that staff edited stays', async (kind) => {
  await using database = await openDatabase(kind);
  await seedWith(database, both);
  await edit(database, 'training');
  expect(await seedWith(database, { facts: [], changes: [] }, noon)).toEqual({
    ...nothing,
    removed: ['facts/lamp/retention', 'terms-changes/lamp/change'],
    keptAsEdited: ['facts/lamp/training'],
  });
  expect((await findEvidence(database.db)).get('lamp')?.facts).toEqual([both.facts[0]]);
  expect(await currentRevision(database.db)).toBe(2);
});

test.each(databaseKinds)('on %s what staff edited or added is left alone', async (kind) => {
  await using database = await openDatabase(kind);
  await seedWith(database, both);
  await edit(database, 'training');
  const own = { id: 'own', tool: 'lamp', name: 'own', position: 9, record: JSON.stringify(buildFact({ id: 'own' })) };
  await database.db
    .insertInto('toolFacts')
    .values({ ...own, editedAt: noon, createdAt: noon, updatedAt: noon } as never)
    .execute();
  const changed = { ...both, facts: [buildFact({ answer: 'yes' }), both.facts[1]] as Evidence['facts'] };
  expect(await seedWith(database, changed, noon)).toEqual({ ...nothing, keptAsEdited: ['facts/lamp/training'] });
  expect((await findEvidence(database.db)).get('lamp')?.facts.map(({ id, answer }) => [id, answer])).toEqual([
    ['training', 'no'],
    ['retention', 'not kept'],
    ['own', 'no'],
  ]);
});
