import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { toolSchema } from '../catalogue/tool-schema.ts';
import { workflowSchema } from '../catalogue/workflow-schema.ts';
import { blankTool, blankWorkflow, shownAsFarAsItGoes } from './incomplete-record.ts';

test('a blank tool and a blank workflow can be shown', () => {
  expect(toolSchema.parse(blankTool)).toEqual(blankTool);
  expect(workflowSchema.parse(blankWorkflow)).toEqual(blankWorkflow);
  expect(shownAsFarAsItGoes(toolSchema, {}, blankTool).record).toEqual(blankTool);
  expect(shownAsFarAsItGoes(workflowSchema, {}, blankWorkflow).record).toEqual(blankWorkflow);
});

test('what is complete is shown as it is, and nothing gave way', () => {
  expect(shownAsFarAsItGoes(toolSchema, buildTool(), blankTool)).toEqual({ record: buildTool(), left: [] });
  expect(shownAsFarAsItGoes(workflowSchema, buildWorkflow(), blankWorkflow)).toEqual({ record: buildWorkflow(), left: [] });
});

test('what is missing or wrong gives way, the rest stays, and each field that gave way is told', () => {
  const { maker: _, ...tool } = buildTool();
  const values = {
    ...tool,
    website: 'no address',
    since: 'x',
    features: ['Drafts', 7],
    dataPolicy: { ...tool.dataPolicy, plan: '' },
  };
  const { record, left } = shownAsFarAsItGoes(toolSchema, values, blankTool);
  expect(left.sort()).toEqual(['dataPolicy.plan', 'features.1', 'maker', 'since', 'website']);
  expect(record).toEqual({
    ...buildTool({ maker: 'Not written yet', features: [] }),
    website: undefined,
    since: undefined,
    dataPolicy: { ...tool.dataPolicy, plan: 'Not written yet' },
  });
});

test('whatever a form may hold can be shown', () => {
  for (const value of [null, 7, 'x', [], {}, [{}], { ai: { publicText: 1 } }]) {
    const everyField = Object.fromEntries(Object.keys(toolSchema.shape).map((field) => [field, value]));
    expect(
      toolSchema.safeParse(shownAsFarAsItGoes(toolSchema, everyField, blankTool).record).success,
      JSON.stringify(value),
    ).toBe(true);
  }
});
