import { expect, test } from 'vitest';
import type { FactOfToolView } from '../catalogue/views.ts';
import type { ToolInUse } from './church-file.ts';
import type { EnteredBand, JudgedTool } from './register.ts';
import { bandsInWords, processingRows, registerRows } from './register-table.ts';

const entry: ToolInUse = {
  tool: 'lamp',
  plan: 'Pro',
  kinds: ['publicText', 'givingRecords'],
  status: 'in use',
  review: '2027-03-01',
};
const judged: JudgedTool = {
  entry,
  name: 'Lamp',
  bands: [
    { verdict: 'never', kinds: ['givingRecords'], because: 'Silence counts as never.' },
    { verdict: 'only', condition: 'training is off', kinds: ['internalDrafts', 'publicText'] },
  ],
  never: undefined,
  againstPolicy: [],
  isUnlooked: false,
  change: undefined,
  isRetired: false,
};
const own: JudgedTool = {
  ...judged,
  entry: { name: 'Phone line', kinds: ['publicText'], status: 'on trial' },
  name: 'Phone line',
  bands: undefined,
};
const fact = (more: Partial<FactOfToolView>) =>
  ({ tool: 'lamp', about: 'sharing', plan: 'Pro', by: 'maker', says: 'Passed to nobody.', ...more }) as FactOfToolView;

test('what may go in is told verdict by verdict; of a tool that nobody has read the terms of it is never', () => {
  expect(bandsInWords(judged.bands)).toBe('Never: giving records. Only if training is off: published texts, internal drafts.');
  const forbidden: EnteredBand = { verdict: 'never', kinds: ['recordings'], because: 'Its terms forbid it.' };
  expect(bandsInWords([forbidden, ...(judged.bands ?? [])])).toMatch(
    /^Never: giving records, recordings and pictures of people\. Only if/,
  );
  expect(bandsInWords(undefined)).toBe('Not known: treat as never');
});

test('a row has its days as a spreadsheet sorts them, and leaves empty what was not filled in', () => {
  expect(registerRows([judged])).toMatchObject([
    { Tool: 'Lamp', Plan: 'Pro', 'What for': '', 'Last looked': '', 'Next review': '2027-03-01' },
  ]);
});

test('a record of processing has the company’s own words on the church’s plan, and no others', () => {
  const facts = [
    fact({}),
    fact({ says: 'Passed on by another plan.', plan: 'Free' }),
    fact({ says: 'Others say it is passed on.', by: 'third party' }),
    fact({ says: 'Passed on in Europe.', region: 'Europe' }),
    fact({ about: 'retention', plan: 'all plans', says: 'Kept for 30 days.' }),
    fact({ about: 'retention', tool: 'candle', says: 'Kept for good.' }),
  ];
  expect(processingRows([judged, own], facts)).toMatchObject([
    {
      'Whose details': 'donors',
      'Passed on to': 'Passed to nobody.',
      'Kept where': 'Nothing found from the company on this plan',
      'Kept how long': 'Kept for 30 days.',
    },
    { 'Whose details': 'nobody’s', 'Passed on to': 'Not known', 'Kept how long': 'Not known' },
  ]);
});
