import { expect, test } from 'vitest';
import { findToolByName } from './tool-called.ts';

const tools = ['ChatGPT', 'Gemini', 'Otter.ai', 'Canva', 'Planning Center', 'Suno', 'X'].map((name) => ({ name }));
const namesNear = (text: string) => findToolByName(text, tools).near.map(({ name }) => name);

test.each([
  ['Chat GPT', 'ChatGPT'],
  ['planning-center', 'Planning Center'],
  ['OTTER.AI', 'Otter.ai'],
])('%s is %s', (text, name) => {
  expect(findToolByName(text, tools)).toEqual({ tool: { name }, near: [] });
});

test.each([
  ['Otter', ['Otter.ai']],
  ['Google Gemini', ['Gemini']],
  ['Canva for Nonprofits', ['Canva']],
  ['an', []],
  ['', []],
  ['Zorbavale phone line', []],
])('%s may mean %j, and is none of them', (text, near) => {
  expect(findToolByName(text, tools).tool).toBeUndefined();
  expect(namesNear(text)).toEqual(near);
});
