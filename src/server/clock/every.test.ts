import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { every, reportFault } from './every.ts';

afterEach(() => void vi.useRealTimers());

test('work is done at once and again whenever its time comes, but never twice at a time; what fails is told and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const runs: PromiseWithResolvers<void>[] = [];
  const faults: unknown[] = [];
  const work = () => {
    const one = Promise.withResolvers<void>();
    runs.push(one);
    return one.promise;
  };
  const end = every(1_000, work, (error) => faults.push(error));
  expect(runs).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(runs).toHaveLength(1);
  runs[0]?.reject('broken');
  await expect.poll(() => faults).toEqual(['broken']);
  vi.advanceTimersByTime(1_000);
  expect(runs).toHaveLength(2);
  const ending = end();
  runs[1]?.reject('cut off by the end');
  await ending;
  vi.advanceTimersByTime(5_000);
  expect([runs.length, faults]).toEqual([2, ['broken']]);
});

const busy = Object.assign(new Error('database is locked'), { errcode: 5 });
const mistake = new TypeError('x is undefined');

test.each([
  ['a database that is busy', busy, 40, 'busy'],
  ['several that are', new AggregateError([busy, busy]), 40, 'busy'],
  ['a mistake of ours', mistake, 50, undefined],
  ['one beside a busy database', new AggregateError([busy, mistake]), 50, undefined],
])('%s is told with the work’s name, as a warning only where the database is the cause', (_, error, level, fault) => {
  const lines: { level: number; route: string; fault?: string; err?: { stack: string } }[] = [];
  reportFault(pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }), 'jobs/mail', 'not now')(error);
  expect(lines).toMatchObject([{ level, route: 'jobs/mail', msg: 'not now', ...(fault && { fault }) }]);
  if (!fault) expect(lines[0]?.err?.stack).toContain(error.message);
});
