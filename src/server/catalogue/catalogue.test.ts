import { expect, test } from 'vitest';
import { buildCategory, buildContent, buildSnapshot, buildTool } from '#tests/builders.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { seed } from '../records/follow-files.ts';
import { addRevision } from '../repositories/revisions.ts';
import { Catalogue, loadSnapshot } from './catalogue.ts';

const now = '2026-09-14T08:00:00.000Z';

test.each(bothDatabases)('on %s a snapshot holds what was seeded, at its revision, in order of name', async (kind) => {
  await using database = await openDatabase(kind);
  const content = buildContent({ tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle' })] });
  await seed(database.db, content, now);
  const snapshot = await loadSnapshot(database.db, content);
  expect(snapshot.revision).toBe(1);
  expect(snapshot.categories).toEqual([buildCategory()]);
  expect(snapshot.tools.map(({ name }) => name)).toEqual(['Candle', 'Lamp']);
  expect(snapshot.workflowBySlug.get('weekly-letter')).toEqual(content.workflows[0]);
});

test.each(bothDatabases)('on %s a catalogue takes up a change when it is reloaded, and not before', async (kind) => {
  await using database = await openDatabase(kind);
  const content = buildContent();
  await seed(database.db, content, now);
  const load = () => loadSnapshot(database.db, content);
  const catalogue = new Catalogue(await load(), load);
  const before = catalogue.snapshot;
  await alterRecords(database.db, 'tools', { name: 'Lantern' });
  await addRevision(database.db, 'edit', now);
  expect(catalogue.snapshot).toBe(before);
  await catalogue.reload();
  expect(catalogue.snapshot.revision).toBe(2);
  expect(catalogue.snapshot.tools.map(({ name }) => name)).toEqual(['Lantern']);
  // Whoever still holds the old snapshot reads what was true then.
  expect(before.tools.map(({ name }) => name)).toEqual(['Lamp']);
});

test('a catalogue keeps its snapshot when the database cannot be read', async () => {
  const snapshot = buildSnapshot();
  const catalogue = new Catalogue(snapshot, () => Promise.reject(new Error('the database is away')));
  await catalogue.reload().catch(() => {});
  expect(catalogue.snapshot).toBe(snapshot);
});
