import { expect, test, vi } from 'vitest';
import type { StaffSession } from '#domain/staff/accounts.ts';
import { appCode, nextAppCode } from '#tests/authenticator.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import type { StaffClient, StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub, clientOf, keptCookies, password } from '#tests/staff-hub.ts';
import type { SecondFactorSetup, SessionRow } from '../api/staff/staff-answers.ts';
import { StaffAuth } from './staff-auth.ts';

const wrongCode = '{"message":"The code is wrong. Your app shows a new one every 30 seconds."}';

/** Sets up an app for somebody, whose session it renews. */
async function setUp(hub: StaffHub, staff: StaffClient): Promise<{ staff: StaffClient; setup: SecondFactorSetup }> {
  const setup = await staff.read<SecondFactorSetup>('POST', '/api/staff/second-factor', { current: password });
  const confirmed = await staff.call('POST', '/api/staff/second-factor/confirm', { code: appCode(setup.key) });
  if (confirmed.status !== 204) throw new Error(await confirmed.text());
  return { staff: clientOf(hub.address, keptCookies(confirmed)), setup };
}

/** Gives the right password; the answer asks for a code. */
async function askedForCode(hub: StaffHub, username: string): Promise<StaffClient> {
  const response = await hub.signIn(username);
  expect([response.status, await response.json()]).toEqual([200, { needsCode: true }]);
  return clientOf(hub.address, keptCookies(response));
}

test.each(bothDatabases)('on %s an app is set up by its code, and signing in asks for one from then on', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const before = await hub.as('ruth');
  const { staff, setup } = await setUp(hub, before);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Ministry%20AI%20Hub%3Aruth\?secret=[A-Z2-7]+&issuer=Ministry(%20|\+)AI/);
  expect(new Set(setup.recoveryCodes).size).toBe(10);
  expect(await staff.read('GET', '/api/staff/session')).toMatchObject({ username: 'ruth', secondFactor: true });
  // Turning it on exchanged the session from before for this one.
  expect((await before.call('GET', '/api/staff/session')).status).toBe(401);

  const pendingClient = await askedForCode(hub, 'ruth');
  expect((await pendingClient.call('GET', '/api/staff/session')).status).toBe(401);
  const answer = await pendingClient.call('POST', '/api/auth/second-factor', { code: nextAppCode(setup.key) });
  expect([answer.status, await answer.clone().json()]).toMatchObject([200, { username: 'ruth', secondFactor: true }]);
  const again = clientOf(hub.address, keptCookies(answer));
  expect((await again.call('GET', '/api/staff/session')).status).toBe(200);
  const details = await hub.db
    .selectFrom('auditLog')
    .select(['action', 'detail'])
    .where('username', '=', 'ruth')
    .orderBy('id')
    .execute();
  expect(details.map(({ action, detail }) => [action, detail])).toEqual([
    ['signed in', null],
    ['changed user', 'second factor turned on'],
    ['was asked for a code', null],
    ['signed in', 'with a code'],
  ]);
  // The stored rows give nobody a code: they are sealed with the hub’s secret.
  const rows = JSON.stringify(await hub.db.selectFrom('twoFactors').selectAll().execute());
  for (const open of [setup.key, ...setup.recoveryCodes]) expect(rows).not.toContain(open);
});

test('the cookie between password and code is for this host, the server and our own pages alone, and lasts ten minutes', async () => {
  await using hub = await buildStaffHub('sqlite');
  await setUp(hub, await hub.as('ruth'));
  const cookies = (await hub.signIn('ruth')).headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  const [pair, ...flags] = cookies[0]?.split('; ') ?? [];
  expect(pair).toMatch(/^__Host-hub-staff-code=.+/);
  expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Strict', 'Secure']);
});

