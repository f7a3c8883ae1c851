import { expect, test } from 'vitest';
import { cardCategories, cardSteps, moreSteps } from './shorten.ts';

test.each([
  [[], [], 0],
  [['a'], ['a'], 0],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c'], 1],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], ['a', 'b', 'c'], 6],
])('of the steps %j a card shows %j and %i more', (steps, shownSteps, more) => {
  expect(cardSteps(steps)).toEqual({ shown: shownSteps, more });
});

test.each([
  [[], [], 0],
  [['a', 'b'], ['a', 'b'], 0],
  [['a', 'b', 'c'], ['a', 'b'], 1],
])('of the categories %j a card shows %j and %i more', (categories, shownCategories, more) => {
  expect(cardCategories(categories)).toEqual({ shown: shownCategories, more });
});

test.each([
  [1, '+1 more step'],
  [2, '+2 more steps'],
  [27, '+27 more steps'],
])('%i more is written %s', (more, text) => {
  expect(moreSteps(more)).toBe(text);
});

test('shortening leaves the list as it was', () => {
  const steps = Object.freeze(['a', 'b', 'c', 'd']);
  expect(cardSteps(steps).shown).not.toBe(steps);
  expect(steps).toHaveLength(4);
});
