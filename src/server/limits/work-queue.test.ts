import { expect, test } from 'vitest';
import { awayFromQueue, inRequest } from '../requests/request-scope.ts';
import type { QueueBounds } from './work-queue.ts';
import { WorkQueue } from './work-queue.ts';

const most = boundsOf({ making: 2, waiting: 6 });

/** Makes bounds that are wide except for the given ones. */
function boundsOf({ making = 1, storing = 1, waiting = 9, waitingOfClient = 9, waitingOfNetwork = 9 }: Partial<QueueBounds>) {
  return { making, storing, waiting, waitingOfClient, waitingOfNetwork };
}

/** Starts renderings that end when the test says so, in the order in which they began. */
function renderings(queue: WorkQueue) {
  const begunRenderings: { name: string; end: () => void }[] = [];
  const ask = (name: string) =>
    queue.run(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begunRenderings.push({ name, end: resolve });
      await promise;
      return name;
    });
  const names = () => begunRenderings.map(({ name }) => name).join(' ');
  const end = (name: string) => begunRenderings.find((rendering) => rendering.name === name)?.end();
  return { ask, names, end };
}

/** Waits until everything is done that needs no further event. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('a rendering begins in the next turn, so that what has come with it is read first', async () => {
  const { ask, names } = renderings(new WorkQueue(most));
  void ask('a');
  await Promise.resolve();
  expect(names()).toBe('');
  await settled();
  expect(names()).toBe('a');
});

test('renderings take turns, the longest waiting first', async () => {
  const queue = new WorkQueue(most);
  const { ask, names, end } = renderings(queue);
  const answers = ['a', 'b', 'c', 'd'].map(ask);
  await settled();
  expect([names(), queue.counts]).toEqual(['a b', { done: 2, waiting: 2 }]);
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
    { done: 4, waiting: 0 },
  ]);
});

test('a rendering that fails gives its place free', async () => {
  const queue = new WorkQueue(boundsOf({ waiting: 1 }));
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(async () => 'mended')).resolves.toBe('mended');
  expect(queue.isBusy).toBe(false);
});

test('when too many wait, the next is told to come back', async () => {
  const queue = new WorkQueue(most);
  const { ask } = renderings(queue);
  for (let count = 0; count < most.making + most.waiting; count += 1) void ask(String(count));
  await expect(ask('late')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
});

const from = <T>(client: string, work: () => T): T => inRequest({ id: 'a request', client }, work);

test('clients take turns: who asks for one page waits for one of somebody who asks for many', async () => {
  const { ask, names, end } = renderings(new WorkQueue(boundsOf({})));
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
  const { ask, names, end } = renderings(new WorkQueue(boundsOf({ waitingOfClient: 2 })));
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
    let [count, isOver] = [0, false];
    const arrive = () => {
      if (isOver || count === arriving) return;
      count += 1;
      setImmediate(arrive);
    };
    setImmediate(arrive);
    await new WorkQueue(most, () => count).run(async () => {
      isOver = true;
    });
    return count;
  };
  expect(await takenBefore(0)).toBe(0);
  expect(await takenBefore(50)).toBe(50);
  const count = await takenBefore(100_000);
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThan(1_000);
});

test('all clients of one network have a share too, and another network is not held up by it', async () => {
  const { ask } = renderings(new WorkQueue(boundsOf({ waitingOfNetwork: 2 })));
  for (const last of [1, 2, 3]) void from(`192.0.2.${last}`, () => ask(String(last)));
  await expect(from('192.0.2.4', () => ask('4'))).rejects.toMatchObject({ status: 503 });
  for (const last of [1, 2]) void from(`2001:db8:1:${last}::/64`, () => ask(`six ${last}`));
  await expect(from('2001:db8:1:3::/64', () => ask('six 3'))).rejects.toMatchObject({ status: 503 });
});

test('in a full queue whoever waits with most loses a place to somebody who has just come', async () => {
  const { ask, names, end } = renderings(new WorkQueue(boundsOf({ waiting: 3 })));
  const [, , , last] = ['a1', 'a2', 'a3', 'a4'].map((name) => from('a', () => ask(name)));
  const rejection = expect(last).rejects.toMatchObject({ status: 503 });
  void from('b', () => ask('b1'));
  await rejection;
  await expect(from('a', () => ask('a5'))).rejects.toMatchObject({ status: 503 });
  for (const name of ['a1', 'a2', 'b1']) {
    await settled();
    end(name);
  }
  await settled();
  expect(names()).toBe('a1 a2 b1 a3');
});

test('what waits for the database holds up nothing that is made', async () => {
  const queue = new WorkQueue(boundsOf({}));
  const gate = Promise.withResolvers<string>();
  const storing = queue.run(() => gate.promise, 'storing');
  expect(await queue.run(async () => 'made')).toBe('made');
  gate.resolve('stored');
  expect(await storing).toBe('stored');
});

test('while it waits for its client somebody else has the place, and it goes on in a turn of its own', async () => {
  const queue = new WorkQueue(boundsOf({}));
  const body = Promise.withResolvers<string>();
  const reading = from('a', () => queue.run(async () => `${await awayFromQueue(() => body.promise)} read`));
  await settled();
  expect(await from('b', () => queue.run(async () => 'b'))).toBe('b');
  body.resolve('a');
  expect(await reading).toBe('a read');
  expect(queue.isBusy).toBe(false);
});

test('what finds no place to come back to is told so, and keeps none', async () => {
  const queue = new WorkQueue(boundsOf({ waiting: 0 }));
  const body = Promise.withResolvers<void>();
  const reading = from('a', () => queue.run(() => awayFromQueue(() => body.promise)));
  await settled();
  const { ask, end } = renderings(queue);
  const other = from('b', () => ask('b'));
  await settled();
  body.resolve();
  await expect(reading).rejects.toMatchObject({ status: 503 });
  end('b');
  await other;
  expect(queue.isBusy).toBe(false);
});
