import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Candidate } from './alternatives.ts';
import { alternativesTo, isWorse } from './alternatives.ts';

const one = (name: string, overrides: Partial<Tool> = {}, facts: Partial<Candidate> = {}): Candidate => {
  const tool = buildTool({ slug: name.toLowerCase(), name, aliases: ['minutes'], ...overrides });
  return { tool, policy: tool.dataPolicy, training: undefined, isSaidToTrain: false, age: undefined, ...facts };
};
const own = one('Otter', { pricingModel: 'Paid' }, { training: 'on unless switched off' });
const linesFor = (others: Candidate[], page = own) =>
  alternativesTo(page, others).map(({ tool: { name }, by, reason }) => `${name} (${by}): ${reason}`);

const cardOf = ({ dataPolicy }: Tool, publicText: 'fine' | 'never') => ({
  ...dataPolicy,
  ai: { ...(dataPolicy.ai as NonNullable<typeof dataPolicy.ai>), publicText },
});
const local = one('Whisper');
const runsLocally = { ...local.policy, runsLocally: true };

test('a tool is no alternative to itself, nor is one that is retired or of another category', () => {
  expect(linesFor([own])).toEqual([]);
  expect(linesFor([one('Zed', { status: 'discontinued' })])).toEqual([]);
  expect(linesFor([one('Zed', { category: 'Worship' })])).toEqual([]);
});

test('by rule the same use is a must: to share the category is not enough', () => {
  expect(linesFor([one('Zed', { aliases: ['letters'] })])).toEqual([]);
  expect(linesFor([one('Zed')])).toEqual(['Zed (rule): Also for minutes.']);
});

test('what is better follows the use, the weightiest first and two at most', () => {
  const whisper = one('Whisper', { shortPrice: 'Free' }, { policy: runsLocally, training: 'no' });
  expect(linesFor([whisper])).toEqual([
    'Whisper (rule): Also for minutes. Runs on your own computer. Doesn’t train on what you enter.',
  ]);
});

test('free is what costs nothing, and a trial is no free plan', () => {
  expect(linesFor([one('Zed', { shortPrice: 'Free' })])).toEqual(['Zed (rule): Also for minutes. Free.']);
  expect(linesFor([one('Zed', { shortPrice: 'Free; Pro $5 a month' })])).toEqual([
    'Zed (rule): Also for minutes. Has a free plan.',
  ]);
  expect(linesFor([one('Zed', { shortPrice: 'Trial; Pro $5 a month' })])).toEqual(['Zed (rule): Also for minutes.']);
});

test('not to train is no advantage over a tool on which no word was found', () => {
  expect(linesFor([one('Zed', {}, { training: 'no' })], one('Lamp'))).toEqual(['Zed (rule): Also for minutes.']);
});

test('neither a minimum age nor use without an account is an advantage', () => {
  expect(linesFor([one('Zed', { withoutAccount: true }, { age: 13 })])).toEqual(['Zed (rule): Also for minutes.']);
});

test.each<[string, Candidate, Candidate, boolean]>([
  ['a stricter card', one('Zed', {}, { policy: cardOf(own.tool, 'never') }), own, true],
  ['a looser card', own, one('Zed', {}, { policy: cardOf(own.tool, 'never') }), false],
  ['a use that the other does not have', one('Zed', {}, { policy: { ...own.policy, ai: undefined } }), own, false],
  ['more training', one('Zed', {}, { training: 'yes' }), own, true],
  ['less training', one('Zed', {}, { training: 'no' }), own, false],
  ['training where of the other nothing was found', one('Zed', {}, { training: 'on unless switched off' }), one('Lamp'), false],
  ['flat words on training where of the other nothing was found', one('Zed', {}, { isSaidToTrain: true }), one('Lamp'), true],
  ['flat words on training of both', one('Zed', {}, { isSaidToTrain: true }), one('Lamp', {}, { isSaidToTrain: true }), false],
  ['silence on training', one('Zed'), own, false],
  ['a higher age', one('Zed', {}, { age: 18 }), one('Lamp', {}, { age: 13 }), true],
  ['an age where of the other none was found', one('Zed', {}, { age: 18 }), one('Lamp'), false],
  ['no for young people', one('Zed', { withYouth: 'No.' }), one('Lamp', { withYouth: 'With a leader.' }), true],
  ['no for young people where nobody was asked of the other', one('Zed', { withYouth: 'No, until …' }), one('Lamp'), true],
  ['no for young people of both', one('Zed', { withYouth: 'No.' }), one('Lamp', { withYouth: 'No.' }), false],
])('%s makes a tool worse, or not: %#', (_what, other, page, isSo) => {
  expect(isWorse(other, page)).toBe(isSo);
});

test('what is worse is no alternative, and by rule none is that young people are kept from', () => {
  expect(linesFor([one('Zed', {}, { training: 'yes' })])).toEqual([]);
  const noYouth = { withYouth: 'No.' };
  expect(linesFor([one('Zed', noYouth)], one('Lamp', noYouth))).toEqual([]);
});

test('three at most: those with more uses in common first, then those with more to gain, equals in order of name', () => {
  const page = one('Otter', { aliases: ['minutes', 'captions'], pricingModel: 'Paid' });
  const others = [one('D'), one('B'), one('Free', { shortPrice: 'Free' }), one('Both', { aliases: ['captions', 'minutes'] })];
  expect(linesFor(others, page).map((line) => line.split(' ')[0])).toEqual(['Both', 'Free', 'B']);
});

test('what was written for the tool stands alone and in its order, whatever its uses and category', () => {
  const page = one('Lamp', {
    alternatives: [
      { tool: 'zed', because: 'It’s quiet.' },
      { tool: 'a', because: 'It’s older.' },
    ],
  });
  const zed = one('Zed', { category: 'Worship', aliases: [] });
  expect(linesFor([one('A'), one('B'), zed], page)).toEqual(['Zed (hand): It’s quiet.', 'A (hand): It’s older.']);
});

test('what was written and is worse by now, has ended or is gone leaves the page, and with nothing left the rule finds some', () => {
  const page = one('Lamp', { alternatives: ['zed', 'gone', 'a'].map((tool) => ({ tool, because: 'It’s quiet.' })) });
  const zed = one('Zed', {}, { isSaidToTrain: true });
  expect(linesFor([zed, one('A'), one('B')], page)).toEqual(['A (hand): It’s quiet.']);
  expect(linesFor([zed, one('A', { status: 'renamed' }), one('B')], page)).toEqual(['B (rule): Also for minutes.']);
});

test('what the entry itself names instead stands first', () => {
  const endedTool = one('Gone', { status: 'discontinued', replacedBy: ['zed'] });
  expect(linesFor([one('A'), one('Zed', { category: 'Worship' })], endedTool)).toEqual([
    'Zed (rule): Our suggested replacement.',
    'A (rule): Also for minutes.',
  ]);
});
