import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import type { ComparedPart } from './compare-records.ts';
import { aroundChanges, compareRecords, compareTexts, inWords } from './compare-records.ts';

const without = (parts: readonly ComparedPart[], is: ComparedPart['is']) =>
  parts
    .filter((part) => part.is !== is)
    .map(({ text }) => text)
    .join('');

test('without what was added a comparison says the former text, without what was removed the later, to the letter', () => {
  const words = fc.array(fc.oneof(fc.constantFrom('a ', 'lamp', ' ', '\n', 'é', '“it’s”', '😀'), fc.string()), { maxLength: 20 });
  const text = words.map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (former, later) => {
      const parts = compareTexts(former, later);
      expect([without(parts, 'added'), without(parts, 'removed')]).toEqual([former, later]);
    }),
  );
});

test('words that follow one another and changed stand as one run, not one by one', () => {
  expect(compareTexts('Yes. The policy allows training on it.', 'Yes. The policy says that Otter trains on it.')).toEqual([
    { text: 'Yes. The policy ', is: 'same' },
    { text: 'allows training ', is: 'removed' },
    { text: 'says that Otter trains ', is: 'added' },
    { text: 'on it.', is: 'same' },
  ]);
});

test('what is the same is one part, and nothing is none', () => {
  expect(compareTexts('Free', 'Free')).toEqual([{ text: 'Free', is: 'same' }]);
  expect(compareTexts('', '')).toEqual([]);
  expect(compareTexts('', 'Free')).toEqual([{ text: 'Free', is: 'added' }]);
});

test('two long texts that share nothing are compared at once, the one beside the other', () => {
  const long = (word: string) => Array.from({ length: 3_000 }, (_, place) => `${word}${place}`).join(' ');
  expect(compareTexts(long('a'), long('b'))).toEqual([
    { text: long('a'), is: 'removed' },
    { text: long('b'), is: 'added' },
  ]);
});

test('every field of both records is told once, in their order, and which of them differ', () => {
  const former = buildTool({ badge: 'New' });
  const later = buildTool({ pricing: 'Free', futureOutlook: 'Bright.' });
  const fields = compareRecords(former, later);
  expect(fields.filter(({ differs }) => differs).map(({ path }) => path)).toEqual(['pricing', 'badge', 'futureOutlook']);
  expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  expect(fields.map(({ path }) => path)).toContain('dataPolicy.plan');
  expect(fields.find(({ path }) => path === 'badge')?.parts).toEqual([{ text: 'New', is: 'removed' }]);
});

test('a verdict that got a condition differs, and says it', () => {
  const [field] = compareRecords(
    { ai: { publicText: 'never' } },
    { ai: { publicText: { verdict: 'only', if: 'without names' } } },
  );
  expect(field).toEqual({
    path: 'ai.publicText',
    differs: true,
    parts: [
      { text: 'never', is: 'removed' },
      { text: 'only, without names', is: 'added' },
    ],
  });
});

test.each([
  [['one', 'two'], '• one\n• two'],
  [{ tool: 'lamp', step: 2 }, 'lamp, 2'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0'],
  [undefined, ''],
  [null, ''],
])('%j reads "%s"', (value, words) => {
  expect(inWords(value)).toBe(words);
});

test('of a long text what stands around each change is shown, and a short one whole', () => {
  const words = (count: number) => 'word '.repeat(count);
  const long = words(300);
  const parts = aroundChanges(compareTexts(`${long}lamp ${long}oil ${long}`, `${long}torch ${long}wick ${long}`));
  const around = words(48);
  expect(parts.map(({ text }) => text)).toEqual([
    `… ${around.slice(5)}`,
    'lamp',
    'torch',
    ` ${words(47)}… ${around.slice(5)}`,
    'oil',
    'wick',
    ` ${words(47)}…`,
  ]);
  const short = compareTexts(`${words(200)}lamp`, `${words(200)}torch`);
  expect(aroundChanges(short)).toEqual(short);
  const same = compareTexts(long, long);
  expect(aroundChanges(same)).toEqual(same);
});
