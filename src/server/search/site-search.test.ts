import { expect, test } from 'vitest';
import { buildSnapshot, buildTool, buildWorkflow } from '#tests/builders.ts';
import { SiteSearch } from './site-search.ts';

const use = (tool: string) => ({ tool, step: 1, use: 'Writes' });
const snapshot = buildSnapshot({
  tools: [
    buildTool({ slug: 'candle', name: 'Candle', description: 'A candle that writes letters.' }),
    buildTool({ aliases: ['torch'] }),
    buildTool({ slug: 'match', name: 'Match', status: 'discontinued', statusNote: 'It ended.' }),
  ],
  workflows: [
    buildWorkflow({ tools: [use('lamp'), use('match')] }),
    buildWorkflow({ slug: 'other', title: 'Other letter', tools: [use('lamp')] }),
  ],
});
const search = new SiteSearch(
  [{ kind: 'guide', href: '/llm-hub', title: 'A guide', summary: `${'Long words. '.repeat(40)}` }],
  [],
);

test('an answer tells what matches, by kind, with marks and the reason where it does not show', async () => {
  const answer = await search.answer(snapshot, { q: 'torch' });
  expect(answer).toEqual({
    query: 'torch',
    total: 1,
    counts: { tool: 1, workflow: 0, guide: 0, answer: 0, prompt: 0, comparison: 0, policy: 0, research: 0 },
    results: [
      {
        kind: 'tool',
        href: '/tools/lamp',
        title: 'Lamp',
        summary: 'A lamp that writes. A church office would use it for first drafts.',
        status: undefined,
        why: 'matches its keyword “torch”',
        marks: { title: [], summary: [] },
      },
    ],
    near: [],
    popular: [],
  });
  expect((await search.answer(snapshot, { q: 'candle' })).results[0]?.marks).toEqual({ title: [[0, 6]], summary: [[2, 8]] });
});

test('without a question, and when nothing matches, it tells the tools that most workflows use, and none that ended', async () => {
  for (const q of [undefined, '', 'zzzzqqqq']) {
    expect((await search.answer(snapshot, { q })).popular.map(({ title }) => title)).toEqual(['Lamp']);
  }
});

test('what ended says so', async () => {
  expect((await search.answer(snapshot, { q: 'match' })).results[0]?.status).toBe('Retired');
});

test('a long summary is cut between words', async () => {
  const [result] = (await search.answer(snapshot, { q: 'guide' })).results;
  expect(result?.summary.length).toBeLessThanOrEqual(240);
  expect(result?.summary).toMatch(/(Long|words)…$/);
});

test('a new snapshot is searched as it is', async () => {
  expect((await search.answer(buildSnapshot({}, 2), { q: 'candle' })).counts.tool).toBe(0);
  expect((await search.answer(snapshot, { q: 'candle' })).counts.tool).toBe(1);
});

test('the server answers while a large snapshot is prepared', async () => {
  const tools = Array.from({ length: 4_000 }, (_, number) => buildTool({ slug: `lamp-${number}`, name: `Lamp ${number}` }));
  const large = buildSnapshot({ tools }, 3);
  let answered = 0;
  let isPrepared = false;
  const answerMore = () => {
    answered += 1;
    if (!isPrepared) setImmediate(answerMore);
  };
  setImmediate(answerMore);
  await search.prepare(large);
  isPrepared = true;
  // In stretches of 10 ms; at one go it would be once or twice.
  expect(answered).toBeGreaterThan(4);
  expect((await search.answer(large, { q: 'lamp 3999' })).results[0]?.title).toBe('Lamp 3999');
});
