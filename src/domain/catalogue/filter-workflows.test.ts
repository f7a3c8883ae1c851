import { expect, test } from 'vitest';
import { buildWorkflow } from '#tests/builders.ts';
import {
  filterCreativeWorkflows,
  filterWorkflows,
  isAboutVoice,
  workflowCategoryOptions,
  workflowDifficultyOptions,
  workflowsOfCategory,
} from './filter-workflows.ts';

const letter = buildWorkflow({
  title: 'Weekly letter',
  description: 'Tell the news.',
  categories: ['LLMs', 'Communication'],
  difficulty: 'Beginner Friendly',
});
const poster = buildWorkflow({
  title: 'Poster',
  description: 'Invite to a feast.',
  categories: ['Image Generator', 'Marketing'],
  difficulty: 'Intermediate',
});
const survey = buildWorkflow({
  title: 'Survey',
  description: 'Ask the church for news.',
  categories: ['Analytics', 'LLMs'],
  difficulty: 'Intermediate',
});
const workflows = [letter, poster, survey];

const titlesOf = (matches: { title: string }[]) => matches.map(({ title }) => title);

test.each([
  ['the title', 'post', ['Poster']],
  ['the description', 'feast', ['Poster']],
  ['both, in the order of the list', 'e', ['Weekly letter', 'Poster', 'Survey']],
  ['any case, without the space around it', '  NEWS ', ['Weekly letter', 'Survey']],
  ['none', 'sermon', []],
])('the search looks into %s', (_, q, titles) => {
  expect(titlesOf(filterWorkflows(workflows, { q }))).toEqual(titles);
});

test('the search does not look into the categories, steps or difficulty', () => {
  const workflow = buildWorkflow({ categories: ['Zebra'], steps: ['Zebra'], bestPractices: ['Zebra'], aliases: ['zebra'] });
  expect(filterWorkflows([workflow], { q: 'zebra' })).toEqual([]);
  expect(filterWorkflows([workflow], { q: 'beginner' })).toEqual([]);
});

test.each([{}, { q: '' }, { q: ' ' }, { category: '' }, { difficulty: '' }])('nothing asked is no limit: %j', (filters) => {
  expect(filterWorkflows(workflows, filters)).toEqual(workflows);
});

test('a workflow is found by each of its categories, matched exactly', () => {
  expect(titlesOf(filterWorkflows(workflows, { category: 'LLMs' }))).toEqual(['Weekly letter', 'Survey']);
  expect(titlesOf(filterWorkflows(workflows, { category: 'Communication' }))).toEqual(['Weekly letter']);
  expect(filterWorkflows(workflows, { category: 'LLM' })).toEqual([]);
});

test('a difficulty is matched exactly', () => {
  expect(titlesOf(filterWorkflows(workflows, { difficulty: 'Intermediate' }))).toEqual(['Poster', 'Survey']);
  expect(filterWorkflows(workflows, { difficulty: 'Beginner' })).toEqual([]);
});

test('all filters hold together', () => {
  expect(titlesOf(filterWorkflows(workflows, { q: 'news', category: 'LLMs', difficulty: 'Intermediate' }))).toEqual(['Survey']);
  expect(filterWorkflows(workflows, { q: 'feast', category: 'LLMs', difficulty: 'Intermediate' })).toEqual([]);
  expect(filterWorkflows(workflows, { q: 'news', category: 'Marketing', difficulty: 'Intermediate' })).toEqual([]);
  expect(filterWorkflows(workflows, { q: 'news', category: 'LLMs', difficulty: 'Advanced' })).toEqual([]);
});

test.each(['voice', 'audio', 'speech', 'sound'])(
  'the voice hub keeps a workflow that says %s in its title, description or any step',
  (word) => {
    const silent = { title: 'A', description: 'B', steps: ['C', 'D'], categories: ['E'] };
    const sentence = `Some ${word.toUpperCase()}s here`;
    expect(isAboutVoice(silent)).toBe(false);
    expect(isAboutVoice({ ...silent, title: sentence })).toBe(true);
    expect(isAboutVoice({ ...silent, description: sentence })).toBe(true);
    expect(isAboutVoice({ ...silent, steps: ['C', sentence] })).toBe(true);
  },
);

