import { dayAfter, isDay } from '../text/day.ts';
import type { Choice } from './policy-choices.ts';
import { choices } from './policy-choices.ts';

/** The name of a question in an address. */
export type ReadinessName = `r${number}`;

/** What was answered to the twelve questions, and the day on which the plan begins: all of it stands in the address, and nowhere else. */
export interface ReadinessSearch extends Partial<Record<ReadinessName, Choice>> {
  /** 2026-11-25 */
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

/** Reads an address; whatever is no answer and no day is left out. */
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

/** What is to do where a question is not answered with yes. */
interface ReadinessTask {
  step: string;
  /** The page of the hub on which it is done. */
  page: string;
  /** By which of the ninety days. */
  day: number;
}

/** A step of the plan: what to do, where, and by when. */
export interface ReadinessStep extends ReadinessTask {
  /** Whether it was begun. */
  isBegun: boolean;
  /** 2026-12-02, where the plan has a first day. */
  date: string | undefined;
}

/** The steps that the answers leave to do, by their day; a question without an answer counts as not yet. */
export const readinessPlan = (questions: readonly ReadinessTask[], search: ReadinessSearch): ReadinessStep[] =>
  questions
    .flatMap(({ step, page, day }, at) => {
      const answer = search[readinessName(at + 1)] ?? 'c';
      return answer === 'a'
        ? []
        : [{ step, page, day, isBegun: answer === 'b', date: search.from && dayAfter(search.from, day) }];
    })
    .sort((a, b) => a.day - b.day);
