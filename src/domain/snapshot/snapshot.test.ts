import { expect, test } from 'vitest';
import { buildCategory, buildTool, buildWorkflow } from '#tests/builders.ts';
import { createSnapshot } from './snapshot.ts';

const named = (...names: string[]) => names.map((name, index) => buildTool({ name, slug: `tool-${index}` }));
const titled = (...titles: string[]) => titles.map((title, index) => buildWorkflow({ title, slug: `workflow-${index}` }));

test('tools stand in order of name and workflows in order of title, whatever the case and accents', () => {
  const tools = named('Zapier', 'n8n', 'adobe', 'Élan', 'Canva');
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
  const [tool] = named('Canva');
  const [workflow] = titled('Letter');
  const snapshot = createSnapshot(1, { evidence: new Map(), categories: [], tools: named('Canva'), workflows: titled('Letter') });
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
  const used = buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] });
  const snapshot = createSnapshot(1, {
    evidence: new Map(),
    categories: [buildCategory()],
    tools: [buildTool()],
    workflows: [retired, used],
  });
  expect(snapshot.workflowBySlug.get('old')).toEqual(retired);
  expect(snapshot.workflows).toEqual([used]);
  expect(snapshot.workflowsOfHub.get('llm-hub')).toEqual([used]);
  expect(snapshot.workflowsUsing.get('lamp')).toEqual([used]);
});

test('making a snapshot leaves the given lists as they were', () => {
  const tools = Object.freeze(named('b', 'a'));
  createSnapshot(1, { evidence: new Map(), categories: [], tools, workflows: [] });
  expect(tools.map(({ name }) => name)).toEqual(['b', 'a']);
});
