import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import type { DataPolicy, Permission } from './data-policy-schema.ts';
import { evidenceCard } from './evidence-card.ts';
import type { Fact } from './fact-schema.ts';
import type { Kind } from './kinds.ts';
import { kindNames } from './kinds.ts';

const today = '2026-11-22';
const all = (permission: Permission) =>
  Object.fromEntries(kindNames.map((kind) => [kind, permission])) as Record<Kind, Permission>;
const cardOf = (policy: Partial<DataPolicy>, facts: Fact[] = [], day = today) =>
  evidenceCard({ dataPolicy: { ...buildTool().dataPolicy, ...policy } }, facts, day);
const bandsOf = (card: ReturnType<typeof cardOf>, use = 'ai') => card.uses.find((one) => one.use === use)?.bands ?? [];
const proven = [buildFact(), buildFact({ id: 'retention', about: 'retention', answer: 'a set time' })];

test('a tool without facts claims nothing about its company’s terms', () => {
  const [never] = bandsOf(cardOf({ ai: all('never') }));
  expect(never).toEqual({
    verdict: 'never',
    inShort: 'Published texts, drafts, anything about people',
    lines: [
      {
        kinds: 'Published texts · internal drafts · members’ details · giving records · recordings and pictures of people',
        because: 'We haven’t read its terms. Silence counts as never.',
      },
      {
        kinds: 'Children’s details · pastoral-care notes and prayer requests',
        because: 'No AI that a company runs may read these. That’s our rule for every tool.',
      },
    ],
  });
});

test('kinds that share a reason share a line, and the rule gives the reason where none was written', () => {
  const [never] = bandsOf(cardOf({}, [buildFact({ id: 'age', about: 'age', answer: '13' })]));
  expect(never?.lines[0]).toEqual({
    kinds: 'Members’ details · giving records · recordings and pictures of people',
    because: 'We found nothing from the company on training or how long it’s kept. Silence counts as never.',
  });
});

test.each([
  ['yes', 'The company says that it trains on what you enter.'],
  ['unclear', 'The company’s words on training are unclear, and we count that as never.'],
  ['no', 'The company says that it doesn’t train on it and how long it’s kept. We keep these out of it all the same.'],
])('with the answer “%s” on training the reason is told', (answer, because) => {
  const [never] = bandsOf(cardOf({}, [buildFact({ answer }), ...proven.slice(1)]));
  expect(never?.lines[0]?.because).toBe(because);
});

test('what others say is told as theirs, and of what is about nobody the terms are not spoken of', () => {
  const others = buildFact({ id: 'others', answer: 'yes', by: 'third party' });
  const [never] = bandsOf(cardOf({ ai: all('never') }, [...proven, others]));
  expect(never?.lines.map(({ because }) => because)).toEqual([
    'A third party says that it trains on what you enter. We count that as never.',
    'No AI that a company runs may read these. That’s our rule for every tool.',
  ]);
});

test('what is never kept as records by our own advice is not blamed on the company’s silence', () => {
  const records = { ...all('fine'), childrensDetails: 'never', pastoralCareNotes: 'never' } as const;
  const [never] = bandsOf(cardOf({ ai: undefined, records }, proven), 'records');
  expect(never?.lines.map(({ kinds, because }) => [kinds, because])).toEqual([
    [
      'Children’s details',
      'We found nothing from the company on who owns the data, deletion after you leave, or who can open it. Silence counts as never.',
    ],
    ['Pastoral-care notes and prayer requests', 'We keep these out of it, whatever its terms say.'],
  ]);
});

test('records that rest on no word of the company say so', () => {
  const records = {
    ...all('never'),
    membersDetails: { verdict: 'only', if: 'roles are set' } as const,
    recordings: 'fine' as const,
  };
  const linesWith = (facts: Fact[]) =>
    bandsOf(cardOf({ ai: undefined, records }, facts), 'records').find(({ verdict }) => verdict === 'only')?.lines;
  const because =
    'This is common practice in churches. We found nothing from the company on who owns the data or deletion after you leave.';
  expect(linesWith([])).toEqual([
    { kinds: 'Members’ details', condition: 'roles are set', because },
    {
      kinds: 'Recordings and pictures of people',
      condition: 'the company has told you who owns the data and what happens to it when you leave',
      because,
    },
  ]);
  const own = buildFact({ id: 'own', about: 'ownership', answer: undefined });
  const leave = buildFact({ id: 'leave', about: 'leaving', answer: undefined });
  expect(linesWith([own])?.[0]?.because).toBe(
    'This is common practice in churches. We found nothing from the company on deletion after you leave.',
  );
  expect(linesWith([own, { ...leave, dated: undefined }])?.[0]?.because).toBe(
    'This is common practice in churches. The company’s word on deletion after you leave is undated, so it doesn’t count.',
  );
  expect(linesWith([own, leave])).toEqual([
    {
      kinds: 'Members’ details',
      condition: 'roles are set',
      because: 'The company says who owns the data and what happens to it when you leave.',
    },
  ]);
});