test.each([
  ['Voice Models', true],
  ['audio books', true],
  ['Speech', false],
  ['Sound', false],
])('the category %s alone makes a workflow one about voice: %s', (category, isKept) => {
  expect(isAboutVoice({ title: 'A', description: 'B', steps: ['C'], categories: ['E', category] })).toBe(isKept);
});

test.each([
  ['nothing, all creative ones', {}, ['Weekly letter', 'Poster']],
  ['a title', { q: 'POST' }, ['Poster']],
  ['a description', { q: ' news ' }, ['Weekly letter']],
  ['a difficulty', { q: 'intermed' }, ['Poster']],
  ['a category', { category: 'Marketing' }, ['Weekly letter']],
  ['both', { q: 'e', category: 'Print Materials' }, ['Poster']],
  ['both, of which one does not fit', { q: 'news', category: 'Print Materials' }, []],
  ['a category in another case', { category: 'marketing' }, []],
])('creative workflows are found by %s', (_, filters, titles) => {
  const creative = [
    { ...letter, creativeCategory: 'Marketing' as const },
    { ...poster, creativeCategory: 'Print Materials' as const },
    survey,
  ];
  expect(titlesOf(filterCreativeWorkflows(creative, filters))).toEqual(titles);
});

test('a hub shows the workflows that name its category, and the voice hub those about voice', () => {
  const song = buildWorkflow({ title: 'Song', categories: ['Worship'], steps: ['Record the sound.'] });
  const voiceWorkflow = buildWorkflow({ title: 'Named', categories: ['Voice Models'] });
  const all = [...workflows, song, voiceWorkflow];
  expect(titlesOf(workflowsOfCategory(all, { id: 'llms', workflowName: 'LLMs' }))).toEqual(['Weekly letter', 'Survey']);
  expect(titlesOf(workflowsOfCategory(all, { id: 'worship', workflowName: 'Worship' }))).toEqual(['Song']);
  expect(titlesOf(workflowsOfCategory(all, { id: 'voice-models', workflowName: 'Voice Models' }))).toEqual(['Song', 'Named']);
});

test('each category of the data is an option once, in order of name, with its count beside the other filters', () => {
  expect(workflowCategoryOptions(workflows, {})).toEqual([
    { value: 'Analytics', count: 1 },
    { value: 'Communication', count: 1 },
    { value: 'Image Generator', count: 1 },
    { value: 'LLMs', count: 2 },
    { value: 'Marketing', count: 1 },
  ]);
  expect(
    workflowCategoryOptions(workflows, { difficulty: 'Intermediate', category: 'Marketing' }).map(({ count }) => count),
  ).toEqual([1, 0, 1, 1, 1]);
  expect(workflowCategoryOptions(workflows, { q: 'feast' }).map(({ count }) => count)).toEqual([0, 0, 1, 0, 1]);
});

test('the difficulties of the data are options from easy to hard, with their counts beside the other filters', () => {
  const mixed = [buildWorkflow({ difficulty: 'Advanced', categories: ['Worship'] }), ...workflows];
  expect(workflowDifficultyOptions(mixed, {})).toEqual([
    { value: 'Beginner Friendly', count: 1 },
    { value: 'Intermediate', count: 2 },
    { value: 'Advanced', count: 1 },
  ]);
  expect(workflowDifficultyOptions(mixed, { category: 'LLMs', difficulty: 'Advanced' }).map(({ count }) => count)).toEqual([
    1, 1, 0,
  ]);
  expect(workflowDifficultyOptions([poster], {})).toEqual([{ value: 'Intermediate', count: 1 }]);
});
