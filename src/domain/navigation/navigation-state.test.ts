import { expect, test } from 'vitest';
import {
  navigationStateLifetimeMs,
  readNavigationState,
  scrollRestoreAfterBackMs,
  scrollRestoreDelayMs,
  scrollSaveDelayMs,
  writeNavigationState,
} from './navigation-state.ts';

const now = 1_800_000_000_000;
const halfAnHour = 30 * 60 * 1000;
const jsonOf = (state: object) => JSON.stringify({ scrollPosition: 0, timestamp: now, ...state });

test('what was saved is read again, with the time of saving', () => {
  const state = {
    searchQuery: 'bible',
    selectedCategory: 'LLMs',
    selectedPricing: 'Free',
    activeTab: 'tools',
    scrollPosition: 480,
  };
  expect(readNavigationState(writeNavigationState(state, now), now)).toEqual({ ...state, timestamp: now });
});

test.each([
  [0, true],
  [1, true],
  [halfAnHour - 1, true],
  [halfAnHour, false],
  [halfAnHour + 1, false],
])('a state saved %i ms ago is believed: %s', (age, believed) => {
  expect(readNavigationState(jsonOf({}), now + age) !== undefined).toBe(believed);
});

test('a state from the future is not believed', () => {
  expect(readNavigationState(jsonOf({}), now - 1)).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['no time', JSON.stringify({ scrollPosition: 0 })],
  ['a time that is no number', jsonOf({ timestamp: String(now) })],
  ['a time that is null', jsonOf({ timestamp: null })],
  ['no position', JSON.stringify({ timestamp: now })],
  ['a position that is no number', jsonOf({ scrollPosition: '5' })],
  ['a negative position', jsonOf({ scrollPosition: -1 })],
])('%s is no state', (_, text) => {
  expect(readNavigationState(text, now)).toBeUndefined();
});

test('the top of a page is a position', () => {
  expect(readNavigationState(jsonOf({ scrollPosition: 0 }), now)?.scrollPosition).toBe(0);
});

test('the delays are those of the specification', () => {
  expect({ navigationStateLifetimeMs, scrollSaveDelayMs, scrollRestoreDelayMs, scrollRestoreAfterBackMs }).toEqual({
    navigationStateLifetimeMs: halfAnHour,
    scrollSaveDelayMs: 100,
    scrollRestoreDelayMs: 100,
    scrollRestoreAfterBackMs: 50,
  });
});
