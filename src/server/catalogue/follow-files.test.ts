import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { buildContent, buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { alterRecords, contentOfSamples, sampleNames, samples } from '#tests/stored-records.ts';
import { importContent, seed } from '../catalogue/follow-files.ts';
import type { Database } from '../database/tables.ts';
import { findAll, findRecord, findRecords, insertRecords, updateRecord } from '../records/store.ts';
import { findVersions } from '../repositories/record-versions.ts';
import { currentRevision } from '../repositories/revisions.ts';

const morning = '2026-11-22T08:00:00.000Z';
const noon = '2026-11-22T12:00:00.000Z';
const evening = '2026-11-22T20:00:00.000Z';
const nothing = { inserted: [], updated: [], removed: [], followed: [], overwritten: [], keptAsEdited: [] };
const atDesk = { at: noon, origin: 'desk', username: 'amos' } as const;
const files = contentOfSamples();
const newFiles = contentOfSamples({ changed: true });
const stays = ['tools/lamp', 'workflows/weekly-letter', 'answers/may-we-record'];
const goes = sampleNames.filter((name) => !stays.includes(name));

const take = async (db: Kysely<Database>, content = files, overwrite = false) => {
  const { leftWrong: _, ...report } = await importContent(db, content, { now: evening, overwrite });
  return report;
};

/** Staff edit each sample. */
async function editAll(db: Kysely<Database>): Promise<void> {
  for (const { kind, name, record } of samples) {
    const edited = { ...record, ...editOf(kind) };
    await updateRecord(db, kind, { name, version: 1 }, { record: edited, retiredAt: null }, atDesk);
  }
}
const editOf = (kind: string) =>
  ({
    ...{ tools: { pricing: 'Paid by gifts' }, workflows: { title: 'By staff' }, answers: { lead: 'By staff.' } },
    ...{ facts: { says: 'By staff.' }, 'terms-changes': { who: 'by staff' }, banners: { text: 'By staff' } },
    prices: { free: 'unknown' },
    guides: { text: 'By staff.' },
  })[kind] as object;

/** Lists what each sample says now, with its version. */
const says = async (db: Kysely<Database>) =>
  Promise.all(
    samples.map(async ({ kind, name, said }) => {
      const row = await findRecord(db, kind, name);
      const [field = ''] = Object.keys(said);
      return [row?.version, (row?.record as Record<string, unknown> | undefined)?.[field]];
    }),
  );
const originsOf = async (db: Kysely<Database>) =>
  Promise.all(samples.map(async ({ kind, name }) => (await findVersions(db, kind, name)).map(({ origin }) => origin)));
const ofEach = <T>(value: T) => samples.map(() => value);

test.each(bothDatabases)(
  'on %s an empty database gets all that the files say in one revision, and the same again is nothing',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    expect(await seed(db, files, morning)).toEqual({ ...nothing, inserted: sampleNames });
    expect(await currentRevision(db)).toBe(1);
    const rows = await db.selectFrom('records').selectAll().orderBy('name').execute();
    expect(await seed(db, files, noon)).toEqual(nothing);
    expect(await take(db)).toEqual(nothing);
    expect(await db.selectFrom('records').selectAll().orderBy('name').execute()).toEqual(rows);
    expect(await currentRevision(db)).toBe(1);
  },
);

test.each(databaseKinds)('on %s what nobody edited follows its file, at a start and by an import', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await seed(db, files, morning);
  expect(await seed(db, newFiles, noon)).toEqual({ ...nothing, updated: sampleNames });
  expect(await currentRevision(db)).toBe(2);
  expect(await says(db)).toEqual(samples.map(({ said }) => [2, Object.values(said)[0]]));
  expect(await take(db)).toEqual({ ...nothing, updated: sampleNames });
  expect(await originsOf(db)).toEqual(ofEach(['import', 'file', 'file']));
});

test.each(databaseKinds)('on %s a field that its file no longer has is gone', async (kind) => {
  await using database = await openDatabase(kind);
  const { website: _, ...bare } = buildTool();
  await seed(database.db, buildContent({ tools: [buildTool({ badge: 'Free', aliases: ['light'] })] }), morning);
  await seed(database.db, buildContent({ tools: [bare] }), noon);
  expect(await findAll(database.db, 'tools')).toStrictEqual([bare]);
});

