import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import { asksParents, companyAnswer, isUntrained, leadingFirst, trainingAnswers } from './company-answer.ts';
import type { Fact } from './fact-schema.ts';
import { scopeOf } from './fact-scope.ts';
import { kindNames } from './kinds.ts';
import { isLooser, loosestForAi, loosestForRecords } from './verdict.ts';

const today = '2026-11-22';
const plan = 'Free and Plus';
const factOf = (answer: string, overrides: Partial<Fact> = {}) => buildFact({ answer, ...overrides });
const onTraining = (facts: Fact[], of = plan) => companyAnswer('training', of, facts, today);

describe('what a company says of a topic for a plan', () => {
  test('facts of the plan and of all plans speak; those of other plans and regions stand apart', () => {
    const [own, all, other, part] = [
      factOf('no'),
      factOf('no', { plan: 'all plans' }),
      factOf('yes', { plan: 'Team' }),
      factOf('yes', { region: 'Europe' }),
    ] as [Fact, Fact, Fact, Fact];
    const { speaking, weak, within, apart } = onTraining([own, all, other, part]);
    expect({ speaking, weak, within, apart }).toEqual({ speaking: [own, all], weak: [], within: [part], apart: [other] });
  });

  test('another plan never speaks, whatever it says', () => {
    for (const answer of trainingAnswers) expect(onTraining([factOf(answer, { plan: 'Team' })]).answer).toBeUndefined();
  });

  test('of a policy for all plans each plan’s bad news counts, and no good news', () => {
    expect(onTraining([factOf('yes', { plan: 'Team' })], 'all plans').answer).toBe('yes');
    expect(onTraining([factOf('no', { plan: 'Team' })], 'all plans').answer).toBeUndefined();
  });

  test('of several words for the plan the worst is the answer', () => {
    for (const [place, worse] of trainingAnswers.entries())
      for (const better of trainingAnswers.slice(place)) expect(onTraining([factOf(better), factOf(worse)]).answer).toBe(worse);
  });

  test('an old or unsure word of the company’s own still counts where it is bad news', () => {
    for (const weak of [{ dated: '2020-01' }, { dated: undefined }, { confidence: 'low' }] as const) {
      expect(onTraining([factOf('yes', weak)]).answer).toBe('yes');
      expect(onTraining([factOf('no', weak)]).answer).toBeUndefined();
    }
  });

  test('what others say is never told as the company’s word: it makes the answer unclear at most', () => {
    const others = (answer: string) => factOf(answer, { id: 'others', by: 'third party' });
    expect(onTraining([others('yes')]).answer).toBe('unclear');
    expect(onTraining([factOf('no'), others('yes')]).answer).toBe('unclear');
    expect(onTraining([others('no')]).answer).toBeUndefined();
    expect(onTraining([others('on unless switched off')]).answer).toBeUndefined();
    expect(onTraining([factOf('no'), others('on unless switched off')]).answer).toBe('on unless switched off');
  });

  test('unclear is no word on how long it is kept', () => {
    const answerOf = (answer: string) =>
      companyAnswer('retention', plan, [buildFact({ about: 'retention', answer })], today).answer;
    expect(answerOf('unclear')).toBeUndefined();
    expect(answerOf('a set time')).toBe('a set time');
  });

  test('the highest minimum age counts, and a weak one by itself only where it keeps a youth group out', () => {
    const age = (...facts: Partial<Fact>[]) =>
      companyAnswer(
        'age',
        plan,
        facts.map((one) => buildFact({ about: 'age', ...one })),
        today,
      ).answer;
    expect(age({ answer: '13' }, { answer: '16' })).toBe('16');
    expect(age({ answer: '13' }, { answer: '18', region: 'Europe' })).toBe('18');
    expect(age({ answer: '13', region: 'Europe' })).toBeUndefined();
    expect(age({ answer: '18', dated: undefined })).toBe('18');
  });

  test('a parent is asked where any word for the plan says so', () => {
    const children = (overrides: Partial<Fact>) =>
      asksParents(plan, [buildFact({ about: 'children', answer: 'with a parent’s or school’s consent', ...overrides })]);
    expect([children({}), children({ region: 'Europe', by: 'third party' }), children({ plan: 'Team' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a fact is shown with the plan and region for which it holds', () => {
    expect([scopeOf({ plan: 'Free' }), scopeOf({ plan: 'Free', region: 'Europe' })]).toEqual(['Free', 'Free, Europe only']);
  });
});

const anyFact = fc.record({
  about: fc.constantFrom(
    'training' as const,
    'retention' as const,
    'agreement' as const,
    'ownership' as const,
    'leaving' as const,
  ),
  answer: fc.constantFrom(...trainingAnswers, 'a set time'),
  plan: fc.constantFrom(plan, 'all plans', 'Team'),
  by: fc.constantFrom('maker' as const, 'third party' as const, 'the college' as const),
  confidence: fc.constantFrom('high' as const, 'low' as const),
  region: fc.constantFrom(undefined, 'Europe'),
  copied: fc.constantFrom(undefined, '2026-11-01', '2024-01-01'),
  dated: fc.constantFrom(undefined, '2026-08-17', '2023-01-01'),
});
const weakFact = fc.oneof(
  anyFact.map((fact) => ({ ...fact, by: 'third party' as const })),
  anyFact.map((fact) => ({ ...fact, confidence: 'low' as const })),
  anyFact.map((fact) => ({ ...fact, region: 'Europe' })),
  anyFact.map((fact) => ({ ...fact, plan: 'Team' })),
);
const oldFact = anyFact.map((fact) => ({ ...fact, copied: undefined, dated: '2023-01-01' }));

test('weak evidence never loosens a verdict nor an answer, whatever else is known', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 6 }), fc.oneof(weakFact, oldFact), (overrides, more) => {
      const before = overrides.map(buildFact);
      const after = [...before, buildFact(more)];
      if (isUntrained(onTraining(after).answer)) expect(isUntrained(onTraining(before).answer)).toBe(true);
      for (const kind of kindNames)
        for (const rule of [loosestForAi, loosestForRecords]) {
          const verdictOn = (facts: Fact[]) => rule(kind, plan, { facts, runsLocally: false }, today).verdict;
          expect(isLooser(verdictOn(after), verdictOn(before)), `${rule.name}: ${kind}`).toBe(false);
        }
    }),
  );
});

