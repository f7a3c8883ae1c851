import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import type { Fact } from '../trust/fact-schema.ts';
import { comparedTool } from './comparison-rows.ts';
import { comparisonToday } from './today.ts';

const today = '2026-11-22';
const { plan } = buildTool().dataPolicy;
const compared = (facts: Partial<Fact>[]) => comparedTool(buildTool(), facts.map(buildFact), today, buildPrices());
const rowsOf = (...all: Partial<Fact>[][]) => comparisonToday(all.map(compared));
const rowOf = (label: string, ...all: Partial<Fact>[][]) => rowsOf(...all).find((row) => row.label === label);

test('of each topic it tells the one fact that a church on the card’s plan goes by, and how many more there are', () => {
  const facts: Partial<Fact>[] = [
    { id: 'other', about: 'training', plan: 'Another plan', answer: 'no', copied: today },
    { id: 'own', about: 'training', plan, answer: 'yes', copied: today },
  ];
  expect(rowOf('Trains on what you enter?', facts)?.cells).toMatchObject([{ facts: [{ id: 'own' }], more: 1 }]);
});

test('a topic on which nothing was found for any tool is left out, and one that is silent says so beside others', () => {
  const outputFact: Partial<Fact> = { about: 'output', plan, copied: today };
  expect(rowOf('Who owns what it makes?', [], [])).toBeUndefined();
  expect(rowOf('Who owns what it makes?', [outputFact], [])?.cells).toMatchObject([
    { facts: [{ about: 'output' }] },
    { text: 'Not found', facts: [] },
  ]);
});

test('it names the plan first, and tells the price and every kind of information with its verdict', () => {
  const rows = rowsOf([]);
  expect(rows[0]).toMatchObject({ label: 'The plan that our card is about', cells: [{ text: plan }] });
  expect(rows.find(({ label }) => label === 'Cheapest paid plan')?.cells[0]?.text).toMatch(/^\w.*: .*\d/);
  const kinds = rows.filter(({ cells }) => cells[0]?.verdict !== undefined).flatMap(({ label }) => label.split(' · '));
  expect(kinds).toHaveLength(7);
});
