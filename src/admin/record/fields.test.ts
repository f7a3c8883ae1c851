import { expect, test } from 'vitest';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import { toolIssues, workflowIssues } from '#domain/catalogue/record-rules.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import { answerFields } from './answer-fields.ts';
import { boundsOf } from './field-spec.ts';
import { leftToTheFile, toolFields } from './tool-fields.ts';
import { leftToTheFile as leftToTheFileOfWorkflows, workflowFields } from './workflow-fields.ts';

const kinds = [
  {
    noun: 'tool',
    groups: toolFields,
    outside: leftToTheFile,
    bounds: boundsOf(toolSchema),
    lacks: toolIssues({ status: 'renamed' }),
  },
  {
    noun: 'workflow',
    groups: workflowFields,
    outside: leftToTheFileOfWorkflows,
    bounds: boundsOf(workflowSchema),
    lacks: workflowIssues({ status: 'retired' }),
  },
  { noun: 'answer', groups: answerFields, outside: [], bounds: boundsOf(answerSchema), lacks: [] },
];

test.each(kinds)(
  'the form of a $noun has each field of its schema once, but what its file alone holds',
  ({ groups, bounds, outside }) => {
    const paths = groups.flatMap(({ fields }) => fields.map(({ path }) => path));
    const inForm = [...bounds.keys()].filter((path) => !outside.includes(path.split('.')[0] ?? ''));
    expect(paths.toSorted()).toEqual(inForm.toSorted());
  },
);

test.each(kinds)(
  'every choice of a $noun has something to choose from, and every list says what a row is',
  ({ groups, bounds }) => {
    for (const { path, kind, options, itemName } of groups.flatMap(({ fields }) => fields)) {
      if (kind === 'choice' || kind === 'choices') expect(options ?? bounds.get(path)?.choices, path).not.toHaveLength(0);
      if (['list', 'sentences', 'steps', 'tools', 'uses', 'grounds'].includes(kind)) expect(itemName, path).toBeTruthy();
    }
  },
);

test.each(kinds)('what the rules want of a $noun is not called optional in its form', ({ groups, bounds, lacks }) => {
  const fields = groups.flatMap((group) => group.fields);
  const wanted = lacks.map(({ path }) => path).filter((path) => bounds.get(path)?.maxItems === undefined);
  expect(fields.flatMap(({ path, isWanted }) => (isWanted ? [path] : [])).toSorted()).toEqual(wanted.toSorted());
});

test('bounds come from the schema, also inside the data policy', () => {
  const bounds = boundsOf(toolSchema);
  expect(bounds.get('name')).toMatchObject({ isRequired: true, maxLength: 80 });
  expect(bounds.get('badge')).toMatchObject({ isRequired: false, maxLength: 40 });
  expect(bounds.get('status')).toMatchObject({ isRequired: false, hasDefault: true });
  expect(bounds.get('impact')).toMatchObject({ choices: ['High', 'Medium', 'Low'] });
  expect(bounds.get('features')).toMatchObject({ maxItems: 12, maxItemLength: 160 });
  expect(bounds.get('dataPolicy.plan')).toMatchObject({ isRequired: true, isInOptional: false, maxLength: 120 });
  expect(bounds.get('dataPolicy.ai.recordings')).toMatchObject({ isRequired: true, isInOptional: true });
});
