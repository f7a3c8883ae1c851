import { expect, test } from 'vitest';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { checkWithFindings } from '#domain/check.ts';
import { factSchema } from '#domain/trust/fact-schema.ts';
import { buildFact, buildTool } from '#tests/builders.ts';
import { boundsOf } from './entry-kind.ts';
import { factKind } from './evidence.ts';
import { cleanedValues, remainingTroubles, troublesOf, withParents } from './judge.ts';
import { toolKind } from './kinds.ts';

const toolFields = toolKind.groupsOf({});

const withAi = (changes: object) => {
  const { dataPolicy } = buildTool();
  return { ...dataPolicy, ai: { ...dataPolicy.ai, ...changes } };
};

/** Returns the messages of the form for a tool with these changes. */
const saidOf = (changes: Record<string, unknown>) => {
  const { issues = [] } = checkWithFindings(toolSchema, cleanedValues({ ...buildTool(), ...changes }));
  return troublesOf(issues, toolFields).map(({ message }) => message);
};

test('a right tool has no trouble', () => {
  expect(saidOf({})).toEqual([]);
});

test('what is missing or wrong is said in words, in the order of the form', () => {
  expect(
    saidOf({
      since: 'long ago',
      name: ' ',
      impact: '',
      website: 'lamp',
      dataPolicy: withAi({ givingRecords: { verdict: 'only', if: ' ' } }),
      sources: [],
      verifiedAt: 'today',
      aliases: Array(13).fill('word'),
    }),
  ).toEqual([
    'Name: must not be empty',
    'Website: must be an http or https address',
    'Year it came out: must be a year such as 2024',
    'Other words for it: has too many rows',
    'Giving records: choose one; after Only if, say the condition',
    'Impact: choose one',
    'Sources: needs at least one source',
    'Last checked: must be a date such as 2026-09 or 2026-09-14',
  ]);
});

test('a row that is wrong is named by its number; empty rows are taken away before they are counted', () => {
  expect(saidOf({ features: ['', 'Drafts', 'x'.repeat(161)] })).toEqual(['Features, row 2: must have at most 160 characters']);
});

test('a row that names a tool wants one of the directory, and its sentence', () => {
  expect(saidOf({ alternatives: [{ tool: 'a', because: 'It’s free.' }, { tool: 'Not Known' }] })).toEqual([
    'Instead of it, or beside it, row 2, Tool: choose a tool of the directory by its name',
  ]);
  expect(saidOf({ alternatives: [{ because: 'It’s free.' }] })).toEqual([
    'Instead of it, or beside it, row 1, Tool: must not be empty',
  ]);
});

test.each([
  [{ about: 'training', answer: 'maybe' }, 'Answer: choose one'],
  [{ id: 'x'.repeat(81) }, 'Short name: is out of bounds'],
  [{ id: 'Not A Name' }, 'Short name: must be lower-case words joined by hyphens'],
  [{ confidence: undefined }, 'How sure are you?: choose one'],
  [{ quote: undefined }, 'Quotation: must not be empty'],
  [{ read: '2026-13' }, 'Read on: must be a date such as 2026-09 or 2026-09-14'],
])('a fact with %j says what to do, in words that fit the field', (changes, sentence) => {
  const { groupsOf } = factKind('otter');
  const { issues = [] } = checkWithFindings(factSchema, cleanedValues({ ...buildFact(), ...changes }));
  expect(troublesOf(issues, groupsOf({ about: 'training' })).map(({ message }) => message)).toEqual([sentence]);
});

test('a year before computers is no year', () => {
  expect(saidOf({ since: 1066 })).toEqual(['Year it came out: must be a year such as 2024']);
});

test('what belongs to no field is said first', () => {
  expect(
    troublesOf(
      [
        { path: 'name', message: 'is taken' },
        { path: '', message: 'Too much.' },
      ],
      toolFields,
    ),
  ).toEqual([
    { path: '', message: 'Too much.' },
    { path: 'name', message: 'Name: is taken' },
  ]);
});

test('of a draft without any policy, each missing field is named', () => {
  const { dataPolicy: _, ...draft } = buildTool();
  const values = withParents(cleanedValues(draft), boundsOf(toolSchema));
  const troubles = troublesOf(checkWithFindings(toolSchema, values).issues ?? [], toolFields);
  expect(troubles).toHaveLength(1);
  expect(troubles[0]).toEqual({ path: 'dataPolicy.plan', message: 'Which plans this is about: must not be empty' });
});

test('a use of which one kind is chosen wants the others, and one of which none is chosen does not arise', () => {
  const { dataPolicy } = buildTool();
  const none = Object.fromEntries(Object.keys(dataPolicy.ai ?? {}).map((kind) => [kind, '']));
  expect(saidOf({ dataPolicy: { ...dataPolicy, records: none } })).toEqual([]);
  expect(saidOf({ dataPolicy: { ...dataPolicy, records: { ...none, publicText: 'fine' } } })).toHaveLength(6);
});

test('what was told is told until its field is right; what the server found, until the next try', () => {
  const lastTry = { troubles: ['name', 'maker'].map((path) => ({ path, message: `${path}: must not be empty` })), tries: 1 };
  const findTroubles = () => lastTry.troubles.slice(1);
  expect(remainingTroubles({ ...lastTry, from: 'form' }, findTroubles).map(({ path }) => path)).toEqual(['maker']);
  expect(remainingTroubles({ ...lastTry, from: 'server' }, findTroubles)).toEqual(lastTry.troubles);
});

test('of a long text each line is told, in a sentence that begins with it; of more than twenty the first', () => {
  const groups = [{ title: 'The text', fields: [{ path: 'text', label: 'Text', kind: 'markdown' as const }] }];
  const troublesIn = (...issues: { path: string; message: string }[]) => troublesOf(issues, groups);
  expect(
    troublesIn({ path: 'text.3', message: 'line 3 leads nowhere' }, { path: 'text.12', message: 'line 12 has <b>' }),
  ).toEqual([
    { path: 'text', message: 'Line 3 leads nowhere', line: 3 },
    { path: 'text', message: 'Line 12 has <b>', line: 12 },
  ]);
  expect(troublesIn({ path: 'text', message: 'must not be empty' })).toEqual([
    { path: 'text', message: 'Text: must not be empty' },
  ]);
  const many = Array.from({ length: 30 }, (_, place) => ({ path: `text.${place + 1}`, message: `line ${place + 1}` }));
  expect(troublesIn(...many)).toHaveLength(20);
});
