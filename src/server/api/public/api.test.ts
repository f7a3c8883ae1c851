import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';

const hub = await buildHub();
afterAll(() => hub[Symbol.asyncDispose]());

const issuesOf = async (address: string) => {
  const response = await fetch(hub.address + address);
  expect(response.status).toBe(400);
  const body = (await response.json()) as { message: string; issues: { path: string; message: string }[] };
  expect(body.message).toBe('We can’t read some of the parameters.');
  return body.issues;
};

const long = (length: number) => 'x'.repeat(length);

test.each([
  ['tools', 'limit', '0'],
  ['tools', 'limit', '-1'],
  ['tools', 'limit', '501'],
  ['tools', 'limit', '1.5'],
  ['tools', 'limit', 'ten'],
  ['tools', 'limit', 'NaN'],
  ['tools', 'limit', 'Infinity'],
  ['tools', 'limit', ''],
  ['tools', 'limit', '99999999999999999999'],
  ['tools', 'offset', '-1'],
  ['tools', 'offset', '1000001'],
  ['tools', 'offset', '0.5'],
  ['tools', 'offset', 'x'],
  ['tools', 'q', long(201)],
  ['tools', 'category', long(81)],
  ['tools', 'pricing', 'free'],
  ['tools', 'pricing', 'Enterprise'],
  ['tools', 'pricing', ''],
  ['tools', 'view', 'table'],
  ['workflows', 'limit', '0'],
  ['workflows', 'offset', '-1'],
  ['workflows', 'q', long(201)],
  ['workflows', 'category', long(81)],
  ['workflows', 'difficulty', 'Beginner'],
  ['workflows', 'view', 'table'],
  ['workflows', 'hub', long(81)],
  ['categories', 'view', 'table'],
])('/api/%s refuses %s=%s by name', async (collection, name, value) => {
  const issues = await issuesOf(`/api/${collection}?${new URLSearchParams({ [name]: value })}`);
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.every((issue) => issue.path === name && issue.message !== '')).toBe(true);
});

test('all wrong parameters are told at once, in sentences', async () => {
  const issues = await issuesOf('/api/tools?limit=x&offset=-1&pricing=Dear');
  expect(issues.map(({ path }) => path).sort()).toEqual(['limit', 'offset', 'pricing']);
  expect(issues).toContainEqual({ path: 'limit', message: 'must be a number' });
  expect(issues).toContainEqual({ path: 'offset', message: 'must be at least 0' });
  expect(issues).toContainEqual({
    path: 'pricing',
    message: 'must be Free, Freemium, Paid, By quote, Paid plan not priced, Price not found or all',
  });
});

test.each([`q=${long(200)}`, `category=${long(80)}`, 'limit=500', 'offset=1000000'])(
  'the greatest that is allowed is allowed: %s',
  async (query) => {
    expect((await fetch(`${hub.address}/api/tools?${query}`)).status).toBe(200);
  },
);

test.each(['/api', '/api/', '/api/nothing', '/api/tools/lamp/more', '/api/tools/', '/api/Tools'])(
  'there is no %s: 404 in JSON, for every method',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await fetch(hub.address + path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(await response.json()).toEqual({ message: `There is no ${path}.` });
    }
  },
);

const routes = [
  '/api/tools',
  '/api/tools/lamp',
  '/api/workflows',
  '/api/workflows/weekly-letter',
  '/api/categories',
  '/api/documents/guide',
  '/api/openapi.json',
];

test.each(routes)('%s can only be read', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch(hub.address + path, { method });
    expect(response.status, method).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ message: 'This address can only be read.' });
  }
});

test.each(routes)('HEAD of %s answers as GET does, without a body', async (path) => {
  const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(hub.address + path, { method })));
  expect(head?.status).toBe(200);
  expect(head?.headers.get('Content-Type')).toBe(get?.headers.get('Content-Type'));
  expect(head?.headers.get('X-Total-Count')).toBe(get?.headers.get('X-Total-Count'));
  expect((await head?.bytes())?.length).toBe(0);
  expect((await get?.bytes())?.length).toBeGreaterThan(0);
});

test('a server that is asked whether it lives says so', async () => {
  const response = await fetch(`${hub.address}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'alive' }]);
});

test('a server whose database can be reached is ready', async () => {
  const response = await fetch(`${hub.address}/readyz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
});
