import { expect, test } from 'vitest';
import { buildCategory, buildFact, buildTermsChange, buildTool, buildWorkflow } from '#tests/builders.ts';
import type { Answer } from '../answers/answer-schema.ts';
import type { Prompt } from '../catalogue/workflow-schema.ts';
import type { Situation } from '../situations/situation-schema.ts';
import { createSnapshot } from './snapshot.ts';

const buildTools = (...names: string[]) => names.map((name, index) => buildTool({ name, slug: `tool-${index}` }));
const titled = (...titles: string[]) => titles.map((title, index) => buildWorkflow({ title, slug: `workflow-${index}` }));

test('tools stand in order of name and workflows in order of title, whatever the case and accents', () => {
  const tools = buildTools('Zapier', 'n8n', 'adobe', 'Élan', 'Canva');
  const workflows = titled('b', 'C', 'A');
  const snapshot = createSnapshot(3, { evidence: new Map(), categories: [], tools, workflows });
  expect(snapshot.tools.map(({ name }) => name)).toEqual(['adobe', 'Canva', 'Élan', 'n8n', 'Zapier']);
  expect(snapshot.workflows.map(({ title }) => title)).toEqual(['A', 'b', 'C']);
  expect(snapshot.revision).toBe(3);
});

test('categories keep the order in which they were authored', () => {
  const categories = [buildCategory({ id: 'b', name: 'B' }), buildCategory({ id: 'a', name: 'A' })];
  expect(createSnapshot(1, { evidence: new Map(), categories, tools: [], workflows: [] }).categories).toEqual(categories);
});

test('every record is found by its slug, and nothing else is', () => {
  const [tool] = buildTools('Canva');
  const [workflow] = titled('Letter');
  const snapshot = createSnapshot(1, {
    evidence: new Map(),
    categories: [],
    tools: buildTools('Canva'),
    workflows: titled('Letter'),
  });
  expect(snapshot.toolBySlug.get('tool-0')).toEqual(tool);
  expect(snapshot.workflowBySlug.get('workflow-0')).toEqual(workflow);
  expect(snapshot.toolBySlug.get('workflow-0')).toBeUndefined();
  expect(snapshot.workflowBySlug.get('tool-0')).toBeUndefined();
  expect(snapshot.toolBySlug.get('constructor')).toBeUndefined();
});

test('a retired workflow is found at its address, and stands in no list, hub or count', () => {
  const retired = buildWorkflow({
    slug: 'old',
    title: 'Old',
    status: 'retired',
    statusNote: 'It ended.',
    tools: [{ tool: 'lamp', step: 1 }],
  });
  const activeWorkflow = buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] });
  const snapshot = createSnapshot(1, {
    evidence: new Map(),
    categories: [buildCategory()],
    tools: [buildTool()],
    workflows: [retired, activeWorkflow],
  });
  expect(snapshot.workflowBySlug.get('old')).toEqual(retired);
  expect(snapshot.workflows).toEqual([activeWorkflow]);
  expect(snapshot.workflowsOfHub.get('llm-hub')).toEqual([activeWorkflow]);
  expect(snapshot.workflowsUsing.get('lamp')).toEqual([activeWorkflow]);
});

test('what was taken down is in nothing but the list of what was, and nothing names it', () => {
  const oil = buildTool({ slug: 'oil', name: 'Oil', status: 'hidden' });
  const lamp = buildTool({
    status: 'renamed',
    statusNote: 'It is Oil.',
    replacedBy: ['oil'],
    alternatives: [{ tool: 'oil', because: 'It’s new.' }],
  });
  const prompt: Prompt = {
    slug: 'draft',
    title: 'Draft',
    gives: 'A draft',
    kind: 'chat',
    step: 1,
    tools: ['oil', 'lamp'],
    text: 'Draft.',
    blanks: [],
    check: ['Read.'],
    asked: [],
    triedWith: { tool: 'oil', model: 'One', date: '2026-11' },
  };
  const uses = buildWorkflow({
    tools: [
      { tool: 'oil', step: 1 },
      { tool: 'lamp', step: 2 },
    ],
    enters: [{ tool: 'oil', kinds: ['publicText'], use: 'ai' }],
    prompts: [prompt],
  });
  const hiddenWorkflow = buildWorkflow({
    slug: 'gone',
    title: 'Gone',
    status: 'hidden',
    prompts: [{ ...prompt, slug: 'gone-prompt' }],
  });
  const snapshot = createSnapshot(1, {
    evidence: new Map([['oil', { facts: [buildFact()], changes: [buildTermsChange()] }]]),
    categories: [buildCategory()],
    tools: [oil, lamp],
    workflows: [uses, hiddenWorkflow],
  });
  expect(snapshot.tools).toEqual([{ ...lamp, replacedBy: [], alternatives: [] }]);
  expect(snapshot.toolBySlug.get('oil')).toBeUndefined();
  expect([snapshot.evidence.size, snapshot.termsChanges]).toEqual([0, []]);
  expect(snapshot.workflows).toMatchObject([
    { slug: uses.slug, tools: [{ tool: 'lamp' }], enters: [], prompts: [{ tools: ['lamp'] }] },
  ]);
  expect(snapshot.workflows[0]?.prompts[0]).not.toHaveProperty('triedWith');
  expect(snapshot.workflowsUsing.get('oil')).toBeUndefined();
  expect(snapshot.workflowBySlug.get('gone')).toBeUndefined();
  expect([...snapshot.promptBySlug.keys()]).toEqual(['draft']);
  expect([...snapshot.hidden.tools.keys()]).toEqual(['oil']);
  expect([...snapshot.hidden.workflows.keys()]).toEqual(['gone']);
  expect([...snapshot.hidden.prompts]).toEqual(['gone-prompt']);
});

