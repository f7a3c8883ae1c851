import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { buildStaffHub, clientOf, password } from '#tests/staff-hub.ts';
import { authOptions } from './better-auth.ts';

test.each(bothDatabases)('on %s our tables have all that better-auth wants', async (kind) => {
  await using database = await openDatabase(kind);
  const options = authOptions({ db: database.db, secret: 'x'.repeat(32), publicUrl: 'https://hub.example' });
  const { toBeCreated, toBeAdded } = await getMigrations(options);
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});

test.each(bothDatabases)('on %s staff sign in, are known by their cookie, and sign out', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const response = await hub.signIn(' Ruth ');
  const answer = await response.text();
  expect([response.status, JSON.parse(answer)]).toEqual([
    200,
    {
      username: 'ruth',
      role: 'admin',
      expiresAt: expect.stringMatching(/^20\d\d-.*Z$/),
      email: null,
      secondFactor: false,
      needsSecondFactor: false,
    },
  ]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { token } = await hub.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  expect(answer).not.toContain(token);

  const [cookie = ''] = response.headers.getSetCookie();
  expect(response.headers.getSetCookie()).toHaveLength(1);
  const staff = clientOf(hub.address, cookie.split(';')[0] ?? '');
  expect(await staff.read('GET', '/api/staff/session')).toEqual(JSON.parse(answer));
  const out = await staff.call('POST', '/api/auth/sign-out');
  expect([out.status, out.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  expect((await staff.call('GET', '/api/staff/session')).status).toBe(401);
  const actions = await hub.db.selectFrom('auditLog').select(['username', 'action']).where('username', '=', 'ruth').execute();
  expect(actions.map(({ action }) => action)).toEqual(['signed in', 'signed out']);
});

test('the cookie is for this host, the server and our own pages alone; over plain http it has a plain name', async () => {
  await using hub = await buildStaffHub('sqlite');
  const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? '').split('; ');
  const [pair, ...flags] = cookieOf(await hub.signIn('ruth'));
  expect(pair).toMatch(/^__Host-hub-staff=.+/);
  expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict', 'Secure']);
  await using plain = await buildStaffHub('sqlite', { environment: { PUBLIC_URL: '' } });
  const [plainPair, ...plainFlags] = cookieOf(await plain.signIn('ruth'));
  expect(plainPair).toMatch(/^hub-staff=.+/);
  expect(plainFlags.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict']);
});

test('a session ends after twelve hours, used or not', async () => {
  await using hub = await buildStaffHub('sqlite');
  // better-auth has the machine's clock.
  const begun = Date.now();
  const staff = await hub.as('ruth');
  const expiryOf = async () =>
    String((await hub.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()).expiresAt);
  const expiresAt = await expiryOf();
  expect(Date.parse(expiresAt) - begun).toBeGreaterThanOrEqual(12 * 3_600_000);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
  await staff.read('GET', '/api/staff/session');
  expect(await expiryOf()).toBe(expiresAt);
  await hub.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await staff.call('GET', '/api/staff/session')).status).toBe(401);
});

test('a cookie whose signature was changed is nobody’s', async () => {
  await using hub = await buildStaffHub('sqlite');
  const { cookie } = await hub.as('ruth');
  const [name, value = ''] = cookie.split('=');
  const [token = ''] = decodeURIComponent(value).split('.');
  for (const forged of [token, `${token}.${'A'.repeat(43)}=`, `x${value}`]) {
    expect((await clientOf(hub.address, `${name}=${encodeURIComponent(forged)}`).call('GET', '/api/staff/session')).status).toBe(
      401,
    );
  }
});

test('signing out everywhere ends every session of the user, and nobody else’s', async () => {
  await using hub = await buildStaffHub('sqlite');
  const [first, second, other] = [await hub.as('ruth'), await hub.as('ruth'), await hub.as('amos')];
  await first.read('POST', '/api/auth/sign-out-everywhere', undefined, 204);
  const statuses = [];
  for (const client of [first, second, other]) statuses.push((await client.call('GET', '/api/staff/session')).status);
  expect(statuses).toEqual([401, 401, 200]);
});

