import { expect, test } from 'vitest';
import { promptTasks, taskOf } from './prompt-tasks.ts';

test('the list of prompts has eight tasks', () => {
  expect(promptTasks).toHaveLength(8);
});

test('a prompt stands by what its tool makes, else by its workflow, else by the first category, else with the office', () => {
  const schedule = { slug: 'volunteer-schedule-balancing', categories: ['Church Management'] };
  expect(taskOf('picture', schedule)).toBe('Pictures and video');
  expect(taskOf('chat', schedule)).toBe('Volunteers and staff');
  expect(taskOf('chat', { slug: 'new', categories: ['Finance & Giving', 'Worship'] })).toBe('Money and grants');
  expect(taskOf('chat', { slug: 'new', categories: ['Gardening'] })).toBe('Meetings and office');
  expect(taskOf('chat', { slug: 'new', categories: [] })).toBe('Meetings and office');
});
