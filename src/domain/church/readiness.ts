import { dayAfter, isDay } from '../text/day.ts';
import type { Choice } from './policy-choices.ts';
import { choices } from './policy-choices.ts';

/** The name of a question in an address. */
export type ReadinessName = `r${number}`;

/** Answers to the twelve questions, and the first day of the plan, all stored in the address alone. */
export interface ReadinessSearch extends Partial<Record<ReadinessName, Choice>> {
  /** First day, such as 2026-11-25. */
  from?: string;
}

/** The three answers to each question. */
export const readinessAnswers = [
  { value: 'a', label: 'Yes' },
  { value: 'b', label: 'Partly' },
  { value: 'c', label: 'Not yet' },
] as const;

export const readinessName = (question: number): ReadinessName => `r${question}`;

export const readinessCount = 12;

/** Parses an address; invalid answers and days are left out. */
export function parseReadinessSearch(raw: Record<string, unknown>): ReadinessSearch {
  const search: ReadinessSearch = {};
  for (let number = 1; number <= readinessCount; number++) {
    const answer = choices.find((choice) => choice === raw[readinessName(number)]);
    if (answer) search[readinessName(number)] = answer;
  }
  const { from } = raw;
  if (typeof from === 'string' && from.startsWith('20') && isDay(from)) search.from = from;
  return search;
}

/** Task for a question that is not answered with yes. */
interface ReadinessTask {
  step: string;
  /** Address of the hub's page for that step. */
  page: string;
  /** Day of the ninety by which it is done. */
  day: number;
}

/** A step of the plan, with its page and its date. */
export interface ReadinessStep extends ReadinessTask {
  /** True if it was begun. */
  isBegun: boolean;
  /** Date, such as 2026-12-02, if the plan has a first day. */
  date: string | undefined;
}

/** Lists the remaining steps, by their day; an unanswered question counts as not yet. */
export const readinessPlan = (questions: readonly ReadinessTask[], search: ReadinessSearch): ReadinessStep[] =>
  questions
    .flatMap(({ step, page, day }, at) => {
      const answer = search[readinessName(at + 1)] ?? 'c';
      return answer === 'a'
        ? []
        : [{ step, page, day, isBegun: answer === 'b', date: search.from && dayAfter(search.from, day) }];
    })
    .sort((a, b) => a.day - b.day);
