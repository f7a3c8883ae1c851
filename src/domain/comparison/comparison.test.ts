import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { DataPolicy } from '../trust/data-policy-schema.ts';
import type { Fact } from '../trust/fact-schema.ts';
import { comparedTool, comparisonParts } from './comparison-rows.ts';
import { comparisonLead, comparisonTitle } from './comparison-words.ts';

const today = '2026-11-22';
const policy = buildTool().dataPolicy;
const compared = (overrides: Partial<Tool>, facts: Partial<Fact>[] = []) =>
  comparedTool(buildTool(overrides), facts.map(buildFact), today);
const withAi = (ai: Partial<NonNullable<DataPolicy['ai']>>, overrides: Partial<DataPolicy> = {}): DataPolicy => ({
  ...policy,
  ...(policy.ai && { ai: { ...policy.ai, ...ai } }),
  ...overrides,
});
const rowsOf = (...tools: ReturnType<typeof compared>[]) => comparisonParts(tools).flatMap(({ rows }) => rows);
const local = withAi({ childrensDetails: { verdict: 'only', if: 'the computer is ours' } }, { runsLocally: true });

test('a row in which all say the same has one cell', () => {
  const rows = rowsOf(compared({ slug: 'a' }), compared({ slug: 'b', pros: ['It is slow'] }));
  expect(rows.find(({ label }) => label === 'Weak at')).toMatchObject({ isShared: true, cells: [{ text: 'It invents verses' }] });
  expect(rows.find(({ label }) => label === 'Good at')).toMatchObject({
    isShared: false,
    cells: [{ text: 'It costs nothing' }, { text: 'It is slow' }],
  });
});

test('neighboring kinds with the same verdicts are one row, and an AI’s reason is told', () => {
  const [part] = comparisonParts([compared({ slug: 'a' }), compared({ slug: 'b' })]);
  expect(part?.rows.map(({ label }) => label)).toEqual([
    'Published texts',
    'Internal drafts',
    'Members’ details',
    'Children’s details · pastoral-care notes and prayer requests',
    'Giving records · recordings and pictures of people',
    'Kept as our own records',
  ]);
  expect(part?.rows[2]?.cells[0]).toMatchObject({
    verdict: 'never',
    text: 'We haven’t read its terms. Silence counts as never.',
  });
});

test('what holds for every kind is said of all seven', () => {
  const labels = rowsOf(...['a', 'b'].map((slug) => compared({ slug, dataPolicy: { ...policy, ai: undefined } }))).map(
    ({ label }) => label,
  );
  expect(labels[0]).toBe('All seven kinds');
});

test('a verdict without a condition is the same whatever the reason', () => {
  const sung = withAi({ publicText: { verdict: 'fine', because: 'Hymns are sung in public.' } });
  const both = rowsOf(compared({ slug: 'a', dataPolicy: sung }), compared({ slug: 'b' }));
  expect(both[0]).toEqual({ label: 'Published texts', cells: [{ verdict: 'fine', facts: [] }], isShared: true });
  const same = rowsOf(compared({ slug: 'a', dataPolicy: sung }), compared({ slug: 'b', dataPolicy: sung }));
  expect(same[0]?.cells).toEqual([{ verdict: 'fine', text: 'Hymns are sung in public.', facts: [] }]);
});

test('where one keeps records, they have a part of their own, in which the other has none', () => {
  const records = policy.ai;
  const parts = comparisonParts([compared({ slug: 'a', dataPolicy: { ...policy, records } }), compared({ slug: 'b' })]);
  expect(parts.map(({ heading }) => heading)).toEqual([
    'What’s OK to paste: read by its AI',
    'What’s OK to keep as our own records',
    'What its company says',
    'Cost and fit',
  ]);
  expect(parts[1]?.rows[0]?.cells.map(({ verdict }) => verdict)).toEqual(['fine', 'none']);
});

test('the company’s own word on the plan comes first; what more is known is counted', () => {
  const facts = ['a', 'b', 'c'].map((id) => ({ id, says: id }));
  const rows = rowsOf(
    compared({ slug: 'a' }, [{ id: 'other', says: 'other', by: 'third party' }, ...facts]),
    compared({ slug: 'b' }),
  );
  const [first, second] = rows.find(({ label }) => label === 'Trains on what you enter?')?.cells ?? [];
  expect(first?.facts.map(({ says }) => says)).toEqual(['a', 'b']);
  expect(first?.more).toBe(2);
  expect(second).toEqual({ text: 'Not found', facts: [] });
});

test('the least price of a file says the plan, who tells it and when', () => {
  const tool = comparedTool(buildTool({ pricingModel: 'Freemium' }), [], today, buildPrices());
  const allRows = comparisonParts([tool]).flatMap(({ rows }) => rows);
  expect(allRows.find(({ label }) => label === 'Cheapest paid price')?.cells[0]?.text).toBe(
    'Pro: $16.99 a person a month. According to prices.example, which says that it read the company’s price page; May 2026.',
  );
});

