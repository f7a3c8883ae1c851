import { expect, test } from 'vitest';
import { toolIssues, workflowIssues } from '#domain/catalogue/record-rules.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { deskTextKinds } from '#domain/staff/record-kinds.ts';
import { answerKind } from './answer.ts';
import type { EntryKind, PathOf } from './entry-kind.ts';
import { boundsOf } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { textKinds } from './texts.ts';
import { leftToTheFile, toolKind } from './tool.ts';
import { leftToTheFile as leftToTheFileOfWorkflows, workflowKind } from './workflow.ts';

const rowOf = (
  kind: Pick<EntryKind, 'noun' | 'groupsOf' | 'bounds'>,
  outside: readonly string[] = [],
  lacks: { path: string }[] = [],
) => ({
  noun: kind.noun,
  // A fact has a field for its answer where its topic takes one.
  groups: kind.groupsOf({ about: 'training' }),
  bounds: kind.bounds,
  outside,
  lacks,
});

const kinds = [
  rowOf(toolKind, leftToTheFile, toolIssues({ status: 'renamed' })),
  rowOf(workflowKind, leftToTheFileOfWorkflows, workflowIssues({ status: 'retired' })),
  rowOf(answerKind),
  rowOf(factKind('claude'), [], [{ path: 'answer' }]),
  rowOf(changeKind('claude')),
  ...deskTextKinds.map((kind) => rowOf(textKinds[kind])),
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
      if (['list', 'sentences', 'steps', 'tools', 'duties', 'uses', 'grounds'].includes(kind))
        expect(itemName, path).toBeTruthy();
    }
  },
);

test.each(kinds)('what the rules want of a $noun is not called optional in its form', ({ groups, bounds, lacks }) => {
  const fields = groups.flatMap((group) => group.fields);
  const wanted = lacks.map(({ path }) => path).filter((path) => bounds.get(path)?.maxItems === undefined);
  expect(fields.flatMap(({ path, isWanted }) => (isWanted ? [path] : [])).toSorted()).toEqual(wanted.toSorted());
});

test('a field that the schema lost does not compile, at whatever depth', () => {
  // @ts-expect-error: a tool has no motto.
  const lost: PathOf<Tool> = 'motto';
  const kept: PathOf<Tool> = 'dataPolicy.plan';
  const bounds = boundsOf(toolSchema);
  expect([lost, kept].map((path) => bounds.has(path))).toEqual([false, true]);
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