test('signing in again ends the session that the browser had, and no other', async () => {
  await using hub = await buildStaffHub('sqlite');
  const [first, other] = [await hub.as('ruth'), await hub.as('ruth')];
  const again = await first.call('POST', '/api/auth/sign-in', { username: 'ruth', password });
  const next = clientOf(hub.address, again.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  const statuses = [];
  for (const client of [first, other, next]) statuses.push((await client.call('GET', '/api/staff/session')).status);
  expect(statuses).toEqual([401, 200, 200]);
  // A try that fails ends nothing.
  expect((await next.call('POST', '/api/auth/sign-in', { username: 'ruth', password: 'wrong' })).status).toBe(401);
  expect((await next.call('GET', '/api/staff/session')).status).toBe(200);
});

test('a wrong password, an unknown name and a disabled user are refused alike', async () => {
  await using hub = await buildStaffHub('sqlite');
  await hub.db.updateTable('users').set({ disabled: 1 }).where('username', '=', 'amos').execute();
  const refusals = [];
  for (const [name, given] of [
    ['ruth', 'wrong password'],
    ['nobody', password],
    ['-nobody', password],
    ['amos', password],
    ['', ''],
    ["' or 1=1", ''],
  ] as const) {
    const response = await hub.signIn(name, given);
    refusals.push([response.status, await response.text(), response.headers.get('Set-Cookie')]);
  }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify([401, '{"message":"The username or the password is wrong."}', null])]),
  );
  const failed = await hub.db.selectFrom('auditLog').select('username').where('action', '=', 'failed to sign in').execute();
  expect(failed).toEqual([{ username: 'ruth' }, { username: 'amos' }]);
});

test.each(databaseKinds)(
  'on %s ten failures lock a name and a client for a quarter of an hour; what goes well counts for nothing',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { environment: { TRUST_PROXY: '127.0.0.0/8, ::1' } });
    const tryAs = (username: string, given: string, from: string) =>
      fetch(`${hub.address}/api/auth/sign-in`, {
        method: 'POST',
        body: JSON.stringify({ username, password: given }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      });
    for (let time = 0; time < 12; time += 1) expect((await tryAs('amos', password, '203.0.113.1')).status).toBe(200);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => tryAs('ruth', 'wrong', `203.0.113.${10 + at}`)));
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    // The right password does not help, wherever it comes from; others are not locked out with her.
    const locked = await tryAs('ruth', password, '203.0.113.50');
    expect([locked.status, Number(locked.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(900, -2)]);
    expect(await locked.json()).toEqual({
      message: expect.stringMatching(/^Signing in failed too often\. Please try again in \d+ minutes\.$/),
    });
    expect((await tryAs('amos', password, '203.0.113.50')).status).toBe(200);
    // A client that goes through names is locked as well.
    const names = await Promise.all(Array.from({ length: 12 }, (_, at) => tryAs(`name${at}`, 'wrong', '203.0.113.99')));
    expect(names.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  },
);

test('another site’s page can neither sign in nor out', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('ruth');
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'same-site' }] as Record<string, string>[]) {
    for (const path of ['/api/auth/sign-in', '/api/auth/sign-out', '/api/auth/sign-out-everywhere']) {
      expect((await staff.call('POST', path, { username: 'ruth', password }, headers)).status, path).toBe(403);
    }
  }
  expect((await staff.call('GET', '/api/staff/session')).status).toBe(200);
});

test('two hubs on one PostgreSQL share sessions, and a sign-out at one counts at the other at once', async () => {
  await using hub = await buildStaffHub('postgres');
  const other = await hub.startAgain();
  const here = await hub.as('ruth');
  const there = clientOf(other.address, here.cookie);
  expect((await there.call('GET', '/api/staff/session')).status).toBe(200);
  await there.read('POST', '/api/auth/sign-out', undefined, 204);
  expect((await here.call('GET', '/api/staff/session')).status).toBe(401);
});

test('without the database nobody is taken for signed out', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('ruth');
  await sql`alter table sessions rename to "away"`.execute(hub.db);
  const response = await staff.call('GET', '/api/staff/session');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  await sql`alter table "away" rename to sessions`.execute(hub.db);
});
