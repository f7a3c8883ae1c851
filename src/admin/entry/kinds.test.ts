import { expect, test } from 'vitest';
import { z } from 'zod';
import { toolIssues, workflowIssues } from '#domain/catalogue/record-rules.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import type { PathOf } from '#domain/records/form.ts';
import { deskTextKinds } from '#domain/staff/record-kinds.ts';
import type { EntryKind } from './entry-kind.ts';
import { boundsOf, entryKind } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { answerKind, toolKind, workflowKind } from './kinds.ts';
import { priceKind } from './price.ts';
import { textKinds } from './texts.ts';

const rowOf = (kind: Pick<EntryKind, 'noun' | 'groupsOf' | 'bounds' | 'leftToTheFile'>, lacks: { path: string }[] = []) => ({
  noun: kind.noun,
  // Values with a topic that takes an answer, so that a fact has the field for it.
  groups: kind.groupsOf({ about: 'training' }),
  bounds: kind.bounds,
  outside: kind.leftToTheFile ?? [],
  lacks,
});

const kinds = [
  rowOf(toolKind, toolIssues({ status: 'renamed' })),
  rowOf(workflowKind, workflowIssues({ status: 'retired' })),
  rowOf(answerKind),
  rowOf(priceKind),
  rowOf(factKind('claude'), [{ path: 'answer' }]),
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
      if (['list', 'sentences', 'steps', 'tools', 'duties', 'uses', 'parts'].includes(kind)) expect(itemName, path).toBeTruthy();
    }
  },
);

test.each(kinds)('what the rules want of a $noun is not called optional in its form', ({ groups, bounds, lacks }) => {
  const fields = groups.flatMap((group) => group.fields);
  const wantedPaths = lacks.map(({ path }) => path).filter((path) => bounds.get(path)?.maxItems === undefined);
  expect(fields.flatMap(({ path, isWanted }) => (isWanted ? [path] : [])).toSorted()).toEqual(wantedPaths.toSorted());
});

test('a field that the schema lost does not compile, at whatever depth', () => {
  // @ts-expect-error: a tool has no motto.
  const lostPath: PathOf<Tool> = 'motto';
  const keptPath: PathOf<Tool> = 'dataPolicy.plan';
  const bounds = boundsOf(toolSchema);
  expect([lostPath, keptPath].map((path) => bounds.has(path))).toEqual([false, true]);
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

test('a plain field that a schema got and no heading has stands under the last one, as the schema calls it', () => {
  const schema = z.strictObject({
    name: z.string().max(80),
    motto: z.string().max(80).optional().meta({ title: 'Motto' }),
    story: z.string().max(201).optional(),
    size: z.enum(['small', 'large']),
    isOld: z.boolean().optional(),
    parts: z.array(z.string().max(40)).max(3).optional(),
    rows: z.array(z.strictObject({ part: z.string() })).optional(),
    mark: z.string(),
  });
  const groups = [{ title: 'What it is', fields: [{ path: 'name' as const, label: 'Name', kind: 'line' as const }] }];
  const { preview: _, section: _section, screen: _screen, ...words } = textKinds.banners;
  const kind = entryKind<z.output<typeof schema>>({ ...words, schema, groups, leftToTheFile: ['mark'] });
  expect(
    kind.groupsOf({}).map(({ title, fields }) => [title, ...fields.map((field) => `${field.label}: ${field.kind}`)]),
  ).toEqual([
    ['What it is', 'Name: line'],
    ['Further fields', 'Motto: line', 'story: text', 'size: choice', 'isOld: flag', 'parts: list'],
  ]);
});
