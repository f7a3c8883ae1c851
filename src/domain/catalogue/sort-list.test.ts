import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { sortTools, sortWorkflows } from './sort-list.ts';

const tools = [
  buildTool({ name: 'Ash', impact: 'Low', verifiedAt: '2026-09', description: 'Light wood.' }),
  buildTool({ name: 'Birch', impact: 'High', verifiedAt: '2026-09-14', description: 'Wood.' }),
  buildTool({ name: 'Light', impact: 'Medium', verifiedAt: '2026-10', description: 'None.' }),
  buildTool({ name: 'Oak', impact: 'High', verifiedAt: '2026-09', description: 'Wood.' }),
];
const names = (order: Parameters<typeof sortTools>[1]) => sortTools(tools, order).map(({ name }) => name);

test('tools stand by name, by the day they were checked, or by impact; equals by name', () => {
  expect(names({})).toEqual(['Ash', 'Birch', 'Light', 'Oak']);
  expect(names({ sort: 'name', q: 'light' })).toEqual(['Ash', 'Birch', 'Light', 'Oak']);
  expect(names({ sort: 'verified' })).toEqual(['Light', 'Birch', 'Ash', 'Oak']);
  expect(names({ sort: 'impact' })).toEqual(['Birch', 'Oak', 'Light', 'Ash']);
});

test('while something is searched for, what fits best stands first unless another order was chosen', () => {
  expect(names({ q: 'light' })).toEqual(['Light', 'Ash', 'Birch', 'Oak']);
  expect(names({ q: 'light', sort: 'verified' })[1]).toBe('Birch');
});

test('workflows stand by title, by the day they were checked, from easy to hard, or by what fits best', () => {
  const workflows = [
    buildWorkflow({ title: 'Annual letter', difficulty: 'Advanced', verifiedAt: '2026-09' }),
    buildWorkflow({ title: 'Bulletin', difficulty: 'Beginner Friendly', verifiedAt: '2026-10-02' }),
    buildWorkflow({ title: 'Letter', difficulty: 'Intermediate', verifiedAt: '2026-10-01' }),
  ];
  const titles = (order: Parameters<typeof sortWorkflows>[1]) => sortWorkflows(workflows, order).map(({ title }) => title);
  expect(titles({})).toEqual(['Annual letter', 'Bulletin', 'Letter']);
  expect(titles({ sort: 'verified' })).toEqual(['Bulletin', 'Letter', 'Annual letter']);
  expect(titles({ sort: 'difficulty' })).toEqual(['Bulletin', 'Letter', 'Annual letter']);
  expect(titles({ sort: 'name', q: 'letter' })).toEqual(['Annual letter', 'Bulletin', 'Letter']);
  expect(titles({ q: 'letter' })).toEqual(['Letter', 'Annual letter', 'Bulletin']);
});