test('a setup that no code confirmed changes nothing, and needs the password', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('ruth');
  const refusal = await staff.call('POST', '/api/staff/second-factor', { current: 'wrong' });
  expect([refusal.status, await refusal.json()]).toMatchObject([422, { issues: [{ path: 'current' }] }]);
  const { key } = await staff.read<SecondFactorSetup>('POST', '/api/staff/second-factor', { current: password });
  const wrong = await staff.call('POST', '/api/staff/second-factor/confirm', { code: appCode(key, 0) });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { issues: [{ path: 'code' }] }]);
  expect((await hub.as('ruth')).cookie).toMatch(/^__Host-hub-staff=/);
  // Setting up again makes another key.
  const again = await staff.read<SecondFactorSetup>('POST', '/api/staff/second-factor', { current: password });
  expect(again.key).not.toBe(key);
});

test.each(databaseKinds)('on %s a lost phone: each recovery code signs in once', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const { setup } = await setUp(hub, await hub.as('ruth'));
  const [first = '', second = ''] = setup.recoveryCodes;
  const use = async (recoveryCode: string) =>
    (await askedForCode(hub, 'ruth')).call('POST', '/api/auth/second-factor', { recoveryCode });
  expect((await use(first)).status).toBe(200);
  const refusal = await use(first);
  expect([refusal.status, await refusal.json()]).toEqual([
    401,
    { message: 'This isn’t one of your recovery codes, or it was already used.' },
  ]);
  const staff = clientOf(hub.address, keptCookies(await use(second)));
  // The second factor of the lost phone is turned off, and another may be set up.
  const off = await staff.call('POST', '/api/staff/second-factor/off', { current: password });
  expect(off.status).toBe(204);
  expect(await (await hub.as('ruth')).read('GET', '/api/staff/session')).toMatchObject({ secondFactor: false });
});

test.each(bothDatabases)(
  'on %s a recovery code that is used four times at once signs in once, and is refused else',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const { setup } = await setUp(hub, await hub.as('ruth'));
    const pendingClients = [];
    for (let time = 0; time < 4; time += 1) pendingClients.push(await askedForCode(hub, 'ruth'));
    const body = { recoveryCode: setup.recoveryCodes[0] };
    const answers = await Promise.all(pendingClients.map(({ call }) => call('POST', '/api/auth/second-factor', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const sentences = await Promise.all(answers.filter(({ status }) => status === 401).map((answer) => answer.text()));
    expect([...new Set(sentences)]).toEqual(['{"message":"This isn’t one of your recovery codes, or it was already used."}']);
  },
);

test('new recovery codes take the place of the old', async () => {
  await using hub = await buildStaffHub('sqlite');
  const { staff, setup } = await setUp(hub, await hub.as('ruth'));
  const renewal = await staff.read<{ recoveryCodes: string[] }>('POST', '/api/staff/second-factor/recovery-codes', {
    current: password,
  });
  const pendingClient = await askedForCode(hub, 'ruth');
  const give = (recoveryCode = '') => pendingClient.call('POST', '/api/auth/second-factor', { recoveryCode });
  expect((await give(setup.recoveryCodes[0])).status).toBe(401);
  expect((await give(renewal.recoveryCodes[0])).status).toBe(200);
});

test.each(databaseKinds)('on %s ten wrong codes lock the second factor, whatever the challenge', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const { setup } = await setUp(hub, await hub.as('ruth'));
  const wrong = appCode(setup.key, 0);
  for (let challenge = 0; challenge < 2; challenge += 1) {
    const pendingClient = await askedForCode(hub, 'ruth');
    for (let time = 0; time < 5; time += 1) {
      const answer = await pendingClient.call('POST', '/api/auth/second-factor', { code: wrong });
      expect([answer.status, await answer.text()]).toEqual([401, wrongCode]);
    }
  }
  const locked = await (await askedForCode(hub, 'ruth')).call('POST', '/api/auth/second-factor', {
    code: nextAppCode(setup.key),
  });
  expect([locked.status, locked.headers.get('Retry-After')]).toEqual([429, '900']);
});

test('five wrong codes end a challenge, and no code helps without a password before it', async () => {
  await using hub = await buildStaffHub('sqlite');
  const { setup } = await setUp(hub, await hub.as('ruth'));
  const pendingClient = await askedForCode(hub, 'ruth');
  for (let time = 0; time < 5; time += 1)
    await pendingClient.call('POST', '/api/auth/second-factor', { code: appCode(setup.key, 0) });
  const code = nextAppCode(setup.key);
  for (const client of [pendingClient, hub.nobody]) {
    const answer = await client.call('POST', '/api/auth/second-factor', { code });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'That took too long, or was tried too often. Sign in again.' },
    ]);
  }
});

