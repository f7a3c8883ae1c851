import { expect, test } from 'vitest';
import { slugSchema } from '../text/text-schema.ts';
import { freeSlug } from './slug.ts';

test.each([
  ['Café Scheduler', 'cafe-scheduler'],
  ['  St. Mark’s  AI!  ', 'st-marks-ai'],
  ['ChatGPT', 'chatgpt'],
  ['教会', 'tool'],
  ['---', 'tool'],
  ['Lamp', 'lamp-3'],
])('%s gets the address %s', (name, slug) => {
  expect(freeSlug(name, 'tool', new Set(['lamp', 'lamp-2']))).toBe(slug);
});

test('the longest name gets an address that the schema takes, also when it is taken', () => {
  const long = 'a-'.repeat(60);
  const slug = freeSlug(long, 'tool', new Set());
  expect(slugSchema.safeParse(slug).success).toBe(true);
  expect(slugSchema.safeParse(freeSlug(long, 'tool', new Set([slug]))).success).toBe(true);
});
