import { afterAll, expect, test } from 'vitest';
import { may } from '#domain/staff/accounts.ts';
import { buildStaffHub, clientOf } from '#tests/staff-hub.ts';
import { staffCalls } from './staff-calls.ts';

const hub = await buildStaffHub('sqlite');
afterAll(() => hub[Symbol.asyncDispose]());
const editor = await hub.as('amos');
const ended = await hub.as('ruth');
const past = new Date(Date.now() - 1).toISOString();
const endedSession = await hub.db.selectFrom('sessions').selectAll().orderBy('createdAt', 'desc').executeTakeFirstOrThrow();

const calls = staffCalls.map(({ method, path, permission, body }) => ({
  name: `${method.toUpperCase()} /api/staff${path}`,
  method: method.toUpperCase(),
  path: `/api/staff${path.replaceAll(/\{\w+\}/g, 'none')}`,
  permission,
  body: body && {},
}));
// Visitors may send to these addresses; staff alone may read them.
const reads = ['submissions', 'contacts'].map((name) => {
  const path = `/api/${name}`;
  return { name: `GET ${path}`, method: 'GET', path, permission: 'review' as const, body: undefined };
});
const signOuts = ['sign-out', 'sign-out-everywhere'].map((name) => {
  const path = `/api/auth/${name}`;
  return { name: `POST ${path}`, method: 'POST', path, permission: 'review' as const, body: undefined };
});
const all = [...calls, ...reads, ...signOuts];

test('there are calls of every permission', () => {
  expect(new Set(all.map(({ permission }) => permission))).toEqual(
    new Set(['review', 'edit catalogue', 'read audit log', 'manage users']),
  );
});

test.each(all)('$name is refused without a session', async ({ method, path, body }) => {
  const response = await hub.nobody.call(method, path, body);
  const message = `Only staff may ${method === 'GET' ? 'read' : 'do'} this.`;
  expect([response.status, await response.json()]).toEqual([401, { message }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each(all)('$name is refused to a session that has ended', async ({ method, path, body }) => {
  // The session is inserted for each call, since the first call that finds it ended deletes it.
  await hub.db.deleteFrom('sessions').where('id', '=', endedSession.id).execute();
  await hub.db
    .insertInto('sessions')
    .values({ ...endedSession, expiresAt: past })
    .execute();
  expect((await ended.call(method, path, body)).status).toBe(401);
});

test.each(all)('$name is refused to another site’s page, whoever is signed in', async ({ method, path, body }) => {
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as Record<string, string>[]) {
    expect((await editor.call(method, path, body, headers)).status).toBe(403);
  }
});

test.each(calls)('$name is open to an editor as far as the role goes', async ({ method, path, permission, body }) => {
  const { status } = await editor.call(method, path, body);
  if (may('editor', permission)) expect([401, 403]).not.toContain(status);
  else expect(status).toBe(403);
});

test('an editor’s refused calls have changed no user', async () => {
  const users = await hub.db.selectFrom('users').select(['username', 'role', 'disabled']).orderBy('username').execute();
  expect(users).toEqual([
    { username: 'amos', role: 'editor', disabled: 0 },
    { username: 'ruth', role: 'admin', disabled: 0 },
  ]);
});

test('a role and a disabling count from the next call on', async () => {
  const admin = await hub.as('ruth');
  const [amos] = await admin.read<{ id: string }[]>('GET', '/api/staff/users');
  expect((await editor.call('GET', '/api/staff/users')).status).toBe(403);
  await admin.read('PATCH', `/api/staff/users/${amos?.id}`, { role: 'admin' });
  expect((await editor.call('GET', '/api/staff/users')).status).toBe(200);
  await admin.read('PATCH', `/api/staff/users/${amos?.id}`, { disabled: true });
  expect((await editor.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await hub.signIn('amos')).status).toBe(401);
});

test('what the API does not have is told in JSON', async () => {
  const admin = await hub.as('ruth');
  expect((await admin.call('GET', '/api/staff/nothing')).status).toBe(404);
  const response = await admin.call('DELETE', '/api/staff/tools/lamp');
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, PUT']);
});

test('every call is described to staff alone, with what it takes', async () => {
  expect((await hub.nobody.call('GET', '/api/staff/calls')).status).toBe(401);
  const admin = await hub.as('ruth');
  const descriptions = await admin.read<{ method: string; path: string; body?: object }[]>('GET', '/api/staff/calls');
  expect(descriptions.map(({ method, path }) => `${method} ${path}`)).toEqual(
    staffCalls.map(({ method, path }) => `${method} /api/staff${path}`),
  );
  expect(descriptions.find(({ method, path }) => method === 'put' && path === '/api/staff/tools/{slug}')?.body).toMatchObject({
    required: expect.arrayContaining(['version', 'tool']),
  });
});

test('a made-up cookie is no session', async () => {
  for (const cookie of ['__Host-hub-staff=', '__Host-hub-staff=a.b', 'hub-staff=x', '__Host-hub-staff=%E0%A4%A']) {
    expect((await clientOf(hub.address, cookie).call('GET', '/api/staff/session')).status, cookie).toBe(401);
  }
});
