import { expect, test } from 'vitest';
import { parseAnswerSearch } from './answer-search.ts';
import type { AnswerCardView } from './answer-views.ts';
import { orderAnswers } from './order-answers.ts';

const card = (slug: string, votes: number, date: string): AnswerCardView => ({
  slug,
  votes,
  written: date,
  question: `${slug}?`,
  topic: 'Starting out',
  lead: 'Yes.',
});
const answers = [card('a', 0, '2026-11-20'), card('b', 3, '2026-11-20'), card('c', 0, '2026-11-22'), card('d', 0, '2026-11-20')];
const slugs = (order: 'asked' | 'newest') => orderAnswers(answers, order).map(({ slug }) => slug);

test('what most ask stands first; of those that as many ask, the latest', () => {
  expect(slugs('asked')).toEqual(['b', 'c', 'a', 'd']);
});

test('the latest stands first; of one day, what came first', () => {
  expect(slugs('newest')).toEqual(['c', 'a', 'b', 'd']);
});

test.each([
  [{ order: 'asked' }, { order: 'asked' }],
  [{ order: 'newest' }, { order: 'newest' }],
  [{ order: 'topic' }, {}],
  [{ order: 'longest' }, {}],
  [{ topic: 'Starting out' }, { topic: 'Starting out' }],
  [{ order: 'newest', topic: 'Lamps' }, { order: 'newest' }],
  [{}, {}],
])('the address %j is read as %j', (raw, search) => {
  expect(parseAnswerSearch(raw)).toEqual(search);
});
