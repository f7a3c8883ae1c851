import { expect, test } from 'vitest';
import { buildWorkflow } from '#tests/builders.ts';
import { workflowSchema } from './workflow-schema.ts';

const problemsOf = (value: unknown) =>
  workflowSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a whole workflow is accepted and kept as it is', () => {
  const workflow = buildWorkflow({
    creativeCategory: 'Print Materials',
    tools: [
      { tool: 'canva', step: 1, use: 'Draws' },
      { tool: 'claude', step: 30 },
    ],
  });
  expect(workflowSchema.parse(workflow)).toEqual(workflow);
});

test('what may be left out is filled in or stays out', () => {
  const {
    aliases: _a,
    tools: _t,
    sources: _s,
    status: _status,
    timeEstimate: _time,
    costEstimate: _cost,
    outputQuality: _quality,
    ...least
  } = buildWorkflow();
  expect(workflowSchema.parse(least)).toEqual({ ...least, aliases: [], tools: [], sources: [], status: 'active' });
});

test.each([
  ['categories', [], 'categories: needs at least one category'],
  ['steps', [], 'steps: needs at least one step'],
  ['neverEnter', [], 'neverEnter: must say what never to enter'],
  ['steps', ['a', ' '], 'steps.1: must not be empty'],
])('a workflow whose %s is %j is told what is wrong', (field, value, problem) => {
  expect(problemsOf({ ...buildWorkflow(), [field]: value })).toEqual([problem]);
});

test.each([
  ['difficulty', 'Beginner'],
  ['difficulty', 'Expert'],
  ['creativeCategory', 'Music'],
  ['status', 'discontinued'],
  ['statusNote', 'x'.repeat(321)],
  ['tools', [{ tool: 'canva', step: 0 }]],
  ['tools', [{ tool: 'canva', step: 31 }]],
  ['tools', [{ tool: 'canva', step: 1.5 }]],
  ['tools', [{ tool: 'A B', step: 1 }]],
  ['tools', [{ tool: 'canva' }]],
  ['tools', [{ tool: 'canva', step: 1, why: 'x' }]],
  ['reviewPoint', undefined],
  ['verifiedAt', undefined],
  ['colour', 'red'],
])('a workflow whose %s is %j is refused', (field, value) => {
  expect(problemsOf({ ...buildWorkflow(), [field]: value })).toHaveLength(1);
});
