import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { buildCategory, buildContent, buildTool, buildWorkflow } from '#tests/builders.ts';
import { catalogueProblems } from './catalogue-rules.ts';

const problemsOf = (tools: Tool[], workflows: Workflow[] = [buildWorkflow()]) =>
  catalogueProblems(buildContent({ tools, workflows }));
const toolProblem = (overrides: Partial<Tool>) => problemsOf([buildTool(overrides)]);
const workflowProblem = (overrides: Partial<Workflow>) => problemsOf([buildTool()], [buildWorkflow(overrides)]);
const some = (count: number) => Array.from({ length: count }, (_, index) => `entry ${index}`);

test('a good catalogue has no problem', () => {
  expect(problemsOf([buildTool()])).toEqual([]);
});

test.each([
  ['category', { category: 'Lamps' }, "'Lamps' is not a category of categories.yaml"],
  ['features', { features: some(3) }, 'needs at least 4'],
  ['useCases', { useCases: some(2) }, 'needs at least 3'],
  ['pros', { pros: some(1) }, 'needs at least 2'],
  ['cons', { cons: some(1) }, 'needs at least 2'],
  ['statusNote', { status: 'discontinued' as const }, 'must say what happened to the tool'],
  ['statusNote', { status: 'renamed' as const }, 'must say what happened to the tool'],
  ['replacedBy', { replacedBy: ['candle'] }, "there is no tool 'candle'"],
  ['alternatives.0.tool', { alternatives: [{ tool: 'candle', because: 'It’s free.' }] }, "there is no tool 'candle'"],
  ['alternatives.0.tool', { alternatives: [{ tool: 'lamp', because: 'It’s free.' }] }, 'names the tool itself'],
])('the %s of a tool is checked: %j', (field, overrides, message) => {
  expect(toolProblem(overrides)).toEqual([{ file: 'tools/lamp.md', field, message }]);
});

test('a tool with exactly as much as it needs has no problem', () => {
  expect(toolProblem({ features: some(4), useCases: some(3), pros: some(2), cons: some(2) })).toEqual([]);
  expect(toolProblem({ status: 'discontinued', statusNote: 'It was closed in May.' })).toEqual([]);
});

test('a tool may be replaced by any tool of the catalogue', () => {
  const old = buildTool({ slug: 'candle', name: 'Candle', replacedBy: ['lamp'] });
  expect(problemsOf([old, buildTool()])).toEqual([]);
});

const candle = (overrides: Partial<Tool> = {}) => buildTool({ slug: 'candle', name: 'Candle', ...overrides });
const instead = (because = 'It’s free.') => buildTool({ alternatives: [{ tool: 'candle', because }] });

test('what a tool names instead is there and goes on: one that has ended, has another name or was taken down is told', () => {
  expect(problemsOf([instead(), candle()])).toEqual([]);
  for (const [status, says] of [
    ['discontinued', 'was discontinued'],
    ['renamed', 'was renamed'],
    ['hidden', 'was taken down'],
  ] as const)
    expect(problemsOf([instead(), candle({ status, statusNote: 'It was.' })])).toEqual([
      { file: 'tools/lamp.md', field: 'alternatives.0.tool', message: `'candle' ${says}`, leftBy: 'ending' },
    ]);
});

test('the reason for an alternative enters nothing that the card of that tool forbids', () => {
  expect(problemsOf([instead('It keeps the prayer list.'), candle()])).toMatchObject([
    { file: 'tools/lamp.md', field: 'alternatives.0.because', leftBy: 'stricter card' },
  ]);
});

