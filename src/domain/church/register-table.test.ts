import { expect, test } from 'vitest';
import type { FactOfToolView } from '../catalogue/views.ts';
import type { ToolInUse } from './church-file.ts';
import type { EnteredBand, JudgedTool } from './register.ts';
import { enteredInWords, misfitCount, misfitsInWords, processingRows, registerRows } from './register-table.ts';

const entry: ToolInUse = {
  tool: 'lamp',
  plan: 'Pro',
  kinds: ['publicText', 'givingRecords'],
  status: 'in use',
  review: '2027-03-01',
};
const judgedTool: JudgedTool = {
  entry,
  name: 'Lamp',
  bands: [
    { verdict: 'never', kinds: ['givingRecords'], because: 'Silence counts as never.' },
    { verdict: 'only', condition: 'training is off', kinds: ['internalDrafts', 'publicText'] },
  ],
  isWaiting: false,
  never: undefined,
  againstPolicy: [],
  againstClauses: [],
  isUnlooked: false,
  change: undefined,
  isRetired: false,
};
const own: JudgedTool = {
  ...judgedTool,
  entry: { name: 'Phone line', kinds: ['publicText'], status: 'on trial' },
  name: 'Phone line',
  bands: undefined,
};
const read = { whence: 'Read in a copy of July 25, 2026', notices: [] as string[] };
const fact = (more: Partial<FactOfToolView>) =>
  ({ tool: 'lamp', about: 'sharing', plan: 'Pro', by: 'maker', says: 'Passed to nobody.', ...read, ...more }) as FactOfToolView;

test('what goes in comes first, then its verdict, then the condition; of a tool that nobody has read the terms of it is never', () => {
  expect(enteredInWords(judgedTool)).toBe('Giving records: never. Published texts, internal drafts: only if training is off.');
  const forbidden: EnteredBand = { verdict: 'never', kinds: ['recordings'], because: 'Its terms forbid it.' };
  expect(enteredInWords({ ...judgedTool, bands: [forbidden, ...(judgedTool.bands ?? [])] })).toMatch(
    /^Giving records, recordings and pictures of people: never\. Published texts/,
  );
  expect(enteredInWords(own)).toBe('Published texts: not known, so treat as never.');
  expect(enteredInWords({ ...judgedTool, bands: undefined, isWaiting: true })).toBe(
    'Published texts, giving records: verdicts need a connection.',
  );
});

const never: EnteredBand = { verdict: 'never', kinds: ['membersDetails'] };
const clause = { number: 9, head: 'Pictures and voices', text: 'We publish none.', works: ['pictures' as const] };

test('beside the verdict paper and files say what doesn’t fit, and by which clause', () => {
  expect(misfitsInWords(judgedTool)).toBe('');
  expect(misfitsInWords({ ...judgedTool, never })).toBe('Doesn’t fit: you enter members’ details.');
  expect(misfitsInWords({ ...judgedTool, againstPolicy: ['recordings'], againstClauses: [clause] })).toBe(
    'Doesn’t fit the policy: you enter recordings and pictures of people. Doesn’t fit the policy, clause 9.',
  );
});

test('above the table stands how many don’t fit', () => {
  const misfit = { ...judgedTool, againstClauses: [clause] };
  expect(misfitCount([judgedTool, own])).toBe('Everything here fits.');
  expect(misfitCount([misfit, own])).toBe('1 of 2 tools doesn’t fit.');
  expect(misfitCount([misfit, misfit, own])).toBe('2 of 3 tools don’t fit.');
  expect(misfitCount([{ ...judgedTool, isWaiting: true }])).toBe('Verdicts need a connection.');
});

test('a row has its days as a spreadsheet sorts them, and leaves empty what was not filled in', () => {
  expect(registerRows([judgedTool])).toMatchObject([
    { Tool: 'Lamp', Plan: 'Pro', 'What for': '', 'Last looked': '', 'Next review': '2027-03-01' },
  ]);
});

test('a fact of a record of processing says to which day it holds, and that it’s too old to count where it is', () => {
  const notices = ['No date, so treat it as unconfirmed.'];
  const whence = 'Read in a saved copy of unknown date';
  expect(processingRows([judgedTool], [fact({ whence, notices })])).toMatchObject([
    {
      'Passed on to': 'Passed to nobody. (Read in a saved copy of unknown date. No date, so treat it as unconfirmed.)',
    },
  ]);
});

test('a record of processing has the company’s own words on the church’s plan, and no others', () => {
  const facts = [
    fact({}),
    fact({ says: 'Passed on by another plan.', plan: 'Free' }),
    fact({ says: 'Others say it is passed on.', by: 'third party' }),
    fact({ says: 'Passed on in Europe.', region: 'Europe' }),
    fact({ about: 'retention', plan: 'all plans', says: 'Kept for 30 days.' }),
    fact({ about: 'retention', says: 'Backups stay.' }),
    fact({ about: 'retention', tool: 'candle', says: 'Kept for good.' }),
  ];
  expect(processingRows([judgedTool, own], facts)).toMatchObject([
    {
      'Whose details': 'donors',
      'Passed on to': 'Passed to nobody. (Read in a copy of July 25, 2026.)',
      'Kept where': 'Nothing found from the company on this plan',
      'Kept how long': 'Kept for 30 days. Backups stay. (Read in a copy of July 25, 2026.)',
    },
    { 'Whose details': 'nobody’s', 'Passed on to': 'Not known', 'Kept how long': 'Not known' },
  ]);
});
