import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import type { ComparedSuggestion } from './duplicates.ts';
import { findDuplicates, findSuggestedToo, likestFirst, mostHints } from './duplicates.ts';

const tools = [
  buildTool({ slug: 'chatgpt', name: 'ChatGPT', aliases: ['GPT'], website: 'https://chatgpt.com' }),
  buildTool({ slug: 'planning-center', name: 'Planning Center', website: 'https://www.planningcenter.com/' }),
];
const workflows = [buildWorkflow({ slug: 'weekly-email', title: 'Weekly email newsletter' })];

const hintsOf = (title: string, website?: string, type: 'tool' | 'workflow' = 'tool') =>
  findDuplicates({ type, title, website: website ?? null }, { tools, workflows }).map(({ slug, reason }) => `${slug}: ${reason}`);

test.each([
  ['Chat-GPT', undefined, ['chatgpt: the same name']],
  ['gpt', undefined, ['chatgpt: the same name']],
  ['Something', 'http://chatgpt.com/pricing', ['chatgpt: the same address']],
  ['Planning Center Online', undefined, ['planning-center: a similar name']],
  ['ChatGPT', 'https://planningcenter.com', ['chatgpt: the same name', 'planning-center: the same address']],
  ['Candle', 'https://candle.example', []],
  ['', undefined, []],
])('of a tool %j at %s the hints are %j', (title, website, hints) => {
  expect(hintsOf(title, website)).toEqual(hints);
});

test('a workflow is compared with workflows, by its title', () => {
  expect(hintsOf('The weekly e-mail newsletter', undefined, 'workflow')).toEqual(['weekly-email: a similar name']);
  expect(hintsOf('ChatGPT', undefined, 'workflow')).toEqual([]);
});

test.each([
  // Three of five pairs of letters are the same in the first, three of six in the second.
  ['Abcxef', 'Abcdef', true],
  ['Abcxyfg', 'Abcdefg', false],
])('%s is a similar name to %s: %s', (title, name, isSimilar) => {
  const tool = buildTool({ name, website: undefined });
  expect(findDuplicates({ type: 'tool', title }, { tools: [tool], workflows: [] })).toHaveLength(isSimilar ? 1 : 0);
});

test('the same name stands first, then the same address, then a similar name', () => {
  const records = [
    buildTool({ slug: 'c', name: 'Lamps', website: undefined }),
    buildTool({ slug: 'b', name: 'Desk', website: 'https://lamp.example' }),
    buildTool({ slug: 'a', name: 'Lamp', website: undefined }),
  ];
  const hints = findDuplicates(
    { type: 'tool', title: 'Lamp', website: 'https://lamp.example' },
    { tools: records, workflows: [] },
  );
  expect(hints.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test('there are only so many hints', () => {
  const many = Array.from({ length: 9 }, (_, at) => buildTool({ slug: `lamp-${at}`, name: 'Lamp' }));
  expect(findDuplicates({ type: 'tool', title: 'Lamp' }, { tools: many, workflows: [] })).toHaveLength(mostHints);
});

const suggestion = (id: string, title: string, more: Partial<ComparedSuggestion> = {}): ComparedSuggestion => ({
  ...{ id, title, type: 'tool', website: null, reference: `S-${id}`, status: 'pending' },
  createdAt: `2026-11-0${id}T08:00:00.000Z`,
  ...more,
});

test('a suggestion is compared with other suggestions of its kind: by name, by either address, and by a near name', () => {
  const suggested = suggestion('1', 'Planning Center', { website: 'https://planningcenter.com/people' });
  const others = [
    suggested,
    suggestion('2', 'Planning Centre Online'),
    suggestion('3', 'Planning-center', { status: 'declined' }),
    suggestion('4', 'PCO', { website: 'http://www.planningcenter.com' }),
    suggestion('5', 'planning center'),
    suggestion('6', 'Planning Center', { type: 'workflow' }),
    suggestion('7', 'Candle', { website: 'https://candle.example' }),
  ];
  expect(findSuggestedToo(suggested, others).map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
    '5: the same name',
    '3: the same name',
    '4: the same address',
    '2: a similar name',
  ]);
  // A suggestion with a maker's whole site matches one with a page of it.
  expect(findSuggestedToo(others[3] as ComparedSuggestion, others).map(({ id }) => id)).toEqual(['1']);
});

test('of a name that only an alias is like, the alias is told', () => {
  const tools = [buildTool({ slug: 'canva', name: 'Canva', aliases: ['Bulletin maker'] })];
  expect(findDuplicates({ type: 'tool', title: 'Bulletin makers' }, { tools, workflows: [] })).toMatchObject([
    { slug: 'canva', reason: 'a similar name, as it is also called “Bulletin maker”' },
  ]);
});

test('what is most like a question comes first', () => {
  const answers = ['Do we need a policy?', 'May we clone the pastor’s voice for announcements?', 'Is recording legal?'];
  expect(likestFirst('May our pastor’s voice be cloned?', answers, (answer) => answer)[0]).toBe(answers[1]);
});
