import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { samples } from '#tests/stored-records.ts';
import { findVersion, findVersions } from '../repositories/record-versions.ts';
import { findEvidence } from './evidence.ts';
import { findAll, findRecord, findRecords, insertRecords, nextPosition, removeRecord, updateRecord } from './store.ts';

const morning = '2026-09-14T08:00:00.000Z';
const noon = '2026-09-14T12:00:00.000Z';
const byFile = { at: morning, origin: 'file' } as const;
const atDesk = { at: noon, origin: 'desk', username: 'ruth', why: 'It reads better' } as const;

const oddStrings = [
  '[1]',
  '{"a":1}',
  'null',
  '',
  ' space ',
  "it's",
  '"quoted"',
  '“curly” ’',
  'back\\slash',
  '😀👩‍👩‍👧',
  'line\nbreak\ttab',
  '%s $1 ? :name',
  '\u202eעברית',
];

const price = {
  plan: '“Pro”',
  amount: 16.99,
  currency: 'USD',
  per: 'month',
  asOf: '2026-05',
  source: 'https://a.example',
} as const;

const fullTool: Tool = {
  slug: 'dall-e-3',
  name: '[1] DALL·E “3” 😀',
  isOrdinaryWord: true,
  aliases: oddStrings,
  asked: oddStrings,
  maker: "O'Brien; drop table tools; --",
  since: 2023,
  category: 'Image Generators',
  website: 'https://example.org/?a=1&b=%20#c',
  description: '{"not":"json"}',
  summary: '[]',
  pricing: 'null',
  shortPrice: '{}',
  leastPrice: price,
  churchPrice: { ...price, amount: 0.006 },
  pricingModel: 'Paid',
  costTier: '$$$',
  badge: 'Paid',
  impact: 'Low',
  impactReason: 'true',
  effectiveness: '5',
  installs: 'A technician.',
  withYouth: 'No.',
  withoutAccount: true,
  alternatives: [{ tool: 'a', because: '["1"].' }],
  features: oddStrings,
  useCases: [],
  pros: ['one'],
  cons: oddStrings.toReversed(),
  dataPolicy: { ...buildTool().dataPolicy, alsoFine: oddStrings, alsoNever: ['{}'] },
  notFound: [{ about: 'training', question: '[1]' }],
  status: 'renamed',
  statusNote: 'It is now “Lantern”.',
  replacedBy: ['a', 'b'],
  companyBackground: '# Text\n\n| a | b |\n',
  detailedFeatures: '2',
  technicalSpecifications: '3',
  businessModel: '4',
  controversiesAndIssues: '5',
  safetyAndEthics: '6',
  ministryApplications: '7',
  comparisonNotes: '8',
  futureOutlook: '9',
  sources: ['https://a.example', 'https://b.example'],
  verifiedAt: '2026-09-14',
};

test.each(bothDatabases)('on %s every field of a tool comes back as it was stored', async (kind) => {
  await using database = await openDatabase(kind);
  await insertRecords(database.db, 'tools', [{ name: fullTool.slug, record: fullTool, seedHash: 'hash' }], byFile);
  expect(await findAll(database.db, 'tools')).toStrictEqual([fullTool]);
});

test.each(bothDatabases)(
  'on %s a record of a file is its first version, and an edit of staff counts on, replaces every field and keeps both states',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    for (const sample of samples) {
      const { kind: name, record, said } = sample;
      await insertRecords(db, name, [{ name: sample.name, record, seedHash: 'hash' }], byFile);
      const first = await findRecord(db, name, sample.name);
      expect(first).toMatchObject({ record, version: 1, seedHash: 'hash', editedAt: null, retiredAt: null, updatedAt: morning });

      const edited = { ...record, ...said };
      const place = { name: sample.name, version: 1 };
      expect(await updateRecord(db, name, place, { record: edited, retiredAt: null }, atDesk)).toBe(true);
      // Conflict: somebody else had read the first version.
      expect(await updateRecord(db, name, place, { record, retiredAt: null }, atDesk)).toBe(false);
      const storedRecord = await findRecord(db, name, sample.name);
      expect(storedRecord).toMatchObject({ record: edited, version: 2, seedHash: 'hash', editedAt: noon, updatedAt: noon });
      const deskFields = { username: 'ruth', why: 'It reads better', isErased: false };
      expect(await findVersions(db, name, sample.name)).toEqual([
        { number: 2, at: noon, origin: 'desk', ...deskFields },
        { number: 1, at: morning, origin: 'file', username: null, why: null, isErased: false },
      ]);
      expect((await findVersion(db, name, sample.name, 1))?.record).toEqual(record);
      expect((await findVersion(db, name, sample.name, 2))?.record).toEqual(edited);
    }
    const row = await db.selectFrom('records').select('id').executeTakeFirstOrThrow();
    // Version 7 of UUIDs.
    expect(row.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  },
);

