import type { Fact } from '../trust/fact-schema.ts';

const personalOnly = /\bpersonal(, non-commercial)? (use|capacity)\b/i;

/**
 * Reasons against using a tool with a youth group, by the company's own words, each as the end of a sentence: terms for personal
 * use only, people who read what is typed, training that no one can switch off, no word on training, no minimum age.
 */
export function againstYouth(facts: readonly Fact[]): string[] {
  const makerFacts = facts.filter(({ by }) => by === 'maker');
  const on = (topic: Fact['about']) => makerFacts.filter(({ about }) => about === topic);
  const training = on('training').filter(({ answer }) => answer !== undefined && answer !== 'unclear');
  return [
    ...(on('use').some(({ quote }) => personalOnly.test(quote)) ? ['its terms are for personal use only'] : []),
    ...(on('review').some(({ answer }) => answer === 'yes') ? ['people may read what’s typed'] : []),
    ...(training.some(({ answer }) => answer === 'yes') ? ['it trains on what’s typed'] : []),
    ...(training.length === 0 ? ['its company says nothing on training'] : []),
    ...(on('age').length === 0 ? ['its company gives no minimum age'] : []),
  ];
}

/** Checks whether the advice on youth groups is no. */
export const refusesYouth = (withYouth: string): boolean => /^No\b/.test(withYouth);
