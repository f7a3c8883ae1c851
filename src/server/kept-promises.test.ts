import { expect, test } from 'vitest';
import { KeptPromises } from './kept-promises.ts';

test('a promise is made once and kept; one that fails is forgotten, so that the next who asks tries again', async () => {
  const kept = new KeptPromises<string>(2);
  const fail = () => Promise.reject(new Error('no'));
  await expect(kept.get('a', fail)).rejects.toThrow('no');
  expect(await kept.get('a', async () => 'made')).toBe('made');
  expect(await kept.get('a', fail)).toBe('made');
});