test('making a snapshot leaves the given lists as they were', () => {
  const tools = Object.freeze(buildTools('b', 'a'));
  createSnapshot(1, { evidence: new Map(), categories: [], tools, workflows: [] });
  expect(tools.map(({ name }) => name)).toEqual(['b', 'a']);
});

test('changes of terms stand the newest first, each with its tool; those of one day keep their order', () => {
  const evidence = new Map([
    [
      'lamp',
      { facts: [], changes: ['2026-01-05', '2026-08-17', '2026-03'].map((date, at) => buildTermsChange({ id: `a${at}`, date })) },
    ],
    [
      'desk',
      {
        facts: [],
        changes: [buildTermsChange({ id: 'b', date: '2026-08-17' }), buildTermsChange({ id: 'c', date: '2026-11-01' })],
      },
    ],
  ]);
  const { termsChanges } = createSnapshot(1, { evidence, categories: [], tools: [], workflows: [] });
  expect(termsChanges.map(({ tool, id, date }) => `${tool} ${id} ${date}`)).toEqual([
    'desk c 2026-11-01',
    'lamp a1 2026-08-17',
    'desk b 2026-08-17',
    'lamp a2 2026-03',
    'lamp a0 2026-01-05',
  ]);
});

test('a prompt is found by its slug with its workflow, unless that is retired', () => {
  const prompt = (slug: string): Prompt => ({
    slug,
    title: 'Draft',
    gives: 'A draft.',
    kind: 'chat',
    step: 1,
    tools: ['lamp'],
    text: 'Write.',
    blanks: [],
    check: ['Read it.'],
    asked: [],
  });
  const activeWorkflow = buildWorkflow({ prompts: [prompt('one'), prompt('two')] });
  const retired = buildWorkflow({ slug: 'old', status: 'retired', prompts: [prompt('three')] });
  const { promptBySlug } = createSnapshot(1, {
    evidence: new Map(),
    categories: [],
    tools: [],
    workflows: [activeWorkflow, retired],
  });
  expect([...promptBySlug.keys()]).toEqual(['one', 'two']);
  expect(promptBySlug.get('two')).toEqual({ prompt: prompt('two'), workflow: activeWorkflow });
});

test('situations stand in their own order, answers in that of their addresses, duties as they came, and all may be missing', () => {
  const records = { evidence: new Map(), categories: [], tools: [], workflows: [] };
  const situations = [3, 1, 2].map((order) => ({ order }) as Situation);
  const answers = ['b', 'a'].map((slug) => ({ slug }) as Answer);
  const { guidance } = createSnapshot(1, { ...records, situations, answers });
  expect(guidance.situations.map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(guidance.answers).toEqual([{ slug: 'a' }, { slug: 'b' }]);
  expect(guidance.duties).toEqual([]);
  expect(Object.values(createSnapshot(1, records).guidance).flat()).toEqual([]);
});

test('a workflow that uses a tool in two steps is told once for it', () => {
  const twice = buildWorkflow({ tools: [1, 2].map((step) => ({ tool: 'lamp', step })) });
  const { workflowsUsing } = createSnapshot(1, { evidence: new Map(), categories: [], tools: [], workflows: [twice] });
  expect(workflowsUsing.get('lamp')).toEqual([twice]);
});
