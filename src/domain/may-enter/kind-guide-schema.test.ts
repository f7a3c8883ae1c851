import { expect, test } from 'vitest';
import { buildKindGuide } from '#tests/builders.ts';
import { kindNames } from '../trust/kinds.ts';
import { kindGuideSchema, mayEnterFileSchema } from './kind-guide-schema.ts';

const rows = kindNames.map(buildKindGuide);
const guide = { ...buildKindGuide('publicText'), words: ['old sermon', 'bulletin', 'flyer'] };

test('the file holds each kind once', () => {
  const good = rows.map((row) => ({ ...row, words: guide.words }));
  expect(mayEnterFileSchema.safeParse({ kinds: good }).success).toBe(true);
  expect(mayEnterFileSchema.safeParse({ kinds: good.slice(1) }).error?.issues[0]?.message).toBe('must hold each kind once');
  expect(mayEnterFileSchema.safeParse({ kinds: [...good, good[0]] }).success).toBe(false);
});

test.each([
  [['Old sermon', 'bulletin', 'flyer'], 'must be lower-case words'],
  [['bulletin', 'bulletin', 'flyer'], 'says a row twice'],
])('%j are no rows of words: %s', (words, message) => {
  expect(kindGuideSchema.safeParse({ ...guide, words }).error?.issues[0]?.message).toBe(message);
});

test('it says what to do instead, and first', () => {
  expect(kindGuideSchema.safeParse(guide).success).toBe(true);
  for (const missing of [
    { instead: [] },
    { first: { ai: ['Ask.'], records: [] } },
    { why: '' },
    { never: { silent: 'No.', advised: '' } },
  ])
    expect(kindGuideSchema.safeParse({ ...guide, ...missing }).success).toBe(false);
});