test.each(bothDatabases)('on %s a field that a record no longer has is gone', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await insertRecords(db, 'tools', [{ name: 'lamp', record: buildTool({ badge: 'Free', website: undefined }) }], byFile);
  const { website: _, ...expected } = buildTool({ badge: 'Free' });
  expect(await findAll(db, 'tools')).toStrictEqual([expected]);
  await updateRecord(db, 'tools', { name: 'lamp', version: 1 }, { record: buildTool(), retiredAt: null }, atDesk);
  expect(await findAll(db, 'tools')).toStrictEqual([buildTool()]);
});

test.each(bothDatabases)('on %s two records of one kind cannot have one name, and of two kinds they can', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  for (const sample of samples) {
    const one = { name: sample.name, record: sample.record };
    await insertRecords(db, sample.kind, [one], byFile);
    await expect(insertRecords(db, sample.kind, [one], byFile)).rejects.toThrow(/unique/i);
    await insertRecords(db, sample.kind, [{ ...one, name: 'same-name' }], byFile);
  }
});

test.each(bothDatabases)('on %s of two edits of one version one is stored, whatever the kind', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  for (const { kind: name, name: own, record } of samples) {
    await insertRecords(db, name, [{ name: own, record }], byFile);
    const edit = () => updateRecord(db, name, { name: own, version: 1 }, { record, retiredAt: null }, atDesk);
    expect((await Promise.all([edit(), edit()])).filter(Boolean)).toHaveLength(1);
    expect(await findVersions(db, name, own)).toHaveLength(2);
  }
});

test.each(bothDatabases)(
  'on %s what is out of use says nothing, and what is taken away and comes back goes on counting',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const fact = { name: 'lamp/training', record: buildFact() };
    await insertRecords(db, 'facts', [fact], byFile);
    await updateRecord(db, 'facts', { name: fact.name, version: 1 }, { record: fact.record, retiredAt: noon }, atDesk);
    expect(await findAll(db, 'facts')).toEqual([]);
    expect(await findRecords(db, 'facts')).toMatchObject([{ retiredAt: noon, record: fact.record }]);
    expect((await findVersion(db, 'facts', fact.name, 2))?.record).toBeNull();
    await removeRecord(db, 'facts', { name: fact.name, version: 2 }, atDesk);
    await insertRecords(db, 'facts', [fact], byFile);
    expect((await findVersions(db, 'facts', fact.name)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(await findRecord(db, 'facts', fact.name)).toMatchObject({ version: 4, retiredAt: null });
  },
);

test.each(bothDatabases)(
  'on %s what is said of a tool stands in the order of its file, and new facts after the others',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const of = (name: string, position: number) => ({ name, record: buildFact({ id: name.split('/')[1] }), position });
    await insertRecords(db, 'facts', [of('lamp/b', 0), of('lamp/a', 1), of('candle/z', 0), of('lamp-two/c', 0)], byFile);
    const ids = [...(await findEvidence(db))].map(([tool, { facts }]) => [tool, ...facts.map(({ id }) => id)]);
    expect(ids).toEqual([
      ['candle', 'z'],
      ['lamp', 'b', 'a'],
      ['lamp-two', 'c'],
    ]);
    expect(await nextPosition(db, 'facts', 'lamp')).toBe(2);
    expect(await nextPosition(db, 'facts', 'torch')).toBe(0);
  },
);

test.each(bothDatabases)('on %s a field that a later version has added is there in what was stored before it', async (kind) => {
  await using database = await openDatabase(kind);
  const { tools: _, asked: _a, ...older } = buildWorkflow();
  await insertRecords(database.db, 'workflows', [{ name: older.slug, record: older }], byFile);
  expect(await findAll(database.db, 'workflows')).toEqual([buildWorkflow()]);
});
