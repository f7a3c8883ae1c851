import { expect, test } from 'vitest';
import { buildFact, buildTermsChange, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import { catalogueLinks } from './catalogue-links.ts';

const lamp = { kind: 'tool', slug: 'lamp', name: 'Lamp' };

test('each address of tools, their facts, changes and prices, and of workflows stands once, with its entries', () => {
  const price = {
    plan: 'Plus',
    amount: 20,
    currency: 'USD',
    per: 'month',
    asOf: '2026-11',
    source: 'https://lamp.example/price',
  } as const;
  const links = catalogueLinks({
    tools: [buildTool({ leastPrice: price })],
    workflowBySlug: new Map([['weekly-letter', buildWorkflow({ sources: ['https://lamp.example/terms'] })]]),
    evidence: new Map([
      [
        'lamp',
        { facts: [buildFact(), buildFact({ id: 'two' })], changes: [buildTermsChange({ source: 'https://lamp.example/news' })] },
      ],
    ]),
    prices: new Map([['lamp', buildPrices()]]),
  });
  expect(Object.fromEntries(links)).toEqual({
    'https://lamp.example': [lamp],
    'https://lamp.example/terms': [lamp, { kind: 'workflow', slug: 'weekly-letter', name: 'Weekly letter' }],
    'https://lamp.example/price': [lamp],
    'https://prices.example/lamp': [lamp],
    'https://lamp.example/privacy': [lamp],
    'https://lamp.example/news': [lamp],
  });
});

test('the website of what has ended may be gone, its sources may not', () => {
  const tools = [buildTool({ status: 'discontinued' })];
  expect([...catalogueLinks({ tools, workflowBySlug: new Map(), evidence: new Map(), prices: new Map() }).keys()]).toEqual([
    'https://lamp.example/terms',
  ]);
});
