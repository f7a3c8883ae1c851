import { expect, test } from 'vitest';
import { filterPrompts } from './filter-prompts.ts';
import { parsePromptSearch } from './prompt-search.ts';

const prompt = (title: string, kind: 'chat' | 'picture', questions: string[] = []) => ({
  title,
  gives: 'Nine questions',
  kind,
  asked: questions,
  workflow: { slug: 'guide', title: 'Sermon to guide' },
});
const prompts = [prompt('Discussion questions', 'chat', ['life group help']), prompt('A poster', 'picture')];
const titles = (search: object) => filterPrompts(prompts, search).found.map(({ title }) => title);
const also = (search: object) => filterPrompts(prompts, search).also.map(({ title }) => title);

test('an address is read, and what is none of the choices is ignored', () => {
  expect(parsePromptSearch({ q: ' poster ', hub: 'image-hub', kind: 'picture' })).toEqual({
    q: 'poster',
    hub: 'image-hub',
    kind: 'picture',
  });
  expect(parsePromptSearch({ q: ' ', hub: '../x', kind: 'poem' })).toEqual({ q: undefined, hub: undefined, kind: undefined });
  expect(parsePromptSearch({ q: 316 }).q).toBe('316');
  expect(parsePromptSearch({ q: 'x'.repeat(201) }).q).toHaveLength(200);
});

test('no search shows every prompt', () => {
  expect(titles({})).toEqual(['Discussion questions', 'A poster']);
});

test('every word must stand in title, use, workflow or the words people ask with, whatever the case', () => {
  expect(titles({ q: 'DISCUSSION nine' })).toEqual(['Discussion questions']);
  expect(titles({ q: 'life group' })).toEqual(['Discussion questions']);
  expect(titles({ q: 'sermon' })).toHaveLength(2);
  expect(titles({ q: 'discussion poster' })).toEqual([]);
});

test('a kind is matched exactly', () => {
  expect(titles({ kind: 'picture' })).toEqual(['A poster']);
});

test('after them come those that hold another form of each word', () => {
  expect([titles({ q: 'discuss question' }), also({ q: 'discuss question' })]).toEqual([['Discussion questions'], []]);
  expect(also({ q: 'posters for guides' })).toEqual([]);
  expect([titles({ q: 'posters guiding' }), also({ q: 'posters guiding' })]).toEqual([[], ['A poster']]);
  expect(also({ q: 'discussing groups' })).toEqual(['Discussion questions']);
  expect(also({ q: 'posters guiding', kind: 'chat' })).toEqual([]);
});