test('somebody who is disabled between password and code does not get in', async () => {
  await using hub = await buildStaffHub('sqlite');
  const { setup } = await setUp(hub, await hub.as('amos'));
  const pendingClient = await askedForCode(hub, 'amos');
  await hub.db.updateTable('users').set({ disabled: 1 }).where('username', '=', 'amos').execute();
  const answer = await pendingClient.call('POST', '/api/auth/second-factor', { code: nextAppCode(setup.key) });
  expect([answer.status, keptCookies(answer)]).toEqual([401, '']);
});

test.each(databaseKinds)('on %s an admin takes a lost second factor away, which ends every session', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const admin = await hub.as('ruth');
  const { staff } = await setUp(hub, await hub.as('amos'));
  const users = await admin.read<{ id: string; username: string; secondFactor: boolean }[]>('GET', '/api/staff/users');
  const amos = users.find(({ username }) => username === 'amos');
  expect(amos?.secondFactor).toBe(true);
  const changedUser = await admin.read('PATCH', `/api/staff/users/${amos?.id}`, { secondFactor: false });
  expect(changedUser).toMatchObject({ username: 'amos', secondFactor: false });
  expect((await staff.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await hub.as('amos')).cookie).toMatch(/^__Host-hub-staff=/);
});

test('with ADMIN_SECOND_FACTOR=required an admin sets one up before anything else; an editor may go without', async () => {
  await using hub = await buildStaffHub('sqlite', { environment: { ADMIN_SECOND_FACTOR: 'required' } });
  const admin = await hub.as('ruth');
  expect(await admin.read<StaffSession>('GET', '/api/staff/session')).toMatchObject({ needsSecondFactor: true });
  const refusal = await admin.call('GET', '/api/staff/counts');
  expect([refusal.status, await refusal.json()]).toEqual([
    403,
    { message: 'Administrators of this hub need a second factor. Set yours up under Your account.' },
  ]);
  expect((await (await hub.as('amos')).call('GET', '/api/staff/counts')).status).toBe(200);
  const { staff } = await setUp(hub, admin);
  expect((await staff.call('GET', '/api/staff/counts')).status).toBe(200);
  const off = await staff.call('POST', '/api/staff/second-factor/off', { current: password });
  expect([off.status, await off.json()]).toEqual([409, { message: 'Administrators of this hub need a second factor.' }]);
});

test.each(databaseKinds)('on %s the own sessions are listed with their devices, and ended one by one', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('ruth');
  const phone = await hub.as('ruth');
  await hub.as('amos');
  const sessions = await staff.read<SessionRow[]>('GET', '/api/staff/sessions');
  expect(sessions.map(({ isThis, device }) => [isThis, device])).toEqual([
    [false, 'An unknown browser'],
    [true, 'An unknown browser'],
  ]);
  const { token } = await hub.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  expect(JSON.stringify(sessions)).not.toContain(token);
  const other = sessions.find(({ isThis }) => !isThis);
  await staff.read('DELETE', `/api/staff/sessions/${other?.id}`, undefined, 204);
  expect((await phone.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await staff.call('GET', '/api/staff/session')).status).toBe(200);
  // Staff cannot end another person’s session.
  const amos = await hub.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('username', '=', 'amos')
    .executeTakeFirstOrThrow();
  expect((await staff.call('DELETE', `/api/staff/sessions/${amos.id}`)).status).toBe(404);
});

