import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import { toolSchema, toolSections } from './tool-schema.ts';

const problemsOf = (value: unknown) =>
  toolSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const withRule = (rule: unknown) => {
  const { dataPolicy } = buildTool();
  return { ...buildTool(), dataPolicy: { ...dataPolicy, ai: { ...dataPolicy.ai, givingRecords: rule } } };
};

test('a whole tool is accepted and kept as it is', () => {
  const tool = buildTool({
    costTier: '$',
    badge: 'Free',
    since: 2020,
    effectiveness: 'Good',
    companyBackground: 'Text',
    status: 'renamed',
    statusNote: 'It is now Lantern.',
  });
  expect(toolSchema.parse(tool)).toEqual(tool);
});

test('what may be left out is filled in', () => {
  const {
    aliases: _a,
    asked: _q,
    notFound: _o,
    status: _s,
    replacedBy: _r,
    alternatives: _i,
    withoutAccount: _w,
    ...least
  } = buildTool();
  const { alsoFine: _f, alsoNever: _n, runsLocally: _l, ...dataPolicy } = least.dataPolicy;
  expect(toolSchema.parse({ ...least, dataPolicy })).toEqual(buildTool());
});

test.each([
  'name',
  'maker',
  'category',
  'description',
  'pricing',
  'pricingModel',
  'impact',
  'impactReason',
  'features',
  'dataPolicy',
  'sources',
  'verifiedAt',
] as const)('a tool without %s is refused', (field) => {
  const { [field]: _, ...rest } = buildTool();
  expect(problemsOf(rest)).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
});

test('a field that nobody knows is refused, so that a misspelling cannot pass', () => {
  expect(problemsOf({ ...buildTool(), prise: 'Free' })).toHaveLength(1);
  expect(problemsOf({ ...buildTool(), dataPolicy: { ...buildTool().dataPolicy, photos: 'never' } })).toHaveLength(1);
});

test.each([
  ['pricingModel', 'Enterprise'],
  ['costTier', '$$$$'],
  ['impact', 'high'],
  ['status', 'gone'],
  ['since', 1979],
  ['since', 2101],
  ['since', 2020.5],
  ['sources', []],
  ['sources', ['ftp://a.example']],
  ['website', 'lamp.example'],
  ['verifiedAt', '2026'],
  ['slug', 'A B'],
  ['replacedBy', ['A B']],
  ['alternatives', [{ tool: 'a' }]],
  ['alternatives', [{ tool: 'A B', because: 'It’s free.' }]],
  ['alternatives', ['a', 'b', 'c', 'd'].map((tool) => ({ tool, because: 'It’s free.' }))],
  ['description', 'x'.repeat(321)],
])('a tool whose %s is %j is refused', (field, value) => {
  expect(problemsOf({ ...buildTool(), [field]: value })?.every((problem) => problem.startsWith(field))).toBe(true);
});

test('a tool without a source is told that it needs one', () => {
  expect(problemsOf(buildTool({ sources: [] }))).toEqual(['sources: needs at least one source']);
});

test.each([
  'fine',
  'never',
  'does not arise',
  { verdict: 'only', if: 'names are left out' },
  { verdict: 'never', because: 'It trains on them.' },
  { verdict: 'fine', plan: 'Team' },
])('%j may be said of a kind', (rule) => {
  expect(problemsOf(withRule(rule))).toBeUndefined();
});

test.each([
  '',
  'ok',
  'Fine',
  'only',
  'only on the Team plan',
  { verdict: 'only' },
  { verdict: 'only', if: '' },
  { verdict: 'fine', if: 'names are left out' },
  { verdict: 'maybe' },
  { verdict: 'fine', prise: 'none' },
])('%j may not', (rule) => {
  expect(problemsOf(withRule(rule))).toHaveLength(1);
});

test('the sections of a page stand in the order of the specification, each heading once', () => {
  const headings = toolSections.map(({ heading }) => heading);
  const rich = [
    'Company Background',
    'Features & Capabilities',
    'Business Model & Pricing',
    'Controversies & Transparency Issues',
    'Ministry & Church Applications',
  ];
  expect(headings.filter((heading) => rich.includes(heading as string))).toEqual(rich);
  expect(new Set(headings).size).toBe(toolSections.length);
  expect(toolSections.every(({ field }) => field in toolSchema.shape)).toBe(true);
});

test('a price says per what it is paid, in one of the currencies that makers charge', () => {
  const price = {
    plan: 'Plus',
    amount: 20,
    currency: 'USD',
    per: 'month',
    asOf: '2026-11',
    source: 'https://lamp.example/prices',
  };
  const problems = (overrides: object) => problemsOf({ ...buildTool(), leastPrice: { ...price, ...overrides } });
  const units = ['month', 'month, billed yearly', 'year', 'person a month', 'person a month, billed yearly', 'once', 'use'];
  for (const per of units) expect(problems({ per }), per).toBeUndefined();
  for (const currency of ['USD', 'EUR', 'GBP', 'AUD', 'CAD']) expect(problems({ currency }), currency).toBeUndefined();
  for (const wrong of [{ per: 'week' }, { currency: 'usd' }, { amount: 0 }, { amount: -1 }, { asOf: 'lately' }]) {
    expect(problems(wrong), JSON.stringify(wrong)).toHaveLength(1);
  }
});

test('a status is active unless it says discontinued or renamed', () => {
  const { status: _, ...rest } = buildTool();
  expect(toolSchema.parse(rest).status).toBe('active');
  for (const status of ['active', 'discontinued', 'renamed']) expect(problemsOf({ ...rest, status }), status).toBeUndefined();
});
