import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { toolsPerPage, workflowsPerPage } from './list-search.ts';
import { toolsPage } from './tools-page.ts';
import { creativePage, workflowsPage } from './workflows-page.ts';

const numbered = <T>(count: number, build: (number: number) => T) => Array.from({ length: count }, (_, at) => build(at + 1));
const tools = numbered(2 * toolsPerPage + 1, (number) =>
  buildTool({
    slug: `tool-${number}`,
    name: `Tool ${number}`,
    category: number % 2 ? 'LLMs' : 'Worship',
    pricingModel: number % 3 ? 'Free' : 'Paid',
    impact: number === 1 ? 'Low' : 'High',
    costTier: number === 1 ? undefined : '$$',
  }),
);

test.each([
  [undefined, 1, toolsPerPage, 'tool-1'],
  [2, 2, toolsPerPage, `tool-${toolsPerPage + 1}`],
  [3, 3, 1, `tool-${2 * toolsPerPage + 1}`],
  [4, 3, 1, `tool-${2 * toolsPerPage + 1}`],
])('page %s of a long list is page %s, with %s records', (requestedPage, page, count, first) => {
  const list = toolsPage(tools, { page: requestedPage });
  expect([list.page, list.pageCount, list.found, list.total]).toEqual([page, 3, tools.length, tools.length]);
  expect([list.records.length, list.records[0]?.slug]).toEqual([count, first]);
});

test('the count of a choice is what choosing it beside the other filters finds', () => {
  for (const search of [{}, { category: 'LLMs' }, { q: 'tool 1', pricing: 'Paid' as const }]) {
    const { options } = toolsPage(tools, search);
    for (const { value, count } of options.category ?? []) {
      expect(count, value).toBe(toolsPage(tools, { ...search, category: value }).found);
    }
    for (const { value, count } of options.pricing ?? []) {
      expect(count, value).toBe(toolsPage(tools, { ...search, pricing: value as 'Free' }).found);
    }
  }
});

test('impact and cost are counted over all pages of what was found', () => {
  const { options } = toolsPage(tools, {});
  expect(options.impact).toEqual([
    { value: 'High', count: tools.length - 1 },
    { value: 'Medium', count: 0 },
    { value: 'Low', count: 1 },
  ]);
  expect(options.cost?.find(({ value }) => value === '$$')?.count).toBe(tools.length - 1);
});

test('a list that no filter shortens is counted once, and each list for itself', () => {
  const { options } = toolsPage(tools, {});
  expect(toolsPage(tools, { page: 2, sort: 'impact' }).options).toBe(options);
  expect(toolsPage(tools, { q: 'tool' }).options).toBe(options);
  const later = [...tools, buildTool({ slug: 'new', name: 'New', category: 'Finance & Giving' })];
  expect(toolsPage(later, {}).options.category).toContainEqual({ value: 'Finance & Giving', count: 1 });
  expect(toolsPage(tools, { category: 'Worship' }).options).not.toEqual(options);
});

test('records are put in order before they are cut into pages', () => {
  expect(toolsPage(tools, { sort: 'impact', page: 3 }).records.map(({ slug }) => slug)).toEqual(['tool-1']);
  expect(toolsPage(tools, { q: 'tool 1' }).records[0]?.slug).toBe('tool-1');
  expect(toolsPage(tools, { q: 'tool 24' }).records[0]?.slug).toBe('tool-24');
});

test('nothing found is one empty page, and the total stays', () => {
  expect(toolsPage(tools, { q: 'nowhere', page: 2 })).toMatchObject({
    records: [],
    page: 1,
    pageCount: 1,
    found: 0,
    total: tools.length,
  });
});

const workflows = numbered(workflowsPerPage + 1, (number) =>
  buildWorkflow({
    slug: `workflow-${number}`,
    title: `Workflow ${number}`,
    categories: number % 2 ? ['LLMs', 'Worship'] : ['Worship'],
    creativeCategory: number <= 2 ? 'Marketing' : undefined,
  }),
);

test('a workflow of two categories counts once in each', () => {
  const list = workflowsPage(workflows, { page: 2 });
  expect([list.records.length, list.page, list.pageCount, list.found]).toEqual([1, 2, 2, 73]);
  expect(list.options.category).toEqual([
    { value: 'LLMs', count: 37 },
    { value: 'Worship', count: 73 },
  ]);
});

test('the creative list counts creative workflows only', () => {
  const list = creativePage(workflows, { q: 'workflow 2' });
  expect([list.records.map(({ slug }) => slug), list.found, list.total]).toEqual([['workflow-2'], 1, 2]);
  expect(list.options.category?.find(({ value }) => value === 'Marketing')?.count).toBe(1);
});
