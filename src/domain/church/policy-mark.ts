import type { PolicyAnswers } from './policy-choices.ts';
import { answerName, choices, questionCount } from './policy-choices.ts';

/** Crockford's Base32, without letters that are mistaken for digits: https://www.crockford.com/base32.html */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 6;
/** Version of our sentences for answers without one. */
export const firstVersion = 1;
/** Mask of two bits for each of fourteen questions. */
const mask = 4 ** questionCount - 1;
/**
 * Constants of a multiplication modulo 2^28 by an odd number, undone by its inverse: one changed answer changes most signs of a
 * mark, so that two sheets can be distinguished at a glance.
 */
const spread = { factor: 0x9e3779b1, inverse: 0xe8b2f51, offset: 0x5a5a5a5 };
const scatter = (packed: number) => (Math.imul(packed ^ spread.offset, spread.factor) & mask) >>> 0;
const gather = (number: number) => ((Math.imul(number, spread.inverse) & mask) ^ spread.offset) >>> 0;

/**
 * Encodes a set of answers as a mark such as '2-b7k2m0': the version of our sentences, and the answers themselves. No two sets
 * share one: a skipped question differs from one answered as our default.
 */
export function policyMark(answers: PolicyAnswers, version = firstVersion): string {
  let packed = 0;
  for (let number = questionCount; number >= 1; number--) {
    const choice = answers[answerName(number)];
    packed = packed * 4 + (choice ? choices.indexOf(choice) + 1 : 0);
  }
  const number = scatter(packed);
  const digits = Array.from({ length }, (_, place) => signs[Math.floor(number / 32 ** place) % 32]);
  return `${answers.v ?? version}-${digits.join('')}`;
}

/** Decodes a mark that somebody copied from paper; undefined if no set of answers has it. */
export function answersOfMark(mark: string): PolicyAnswers | undefined {
  const [, version = '', code = ''] = /^\s*(\d{1,3})\s*-?\s*([0-9a-z]{6})\s*$/i.exec(mark) ?? [];
  const digits = [...code.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')].map((sign) => signs.indexOf(sign));
  if (digits.length !== length || digits.includes(-1) || Number(version) < 1) return undefined;
  const number = digits.reduce((sum, digit, place) => sum + digit * 32 ** place, 0);
  if (number > mask) return undefined;
  let packed = gather(number);
  const answers: PolicyAnswers = { v: Number(version) };
  for (let number = 1; number <= questionCount; number++) {
    const choice = choices[(packed % 4) - 1];
    if (choice) answers[answerName(number)] = choice;
    packed = Math.floor(packed / 4);
  }
  return answers;
}

/** Lists the numbers of the questions that two sets of answers answer differently. */
export const differingQuestions = (one: PolicyAnswers, other: PolicyAnswers): number[] =>
  Array.from({ length: questionCount }, (_, at) => at + 1).filter((number) => {
    const name = answerName(number);
    return one[name] !== other[name];
  });
