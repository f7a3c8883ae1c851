import type { Choice, PolicyAnswers } from './policy-choices.ts';
import { answerName, choices, questionCount } from './policy-choices.ts';
import { answersOfMark } from './policy-mark.ts';

/** Maximum characters of a tradition's name. */
const mostOfTradition = 40;
/** Maximum characters of an invalid mark that are shown again. */
const mostOfMark = 40;
/**
 * Choices of a church as in the address: at most 90 characters, and no words of the church. With `question`, that question is
 * asked; without it, the policy is shown once the address contains an answer or `v`.
 */
export interface PolicySearch extends PolicyAnswers {
  /** Number of the question that is asked, from 1 to 14. */
  question?: number;
  /** Selects the long form of the policy. */
  form?: 'long';
  /** Tradition whose statements alone are shown next to a question. */
  tradition?: string;
  /** An invalid mark that somebody copied from paper; a valid one is parsed into its answers. */
  mark?: string;
}

const isChoice = (value: unknown): value is Choice => choices.includes(value as Choice);
const wholeNumber = (value: unknown, most: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
};

/** Parses an address; anything other than a choice is left out, so that a careless link still gives a policy. */
export function parsePolicySearch(raw: Record<string, unknown>): PolicySearch {
  const search: PolicySearch = {};
  if (typeof raw.mark === 'string' && raw.mark.trim() !== '')
    Object.assign(search, answersOfMark(raw.mark) ?? { mark: raw.mark.slice(0, mostOfMark) });
  const v = wholeNumber(raw.v, 999);
  const question = wholeNumber(raw.question, questionCount);
  if (v) search.v = v;
  if (question) search.question = question;
  if (raw.form === 'long') search.form = 'long';
  const { tradition } = raw;
  // A form sends an empty value for all traditions.
  if (typeof tradition === 'string' && tradition !== '' && tradition.length <= mostOfTradition) search.tradition = tradition;
  for (let number = 1; number <= questionCount; number++) {
    const choice = raw[answerName(number)];
    if (isChoice(choice)) search[answerName(number)] = choice;
  }
  return search;
}

/** Extracts the answers, with the version that they are for. */
export function answersOf(search: PolicySearch, version: number): PolicySearch {
  const { question: _question, form: _form, tradition: _tradition, mark: _mark, ...answers } = search;
  return { ...answers, v: search.v ?? version };
}

/** Checks whether a church answered at least one question itself. */
export const isAnswered = (answers: PolicySearch): boolean => Object.keys(answers).some((name) => /^q\d/.test(name));

/** Answers every question with the same choice: the three postures to start from. */
export const posture = (choice: Choice, version: number): PolicySearch => ({
  v: version,
  ...Object.fromEntries(Array.from({ length: questionCount }, (_, at) => [answerName(at + 1), choice])),
});
