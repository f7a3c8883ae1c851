import { expect, test } from 'vitest';
import { buildFact, buildKindGuide, buildSnapshot, buildTool } from '#tests/builders.ts';
import { comparedTools } from './compared-tools.ts';
import { SiteSearch } from './site-search.ts';

const today = '2026-11-22';
const snapshot = buildSnapshot({
  tools: [
    buildTool({ slug: 'claude', name: 'Claude' }),
    buildTool({ slug: 'gone', name: 'Dimmed', status: 'discontinued', statusNote: 'It ended.' }),
    buildTool({ slug: 'otter', name: 'Otter.ai', aliases: ['otter'], shortPrice: 'Free; then $20 a month' }),
  ],
  evidence: new Map([
    [
      'claude',
      {
        facts: [
          buildFact({ id: 'training', about: 'training', answer: 'on unless switched off', plan: 'all plans' }),
          buildFact({ id: 'training-paid', about: 'training', answer: 'no', plan: 'all plans' }),
          buildFact({ id: 'age', about: 'age', answer: '18', plan: 'all plans' }),
        ],
        changes: [],
      },
    ],
  ]),
  kindGuides: [
    { ...buildKindGuide('pastoralCareNotes'), noun: 'prayer requests', words: ['prayer list'] },
    { ...buildKindGuide('publicText'), words: ['bulletin'] },
  ],
});
const search = new SiteSearch(() => [], []);
const ask = (q: string, more: { words?: 'only' } = {}) => search.answer(snapshot, { q, ...more }, today);

test('words that name a tool and what is about people are answered by a card', async () => {
  const { mayEnter, understood } = await ask('prayer list claude');
  expect(understood).toBe('can prayer requests go into Claude');
  expect(mayEnter).toEqual({
    kind: 'pastoralCareNotes',
    tool: { slug: 'claude', name: 'Claude' },
    question: 'Can prayer requests go into Claude?',
    verdict: 'never',
    says: 'It was told in trust. No AI that a company runs may read these. That’s our rule for every tool.',
    freshness: 'Facts from August 17, 2026 or later',
  });
});

test('without a tool the card answers for any, where AI is meant', async () => {
  expect((await ask('may the prayer list go into ai')).mayEnter).toMatchObject({
    question: 'Can prayer requests go into an AI tool?',
    verdict: 'never',
  });
  expect((await ask('print the prayer list')).mayEnter).toBeUndefined();
});

test('no card is made for a tool that ended, for a comparison, and for the words alone', async () => {
  expect((await ask('prayer list dimmed')).mayEnter).toBeUndefined();
  expect((await ask('prayer list claude vs otter')).mayEnter).toBeUndefined();
  const words = await ask('prayer list claude', { words: 'only' });
  expect([words.mayEnter, words.understood]).toEqual([undefined, undefined]);
});

test('where members’ details don’t tell the tools apart, a kind of information that does stands before them', async () => {
  const lamp = buildTool({ slug: 'lamp', name: 'Lamp' });
  const policy = { ...lamp.dataPolicy, ai: { ...lamp.dataPolicy.ai, publicText: 'never' as const } };
  const strict = buildTool({ slug: 'snuffer', name: 'Snuffer', dataPolicy: policy as typeof lamp.dataPolicy });
  const rowsOf = (tools: (typeof lamp)[]) =>
    comparedTools(tools, { snapshot: buildSnapshot({ tools }), today })?.rows.map(({ label }) => label);
  const fixed = ['Members’ details', 'Minimum age', 'Price'];
  expect(rowsOf([lamp, { ...lamp, slug: 'lamp-2' }])).toEqual(['Trains on what you enter?', ...fixed]);
  expect(rowsOf([lamp, strict])).toEqual(['Trains on what you enter?', 'Published texts', ...fixed]);
});

test('two tools with “vs” between them stand side by side, of several answers the worst', async () => {
  const { compared, understood } = await ask('claude vs otter');
  expect(understood).toBe('compare Claude with Otter.ai');
  expect(compared?.tools.map(({ name }) => name)).toEqual(['Claude', 'Otter.ai']);
  const cells = Object.fromEntries(
    compared?.rows.map(({ label, cells: rowCells }) => [label, rowCells.map(({ says }) => says)]) ?? [],
  );
  expect(cells['Trains on what you enter?']?.[0]).toMatch(/^On unless switched off/);
  expect(cells['Trains on what you enter?']?.[1]).toBe('Not found');
  expect(cells['Minimum age']).toEqual(['18 (all plans; Privacy Policy, August 17, 2026)', 'Not found']);
  expect(cells.Price?.[1]).toBe('Free; then $20 a month');
  expect((await ask('claude vs otter', { words: 'only' })).compared).toBeUndefined();
});

test('what is asked of an entry is searched and sent to nobody', async () => {
  const ownSnapshot = buildSnapshot({ tools: [buildTool({ asked: ['who reads the xylophone aloud'] })] }, 2);
  const answer = await search.answer(ownSnapshot, { q: 'xylophone' }, today);
  expect(answer.total).toBe(1);
  expect(JSON.stringify(answer.results)).not.toContain('who reads the');
});

test.each([
  ['does claude train on what we type', 'Trains on what you enter?', /^On unless switched off \(all plans/],
  ['does Claude use my chats for training', 'Trains on what you enter?', /^On unless switched off/],
  ['how long does claude keep chats', 'How long kept?', /^Not found$/],
  ['does otter train on our meetings', 'Trains on what you enter?', /^Not found$/],
])('“%s” is answered by one row', async (query, label, says) => {
  const { compared } = await ask(query);
  expect(compared?.rows).toEqual([{ label, cells: [{ says: expect.stringMatching(says) }] }]);
});

test('a tool that has ended, a tool without such a question and words of volunteers’ training get no row', async () => {
  for (const query of ['does dimmed train on what we type', 'claude', 'claude training for volunteers', 'train our ushers'])
    expect((await ask(query)).compared, query).toBeUndefined();
});
