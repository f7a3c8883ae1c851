import { expect, test } from 'vitest';
import { leaderboardSchema, llmComparisonSchema, marketingTableSchema } from './comparison-schema.ts';

const source = 'https://a.example/source';
const colors = ['green', 'blue', 'orange', 'purple'];
const model = (color: string) => ({
  tool: 'lamp',
  name: 'Lamp',
  company: 'Lamp Makers',
  pricing: 'Free',
  strengths: ['Quick', 'Cheap'],
  weaknesses: ['Forgets', 'Invents'],
  bestFor: 'Letters.',
  biasNote: 'None is known.',
  color,
});
const order = [1, 2, 3, 4].map((rank) => ({ tool: 'lamp', rank, reason: 'It is so.' }));
const ranking = (id: string) => ({ id, title: 'Ranking', question: 'Which is best?', order });
const items = ['a', 'b', 'c', 'd'];
const comparison = {
  asOf: 'July 2025',
  intro: 'Four models.',
  models: colors.map(model),
  rankings: ['user-friendliness', 'bias', 'privacy'].map(ranking),
  recommendations: items.map((title) => ({ title, tool: 'lamp', text: 'Take it.' })),
  multiTool: { title: 'Several', text: 'Use two.' },
  guidelines: { title: 'Rules', neverInput: { title: 'Never', items }, alwaysVerify: { title: 'Always', items } },
  sinceThen: [{ date: 'May 2026', text: 'It changed.', source }],
};
/** Paths of the comparison's validation errors; undefined if it is valid. */
const faultsOf = (overrides: object) =>
  llmComparisonSchema.safeParse({ ...comparison, ...overrides }).error?.issues.map(({ path }) => path.join('.'));

test('the comparison of models has four of them, each of a color, and three rankings', () => {
  expect(llmComparisonSchema.parse(comparison)).toEqual(comparison);
});

test.each([
  ['three models', { models: comparison.models.slice(1) }, ['models']],
  ['five models', { models: [...comparison.models, model('green')] }, ['models']],
  ['a color that nobody drew', { models: [...comparison.models.slice(1), model('pink')] }, ['models.3.color']],
  ['a ranking that nobody knows', { rankings: [ranking('beauty')] }, ['rankings.0.id']],
  ['a ranking of three', { rankings: [{ ...ranking('bias'), order: order.slice(1) }] }, ['rankings.0.order']],
  [
    'a fifth rank',
    { rankings: [{ ...ranking('bias'), order: [...order.slice(1), { ...order[0], rank: 5 }] }] },
    ['rankings.0.order.3.rank'],
  ],
  [
    'a rank of nought',
    { rankings: [{ ...ranking('bias'), order: [...order.slice(1), { ...order[0], rank: 0 }] }] },
    ['rankings.0.order.3.rank'],
  ],
  ['three recommendations', { recommendations: comparison.recommendations.slice(1) }, ['recommendations']],
  ['a change without a source', { sinceThen: [{ date: 'May 2026', text: 'It changed.' }] }, ['sinceThen.0.source']],
])('%s is refused', (_, overrides, faults) => {
  expect(faultsOf(overrides)).toEqual(faults);
});

test('a leaderboard may leave out a count that nobody recorded, but must say so', () => {
  const row = { rank: 1, model: 'Lamp 1', score: 1200.5, count: null, organization: 'Lamp Makers', tool: 'lamp' };
  const board = {
    title: 'Board',
    date: 'July 2025',
    dateNote: 'As it stood.',
    source: { name: 'Arena', url: source },
    scoreName: 'Score',
    scale: [0, 100],
    rows: [row],
    writeUps: [],
    sinceThen: [],
  };
  expect(leaderboardSchema.parse(board)).toEqual(board);
  expect(leaderboardSchema.safeParse({ ...board, rows: [{ ...row, count: undefined }] }).success).toBe(false);
  expect(leaderboardSchema.safeParse({ ...board, rows: [{ ...row, rank: 0 }] }).success).toBe(false);
});

test('the focus on ministry has one to five stars', () => {
  const accepts = (ministryFocus: number) =>
    marketingTableSchema.safeParse({
      title: 'Marketing',
      asOf: 'July 2025',
      intro: 'A table.',
      scaleMeaning: { 1: 'Little' },
      rows: [{ tool: 'lamp', developer: 'Lamp Makers', capabilities: 'Light', ministryFocus, reason: 'It is so.' }],
    }).success;
  expect([0, 1, 2.5, 5, 6].map(accepts)).toEqual([false, true, false, true, false]);
});