const current = { current: password };
test.each([
  ['GET', '/api/staff/sessions', undefined],
  ['DELETE', '/api/staff/sessions/any', undefined],
  ['POST', '/api/staff/email', { ...current, email: 'ruth@college.example' }],
  ['POST', '/api/staff/password', { ...current, password: 'four words that differ' }],
  ['POST', '/api/staff/second-factor', current],
  ['POST', '/api/auth/sign-out-everywhere', undefined],
] as const)('%s %s from a session that ends while it is answered is refused as one without', async (method, path, body) => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('ruth');
  const { sessionOf } = StaffAuth.prototype;
  vi.spyOn(StaffAuth.prototype, 'sessionOf').mockImplementationOnce(async function (this: StaffAuth, headers) {
    const by = await sessionOf.call(this, headers);
    await hub.db.deleteFrom('sessions').execute();
    return by;
  });
  expect((await staff.call(method, path, body)).status).toBe(401);
});

test('of a browser no more is kept than its name and system', async () => {
  await using hub = await buildStaffHub('sqlite');
  const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  await fetch(`${hub.address}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ username: 'ruth', password }),
    headers: { 'Content-Type': 'application/json', 'User-Agent': firefox },
  });
  const [session] = await hub.db.selectFrom('sessions').selectAll().execute();
  expect(session).toMatchObject({ userAgent: 'Firefox on Android', ipAddress: '' });
});

test.each(bothDatabases)('on %s a code of the app signs in once', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const { setup } = await setUp(hub, await hub.as('ruth'));
  const code = nextAppCode(setup.key);
  const [first, second] = [await askedForCode(hub, 'ruth'), await askedForCode(hub, 'ruth')];
  expect((await first.call('POST', '/api/auth/second-factor', { code })).status).toBe(200);
  const again = await second.call('POST', '/api/auth/second-factor', { code });
  expect([again.status, await again.json(), keptCookies(again)]).toEqual([
    429,
    { message: expect.stringMatching(/^This code was used already\./) },
    '',
  ]);
  expect(await hub.db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
});

test.each(databaseKinds)('on %s the code that turned the second factor on does not sign in with it too', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const admin = await hub.as('ruth');
  const { key } = await admin.read<SecondFactorSetup>('POST', '/api/staff/second-factor', { current: password });
  const code = appCode(key);
  const confirmed = await admin.call('POST', '/api/staff/second-factor/confirm', { code });
  expect(confirmed.status).toBe(204);
  const again = await (await askedForCode(hub, 'ruth')).call('POST', '/api/auth/second-factor', { code });
  expect([again.status, keptCookies(again)]).toEqual([429, '']);
  // The session that signed in meanwhile cannot turn anything on either: there is nothing left to confirm.
  const staff = clientOf(hub.address, keptCookies(confirmed));
  const twice = await staff.call('POST', '/api/staff/second-factor/confirm', { code: nextAppCode(key) });
  expect(twice.status).toBe(409);
});

test('with another secret than it was sealed with, a second factor says so, and the operator’s command helps', async () => {
  await using hub = await buildStaffHub('postgres', { environment: { AUTH_SECRET: '0123456789abcdef'.repeat(2) } });
  const { setup } = await setUp(hub, await hub.as('ruth'));
  await using other = await hub.startAgain({ AUTH_SECRET: 'fedcba9876543210'.repeat(2) });
  const pendingClient = clientOf(other.address, keptCookies(await hub.signIn('ruth', password, other.address)));
  const answer = await pendingClient.call('POST', '/api/auth/second-factor', { code: nextAppCode(setup.key) });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    {
      message:
        'This second factor was set up with another secret of the hub. Ask an administrator to remove it, or whoever runs the hub: npm run staff -- second-factor-off NAME.',
    },
  ]);
});
