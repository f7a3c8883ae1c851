import { expect, test } from 'vitest';
import type { KeptPage } from './page-limits.ts';
import { mostKeptPages, withinLimits } from './page-limits.ts';

const page = (path: string, overrides: Partial<KeptPage> = {}): KeptPage => ({
  path,
  title: path,
  savedAt: '2026-11-21T10:00:00.000Z',
  bytes: 10,
  assets: [],
  ...overrides,
});
const paths = (pages: KeptPage[]) => pages.map(({ path }) => path);

test('the oldest page goes when there are too many', () => {
  const pages = Array.from({ length: mostKeptPages + 1 }, (_, day) =>
    page(`/${day}`, { savedAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString() }),
  );
  const keptPages = withinLimits(pages, () => 0);
  expect(keptPages).toHaveLength(mostKeptPages);
  expect(paths(keptPages)[0]).toBe(`/${mostKeptPages}`);
  expect(paths(keptPages)).not.toContain('/0');
});

test('a file that pages share counts once, and the limit itself is not too much', () => {
  const pages = [page('/a', { assets: ['/x'] }), page('/b', { assets: ['/x', '/y'] })];
  const bytesOf = (asset: string) => ({ '/x': 70, '/y': 10 })[asset] ?? 0;
  expect(withinLimits(pages, bytesOf, { pages: 9, bytes: 100 })).toHaveLength(2);
  expect(paths(withinLimits(pages, bytesOf, { pages: 9, bytes: 99 }))).toEqual(['/a']);
});

test('a page that is too large by itself is not kept', () => {
  expect(withinLimits([page('/a', { bytes: 101 })], () => 0, { pages: 9, bytes: 100 })).toEqual([]);
});
