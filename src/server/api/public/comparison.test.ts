import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { comparisonSchema } from '#domain/comparison/comparison-views.ts';
import { buildFact, buildSnapshot, buildTool } from '#tests/builders.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { presentComparison } from './comparison-presenter.ts';
import { presentToolPage } from './presenters.ts';
import { toolCards } from './tool-cards.ts';

const today = '2026-11-22';
const names = ['A', 'B', 'C', 'D', 'E'];
const endedTool = buildTool({
  slug: 'gone',
  name: 'Gone',
  status: 'discontinued',
  statusNote: 'It ended in May 2026.',
  replacedBy: ['a', 'nowhere'],
});
const snapshot = buildSnapshot({
  tools: [...names.map((name) => buildTool({ slug: name.toLowerCase(), name, aliases: ['letters'] })), endedTool],
  evidence: new Map([['a', { facts: [buildFact({ answer: 'no' })], changes: [] }]]),
});
const compare = (tools?: string) => presentComparison(snapshot, tools, today);

test('an answer is what the description of the API says', () => {
  for (const tools of [undefined, 'a', 'a,b', 'a,gone,nowhere', 'a,b,c,d,e'])
    expect(comparisonSchema.safeParse(JSON.parse(JSON.stringify(compare(tools)))).error).toBeUndefined();
});

test('without tools there is a form with every tool, and nothing to compare', () => {
  expect(compare()).toMatchObject({ title: 'Compare tools', tools: [], parts: [], nearest: [], unknown: [] });
  expect(compare().choices.map(({ name }) => name)).toEqual([...names, 'Gone']);
});

test('one tool is not compared, and three that come nearest are offered', () => {
  const { parts, lead, nearest } = compare('b');
  expect([parts, lead]).toEqual([[], undefined]);
  expect(nearest.map(({ name }) => name)).toEqual(['A', 'C', 'D']);
});

test('tools stand in the order of the address; unknown ones and those beyond the fourth are told', () => {
  expect(compare('b,nowhere,a').tools.map(({ name }) => name)).toEqual(['B', 'A']);
  expect(compare('b,nowhere,a').unknown).toEqual(['nowhere']);
  const many = compare('e,d,c,b,a');
  expect(many.tools.map(({ name }) => name)).toEqual(['E', 'D', 'C', 'B']);
  expect(many.leftOut).toEqual([{ slug: 'a', name: 'A' }]);
});

test('two tools that are made for the same lead to the answers about it, and to no others', () => {
  const notes = (slug: string) => buildTool({ slug, name: slug, aliases: ['meeting notes'] });
  const about = (slug: string, work?: 'meetings' | 'pictures') => ({ ...buildAnswer({ slug }), about: work });
  const meetings = buildSnapshot({
    tools: [notes('pen'), notes('quill'), buildTool({ slug: 'lamp' })],
    answers: [about('elders', 'meetings'), about('posters', 'pictures'), about('other')],
  });
  const slugsFor = (tools: string) => presentComparison(meetings, tools, today).answers.map(({ slug }) => slug);
  expect(slugsFor('pen,quill')).toEqual(['elders']);
  expect(slugsFor('pen,lamp')).toEqual([]);
  expect(slugsFor('pen')).toEqual([]);
});

test('a retired tool says what happened and which known tool to use instead', () => {
  expect(compare('gone,b').tools[0]).toEqual({
    slug: 'gone',
    name: 'Gone',
    maker: 'Lamp Makers',
    status: 'discontinued',
    statusNote: 'It ended in May 2026.',
    replacements: [{ slug: 'a', name: 'A' }],
  });
});

test('a large directory offers only the tools of the same categories', () => {
  const tools = Array.from({ length: 201 }, (_, number) =>
    buildTool({ slug: `tool-${number}`, name: `Tool ${number}`, category: number < 3 ? 'Worship' : 'LLMs' }),
  );
  const large = buildSnapshot({ tools });
  expect(presentComparison(large, 'tool-0', today).choices.map(({ slug }) => slug)).toEqual(['tool-0', 'tool-1', 'tool-2']);
});

test('cards are made once for a snapshot and a day', () => {
  const cards = toolCards(snapshot, today);
  expect(toolCards(snapshot, today)).toBe(cards);
  expect(toolCards(snapshot, '2027-11-22')).not.toBe(cards);
  expect(cards.whole.find(({ slug }) => slug === 'a')).toMatchObject({
    training: 'no',
    members: 'never',
    traits: ['untrained', 'recent'],
  });
  expect(toolCards(snapshot, '2027-08-17').whole[0]?.traits).toEqual(['untrained']);
  expect(toolCards(snapshot, '2027-08-18').whole[0]?.traits).toEqual([]);
});

test('a tool’s page leads on to other tools with the reason, and says whether that was written for it', () => {
  const alternatives = [{ tool: 'c', because: 'It’s quiet.' }];
  const page = (tool: Partial<Tool>) =>
    presentToolPage(buildTool({ slug: 'b', name: 'B', aliases: ['letters'], ...tool }), snapshot, today).alternatives;
  expect(page({})).toEqual([
    { slug: 'a', name: 'A', summary: undefined, reason: 'Also for letters.', by: 'rule' },
    { slug: 'c', name: 'C', summary: undefined, reason: 'Also for letters.', by: 'rule' },
    { slug: 'd', name: 'D', summary: undefined, reason: 'Also for letters.', by: 'rule' },
  ]);
  expect(page({ alternatives })).toEqual([{ slug: 'c', name: 'C', summary: undefined, reason: 'It’s quiet.', by: 'hand' }]);
});
