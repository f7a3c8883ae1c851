import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { buildFact, buildFolder, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { readCatalogue } from '../records/change-records.ts';
import { seed } from '../records/follow-files.ts';
import { comparable, exportContent } from './export-content.ts';
import { readAnswerText, readContent, readEvidenceText, readToolText, readWorkflowText } from './read-content.ts';
import { answerFile, evidenceFile, toolFile, workflowFile } from './write-content.ts';

const authored = fileURLToPath(new URL('../../../content', import.meta.url));
const fileOf = (file: string) => readFileSync(`${authored}/${file}`, 'utf8');
const whisper = fileOf('tools/whisper.md');
const guide = fileOf('workflows/sermon-transcript-to-small-group-discussion-guide.yaml');
const readTool = (text: string) => readToolText('tools/whisper.md', text) as Tool;
const readWorkflow = (text: string) =>
  readWorkflowText('workflows/sermon-transcript-to-small-group-discussion-guide.yaml', text) as Workflow;

/** The lines of `after` that `before` has not, and the reverse. */
function changedLines(before: string, after: string) {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return { gone: a.filter((line) => !b.includes(line)), come: b.filter((line) => !a.includes(line)) };
}

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
      ['workflows', 56],
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
    expect(comparable(read), workflow.slug).toEqual(comparable(workflow));
  }
});

test('a new file is written as by hand: most of what is authored would come out the same', () => {
  const { tools, workflows } = readContent(authored);
  const lines = { all: 0, same: 0 };
  for (const [file, text] of [
    ...tools.map((tool) => [`tools/${tool.slug}.md`, toolFile(tool)] as const),
    ...workflows.map((workflow) => [`workflows/${workflow.slug}.yaml`, workflowFile(workflow)] as const),
  ]) {
    const written = new Set(text.split('\n'));
    for (const line of fileOf(file).split('\n')) {
      lines.all += 1;
      if (written.has(line)) lines.same += 1;
    }
  }
  expect(lines.same / lines.all).toBeGreaterThan(0.9);
});

test('a workflow that is retired says so above its sources, and loses the words when it is taken up again', () => {
  const workflow = readWorkflow(guide);
  const retired = workflowFile({ ...workflow, status: 'retired', statusNote: 'It ended in May.' }, guide);
  expect(changedLines(guide, retired)).toEqual({ gone: [], come: ['status: retired', 'statusNote: It ended in May.'] });
  expect(readWorkflow(retired)).toMatchObject({ status: 'retired', statusNote: 'It ended in May.' });
  expect(workflowFile(workflow, retired.replace('status: retired\n', ''))).toBe(guide);
});

test('a changed field is written anew, and nothing else', () => {
  const tool = readTool(whisper);
  expect(changedLines(whisper, toolFile({ ...tool, pricing: 'Free: as ever', badge: 'Free' }, whisper))).toEqual({
    gone: [expect.stringMatching(/^pricing: /)],
    come: ['pricing: "Free: as ever"', 'badge: Free'],
  });
  const policy = { ...tool.dataPolicy, plan: 'any computer' };
  expect(changedLines(whisper, toolFile({ ...tool, dataPolicy: policy }, whisper))).toEqual({
    gone: ['  plan: your own computer'],
    come: ['  plan: any computer'],
  });
});

test('in a list the items that stay are kept as they are', () => {
  const workflow = readWorkflow(guide);
  const long = 'Ask the groups pastor for ten minutes. '.repeat(4).trim();
  const steps = workflow.steps.toSpliced(0, 1, 'Get the recording.').concat(long);
  const written = workflowFile({ ...workflow, steps }, guide);
  const { gone, come } = changedLines(guide, written);
  expect(gone).toEqual([expect.stringMatching(/^ {2}- Get the audio or video/)]);
  // The line that begins a folded item stands in the file already.
  expect(come).toEqual([
    '  - Get the recording.',
    expect.stringMatching(/^ {4}Ask the groups pastor/),
    expect.stringMatching(/^ {4}minutes\./),
  ]);
  expect(readWorkflow(written).steps).toEqual(steps);
});

test('a field that is gone goes, with its heading; one that comes finds its place', () => {
  const tool = readTool(whisper);
  const { website: _, ...without } = tool;
  expect(toolFile(without, whisper)).not.toContain('website:');
  const longer = { ...tool, futureOutlook: 'More.\n\n- One', companyBackground: 'A lab.' };
  const written = toolFile(longer, whisper);
  expect(written).toBe(`${whisper}\n## Company Background\n\nA lab.\n\n## Future Outlook\n\nMore.\n\n- One\n`);
  expect(toolFile({ ...longer, companyBackground: undefined }, written)).toBe(
    `${whisper}\n## Future Outlook\n\nMore.\n\n- One\n`,
  );
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
  expect(readToolText('tools/lamp.md', toolFile(tool, toolFile(buildTool())))).toEqual(tool);
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
  const records = { tools: [buildTool()], workflows: [buildWorkflow()], answers: [buildAnswer()], evidence, texts: [] };
  expect(exportContent(records, folder.path, folder.path)).toEqual({
    written: ['answers/may-we-record.yaml', 'evidence/lamp.yaml', 'tools/lamp.md', 'workflows/weekly-letter.yaml'],
    unchanged: 0,
    withoutRecord: [],
  });
  const others = { tools: [], workflows: [buildWorkflow({ title: 'Letter' })], answers: [], evidence: new Map(), texts: [] };
  expect(exportContent(others, folder.path, folder.path)).toEqual({
    written: ['workflows/weekly-letter.yaml'],
    unchanged: 0,
    withoutRecord: ['answers/may-we-record.yaml', 'evidence/lamp.yaml', 'tools/lamp.md'],
  });
});

test('the file of a tool whose last fact went out of use says nothing any more', () => {
  using folder = buildFolder();
  const records = {
    tools: [buildTool()],
    workflows: [],
    answers: [],
    evidence: new Map([['lamp', { facts: [buildFact()], changes: [] }]]),
    texts: [],
  };
  exportContent(records, folder.path, folder.path);
  expect(exportContent({ ...records, evidence: new Map() }, folder.path, folder.path).written).toEqual(['evidence/lamp.yaml']);
  expect(readFileSync(`${folder.path}/evidence/lamp.yaml`, 'utf8')).toBe('facts: []\n');
});