test('a price by quote is an answer; only where nothing is known it is not found', () => {
  const priceOf = (overrides: Partial<Tool>) =>
    rowsOf(compared(overrides)).find(({ label }) => label === 'Cheapest paid price')?.cells[0]?.text;
  const quoted: Partial<Tool> = { leastPrice: undefined, pricingModel: 'Paid', pricing: 'By quote for each church' };
  expect(priceOf({ ...quoted, shortPrice: 'By quote, not published' })).toBe('By quote, not published');
  expect(priceOf({ ...quoted, shortPrice: undefined })).toBe('Price not found. Ask the company.');
});

test('what runs on the church’s own computer sends nothing out', () => {
  const rows = rowsOf(compared({ slug: 'a', dataPolicy: local }), compared({ slug: 'b' }));
  expect(rows.find(({ label }) => label === 'Trains on what you enter?')?.cells[0]?.text).toBe(
    'Doesn’t apply: nothing is sent out',
  );
});

test.each([
  [[], 'Compare tools'],
  [['Otter.ai'], 'Otter.ai, compared with another'],
  [['Otter.ai', 'Fireflies.ai'], 'Otter.ai or Fireflies.ai'],
  [['A', 'B', 'C'], 'Three tools compared'],
  [['A', 'B', 'C', 'D'], 'Four tools compared'],
])('%j is titled %j', (names, title) => {
  expect(comparisonTitle(names)).toBe(title);
});

const trains = compared({ name: 'Otter' }, [{ answer: 'yes' }]);
const not = compared({ name: 'Zoom' }, [{ answer: 'no' }]);
const silent = compared({ name: 'Gling' });
const own = compared({ name: 'Whisper', dataPolicy: local });

test.each([
  [
    [trains, not],
    'Otter trains on what you enter; Zoom doesn’t train on what you enter. Neither AI may have anything about people.',
  ],
  [[not, not], 'Neither trains on what you enter. Neither AI may have anything about people.'],
  [[trains, trains], 'Both train on what you enter. Neither AI may have anything about people.'],
  [
    [silent, silent],
    'For Gling and Gling we found no clear, recent word on training. Neither AI may have anything about people.',
  ],
  [
    [not, own, silent],
    'Zoom and Whisper don’t train on what you enter; for Gling we found no clear, recent word on training. Only the AI of Whisper may have children’s details, within the limits below.',
  ],
])('the lead says first who trains, then whose verdict is loosest', (tools, lead) => {
  expect(comparisonLead(tools)).toBe(lead);
});

test('what claims something bad of a company carries its month once it is old, and what is good or recent does not', () => {
  const since = (day: string | undefined) => compared({ name: 'Otter' }, [{ answer: 'yes', copied: day, dated: undefined }]);
  const leadOf = (...tools: Parameters<typeof comparisonLead>[0]) => comparisonLead(tools).split('. ')[0];
  expect(leadOf(since('2024-09-01'), not)).toBe(
    'Otter trains on what you enter (in a document of September 2024); Zoom doesn’t train on what you enter',
  );
  expect(leadOf(since('2024-09-01'), since('2025-05-02'))).toBe(
    'Both train on what you enter (in documents of September 2024 and May 2025)',
  );
  expect(leadOf(since(undefined), not)).toMatch(/^Otter trains on what you enter \(in a document of an unknown date\);/);
  const elsewhere = compared({ name: 'HeyGen' }, [{ plan: 'Avatars', answer: 'yes', copied: undefined, dated: '2024-06-20' }]);
  expect(leadOf(elsewhere, not)).toMatch(/HeyGen trains under “Avatars” \(in a document of June 2024\), and we found/);
});

test('a word on another plan alone is told with that plan’s name, and is no word on this one', () => {
  const deepl = compared({ name: 'DeepL' }, [{ plan: 'Paid API' }]);
  expect(comparisonLead([deepl, trains])).toMatch(
    /^Otter trains on what you enter; DeepL doesn’t train under “Paid API”, and we found no clear, recent word on “Free and Plus”\./,
  );
  const cell = rowsOf(deepl, trains).find(({ label }) => label === 'Trains on what you enter?')?.cells[0];
  expect(cell).toMatchObject({ text: 'We found nothing on “Free and Plus”, only on:', facts: [{ plan: 'Paid API' }] });
});

test('the age of the facts is that of the oldest needed one, or that it is not known', () => {
  const ageOf = (facts: Partial<Fact>[]) =>
    rowsOf(compared({}, facts), compared({}, [{ copied: today }])).find(({ label }) => label === 'How old the facts are')
      ?.cells[0]?.text;
  expect(ageOf([{ copied: '2026-08-22' }, { id: 'b', about: 'retention', answer: 'not kept', copied: today }])).toBe(
    'Facts from August 22, 2026 or later',
  );
  expect(ageOf([{ dated: undefined }])).toBe('Read in stored copies, some of unknown day');
  expect(ageOf([])).toBe('Checked September 2026');
});
