import { dayAfter, isDay } from '../text/day.ts';
import type { Choice } from './policy-choices.ts';
import { choices } from './policy-choices.ts';

/** The name of a question in an address. */
export type ReadinessName = `r${number}`;

/** The answers to the twelve questions, and the first day of the plan: all of it is in the address, and nowhere else. */
export interface ReadinessSearch extends Partial<Record<ReadinessName, Choice>> {
  /** The first day, such as 2026-11-25. */
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

/** Parses an address; anything that is no answer and no day is left out. */
export function parseReadinessSearch(given: Record<string, unknown>): ReadinessSearch {
  const search: ReadinessSearch = {};
  for (let number = 1; number <= readinessCount; number++) {
    const answer = choices.find((choice) => choice === given[readinessName(number)]);
    if (answer) search[readinessName(number)] = answer;
  }
  const { from } = given;
  if (typeof from === 'string' && from.startsWith('20') && isDay(from)) search.from = from;
  return search;
}

/** The task of a question that is not answered with yes. */
interface ReadinessTask {
  step: string;
  /** The page of the hub for that step. */
  page: string;
  /** The day by which it is done, of the ninety. */
  day: number;
}

/** A step of the plan: what to do, where, and by when. */
export interface ReadinessStep extends ReadinessTask {
  /** Whether it was begun. */
  isBegun: boolean;
  /** The date, such as 2026-12-02, where the plan has a first day. */
  date: string | undefined;
}

/** The remaining steps, by their day; a question without an answer counts as not yet. */
export const readinessPlan = (questions: readonly ReadinessTask[], search: ReadinessSearch): ReadinessStep[] =>
  questions
    .flatMap(({ step, page, day }, at) => {
      const answer = search[readinessName(at + 1)] ?? 'c';
      return answer === 'a'
        ? []
        : [{ step, page, day, isBegun: answer === 'b', date: search.from && dayAfter(search.from, day) }];
    })
    .sort((a, b) => a.day - b.day);
