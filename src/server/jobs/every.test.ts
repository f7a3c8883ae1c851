import { afterEach, expect, test, vi } from 'vitest';
import { every } from './every.ts';

afterEach(() => void vi.useRealTimers());

test('work is done at once and again whenever its time comes, but never twice at a time; what fails is told and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const done: PromiseWithResolvers<void>[] = [];
  const faults: unknown[] = [];
  const work = () => {
    const one = Promise.withResolvers<void>();
    done.push(one);
    return one.promise;
  };
  const end = every(1_000, work, (error) => faults.push(error));
  expect(done).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(done).toHaveLength(1);
  done[0]?.reject('broken');
  await expect.poll(() => faults).toEqual(['broken']);
  vi.advanceTimersByTime(1_000);
  expect(done).toHaveLength(2);
  const ending = end();
  done[1]?.reject('cut off by the end');
  await ending;
  vi.advanceTimersByTime(5_000);
  expect([done.length, faults]).toEqual([2, ['broken']]);
});