test('a word of unknown day never lets an AI read anything', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 6 }), anyFact, (overrides, more) => {
      const before = overrides.map(buildFact);
      const after = [...before, buildFact({ ...more, copied: undefined, dated: undefined })];
      const verdictOn = (facts: Fact[]) => loosestForAi('recordings', plan, { facts, runsLocally: false }, today).verdict;
      expect(isLooser(verdictOn(after), verdictOn(before))).toBe(false);
    }),
  );
});

test('an answer that would let an AI read people’s details is one that the rule counts', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 6 }), (overrides) => {
      const facts = overrides.map(buildFact);
      if (isUntrained(onTraining(facts).answer))
        expect(loosestForAi('membersDetails', plan, { facts, runsLocally: false }, today).missing).not.toContain('training');
    }),
  );
});

test('of each topic the fact that carries the answer leads, and what holds for another plan comes last', () => {
  const facts = [
    buildFact({ id: 'other', plan: 'Business', answer: 'no' }),
    buildFact({ id: 'europe', region: 'Europe', answer: 'no' }),
    buildFact({ id: 'own', answer: 'on unless switched off' }),
  ];
  const { plan } = buildFact();
  expect(leadingFirst(plan, facts, '2026-11-22').map(({ id }) => id)).toEqual(['own', 'europe', 'other']);
});

test('an answer that no fact gives is led by the one in doubt', () => {
  const facts = [buildFact({ id: 'own', answer: 'no' }), buildFact({ id: 'heard', by: 'third party', answer: 'yes' })];
  expect(leadingFirst(buildFact().plan, facts, '2026-11-22')[0]?.id).toBe('heard');
});
