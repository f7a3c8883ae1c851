import { expect, test } from 'vitest';
import { difficultyTone, impactTone } from './tone.ts';

test.each([
  ['Beginner Friendly', 'green'],
  ['Intermediate', 'blue'],
  ['Advanced', 'red'],
  ['Beginner', 'red'],
  ['beginner friendly', 'red'],
  ['', 'red'],
] as const)("the difficulty '%s' is %s", (difficulty, tone) => {
  expect(difficultyTone(difficulty)).toBe(tone);
});

test.each([
  ['High', 'green'],
  ['Medium', 'blue'],
  ['Low', 'grey'],
  ['high', 'grey'],
  ['', 'grey'],
] as const)("the impact '%s' is %s", (impact, tone) => {
  expect(impactTone(impact)).toBe(tone);
});
