import { expect, test } from 'vitest';
import { readSchemas } from './read-schemas.ts';
import type { ReadName } from './reads.ts';
import { readAddress, reads } from './reads.ts';

test.each([
  [readAddress('tools', {}), '/api/tools'],
  [readAddress('toolCards', { hub: 'llm-hub', limit: 24, offset: undefined }), '/api/tools?hub=llm-hub&limit=24&view=card'],
  [readAddress('toolList', { sort: 'impact', q: 'a b', pricing: 'Free' }), '/api/tools?pricing=Free&q=a+b&sort=impact&view=page'],
  [readAddress('toolList', { q: '' }), '/api/tools?view=page'],
  [readAddress('search', { offset: 0 }), '/api/search?offset=0'],
  [readAddress('tool', { slug: 'a/b?c' }), '/api/tools/a%2Fb%3Fc'],
  [readAddress('workflows', { q: 'a' }), '/api/workflows?q=a'],
  [readAddress('workflowCards', { hub: 'llm-hub' }), '/api/workflows?hub=llm-hub&view=card'],
  [readAddress('workflowRows', { creative: 'all' }), '/api/workflows?creative=all&view=row'],
  [readAddress('workflowList', { page: 2 }), '/api/workflows?page=2&view=page'],
  [readAddress('categories', {}), '/api/categories'],
  [readAddress('categoryCounts', {}), '/api/categories?view=counts'],
  [readAddress('document', { slug: 'guide-llms', sort: '-score' }), '/api/documents/guide-llms?sort=-score'],
])('one question has one address: %s', (address, expectedAddress) => {
  expect(address).toBe(expectedAddress);
});

test('no two reads have the same path and view, and each says what it is', () => {
  const rows = Object.values(reads);
  expect(new Set(rows.map(({ path, view }) => `${path} ${view}`)).size).toBe(rows.length);
  for (const [name, { about }] of Object.entries(readSchemas)) expect(about, name).toMatch(/\w/);
});

test('what stands in the path of a read is one of its parameters', () => {
  for (const name of Object.keys(reads) as ReadName[]) {
    const parts = [...reads[name].path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(Object.keys(readSchemas[name].takes.shape), name).toEqual(expect.arrayContaining(parts));
  }
});

test('every parameter that a read takes is part of its address', () => {
  for (const name of Object.keys(reads) as ReadName[]) {
    const parameters = Object.fromEntries(Object.keys(readSchemas[name].takes.shape).map((key) => [key, `value-of-${key}`]));
    const address = readAddress(name, parameters as never);
    for (const value of Object.values(parameters)) expect(address, name).toContain(value);
  }
});

test('the compiler refuses what a read does not take', () => {
  expect([
    // @ts-expect-error: there is no such read
    () => readAddress('gadgets', {}),
    // @ts-expect-error: a tool is read by its slug
    () => readAddress('tool', {}),
    // @ts-expect-error: it takes nothing else
    () => readAddress('tool', { slug: 'lamp', view: 'card' }),
    // @ts-expect-error: tools have no difficulty to be sorted by
    () => readAddress('toolList', { sort: 'difficulty' }),
    // @ts-expect-error: a page is a number
    () => readAddress('workflowList', { page: '2' }),
  ]).toHaveLength(5);
});
