import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { toolIssues, workflowIssues } from './record-rules.ts';

const some = (count: number) => Array.from({ length: count }, (_, index) => `entry ${index}`);

test('a right record lacks nothing, with exactly as much as it needs', () => {
  const lists = { features: some(4), useCases: some(3), pros: some(2), cons: some(2) };
  expect(toolIssues(buildTool(lists))).toEqual([]);
  const tools = [{ tool: 'lamp', step: 4 }];
  expect(workflowIssues(buildWorkflow({ steps: some(4), bestPractices: some(3), tools }))).toEqual([]);
});

test('of an empty form, everything that is missing is told at once', () => {
  expect(toolIssues({})).toEqual([
    { path: 'features', message: 'needs at least 4' },
    { path: 'useCases', message: 'needs at least 3' },
    { path: 'pros', message: 'needs at least 2' },
    { path: 'cons', message: 'needs at least 2' },
  ]);
  expect(workflowIssues({})).toEqual([
    { path: 'steps', message: 'needs at least 4' },
    { path: 'bestPractices', message: 'needs at least 3' },
    { path: 'timeEstimate', message: 'is missing' },
    { path: 'costEstimate', message: 'is missing' },
    { path: 'outputQuality', message: 'is missing' },
  ]);
});

test('an alternative is another tool, named once, with a sentence', () => {
  const issuesOf = (...alternatives: [tool: string, because: string][]) =>
    toolIssues(buildTool({ slug: 'lamp', alternatives: alternatives.map(([tool, because]) => ({ tool, because })) }));
  expect(issuesOf(['candle', 'It’s quiet.'], ['torch', 'It’s bright.'])).toEqual([]);
  expect(issuesOf(['lamp', 'It’s quiet.'], ['candle', 'It’s quiet'], ['candle', 'It’s bright.'])).toEqual([
    { path: 'alternatives.0.tool', message: 'names the tool itself' },
    { path: 'alternatives.1.because', message: 'must be a sentence that ends with a full stop' },
    { path: 'alternatives.2.tool', message: "names 'candle' twice" },
  ]);
});

test.each(['discontinued', 'renamed'] as const)('a tool that is %s says what happened', (status) => {
  expect(toolIssues(buildTool({ status }))).toEqual([{ path: 'statusNote', message: 'must say what happened to the tool' }]);
  expect(toolIssues(buildTool({ status, statusNote: 'It was closed in May.' }))).toEqual([]);
});

test('a workflow that is retired says what happened', () => {
  const retired = buildWorkflow({ status: 'retired' });
  expect(workflowIssues(retired)).toEqual([{ path: 'statusNote', message: 'must say what happened to the workflow' }]);
  expect(workflowIssues({ ...retired, statusNote: 'It was closed in May.' })).toEqual([]);
});

test('a workflow uses a tool in a step that it has, once in each; a row without a tool is told by the schema', () => {
  const usesOf = (...tools: object[]) => workflowIssues(buildWorkflow({ tools: tools as never }));
  expect(usesOf({ tool: 'lamp', step: 5 })).toEqual([{ path: 'tools.0.step', message: 'there is no step 5' }]);
  expect(usesOf({ tool: 'lamp', step: 1 }, { tool: 'lamp', step: 2 })).toEqual([]);
  expect(usesOf({ tool: 'lamp', step: 1 }, { tool: 'lamp', step: 1 })).toEqual([
    { path: 'tools.1', message: "names 'lamp' twice in step 1" },
  ]);
  expect(usesOf({ step: 1 }, { step: 1 })).toEqual([]);
});

test('the voice is heard in lists, sections and the data policy', () => {
  const { dataPolicy } = buildTool();
  expect(toolIssues(buildTool({ pros: ['It is quick', 'It is robust'] }))).toEqual([
    { path: 'pros.1', message: "says 'robust', a word that the hub avoids" },
  ]);
  expect(toolIssues(buildTool({ futureOutlook: 'It is robust' })).map(({ path }) => path)).toEqual(['futureOutlook']);
  const policy = { ...dataPolicy, opening: 'Robust' };
  expect(toolIssues(buildTool({ dataPolicy: policy })).map(({ path }) => path)).toEqual(['dataPolicy.opening']);
});

test('the use of a tool is prose, its address is not', () => {
  const tools = [{ tool: 'robust', step: 1, use: 'A robust draft' }];
  expect(workflowIssues(buildWorkflow({ tools })).map(({ path }) => path)).toEqual(['tools.0.use']);
});

test('addresses, names and search words are not prose', () => {
  const addresses = {
    sources: ['https://a.example/robust'],
    website: 'https://robust.example',
    aliases: ['robust'],
    replacedBy: ['robust'],
    slug: 'robust',
    name: 'Robust',
    maker: 'Robust Makers',
    asked: ['robust tools'],
  };
  expect(toolIssues(buildTool(addresses))).toEqual([]);
});
