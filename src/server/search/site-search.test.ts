import { expect, test } from 'vitest';
import { searchKinds } from '#domain/search/search-entry.ts';
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
const today = '2026-11-22';
const search = new SiteSearch(
  () => [{ kind: 'guide', href: '/llm-hub', title: 'A guide', summary: `${'Long words. '.repeat(40)}` }],
  [],
);

const none = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));

test('an answer tells what matches, by kind, with marks and the reason where it does not show', async () => {
  const answer = await search.answer(snapshot, { q: 'torch' }, today);
  expect(answer).toEqual({
    query: 'torch',
    total: 1,
    counts: { ...none, tool: 1 },
    results: [
      {
        kind: 'tool',
        href: '/tools/lamp',
        title: 'Lamp',
        summary: 'A lamp that writes. A church office would use it for first drafts.',
        status: undefined,
        why: 'matches its keyword “torch”',
        lacks: [],
        marks: { title: [], summary: [] },
      },
    ],
    near: [],
    popular: [],
  });
  expect((await search.answer(snapshot, { q: 'candle' }, today)).results[0]?.marks).toEqual({
    title: [[0, 6]],
    summary: [[2, 8]],
  });
});

test('without a question, and when nothing matches, it tells the tools that most workflows use, and none that ended', async () => {
  for (const q of [undefined, '', 'zzzzqqqq']) {
    expect((await search.answer(snapshot, { q }, today)).popular.map(({ title }) => title)).toEqual(['Lamp']);
  }
});

test('what ended says so', async () => {
  expect((await search.answer(snapshot, { q: 'match' }, today)).results[0]?.status).toBe('Retired');
});

test('a long summary is cut between words', async () => {
  const [result] = (await search.answer(snapshot, { q: 'guide' }, today)).results;
  expect(result?.summary.length).toBeLessThanOrEqual(240);
  expect(result?.summary).toMatch(/(Long|words)…$/);
});

test('a new snapshot is searched as it is', async () => {
  expect((await search.answer(buildSnapshot({}, 2), { q: 'candle' }, today)).counts.tool).toBe(0);
  expect((await search.answer(snapshot, { q: 'candle' }, today)).counts.tool).toBe(1);
});