test.each(databaseKinds)(
  'on %s what staff edited is left alone at a start, and told of as long as its file has changed since',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await seed(db, files, morning);
    await editAll(db);
    expect(await seed(db, files, evening)).toEqual(nothing);
    expect(await seed(db, newFiles, evening)).toEqual({ ...nothing, keptAsEdited: sampleNames });
    expect(await seed(db, newFiles, evening)).toEqual({ ...nothing, keptAsEdited: sampleNames });
    expect(await says(db)).toEqual(samples.map(({ kind: name }) => [2, Object.values(editOf(name))[0]]));
    expect(await currentRevision(db)).toBe(1);
    // One edited record does not prevent the others from following.
    const candle = buildTool({ slug: 'candle', name: 'Candle' });
    expect(await seed(db, { ...files, tools: [...files.tools, candle] }, evening)).toEqual({
      ...nothing,
      inserted: ['tools/candle'],
    });
  },
);

test.each(databaseKinds)(
  'on %s an import overwrites what staff edited only when that is asked for, and tells of each',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    await seed(db, files, morning);
    await editAll(db);
    expect(await take(db)).toEqual({ ...nothing, keptAsEdited: sampleNames });
    expect(await currentRevision(db)).toBe(1);
    expect(await take(db, files, true)).toEqual({ ...nothing, overwritten: sampleNames });
    expect(await currentRevision(db)).toBe(2);
    expect(await originsOf(db)).toEqual(ofEach(['import', 'desk', 'file']));
    const overwrites = await db.selectFrom('auditLog').select('target').where('action', '=', 'overwritten').execute();
    expect(overwrites.map(({ target }) => target).sort()).toEqual(sampleNames.toSorted());
    expect((await seed(db, newFiles, evening)).updated).toEqual(sampleNames);
  },
);

// PostgreSQL takes no files again that were laid in before (below), as these two do.
test.each(['sqlite'] as const)('on %s an edit that has reached the files follows them again', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await seed(db, files, morning);
  for (const { kind: name, name: own, record, said } of samples)
    await updateRecord(db, name, { name: own, version: 1 }, { record: { ...record, ...said }, retiredAt: null }, atDesk);
  expect(await take(db, newFiles)).toEqual({ ...nothing, followed: sampleNames });
  expect(await currentRevision(db)).toBe(1);
  expect(await take(db, newFiles)).toEqual(nothing);
  expect(await seed(db, files, evening)).toEqual({ ...nothing, updated: sampleNames });
});

test.each(databaseKinds)(
  'on %s what staff made is taken over by a file of its name only when that is asked for',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    for (const { kind: name, name: own, record } of samples) await insertRecords(db, name, [{ name: own, record }], atDesk);
    expect(await seed(db, newFiles, evening)).toEqual({ ...nothing, keptAsEdited: sampleNames });
    expect(await take(db, newFiles)).toEqual({ ...nothing, keptAsEdited: sampleNames });
    expect(await take(db, newFiles, true)).toEqual({ ...nothing, overwritten: sampleNames });
    expect((await says(db)).map(([version]) => version)).toEqual(ofEach(2));
  },
);

test.each(['sqlite'] as const)(
  'on %s of what has no file any more goes what belongs to another or has no page, unless staff edited it',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const empty = contentOfSamples({ without: samples.map(({ kind: name }) => name) });
    await seed(db, files, morning);
    expect(await seed(db, empty, noon)).toEqual({ ...nothing, removed: goes });
    expect(await currentRevision(db)).toBe(2);
    // A record that comes back continues its count of versions.
    expect(await seed(db, files, evening)).toEqual({ ...nothing, inserted: goes });
    expect((await findVersions(db, 'facts', 'lamp/training')).map(({ number }) => number)).toEqual([3, 2, 1]);

    for (const { kind: name } of samples) await alterRecords(db, name, editOf(name), { editedAt: noon });
    expect(await seed(db, empty, evening)).toEqual({ ...nothing, keptAsEdited: goes });
    expect(await take(db, empty)).toEqual({ ...nothing, keptAsEdited: goes });
    expect(await take(db, empty, true)).toEqual({ ...nothing, overwritten: goes });
    expect((await db.selectFrom('records').select('kind').orderBy('kind').execute()).map(({ kind: name }) => name)).toEqual([
      ...['answers', 'tools', 'workflows'],
    ]);
  },
);

test.each(databaseKinds)('on %s what staff added in no file stays', async (kind) => {
  await using database = await openDatabase(kind);
  await seed(database.db, files, morning);
  await insertRecords(database.db, 'facts', [{ name: 'lamp/own', record: buildFact({ id: 'own' }), position: 9 }], atDesk);
  expect(await seed(database.db, files, noon)).toEqual(nothing);
  expect((await findAll(database.db, 'facts')).map(({ id }) => id)).toEqual(['training', 'own']);
});

