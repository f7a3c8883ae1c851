import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { buildTool } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { findToolSeedStates, findTools, insertSeededTool, updateSeededTool } from './tools.ts';

const morning = '2026-09-14T08:00:00.000Z';
const noon = '2026-09-14T12:00:00.000Z';
const byFile = (at: string) => ({ at, origin: 'file' }) as const;

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

const fullTool: Required<Tool> = {
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

test.each(databaseKinds)('on %s every field of a tool comes back as it was stored', async (kind) => {
  await using database = await openDatabase(kind);
  await insertSeededTool(database.db, fullTool, 'hash', byFile(morning));
  expect(await findTools(database.db)).toStrictEqual([fullTool]);
});

test.each(databaseKinds)('on %s a field that a tool does not have is not there afterwards', async (kind) => {
  await using database = await openDatabase(kind);
  await insertSeededTool(database.db, buildTool({ website: undefined }), 'hash', byFile(morning));
  const { website: _, ...expected } = buildTool();
  expect(await findTools(database.db)).toStrictEqual([expected]);
});

test.each(databaseKinds)('on %s a seeded tool is the first version, made and changed now, and edited by nobody', async (kind) => {
  await using database = await openDatabase(kind);
  const id = await insertSeededTool(database.db, buildTool(), 'hash', byFile(morning));
  const columns = ['id', 'version', 'seedHash', 'editedAt', 'createdAt', 'updatedAt'] as const;
  expect(await database.db.selectFrom('tools').select(columns).execute()).toEqual([
    { id, version: 1, seedHash: 'hash', editedAt: null, createdAt: morning, updatedAt: morning },
  ]);
  // UUIDv7.
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await findToolSeedStates(database.db)).toEqual([{ id, slug: 'lamp', seedHash: 'hash', editedAt: null }]);
});

test.each(databaseKinds)('on %s two tools cannot have one slug', async (kind) => {
  await using database = await openDatabase(kind);
  await insertSeededTool(database.db, buildTool(), 'hash', byFile(morning));
  await expect(insertSeededTool(database.db, buildTool({ name: 'Other' }), 'hash', byFile(morning))).rejects.toThrow(/unique/i);
  expect(await findTools(database.db)).toEqual([buildTool()]);
});

test.each(databaseKinds)('on %s an update replaces every field, also by nothing, and counts the version', async (kind) => {
  await using database = await openDatabase(kind);
  const id = await insertSeededTool(database.db, fullTool, 'hash', byFile(morning));
  const other = await insertSeededTool(database.db, buildTool({ slug: 'other', name: 'Other' }), 'other', byFile(morning));
  await updateSeededTool(database.db, id, buildTool(), 'new', byFile(noon));
  expect((await findTools(database.db)).find(({ slug }) => slug === 'lamp')).toStrictEqual(buildTool());
  const rows = await database.db.selectFrom('tools').select(['id', 'version', 'seedHash', 'createdAt', 'updatedAt']).execute();
  expect(rows.find((row) => row.id === id)).toMatchObject({ version: 2, seedHash: 'new', createdAt: morning, updatedAt: noon });
  expect(rows.find((row) => row.id === other)).toMatchObject({ version: 1, seedHash: 'other', updatedAt: morning });
});

test.each(databaseKinds)('on %s an update does not touch what staff have edited in the meantime', async (kind) => {
  await using database = await openDatabase(kind);
  const id = await insertSeededTool(database.db, buildTool(), 'hash', byFile(morning));
  await database.db.updateTable('tools').set({ name: 'By staff', editedAt: noon }).where('id', '=', id).execute();
  await updateSeededTool(database.db, id, buildTool({ name: 'By file' }), 'new', byFile(noon));
  expect((await findTools(database.db)).map(({ name }) => name)).toEqual(['By staff']);
  expect(await findToolSeedStates(database.db)).toEqual([{ id, slug: 'lamp', seedHash: 'hash', editedAt: noon }]);
});

test.each(databaseKinds)('on %s an empty catalogue has no tools', async (kind) => {
  await using database = await openDatabase(kind);
  expect(await findTools(database.db)).toEqual([]);
  expect(await findToolSeedStates(database.db)).toEqual([]);
});
