import { expect, test } from 'vitest';
import { KeptPromises } from './kept-promises.ts';

test('a promise is made once and kept; one that fails is forgotten, so that the next who asks tries again', async () => {
  const promises = new KeptPromises<string>(2);
  const fail = () => Promise.reject(new Error('no'));
  await expect(promises.get('a', fail)).rejects.toThrow('no');
  expect(await promises.get('a', async () => 'made')).toBe('made');
  expect(await promises.get('a', fail)).toBe('made');
});