test.each(databaseKinds)('on %s a fact out of use stays so until an import is asked to take the file', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await seed(db, files, morning);
  await updateRecord(db, 'facts', { name: 'lamp/training', version: 1 }, { record: buildFact(), retiredAt: noon }, atDesk);
  expect(await seed(db, files, evening)).toEqual(nothing);
  expect(await take(db)).toEqual({ ...nothing, keptAsEdited: ['facts/lamp/training'] });
  // A record in no file and out of use stays, so that staff can bring it back.
  expect(await take(db, contentOfSamples({ without: ['facts'] }), true)).toEqual(nothing);
  expect(await take(db, files, true)).toEqual({ ...nothing, overwritten: ['facts/lamp/training'] });
  expect(await findAll(db, 'facts')).toEqual([buildFact()]);
});

test.each(bothDatabases)(
  'on %s facts that changed places in their file stand so, and are the version that they were',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const facts = [buildFact(), buildFact({ id: 'retention', about: 'retention', answer: 'not kept' })];
    const contentOf = (inOrder: Evidence['facts']) =>
      buildContent({ evidence: new Map([['lamp', { facts: inOrder, changes: [] }]]) });
    await seed(db, contentOf(facts), morning);
    expect(await seed(db, contentOf(facts.toReversed()), noon)).toEqual({
      ...nothing,
      updated: ['facts/lamp/retention', 'facts/lamp/training'],
    });
    expect((await findRecords(db, 'facts')).map(({ record, version }) => [record.id, version])).toEqual([
      ['retention', 1],
      ['training', 1],
    ]);
    expect(await currentRevision(db)).toBe(2);
  },
);

test.each(bothDatabases)('on %s a start that fails half-way leaves nothing behind', async (kind) => {
  await using database = await openDatabase(kind);
  const twice = buildContent({ tools: [buildTool(), buildTool({ name: 'Again' })] });
  await expect(seed(database.db, twice, morning)).rejects.toThrow(/unique/i);
  expect(await findAll(database.db, 'tools')).toEqual([]);
  expect(await currentRevision(database.db)).toBe(0);
});

test('on postgres servers that start at once do not collide: one follows the files, the others find nothing to do', async () => {
  await using database = await openDatabase('postgres');
  const servers = [database, database.connectAgain(), database.connectAgain(), database.connectAgain()];
  const reports = await Promise.all(servers.map(({ db }) => seed(db, files, morning)));
  expect(reports.filter(({ inserted }) => inserted.length > 0)).toEqual([{ ...nothing, inserted: sampleNames }]);
  expect(reports.filter(({ inserted }) => inserted.length === 0)).toEqual([nothing, nothing, nothing]);
  expect(await currentRevision(database.db)).toBe(1);
});

test.each(databaseKinds)('on %s what was seeded before workflows had a status is known as what its file says', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await seed(db, buildContent(), morning);
  const { status: _, ...withoutStatus } = buildWorkflow();
  const seedHash = createHash('sha256').update(JSON.stringify(withoutStatus)).digest('base64url');
  await alterRecords(db, 'workflows', { title: 'By staff' }, { seedHash, editedAt: noon });
  expect(await seed(db, buildContent(), noon)).toEqual(nothing);
  const retired = buildContent({ workflows: [buildWorkflow({ status: 'retired', statusNote: 'It ended.' })] });
  expect(await seed(db, retired, noon)).toEqual({ ...nothing, keptAsEdited: ['workflows/weekly-letter'] });
});

test('on postgres a node whose files are older changes nothing when it starts again, unless somebody goes back by an import', async () => {
  await using database = await openDatabase('postgres');
  const { db } = database;
  await seed(db, files, morning);
  const newer = await seed(db, newFiles, noon);
  expect(newer.updated.length).toBeGreaterThan(0);
  const states = await says(db);
  // The old node starts, and then the new one once more.
  expect(await seed(db, files, evening)).toEqual({ ...nothing, isOlder: true });
  expect(await seed(db, newFiles, evening)).toEqual(nothing);
  expect(await says(db)).toEqual(states);
  await take(db);
  expect(await says(db)).not.toEqual(states);
  expect(await seed(db, files, evening)).toEqual(nothing);
  expect(await seed(db, newFiles, evening)).toEqual({ ...nothing, isOlder: true });
});

test('on sqlite the one node follows its files whichever they were', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  for (const content of [files, newFiles]) await seed(db, content, morning);
  expect((await seed(db, files, noon)).updated.length).toBeGreaterThan(0);
});
