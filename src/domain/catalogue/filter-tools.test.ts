import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import { containsText, filterTools, toolCategoryOptions, toolPricingOptions } from './filter-tools.ts';

const canva = buildTool({ name: 'Canva', description: 'Makes slides.', category: 'Image Generators', pricingModel: 'Freemium' });
const claude = buildTool({ name: 'Claude', description: 'Reads long texts.', category: 'LLMs', pricingModel: 'Freemium' });
const logos = buildTool({ name: 'Logos', description: 'A Bible library.', category: 'Bible Study', pricingModel: 'Paid' });
const whisper = buildTool({
  name: 'Whisper',
  description: 'Writes down long talks.',
  category: 'Voice Models',
  pricingModel: 'Free',
});
const tools = [canva, claude, logos, whisper];

const namesOf = (matches: { name: string }[]) => matches.map(({ name }) => name);

test.each([
  ['the name', 'canv', ['Canva']],
  ['the description', 'bible library', ['Logos']],
  ['the category', 'voice mod', ['Whisper']],
  ['any of them, in the order of the list', 'l', ['Canva', 'Claude', 'Logos', 'Whisper']],
  ['several', 'long t', ['Claude', 'Whisper']],
  ['none', 'spreadsheet', []],
])('the search looks into %s', (_, q, names) => {
  expect(namesOf(filterTools(tools, { q }))).toEqual(names);
});

test.each(["children's", 'children’s', 'ＣＨＩＬＤＲＥＮ’Ｓ', 'Children`s'])('the keyboard makes no difference: %s', (q) => {
  const tool = buildTool({ name: 'Bible for Kids', description: 'The children’s Bible.' });
  expect(filterTools([tool], { q })).toEqual([tool]);
});

test.each(['CANVA', 'canva', 'cAnVa', '  canva ', '\tcanva\n'])('case and space around it make no difference: %j', (q) => {
  expect(namesOf(filterTools(tools, { q }))).toEqual(['Canva']);
});

test('a search does not look into what a card does not show', () => {
  const tool = buildTool({ aliases: ['zebra'], maker: 'zebra', features: ['zebra'], slug: 'zebra' });
  expect(filterTools([tool], { q: 'zebra' })).toEqual([]);
});

test.each([{}, { q: '' }, { q: '   ' }, { category: '' }, { pricing: '' }])('nothing asked is no limit: %j', (filters) => {
  expect(filterTools(tools, filters)).toEqual(tools);
});

test('a category is matched exactly', () => {
  expect(namesOf(filterTools(tools, { category: 'LLMs' }))).toEqual(['Claude']);
  expect(filterTools(tools, { category: 'LLM' })).toEqual([]);
  expect(filterTools(tools, { category: 'llms' })).toEqual([]);
});

test('a pricing model is matched exactly, so that Free does not find Freemium', () => {
  expect(namesOf(filterTools(tools, { pricing: 'Free' }))).toEqual(['Whisper']);
  expect(namesOf(filterTools(tools, { pricing: 'Freemium' }))).toEqual(['Canva', 'Claude']);
  expect(filterTools(tools, { pricing: 'free' })).toEqual([]);
});

test('all filters hold together', () => {
  expect(namesOf(filterTools(tools, { q: 'c', category: 'LLMs', pricing: 'Freemium' }))).toEqual(['Claude']);
  expect(filterTools(tools, { q: 'slides', category: 'LLMs', pricing: 'Freemium' })).toEqual([]);
  expect(filterTools(tools, { q: 'c', category: 'Bible Study', pricing: 'Freemium' })).toEqual([]);
  expect(filterTools(tools, { q: 'c', category: 'LLMs', pricing: 'Paid' })).toEqual([]);
});

test('each category of the data is an option, in order of name, with its count beside the other filters', () => {
  const more = [...tools, buildTool({ name: 'Grok', description: 'Chats.', category: 'LLMs', pricingModel: 'Paid' })];
  expect(toolCategoryOptions(more, {})).toEqual([
    { value: 'Bible Study', count: 1 },
    { value: 'Image Generators', count: 1 },
    { value: 'LLMs', count: 2 },
    { value: 'Voice Models', count: 1 },
  ]);
  expect(toolCategoryOptions(more, { pricing: 'Paid', category: 'Voice Models' })).toEqual([
    { value: 'Bible Study', count: 1 },
    { value: 'Image Generators', count: 0 },
    { value: 'LLMs', count: 1 },
    { value: 'Voice Models', count: 0 },
  ]);
  expect(toolCategoryOptions(more, { q: 'claude' }).map(({ count }) => count)).toEqual([0, 0, 1, 0]);
  expect(toolCategoryOptions([], {})).toEqual([]);
});

test('the pricing options are always how a tool is sold, with their counts beside the other filters, and why no amount is told where that is so', () => {
  expect(toolPricingOptions(tools, {})).toEqual([
    { value: 'Free', count: 1 },
    { value: 'Freemium', count: 2 },
    { value: 'Paid', count: 1 },
  ]);
  expect(toolPricingOptions(tools, { category: 'LLMs', pricing: 'Paid' }).map(({ count }) => count)).toEqual([0, 1, 0]);
  expect(toolPricingOptions(tools, { q: 'long' }).map(({ count }) => count)).toEqual([1, 1, 0]);
  expect(toolPricingOptions([], {}).every(({ count }) => count === 0)).toBe(true);
  expect(toolPricingOptions(tools, { pricing: 'By quote' }).map(({ value }) => value)).toContain('By quote');
});

test('a tool without an amount is found by how it is sold and by why no amount is told', () => {
  const quoted = { ...logos, unpriced: 'By quote' as const };
  expect(filterTools([canva, quoted], { pricing: 'By quote' })).toEqual([quoted]);
  expect(filterTools([canva, quoted], { pricing: 'Paid' })).toEqual([quoted]);
  expect(filterTools([canva, quoted], { pricing: 'Price not found' })).toEqual([]);
  expect(toolPricingOptions([canva, quoted], {})).toEqual([
    { value: 'Free', count: 0 },
    { value: 'Freemium', count: 1 },
    { value: 'Paid', count: 1 },
    { value: 'By quote', count: 1 },
  ]);
});

test('a text is found in any of the texts, missing ones aside', () => {
  expect(containsText('b', [undefined, 'ABC'])).toBe(true);
  expect(containsText('d', [undefined, 'ABC'])).toBe(false);
  expect(containsText('d', [])).toBe(false);
  expect(containsText(undefined, [])).toBe(true);
});
