import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { buildCatalogue, buildContent, buildTool } from '#tests/builders.ts';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { insertRecords, updateRecord } from '../records/store.ts';
import { addRevision } from '../repositories/revisions.ts';
import { loadCatalogue } from './catalogue.ts';
import { CurrentCatalogue, newestCatalogue } from './current-catalogue.ts';
import { seed } from './follow-files.ts';

const at = '2026-09-14T08:00:00.000Z';
const byStaff = { at, origin: 'desk', username: 'ruth' } as const;

test.each(bothDatabases)('on %s a catalogue takes up a change when it is reloaded, and not before', async (kind) => {
  await using database = await openDatabase(kind);
  const files = buildContent();
  await seed(database.db, files, at);
  const load = () => loadCatalogue(database.db, files);
  const catalogue = new CurrentCatalogue(await load(), load);
  const before = catalogue.snapshot;
  await alterRecords(database.db, 'tools', { name: 'Lantern' });
  await addRevision(database.db, 'edit', at);
  expect(catalogue.snapshot).toBe(before);
  await catalogue.reload();
  expect(catalogue.snapshot.revision).toBe(2);
  expect(catalogue.snapshot.tools.map(({ name }) => name)).toEqual(['Lantern']);
  // The old snapshot still says what was true then, for a reader that holds it.
  expect(before.tools.map(({ name }) => name)).toEqual(['Lamp']);
});

test('a catalogue keeps its value when the database cannot be read', async () => {
  const value = buildCatalogue();
  const catalogue = new CurrentCatalogue(value, () => Promise.reject(new Error('the database is away')));
  await catalogue.reload().catch(() => {});
  expect(catalogue.value).toBe(value);
});

test.each(databaseKinds)(
  'on %s the newest catalogue is the one that is served while nobody wrote; a record that a write left alone is the same object in the next',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const files = buildContent();
    const tools = ['lamp', 'torch'].map((slug) => ({ name: slug, record: buildTool({ slug, name: slug }) }));
    await insertRecords(db, 'tools', tools, byStaff);
    await addRevision(db, 'added', at);
    const load = () => loadCatalogue(db, files);
    const catalogue = new CurrentCatalogue(await load(), load);
    const before = await newestCatalogue(db, { catalogue, files });
    expect(before).toBe(catalogue.value);

    const lantern = { record: buildTool({ slug: 'lamp', name: 'Lantern' }), retiredAt: null };
    await updateRecord(db, 'tools', { name: 'lamp', version: 1 }, lantern, byStaff);
    await addRevision(db, 'edited', at);
    const after = await newestCatalogue(db, { catalogue, files });
    const of = (records: readonly Tool[], slug: string) => records.find((tool) => tool.slug === slug);
    expect(of(after.tools, 'lamp')).toMatchObject({ name: 'Lantern' });
    expect(of(after.tools, 'torch')).toBe(of(before.tools, 'torch'));
  },
);
