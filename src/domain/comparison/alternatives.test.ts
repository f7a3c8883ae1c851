import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Trait } from '../catalogue/trait-names.ts';
import type { TrainingAnswer } from '../trust/company-answer.ts';
import type { AgeRule } from '../trust/short-answers.ts';
import type { Candidate } from './alternatives.ts';
import { alternativesTo } from './alternatives.ts';

const one = (
  name: string,
  changed: Partial<Tool> = {},
  traits: Trait[] = [],
  training?: TrainingAnswer,
  ageRule?: AgeRule,
): Candidate => ({
  tool: buildTool({ slug: name.toLowerCase(), name, ...changed }),
  traits,
  training,
  ageRule,
});
const own = one('Otter', { aliases: ['minutes'] }, [], 'yes');
const told = (others: Candidate[], tool = own) =>
  alternativesTo(tool, others).map(({ tool: { name }, reason }) => `${name}: ${reason}`);

test('a tool is no alternative to itself, nor is one that is retired or for other work', () => {
  const ofWorship = { category: 'Worship' } as const;
  expect(told([own])).toEqual([]);
  expect(told([one('Zed', { status: 'discontinued' })])).toEqual([]);
  expect(told([one('Zed', ofWorship)])).toEqual([]);
  expect(told([one('Zed', { ...ofWorship, aliases: ['minutes'] })])).toEqual(['Zed: Also for minutes.']);
});

test('what is better is the reason, the weightiest first and two at most', () => {
  expect(told([one('Whisper', { pricingModel: 'Free' }, ['local', 'untrained'])])).toEqual([
    'Whisper: Can run on your own computer. Doesn’t train on what you type.',
  ]);
  expect(told([one('Zed', { pricingModel: 'Free' })])).toEqual(['Zed: Free.']);
});

test('without anything better the reason is the work that both are for', () => {
  expect(told([one('Zed', { aliases: ['minutes'] })])).toEqual(['Zed: Also for minutes.']);
  expect(told([one('Zed')])).toEqual(['Zed: Also of LLMs.']);
});

test('not to train is no advantage over a tool on which no word was found', () => {
  expect(told([one('Zed', {}, ['untrained'])], one('Lamp'))).toEqual(['Zed: Also of LLMs.']);
});

test('terms that start at 13 are told as terms, with the parent’s consent that they ask for', () => {
  const young = (withConsent: boolean) => one('Zed', {}, ['youth'], undefined, { years: 13, withConsent });
  expect(told([young(false)])).toEqual(['Zed: Its terms start at 13.']);
  expect(told([young(true)])).toEqual(['Zed: Its terms start at 13, with a parent’s consent.']);
});

test('three at most: those for the same use first, then those with more to gain, equals in order of name', () => {
  const others = [
    one('D'),
    one('B'),
    one('Better', {}, ['youth']),
    one('Minutes', { aliases: ['minutes'], category: 'Worship' }),
  ];
  expect(told(others).map((line) => line.split(':')[0])).toEqual(['Better', 'Minutes', 'B']);
});

test('what the entry itself names instead stands first', () => {
  const gone = one('Gone', { status: 'discontinued', replacedBy: ['zed'] });
  expect(told([one('A'), one('Zed', { category: 'Worship' })], gone)[0]).toBe('Zed: Our suggested replacement.');
});
