import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { onWrite, request, send } from './call.ts';
import { readAgain, untilReadAgain } from './reads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  onWrite(() => {});
});

/** A client with queries on screen, and the list of their reads since. */
async function screenOf(...keys: string[][]) {
  const client = new QueryClient();
  const read: string[] = [];
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => read.push(queryKey.join(' '));
  for (const queryKey of keys) new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  await vi.waitFor(() => expect(read).toHaveLength(keys.length));
  read.length = 0;
  return { client, read };
}

const answerWith = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('a write has everything that is on screen read again, but no draft and no session', async () => {
  const { client, read } = await screenOf(
    ['staff', '/api/staff/tools/otter'],
    ['staff', '/api/staff/counts'],
    ['draft', 'tools'],
    ['session'],
  );
  client.setQueryData(['staff', '/api/staff/audit'], 'nothing shows it now');
  onWrite(() => void readAgain(client));
  answerWith(200, { version: 2 });
  expect(await send('PUT', '/api/staff/tools/otter', {})).toEqual({ version: 2 });
  await untilReadAgain();
  expect(read.toSorted()).toEqual(['staff /api/staff/counts', 'staff /api/staff/tools/otter']);
});

test('what was erased is not read again', async () => {
  const { client, read } = await screenOf(['staff', '/api/staff/questions/1'], ['staff', '/api/staff/counts']);
  await readAgain(client, '/api/staff/questions/1');
  expect(read).toEqual(['staff /api/staff/counts']);
});

test.each([
  [409, 1],
  [404, 1],
  [422, 0],
])('after a write that is refused with %i the screen is read again %i times', async (status, times) => {
  const listener = vi.fn();
  onWrite(listener);
  answerWith(status, { message: 'No.' });
  await expect(send('POST', '/api/staff/users', {})).rejects.toThrow('No.');
  expect(listener).toHaveBeenCalledTimes(times);
});

test('a request whose form closes first leaves the reading to its caller', async () => {
  const listener = vi.fn();
  onWrite(listener);
  answerWith(201, { version: 1 });
  await request('POST', '/api/staff/tools', {});
  expect(listener).not.toHaveBeenCalled();
});
