import { expect, test } from 'vitest';
import { toolCalled } from './tool-called.ts';

const tools = ['ChatGPT', 'Gemini', 'Otter.ai', 'Canva', 'Planning Center', 'Suno', 'X'].map((name) => ({ name }));
const namesNear = (typed: string) => toolCalled(typed, tools).near.map(({ name }) => name);

test.each([
  ['Chat GPT', 'ChatGPT'],
  ['planning-center', 'Planning Center'],
  ['OTTER.AI', 'Otter.ai'],
])('%s is %s', (typed, name) => {
  expect(toolCalled(typed, tools)).toEqual({ tool: { name }, near: [] });
});

test.each([
  ['Otter', ['Otter.ai']],
  ['Google Gemini', ['Gemini']],
  ['Canva for Nonprofits', ['Canva']],
  ['an', []],
  ['', []],
  ['Zorbavale phone line', []],
])('%s may mean %j, and is none of them', (typed, near) => {
  expect(toolCalled(typed, tools).tool).toBeUndefined();
  expect(namesNear(typed)).toEqual(near);
});
