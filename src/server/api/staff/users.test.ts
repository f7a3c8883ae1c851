import { expect, test } from 'vitest';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub, clientOf, keptCookies, password } from '#tests/staff-hub.ts';
import type { AuditRow, UserRow } from './staff-answers.ts';

const idOf = (users: UserRow[], name: string) => users.find(({ username }) => username === name)?.id;

test.each(bothDatabases)('on %s an admin adds, changes and removes users, and all of it is written down', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const admin = await hub.as('ruth');
  const addedUser = await admin.read<UserRow>('POST', '/api/staff/users', { username: ' Naomi ', password, role: 'editor' }, 201);
  expect(addedUser).toEqual({
    id: expect.any(String),
    username: 'naomi',
    role: 'editor',
    disabled: false,
    email: null,
    secondFactor: false,
    createdAt: expect.any(String),
  });
  expect(await admin.read('POST', '/api/staff/users', { username: 'naomi', password, role: 'editor' }, 409)).toEqual({
    message: 'There is a user naomi already.',
    issues: [{ path: 'username', message: 'There is a user naomi already.' }],
  });
  const naomi = await hub.as('naomi');
  expect(await admin.read('PATCH', `/api/staff/users/${addedUser.id}`, { password: 'another long password' })).toEqual(addedUser);
  expect((await naomi.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await hub.signIn('naomi')).status).toBe(401);
  expect((await hub.signIn('naomi', 'another long password')).status).toBe(200);
  await admin.read('DELETE', `/api/staff/users/${addedUser.id}`, undefined, 204);
  expect((await hub.signIn('naomi', 'another long password')).status).toBe(401);
  expect(await hub.db.selectFrom('accounts').select('id').where('userId', '=', addedUser.id).execute()).toEqual([]);
  expect((await admin.call('DELETE', `/api/staff/users/${addedUser.id}`)).status).toBe(404);
  expect((await admin.call('PATCH', '/api/staff/users/none', { role: 'editor' })).status).toBe(404);
  const log = await admin.read<AuditRow[]>('GET', '/api/staff/audit');
  expect(
    log.filter(({ target }) => target === 'users/naomi').map(({ username, action, detail }) => [username, action, detail]),
  ).toEqual([
    ['ruth', 'removed user', null],
    ['ruth', 'changed user', 'new password'],
    ['ruth', 'added user', 'as editor'],
  ]);
});

test('nobody changes the own role, disables or removes the own account', async () => {
  await using hub = await buildStaffHub('sqlite');
  const admin = await hub.as('ruth');
  const users = await admin.read<UserRow[]>('GET', '/api/staff/users');
  await admin.read('PATCH', `/api/staff/users/${idOf(users, 'amos')}`, { role: 'admin' });
  const own = `/api/staff/users/${idOf(users, 'ruth')}`;
  for (const change of [{ role: 'editor' }, { disabled: true }])
    expect((await admin.call('PATCH', own, change)).status).toBe(409);
  expect((await admin.call('DELETE', own)).status).toBe(409);
  // An update that changes nothing is accepted.
  expect((await admin.call('PATCH', own, { role: 'admin' })).status).toBe(200);
});

test.each(bothDatabases)('on %s two admins who remove each other at once leave one', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const ruth = await hub.as('ruth');
  const users = await ruth.read<UserRow[]>('GET', '/api/staff/users');
  const [idOfAmos, idOfRuth] = [idOf(users, 'amos'), idOf(users, 'ruth')];
  await ruth.read('PATCH', `/api/staff/users/${idOfAmos}`, { role: 'admin' });
  const amos = await hub.as('amos');
  await Promise.all([
    ruth.call('PATCH', `/api/staff/users/${idOfAmos}`, { role: 'editor' }),
    amos.call('DELETE', `/api/staff/users/${idOfRuth}`),
  ]);
  const admins = await hub.db
    .selectFrom('users')
    .select('username')
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .execute();
  expect(admins).toHaveLength(1);
});

test('a weak password, a strange name and an unknown role are told by field', async () => {
  await using hub = await buildStaffHub('sqlite');
  const admin = await hub.as('ruth');
  const { issues } = await admin.read<{ issues: { path: string }[] }>(
    'POST',
    '/api/staff/users',
    { username: 'a b', password: 'elevenchars', role: 'owner' },
    422,
  );
  expect(issues.map(({ path }) => path)).toEqual(['username', 'password', 'role']);
});

test('a password that everybody tries first, or that is the name, is refused', async () => {
  await using hub = await buildStaffHub('sqlite');
  const admin = await hub.as('ruth');
  const user = (username: string, newPassword: string) => ({ username, password: newPassword, role: 'editor' });
  expect((await admin.call('POST', '/api/staff/users', user('naomi', 'password1234'))).status).toBe(422);
  expect((await admin.call('POST', '/api/staff/users', user('naomi.bethlehem', 'Naomi.Bethlehem1'))).status).toBe(409);
  const body = { current: password, password: 'ruth-ruth-ruth-1' };
  expect(await admin.read('POST', '/api/staff/password', body, 422)).toMatchObject({ issues: [{ path: 'password' }] });
  expect((await hub.signIn('ruth')).status).toBe(200);
});

test.each(databaseKinds)('on %s the own password is changed with the old one, and other sessions end', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const [here, elsewhere] = [await hub.as('amos'), await hub.as('amos')];
  const next = 'a new and longer one';
  expect(await here.read('POST', '/api/staff/password', { current: 'wrong', password: next }, 422)).toMatchObject({
    issues: [{ path: 'current' }],
  });
  const response = await here.call('POST', '/api/staff/password', { current: password, password: next });
  expect(response.status).toBe(204);
  // This browser stays signed in, with a new session.
  const after = clientOf(hub.address, keptCookies(response));
  expect((await after.call('GET', '/api/staff/session')).status).toBe(200);
  expect((await here.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await elsewhere.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await hub.signIn('amos')).status).toBe(401);
  expect((await hub.signIn('amos', next)).status).toBe(200);
});

test('a stolen session does not serve to guess the password', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const statuses = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await staff.call('POST', '/api/staff/password', { current: 'wrong', password })).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test('no password, hash or session token stands in a line of the log or in any answer', async () => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  const { default: fs } = await import('node:fs');
  const writeSync = fs.writeSync;
  process.stdout.write = ((text: string) => lines.push(String(text)) > 0) as typeof process.stdout.write;
  fs.writeSync = ((_: number, text: string) => {
    lines.push(String(text));
    return String(text).length;
  }) as typeof fs.writeSync;
  const answers: string[] = [];
  const secrets: string[] = [];
  try {
    await using hub = await buildStaffHub('sqlite', { environment: { LOG_LEVEL: 'trace' } });
    await hub.signIn('ruth', 'a wrong secret password');
    const admin = await hub.as('ruth');
    for (const path of ['session', 'users', 'audit', 'audit.csv', 'counts'])
      answers.push(await (await admin.call('GET', `/api/staff/${path}`)).text());
    const session = await hub.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
    const hashes = await hub.db.selectFrom('accounts').select('password').execute();
    secrets.push(session.token, admin.cookie, 'a wrong secret password', password, ...hashes.map((row) => String(row.password)));
    await clientOf(hub.address, admin.cookie).call('POST', '/api/auth/sign-out');
  } finally {
    process.stdout.write = write;
    fs.writeSync = writeSync;
  }
  const output = lines.join('') + answers.join('');
  expect(lines.join('')).toContain('/api/auth/sign-in');
  for (const secret of secrets) expect(output.includes(secret)).toBe(false);
});
