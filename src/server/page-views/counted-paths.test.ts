import { expect, test } from 'vitest';
import { buildCategory, buildSnapshot, buildTool, buildWorkflow } from '#tests/builders.ts';
import { countedPath } from './counted-paths.ts';

const finance = buildCategory({ id: 'finance', name: 'Finance & Giving', hub: 'finance-hub' });
const retired = buildWorkflow({ slug: 'old', status: 'retired', statusNote: 'It ended.' });
const workflows = [buildWorkflow(), retired];
const snapshot = buildSnapshot({ categories: [buildCategory(), finance], tools: [buildTool()], workflows });

test.each([
  ['/', '/'],
  ['/all-tools?q=prayer#top', '/all-tools'],
  ['/llm-hub', '/llm-hub'],
  ['/tools/lamp', '/tools/lamp'],
  ['/tools/l%61mp', '/tools/lamp'],
  ['/resources/lamp', '/tools/lamp'],
  ['/workflows/weekly-letter', '/workflows/weekly-letter'],
  ['/workflows/old', '/workflows/old'],
  ['/comparison/Finance%20&%20Giving', '/comparison/Finance%20%26%20Giving'],
  ['/comparison/Finance%20%26%20Giving', '/comparison/Finance%20%26%20Giving'],
])('%s is counted as %s', (path, page) => expect(countedPath(snapshot, path)).toBe(page));

test.each([
  '',
  'x',
  '/nothing',
  '/tools/candle',
  '/tools/',
  '/comparison/Nothing',
  '/%',
  '/admin',
  '/api/tools',
  '//',
  '/__proto__',
])('there is no page %j to count', (path) => expect(countedPath(snapshot, path)).toBeUndefined());

test('a page that the next revision adds is counted then', () => {
  const next = buildSnapshot({ tools: [buildTool({ slug: 'candle', name: 'Candle' })] });
  expect(countedPath(next, '/tools/candle')).toBe('/tools/candle');
});
