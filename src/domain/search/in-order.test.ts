import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const records = (count: number) => Array.from({ length: count }, (_, number) => ({ key: (number * 7919) % 101, number }));

/** What comes of it, and the most comparisons that it made between two pauses. */
function run<T>(given: readonly T[], compare: (a: T, b: T) => number) {
  let comparisons = 0;
  let most = 0;
  const work = inOrder(given, (a, b) => {
    comparisons += 1;
    return compare(a, b);
  });
  for (;;) {
    const step = work.next();
    most = Math.max(most, comparisons);
    comparisons = 0;
    if (step.done) return { sorted: step.value, most };
  }
}

const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;

test.each([0, 1, 511, 512, 513, 1024, 5000])('%i records come out as a sort would have them, equals as they came', (count) => {
  const given = records(count);
  expect(run(given, byKey).sorted).toEqual(given.toSorted(byKey));
  expect(given).toEqual(records(count));
});

test('it never works longer at a stretch than sorting 512 records takes', () => {
  expect(run(records(5000), byKey).most).toBeLessThan(512 * Math.log2(512));
});
