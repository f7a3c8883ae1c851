import { expect, test } from 'vitest';
import {
  contactStatuses,
  isDecision,
  isSettled,
  nextStatuses,
  questionMoves,
  questionStatuses,
  submissionStatuses,
} from './inbox-status.ts';

test.each([
  ['pending', 'in review, accepted, declined, spam'],
  ['in review', 'pending, accepted, declined, spam'],
  ['accepted', 'in review'],
  ['declined', 'in review'],
  ['spam', 'pending'],
] as const)('a suggestion that is %s can become %s', (status, next) => {
  expect(nextStatuses('submissions', status).join(', ')).toBe(next);
});

test('only accepting and declining are decisions', () => {
  expect(submissionStatuses.filter((status) => isDecision('submissions', status))).toEqual(['accepted', 'declined']);
});

test('whatever takes a question out of what waits is a decision, and no state of a message is', () => {
  expect(questionStatuses.filter((status) => !isDecision('questions', status))).toEqual(['pending', 'open']);
  expect(contactStatuses.filter((status) => isDecision('contacts', status))).toEqual([]);
});

test('answering and merging a question are acts of their own, and for good', () => {
  expect(questionStatuses.filter((status) => !questionMoves.some((move) => move === status))).toEqual(['answered', 'merged']);
  expect(questionStatuses.filter((status) => isSettled('questions', status))).toEqual(['answered', 'merged']);
  for (const status of questionMoves)
    expect(nextStatuses('questions', status)).toEqual(questionMoves.filter((move) => move !== status));
});

test('a message can be moved from each state into each other', () => {
  for (const status of contactStatuses)
    expect(nextStatuses('contacts', status)).toEqual(contactStatuses.filter((other) => other !== status));
});

test('messages and questions begin as pending and end in their own ways', () => {
  expect(contactStatuses.join(', ')).toBe('pending, done, spam');
  expect(questionStatuses.join(', ')).toBe('pending, open, answered, merged, declined, spam');
});
