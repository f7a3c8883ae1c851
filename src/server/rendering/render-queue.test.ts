import { expect, test } from 'vitest';
import type { RenderPlace } from './render-queue.ts';
import { RenderQueue } from './render-queue.ts';

const most = { here: 1, beside: 2, waitingForHere: 3, waiting: 6 };

/** Renderings that each end when the test says so, and where they began. */
function renderings(queue: RenderQueue) {
  const begun: { name: string; place: RenderPlace; end: () => void }[] = [];
  const ask = (name: string) =>
    queue.run(async (place) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ name, place, end: resolve });
      await promise;
      return name;
    });
  const places = () => begun.map(({ name, place }) => `${name} ${place}`);
  const end = (name: string) => begun.find((rendering) => rendering.name === name)?.end();
  return { ask, places, end };
}

/** After everything that can be done without another event has been done. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('a rendering begins in the next turn, so that what has come with it is read first', async () => {
  const { ask, places } = renderings(new RenderQueue(most));
  void ask('a');
  await Promise.resolve();
  expect(places()).toEqual([]);
  await settled();
  expect(places()).toEqual(['a here']);
});

test('renderings take turns, the longest waiting first', async () => {
  const queue = new RenderQueue(most);
  const { ask, places, end } = renderings(queue);
  const answers = ['a', 'b', 'c'].map(ask);
  await settled();
  expect([places(), queue.waiting]).toEqual([['a here'], 2]);
  for (const name of ['a', 'b', 'c']) {
    end(name);
    await settled();
  }
  expect(places()).toEqual(['a here', 'b here', 'c here']);
  expect([await Promise.all(answers), queue.isBusy]).toEqual([['a', 'b', 'c'], false]);
});

test('past the number that may wait for one place, those that wait longest are rendered beside', async () => {
  const queue = new RenderQueue(most);
  const { ask, places, end } = renderings(queue);
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  await settled();
  expect(places()).toEqual(['a here']);
  for (const name of ['e', 'f', 'g']) void ask(name);
  await settled();
  expect([places(), queue.waiting]).toEqual([['a here', 'b beside', 'c beside'], 4]);
  // A place goes to whoever waits longest, wherever it is.
  end('b');
  await settled();
  expect(places().at(-1)).toBe('d beside');
  end('a');
  await settled();
  expect(places().at(-1)).toBe('e here');
});

test('a rendering that fails gives its place free', async () => {
  const queue = new RenderQueue(most);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(async (place) => place)).resolves.toBe('here');
  expect(queue.isBusy).toBe(false);
});

test('when too many wait, the next is told to come back', async () => {
  const queue = new RenderQueue(most);
  const { ask } = renderings(queue);
  for (let count = 0; count < 1 + 2 + most.waiting; count += 1) void ask(String(count));
  await expect(ask('late')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
});
