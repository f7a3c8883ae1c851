import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { inOneOrder } from '#domain/catalogue/workflow-schema.ts';
import { buildFact, buildFolder, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import { readStored } from '../catalogue/catalogue.ts';
import { exportContent } from '../catalogue/export-content.ts';
import { seed } from '../catalogue/follow-files.ts';
import { parseFile, pathOf, textOf } from './content-files.ts';
import { readContent } from './read-content.ts';

const authored = fileURLToPath(new URL('../../../content', import.meta.url));
const fileOf = (file: string) => readFileSync(`${authored}/${file}`, 'utf8');
test.each(databaseKinds)(
  'on %s every authored file comes back from the database as it was, to the letter',
  async (kind) => {
    await using database = await openDatabase(kind);
    using folder = buildFolder();
    await seed(database.db, readContent(authored), '2026-11-20T12:00:00.000Z');
    const { db } = database;
    exportContent({ ...(await readStored(db)), texts: [] }, authored, folder.path);
    for (const [kindOfFile, least] of [
      ['tools', 114],
      ['workflows', 61],
      ['answers', 60],
      ['evidence', 100],
    ] as const) {
      const names = readdirSync(`${authored}/${kindOfFile}`);
      expect(names.length).toBeGreaterThanOrEqual(least);
      expect(readdirSync(`${folder.path}/${kindOfFile}`).sort()).toEqual(names.sort());
      for (const name of names)
        expect(readFileSync(`${folder.path}/${kindOfFile}/${name}`), name).toEqual(
          readFileSync(`${authored}/${kindOfFile}/${name}`),
        );
    }
  },
  60_000,
);

test('every authored record can be written without its file, and says the same', () => {
  const { tools, workflows, answers, evidence, prices } = readContent(authored);
  const records = [
    ...tools.map((record) => ['tools', record.slug, record] as const),
    ...workflows.map((record) => ['workflows', record.slug, record] as const),
    ...answers.map((record) => ['answers', record.slug, record] as const),
    ...[...prices].map(([slug, record]) => ['prices', slug, record] as const),
    ...[...evidence].map(([slug, record]) => ['evidence', slug, record] as const),
  ];
  for (const [folder, slug, record] of records) {
    const read = parseFile(folder, pathOf(folder, slug), textOf(folder, record as never)) as object;
    expect(inOneOrder(read), slug).toEqual(inOneOrder(record));
  }
});

test('a field that differs changes its own lines alone, one that is gone goes with its heading, and what goes without saying is left out', () => {
  const whisper = fileOf('tools/whisper.md');
  const tool = parseFile('tools', 'tools/whisper.md', whisper) as Tool;
  const priced = textOf('tools', { ...tool, pricing: 'Free: as ever', replacedBy: [] });
  const others = (text: string) => text.split('\n').filter((line) => !line.startsWith('pricing:'));
  expect(others(priced)).toEqual(others(whisper));
  expect(priced).toContain("\npricing: 'Free: as ever'\n");
  const { website: _, ...without } = { ...tool, futureOutlook: 'More.\n\n- One', companyBackground: 'A lab.' };
  const fileText = textOf('tools', without);
  expect(fileText).not.toContain('website:');
  expect(fileText).toContain('---\n\n## Company Background\n\nA lab.\n\n## ');
  expect(fileText).toContain('\n\n## Future Outlook\n\nMore.\n\n- One\n');
  expect(textOf('tools', { ...without, futureOutlook: undefined })).not.toContain('Future Outlook');
});

test.each([
  'yes',
  'null',
  '2026-05-01',
  '- a',
  'a: b # c',
  '"quoted"',
  "'single'",
  '@home',
  '[a, b]',
  'two\nlines',
  'two  spaces  and more words than a line of this file could ever hold in its hundred and twenty columns, or so it seems',
  `a ${'long '.repeat(60)}text`,
  '#1',
  '>- x',
  'a\n\n  b',
])('whatever staff type, the file says it: %j', (text) => {
  const tool = buildTool({
    description: text,
    features: [text.slice(0, 160).trim(), 'b'],
    aliases: [text.slice(0, 50).trim(), 'b'],
    pricing: text.slice(0, 160).trim(),
  });
  expect(parseFile('tools', 'tools/lamp.md', textOf('tools', tool))).toEqual(tool);
  const workflow = buildWorkflow({
    steps: [text],
    tools: [{ tool: 'lamp', step: 1, use: text.slice(0, 100).trim() }],
    outputQuality: text.slice(0, 200).trim(),
  });
  expect(parseFile('workflows', 'workflows/weekly-letter.yaml', textOf('workflows', workflow))).toEqual(workflow);
});

test('only what differs is written, and a file without a record is left alone and told', () => {
  using folder = buildFolder();
  const evidence = new Map([['lamp', { facts: [buildFact({ about: 'age', answer: '13' })], changes: [] }]]);
  const prices = new Map([['lamp', buildPrices()]]);
  const records = { tools: [buildTool()], workflows: [buildWorkflow()], answers: [buildAnswer()], evidence, prices, texts: [] };
  expect(exportContent(records, folder.path, folder.path)).toEqual({
    written: [
      'answers/may-we-record.yaml',
      'evidence/lamp.yaml',
      'prices/lamp.yaml',
      'tools/lamp.md',
      'workflows/weekly-letter.yaml',
    ],
    unchanged: 0,
    withoutRecord: [],
  });
  const others = {
    tools: [],
    workflows: [buildWorkflow({ title: 'Letter' })],
    answers: [],
    evidence: new Map(),
    prices: new Map(),
    texts: [],
  };
  expect(exportContent(others, folder.path, folder.path)).toEqual({
    written: ['workflows/weekly-letter.yaml'],
    unchanged: 0,
    withoutRecord: ['answers/may-we-record.yaml', 'evidence/lamp.yaml', 'prices/lamp.yaml', 'tools/lamp.md'],
  });
});

test('the file of a tool whose last fact went out of use says nothing any more', () => {
  using folder = buildFolder();
  const records = {
    tools: [buildTool()],
    workflows: [],
    answers: [],
    evidence: new Map([['lamp', { facts: [buildFact()], changes: [] }]]),
    prices: new Map(),
    texts: [],
  };
  exportContent(records, folder.path, folder.path);
  expect(exportContent({ ...records, evidence: new Map() }, folder.path, folder.path).written).toEqual(['evidence/lamp.yaml']);
  expect(readFileSync(`${folder.path}/evidence/lamp.yaml`, 'utf8')).toBe('facts: []\nchanges: []\n');
});

test('what a price tells stands in no second place of the files that an export writes', () => {
  using folder = buildFolder();
  const tools = [buildTool({ shortPrice: 'Free; then $17 a month', costTier: '$$' })];
  const records = { tools, workflows: [], answers: [], evidence: new Map(), texts: [] };
  exportContent({ ...records, prices: new Map([['lamp', buildPrices()]]) }, folder.path, folder.path);
  const readTool = () => parseFile('tools', 'tools/lamp.md', readFileSync(`${folder.path}/tools/lamp.md`, 'utf8'));
  expect([readTool()?.shortPrice, readTool()?.costTier]).toEqual([undefined, undefined]);
  exportContent({ ...records, prices: new Map() }, folder.path, folder.path);
  expect(readTool()?.shortPrice).toBe('Free; then $17 a month');
});
