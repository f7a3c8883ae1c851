import { expect, test } from 'vitest';
import { inRequest } from '../requests/request-scope.ts';
import { RenderQueue } from './render-queue.ts';

const most = { running: 2, waiting: 6, waitingOfClient: 6 };

/** Renderings that each end when the test says so, in the order in which they began. */
function renderings(queue: RenderQueue) {
  const begun: { name: string; end: () => void }[] = [];
  const ask = (name: string) =>
    queue.run(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ name, end: resolve });
      await promise;
      return name;
    });
  const names = () => begun.map(({ name }) => name).join(' ');
  const end = (name: string) => begun.find((rendering) => rendering.name === name)?.end();
  return { ask, names, end };
}

/** After everything that can be done without another event has been done. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('a rendering begins in the next turn, so that what has come with it is read first', async () => {
  const { ask, names } = renderings(new RenderQueue(most));
  void ask('a');
  await Promise.resolve();
  expect(names()).toBe('');
  await settled();
  expect(names()).toBe('a');
});

test('renderings take turns, the longest waiting first', async () => {
  const queue = new RenderQueue(most);
  const { ask, names, end } = renderings(queue);
  const answers = ['a', 'b', 'c', 'd'].map(ask);
  await settled();
  expect([names(), queue.counts]).toEqual(['a b', { renders: 2, waiting: 2 }]);
  end('b');
  await settled();
  expect(names()).toBe('a b c');
  end('a');
  await settled();
  expect([names(), queue.isBusy]).toEqual(['a b c d', true]);
  end('c');
  end('d');
  expect([await Promise.all(answers), queue.isBusy, queue.counts]).toEqual([
    ['a', 'b', 'c', 'd'],
    false,
    { renders: 4, waiting: 0 },
  ]);
});

test('a rendering that fails gives its place free', async () => {
  const queue = new RenderQueue({ running: 1, waiting: 1, waitingOfClient: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(async () => 'mended')).resolves.toBe('mended');
  expect(queue.isBusy).toBe(false);
});

test('when too many wait, the next is told to come back', async () => {
  const queue = new RenderQueue(most);
  const { ask } = renderings(queue);
  for (let count = 0; count < most.running + most.waiting; count += 1) void ask(String(count));
  await expect(ask('late')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
});

const from = <T>(client: string, work: () => T): T => inRequest({ id: 'a request', client }, work);

test('clients take turns: who asks for one page waits for one of somebody who asks for many', async () => {
  const { ask, names, end } = renderings(new RenderQueue({ running: 1, waiting: 9, waitingOfClient: 9 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void from('a', () => ask(name));
  void from('b', () => ask('b1'));
  void from('c', () => ask('c1'));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await settled();
    end(name);
  }
  await settled();
  expect(names()).toBe('a1 a2 b1 c1 a3 a4');
});

test('a client that has its share waiting is told to come back, and the others are not', async () => {
  const { ask, names, end } = renderings(new RenderQueue({ running: 1, waiting: 9, waitingOfClient: 2 }));
  for (const name of ['a1', 'a2', 'a3']) void from('a', () => ask(name));
  await expect(from('a', () => ask('a4'))).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  void from('b', () => ask('b1'));
  await settled();
  for (const name of ['a1', 'a2', 'b1']) {
    end(name);
    await settled();
  }
  expect(names()).toBe('a1 a2 b1 a3');
});

test('before anything is rendered the connections that have come are taken, one in a turn, but not without end', async () => {
  const takenBefore = async (arriving: number) => {
    let [taken, isOver] = [0, false];
    const arrive = () => {
      if (isOver || taken === arriving) return;
      taken += 1;
      setImmediate(arrive);
    };
    setImmediate(arrive);
    await new RenderQueue(most, () => taken).run(async () => {
      isOver = true;
    });
    return taken;
  };
  expect(await takenBefore(0)).toBe(0);
  expect(await takenBefore(50)).toBe(50);
  const taken = await takenBefore(100_000);
  expect(taken).toBeGreaterThan(100);
  expect(taken).toBeLessThan(1_000);
});