test('an authored reason stands', () => {
  const ai = { ...all('never'), recordings: { verdict: 'never' as const, because: 'People did not agree.' } };
  expect(bandsOf(cardOf({ ai }))[0]?.lines.at(-1)).toEqual({
    kinds: 'Recordings and pictures of people',
    because: 'People did not agree.',
  });
});

test('a “never” for one plan without a reason of its own has the rule’s', () => {
  const ai = { ...all('never'), recordings: { verdict: 'never' as const, plan: 'Team' } };
  const reasons = bandsOf(cardOf({ ai }, proven))[0]?.lines.map(({ because }) => because);
  expect(reasons?.at(-1)).toBe(
    'The company’s word on training or how long it’s kept is only for “Free and Plus”. So it stays out.',
  );
});

test('what runs on the church’s own computer needs no reason that a maker would give', () => {
  const [line] = bandsOf(cardOf({ ai: all('never'), runsLocally: true }))[0]?.lines ?? [];
  expect(line?.because).toBe('We keep these out of it, whatever its terms say.');
});

test.each([
  [
    [buildFact({ id: 'age', about: 'age', answer: '13' })],
    'We found nothing from the company on training or how long it’s kept. Silence counts as never.',
  ],
  [proven.slice(1), 'We found nothing from the company on training. Silence counts as never.'],
  [proven.slice(0, 1), 'We found nothing from the company on how long it’s kept. Silence counts as never.'],
  [
    proven.map((fact) => ({ ...fact, dated: '2024-01' })),
    'The company’s word on training or how long it’s kept is older than we count. So it stays out.',
  ],
])('what the company did not say, or too long ago, is named: %#', (facts, missing) => {
  const [never] = bandsOf(cardOf({ ai: all('never') }, facts));
  expect(never?.lines.map(({ because }) => because)).toContain(missing);
});

test('a verdict and its first sentence hold for a year after the day of the copies, and not a day longer', () => {
  const copies = proven.map((fact) => ({ ...fact, copied: today }));
  const policy = {
    opening: 'Members’ details, yes.',
    ai: { ...all('never'), publicText: 'fine' as const, membersDetails: 'fine' as const },
  };
  const fineOn = (day: string) => bandsOf(cardOf(policy, copies, day)).find(({ verdict }) => verdict === 'fine')?.inShort;
  expect(fineOn('2027-11-22')).toBe('Published texts, members');
  expect(fineOn('2027-11-23')).toBe('Published texts');
  expect(cardOf(policy, copies, '2027-11-22').opening).toBe('Members’ details, yes.');
  expect(cardOf(policy, copies, '2027-11-23').opening).toBe('Published texts, yes. Nothing about people.');
});

test('where the facts carry no more than a condition, the condition is told', () => {
  const ai = { ...all('never'), membersDetails: 'fine' as const };
  const facts = [buildFact({ answer: 'on unless switched off' }), ...proven.slice(1)];
  expect(bandsOf(cardOf({ ai }, facts)).find(({ verdict }) => verdict === 'only')?.lines[0]).toMatchObject({
    kinds: 'Members’ details',
    condition: 'training is switched off first',
  });
});

test('a use that does not arise has no bands', () => {
  const card = cardOf({ ai: undefined, records: { ...all('never'), publicText: 'fine' } });
  expect(card.uses.map(({ use, bands }) => [use, bands.map(({ verdict }) => verdict)])).toEqual([
    ['records', ['never', 'fine']],
    ['ai', []],
  ]);
});

test.each<[string, Partial<DataPolicy>]>([
  ['You don’t enter anything here: you read or watch it.', { ai: undefined }],
  ['It’s a place for our own records, within the limits below.', { ai: undefined, records: all('fine') }],
  ['It runs on the church’s own computer. See below what may be entered.', { runsLocally: true }],
  ['Very little, and only what’s listed below.', { ai: all('never') }],
  ['Published texts, yes. Nothing about people.', {}],
])('without an authored one the first sentence is: %s', (opening, policy) => {
  expect(cardOf(policy).opening).toBe(opening);
});

test('the first sentence by the rule says when people’s details may be entered', () => {
  const ai = { ...all('never'), publicText: 'fine' as const, membersDetails: 'fine' as const };
  expect(cardOf({ ai }, proven).opening).toBe('Published texts, yes. About people, only what’s listed below.');
  const onCondition = { ...ai, membersDetails: { verdict: 'only' as const, if: 'they agreed' } };
  expect(cardOf({ ai: onCondition }, proven).opening).toBe('Published texts, yes. About people, only what’s listed below.');
});