test.each([
  ['categories', { categories: ['LLMs', 'Lamps'] }, "'Lamps' is not a workflow category of categories.yaml"],
  ['tools.0.tool', { tools: [{ tool: 'candle', step: 1 }] }, "there is no tool 'candle'"],
  [
    'tools.1.tool',
    {
      tools: [
        { tool: 'lamp', step: 1 },
        { tool: 'candle', step: 1 },
      ],
    },
    "there is no tool 'candle'",
  ],
  [
    'tools',
    { steps: [...some(4), 'Paste it into your chat assistant.'] },
    "must hold chatgpt, claude, gemini, microsoft-copilot: a step says 'your chat assistant'",
  ],
  ['tools.0.step', { tools: [{ tool: 'lamp', step: 5 }] }, 'there is no step 5'],
  ['steps', { steps: some(3) }, 'needs at least 4'],
  ['bestPractices', { bestPractices: some(2) }, 'needs at least 3'],
  ['timeEstimate', { timeEstimate: undefined }, 'is missing'],
  ['costEstimate', { costEstimate: undefined }, 'is missing'],
  ['outputQuality', { outputQuality: undefined }, 'is missing'],
  ['statusNote', { status: 'retired' as const }, 'must say what happened to the workflow'],
])('the %s of a workflow is checked: %j', (field, overrides, message) => {
  expect(workflowProblem(overrides)).toEqual([{ file: 'workflows/weekly-letter.yaml', field, message }]);
});

test('a workflow may use a tool in its last step, and has enough with four steps and three practices', () => {
  expect(workflowProblem({ steps: some(4), bestPractices: some(3), tools: [{ tool: 'lamp', step: 4 }] })).toEqual([]);
});

test('a workflow names categories as workflows do, and those that only workflows have', () => {
  const categories = [buildCategory({ name: 'Image Generators', workflowName: 'Image Generator' })];
  const tools = [buildTool({ category: 'Image Generators' })];
  const problemsFor = (name: string) =>
    catalogueProblems({
      categories,
      workflowOnlyCategories: [{ name: 'Analysis' }],
      tools,
      workflows: [buildWorkflow({ categories: [name] })],
    });
  expect(problemsFor('Image Generator')).toEqual([]);
  expect(problemsFor('Analysis')).toEqual([]);
  expect(problemsFor('Image Generators')).toHaveLength(1);
});

test('a tool names its category as tools do', () => {
  const categories = [buildCategory({ name: 'Image Generators', workflowName: 'Image Generator' })];
  const problemsFor = (category: string) =>
    catalogueProblems({
      categories,
      workflowOnlyCategories: [{ name: 'Analysis' }],
      tools: [buildTool({ category })],
      workflows: [],
    });
  expect(problemsFor('Image Generators')).toEqual([]);
  expect(problemsFor('Image Generator')).toHaveLength(1);
  expect(problemsFor('Analysis')).toHaveLength(1);
});

test('a workflow that names one tool twice in one step is refused before the database does it', () => {
  expect(
    workflowProblem({
      tools: [
        { tool: 'lamp', step: 1 },
        { tool: 'lamp', step: 1, use: 'again' },
      ],
    }),
  ).toEqual([expect.objectContaining({ file: 'workflows/weekly-letter.yaml' })]);
});

test('two tools of one name are told at both, whatever the case', () => {
  expect(problemsOf([buildTool(), buildTool({ slug: 'lamp-2', name: 'LAMP' })])).toEqual([
    { file: 'tools/lamp.md', field: 'name', message: "another tool has 'Lamp' too" },
    { file: 'tools/lamp-2.md', field: 'name', message: "another tool has 'LAMP' too" },
  ]);
});

test('two workflows of one title are told at both', () => {
  expect(problemsOf([buildTool()], [buildWorkflow(), buildWorkflow({ slug: 'b', title: 'weekly Letter' })])).toEqual([
    { file: 'workflows/weekly-letter.yaml', field: 'title', message: "another workflow has 'Weekly letter' too" },
    { file: 'workflows/b.yaml', field: 'title', message: "another workflow has 'weekly Letter' too" },
  ]);
});

test('the voice is heard in tools and workflows', () => {
  expect(toolProblem({ impactReason: 'It is robust.' })).toEqual([
    { file: 'tools/lamp.md', field: 'impactReason', message: "says 'robust', a word that the hub avoids" },
  ]);
  expect(workflowProblem({ steps: [...some(3), 'Delve in'] })).toEqual([
    { file: 'workflows/weekly-letter.yaml', field: 'steps.3', message: "says 'Delve', a word that the hub avoids" },
  ]);
});
