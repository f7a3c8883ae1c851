import fc from 'fast-check';
import { answerName, choices, questionCount } from '#domain/church/policy-choices.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { posture } from '#domain/church/policy-search.ts';

const answers = Object.fromEntries(
  Array.from({ length: questionCount }, (_, at) => [answerName(at + 1), fc.constantFrom(...choices)]),
);

/** Sets of answers: none, the three postures, and 500 that are the same in each run, some with skipped questions. */
export const policySets: PolicySearch[] = [
  { v: 1 },
  ...choices.map((choice) => posture(choice, 1)),
  ...fc.sample(fc.record(answers, { requiredKeys: [] }), { numRuns: 500, seed: 35 }).map((set) => ({ v: 1, ...set })),
];
