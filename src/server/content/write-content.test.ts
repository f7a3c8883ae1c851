import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { buildFact, buildFolder, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import { seed } from '../records/follow-files.ts';
import { readCatalogue } from '../records/read-records.ts';
import { exportContent, inOneOrder } from './export-content.ts';
import { readAnswerText, readContent, readEvidenceText, readToolText, readWorkflowText } from './read-content.ts';
import { answerFile, evidenceFile, toolFile, workflowFile } from './write-content.ts';

const authored = fileURLToPath(new URL('../../../content', import.meta.url));
const fileOf = (file: string) => readFileSync(`${authored}/${file}`, 'utf8');
test.each(databaseKinds)(
  'on %s every authored file comes back from the database as it was, to the letter',
  async (kind) => {
    await using database = await openDatabase(kind);
    using folder = buildFolder();
    await seed(database.db, readContent(authored), '2026-11-20T12:00:00.000Z');
    const { db } = database;
    exportContent({ ...(await readCatalogue(db)), texts: [] }, authored, folder.path);
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
  const { tools, workflows, answers, evidence } = readContent(authored);
  for (const answer of answers)
    expect(readAnswerText(`answers/${answer.slug}.yaml`, answerFile(answer)), answer.slug).toEqual(answer);
  for (const [slug, found] of evidence)
    expect(readEvidenceText(`evidence/${slug}.yaml`, evidenceFile(found)), slug).toEqual(found);
  for (const tool of tools) expect(readToolText(`tools/${tool.slug}.md`, toolFile(tool)), tool.slug).toEqual(tool);
  for (const workflow of workflows) {
    const read = readWorkflowText(`workflows/${workflow.slug}.yaml`, workflowFile(workflow)) as Workflow;
    expect(inOneOrder(read), workflow.slug).toEqual(inOneOrder(workflow));
  }
});

test('a field that differs changes its own lines alone, one that is gone goes with its heading, and what goes without saying is left out', () => {
  const whisper = fileOf('tools/whisper.md');
  const tool = readToolText('tools/whisper.md', whisper) as Tool;
  const priced = toolFile({ ...tool, pricing: 'Free: as ever', replacedBy: [] });
  const others = (text: string) => text.split('\n').filter((line) => !line.startsWith('pricing:'));
  expect(others(priced)).toEqual(others(whisper));
  expect(priced).toContain("\npricing: 'Free: as ever'\n");
  const { website: _, ...without } = { ...tool, futureOutlook: 'More.\n\n- One', companyBackground: 'A lab.' };
  const written = toolFile(without);
  expect(written).not.toContain('website:');
  expect(written).toContain('---\n\n## Company Background\n\nA lab.\n\n## ');
  expect(written).toContain('\n\n## Future Outlook\n\nMore.\n\n- One\n');
  expect(toolFile({ ...without, futureOutlook: undefined })).not.toContain('Future Outlook');
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
  expect(readToolText('tools/lamp.md', toolFile(tool))).toEqual(tool);
  const workflow = buildWorkflow({
    steps: [text],
    tools: [{ tool: 'lamp', step: 1, use: text.slice(0, 100).trim() }],
    outputQuality: text.slice(0, 200).trim(),
  });
  expect(readWorkflowText('workflows/weekly-letter.yaml', workflowFile(workflow))).toEqual(workflow);
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
  expect(readFileSync(`${folder.path}/evidence/lamp.yaml`, 'utf8')).toBe('facts: []\n');
});

test('what a price tells stands in no second place of the files that an export writes', () => {
  using folder = buildFolder();
  const tools = [buildTool({ shortPrice: 'Free; then $17 a month', costTier: '$$' })];
  const records = { tools, workflows: [], answers: [], evidence: new Map(), texts: [] };
  exportContent({ ...records, prices: new Map([['lamp', buildPrices()]]) }, folder.path, folder.path);
  const written = () => readToolText('tools/lamp.md', readFileSync(`${folder.path}/tools/lamp.md`, 'utf8'));
  expect([written()?.shortPrice, written()?.costTier]).toEqual([undefined, undefined]);
  exportContent({ ...records, prices: new Map() }, folder.path, folder.path);
  expect(written()?.shortPrice).toBe('Free; then $17 a month');
});
