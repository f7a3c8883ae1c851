import { expect, test } from 'vitest';
import {
  contactStatuses,
  isDecision,
  nextStatuses,
  questionMoves,
  questionStatuses,
  submissionStatuses,
} from './review-status.ts';

test.each([
  ['pending', 'in review, accepted, declined, spam'],
  ['in review', 'pending, accepted, declined, spam'],
  ['accepted', 'in review'],
  ['declined', 'in review'],
  ['spam', 'pending'],
] as const)('a suggestion that is %s can become %s', (status, next) => {
  expect(nextStatuses(status).join(', ')).toBe(next);
});

test('only accepting and declining are decisions', () => {
  expect(submissionStatuses.filter(isDecision)).toEqual(['accepted', 'declined']);
});

test('answering and merging a question are acts of their own', () => {
  expect(questionStatuses.filter((status) => !questionMoves.some((move) => move === status))).toEqual(['answered', 'merged']);
});

test('messages and questions begin as pending and end in their own ways', () => {
  expect(contactStatuses.join(', ')).toBe('pending, done, spam');
  expect(questionStatuses.join(', ')).toBe('pending, open, answered, merged, declined, spam');
});
