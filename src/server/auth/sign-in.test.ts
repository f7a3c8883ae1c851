import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testSecret } from '#tests/builders.ts';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub, clientOf, keptCookies, password } from '#tests/staff-hub.ts';
import { runStaffCommand } from '../commands/staff-commands.ts';
import { readSettings } from '../settings.ts';
import { authOptions } from './better-auth.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { StaffAuth } from './staff-auth.ts';

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

  const [cookie = '', ...others] = response.headers.getSetCookie();
  expect(others).toEqual([expect.stringMatching(/^__Host-hub-staff-device=/)]);
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
  const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split('; '));
  const flags = ['HttpOnly', 'Path=/', 'SameSite=Strict'];
  const [[pair, ...own] = [], [device = '', ...deviceFlags] = []] = cookiesOf(await hub.signIn('ruth'));
  expect(pair).toMatch(/^__Host-hub-staff=.+/);
  expect(own.sort()).toEqual([...flags, 'Max-Age=43200', 'Secure'].sort());
  // This cookie recognizes the browser. It names nobody.
  expect(device).toMatch(/^__Host-hub-staff-device=[\w-]{22}\.[\w-]{43}$/);
  expect(deviceFlags.sort()).toEqual([...flags, 'Max-Age=15552000', 'Secure'].sort());
  await using plain = await buildStaffHub('sqlite', { environment: { PUBLIC_URL: '' } });
  const [[plainPair, ...plainFlags] = [], [plainDevice] = []] = cookiesOf(await plain.signIn('ruth'));
  expect([plainPair, plainDevice]).toEqual([
    expect.stringMatching(/^hub-staff=.+/),
    expect.stringMatching(/^hub-staff-device=.+/),
  ]);
  expect(plainFlags.sort()).toEqual([...flags, 'Max-Age=43200'].sort());
});

test('a session ends after twelve hours, used or not', async () => {
  await using hub = await buildStaffHub('sqlite');
  // better-auth uses the machine's clock.
  const start = Date.now();
  const staff = await hub.as('ruth');
  const expiryOf = async () =>
    String((await hub.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()).expiresAt);
  const expiresAt = await expiryOf();
  expect(Date.parse(expiresAt) - start).toBeGreaterThanOrEqual(12 * 3_600_000);
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
  // A failed attempt ends no session.
  expect((await next.call('POST', '/api/auth/sign-in', { username: 'ruth', password: 'wrong' })).status).toBe(401);
  expect((await next.call('GET', '/api/staff/session')).status).toBe(200);
});

test('a wrong password, an unknown name and a disabled user are refused alike', async () => {
  await using hub = await buildStaffHub('sqlite');
  await hub.db.updateTable('users').set({ disabled: 1 }).where('username', '=', 'amos').execute();
  const refusals = [];
  for (const [name, typedPassword] of [
    ['ruth', 'wrong password'],
    ['nobody', password],
    ['-nobody', password],
    ['amos', password],
    ['', ''],
    ["' or 1=1", ''],
  ] as const) {
    const response = await hub.signIn(name, typedPassword);
    refusals.push([response.status, await response.text(), response.headers.get('Set-Cookie')]);
  }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify([401, '{"message":"The username or the password is wrong."}', null])]),
  );
  const failures = await hub.db.selectFrom('auditLog').select('username').where('action', '=', 'failed to sign in').execute();
  expect(failures).toEqual([{ username: 'ruth' }, { username: 'amos' }]);
});

/** Tries to sign in from some address, in a browser that keeps these cookies. */
const tryAs = (hub: StaffHub, username: string, typedPassword: string, from: string, cookie = '') =>
  fetch(`${hub.address}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ username, password: typedPassword }),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Cookie: cookie },
  });
const behindProxy = { environment: { TRUST_PROXY: '127.0.0.0/8, ::1' } };
const tenRefused = [...Array(10).fill(401), 429, 429];
const fail = async (hub: StaffHub, username: string, from: (at: number) => string, cookie?: string) => {
  const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => tryAs(hub, username, 'wrong', from(at), cookie)));
  return tries.map(({ status }) => status).sort();
};

test.each(databaseKinds)(
  'on %s ten failures lock a name for the network they come from, and a client, for a quarter of an hour; what goes well counts for nothing',
  async (kind) => {
    await using hub = await buildStaffHub(kind, behindProxy);
    for (let time = 0; time < 12; time += 1) expect((await tryAs(hub, 'amos', password, '203.0.113.1')).status).toBe(200);
    expect(await fail(hub, 'ruth', (at) => `203.0.113.${10 + at}`)).toEqual(tenRefused);
    // The right password does not help there; others are not locked out with her.
    const locked = await tryAs(hub, 'ruth', password, '203.0.113.50');
    expect([locked.status, Number(locked.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(900, -2)]);
    expect(await locked.json()).toEqual({
      message: expect.stringMatching(/^Signing in failed too often\. Please try again in \d+ minutes\.$/),
    });
    expect((await tryAs(hub, 'amos', password, '203.0.113.50')).status).toBe(200);
    // Ruth herself signs in from elsewhere.
    expect((await tryAs(hub, 'ruth', password, '198.51.100.7')).status).toBe(200);
    // A client that goes through names is locked as well.
    const names = await Promise.all(Array.from({ length: 12 }, (_, at) => tryAs(hub, `name${at}`, 'wrong', '192.0.2.99')));
    expect(names.map(({ status }) => status).sort()).toEqual(tenRefused);
  },
);

test('a device on which somebody signed in before is counted apart, and for that name alone', async () => {
  await using hub = await buildStaffHub('sqlite', behindProxy);
  const deviceCookie = keptCookies(await tryAs(hub, 'ruth', password, '203.0.113.1')).split('; ')[1] ?? '';
  expect(deviceCookie).toMatch(/^__Host-hub-staff-device=/);
  const forgedCookie = deviceCookie.replace(/\w$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await fail(hub, 'ruth', () => '203.0.113.1')).toEqual(tenRefused);
  expect((await tryAs(hub, 'ruth', password, '203.0.113.1', deviceCookie)).status).toBe(200);
  for (const cookie of [forgedCookie, '']) expect((await tryAs(hub, 'ruth', password, '203.0.113.1', cookie)).status).toBe(429);
  // The device is unknown for anybody else: there the failure counts for its client.
  expect((await tryAs(hub, 'amos', password, '203.0.113.1', deviceCookie)).status).toBe(429);
  // The device's own failures lock it, and nothing else.
  expect(await fail(hub, 'ruth', () => '198.51.100.7', deviceCookie)).toEqual(tenRefused);
  expect((await tryAs(hub, 'ruth', password, '198.51.100.7')).status).toBe(200);
});

test.each(databaseKinds)(
  'on %s a hundred failures from wherever lock a name on devices that it is not known on',
  async (kind) => {
    await using database = await openDatabase(kind);
    const limits = new SignInLimits(database.db, 'x'.repeat(32));
    const now = new Date('2026-11-20T12:00:00Z');
    const tryFrom = (network: number, device?: string) =>
      limits.count({ client: `10.0.${network}.1`, username: 'ruth', device }, now).then(
        () => 'counted',
        (error: unknown) => (error as { status?: number }).status,
      );
    const tries = [];
    for (let at = 0; at < 101; at += 1) tries.push(await tryFrom(at));
    expect(tries).toEqual([...Array(100).fill('counted'), 429]);
    expect(await tryFrom(200, 'known')).toBe('counted');
  },
);

const newWords = 'four words that differ';
/** Changes that end a lock, and the address she signs in from next: a mailed link frees its client too, whatever failed there. */
const liftings: [what: string, from: string, lift: (hub: StaffHub) => Promise<void>][] = [
  [
    'the operator’s command',
    '127.0.0.2',
    async (hub) => {
      const settings = readSettings({ LOG_LEVEL: 'silent', ...hub.environment }, '/');
      const terminal = { askPassword: async () => newWords, print: () => {}, now: new Date() };
      expect(await runStaffCommand(settings, ['password', 'ruth'], terminal)).toBeUndefined();
    },
  ],
  [
    'a mailed link',
    '127.0.0.1',
    async (hub) => {
      await hub.db.updateTable('users').set({ email: 'ruth@college.example' }).where('username', '=', 'ruth').execute();
      const parts = { db: hub.db, secret: testSecret, publicUrl: 'https://hub.example' };
      const auth = new StaffAuth({ ...parts, limits: new SignInLimits(hub.db, testSecret) });
      const token = await auth.resetTokenFor('ruth@college.example');
      const body = { username: 'ruth', token, password: newWords };
      expect((await hub.nobody.call('POST', '/api/auth/new-password', body)).status).toBe(204);
    },
  ],
  [
    'the own change of somebody who is signed in',
    '127.0.0.2',
    async (hub) => {
      const from = { 'X-Forwarded-For': '198.51.100.7' };
      const signedIn = clientOf(hub.address, keptCookies(await tryAs(hub, 'ruth', password, '198.51.100.7')));
      const answer = await signedIn.call('POST', '/api/staff/password', { current: password, password: newWords }, from);
      expect(answer.status).toBe(204);
    },
  ],
];

test.each(bothDatabases.flatMap((kind) => liftings.map(([what, from, lift]) => ({ kind, what, from, lift }))))(
  'on $kind $what ends the lock of a name on every node at once',
  async ({ kind, from, lift }) => {
    await using hub = await buildStaffHub(kind, { environment: { ...behindProxy.environment, AUTH_SECRET: testSecret } });
    const nodes = kind === 'postgres' ? [hub, { ...hub, address: (await hub.startAgain()).address }] : [hub];
    // Both nodes refuse before, so that neither relies on what it remembers.
    for (const node of nodes) await fail(node, 'ruth', () => '127.0.0.1');
    for (const node of nodes) expect((await tryAs(node, 'ruth', password, '127.0.0.1')).status).toBe(429);
    await lift(hub);
    for (const node of nodes) expect((await tryAs(node, 'ruth', newWords, from)).status).toBe(200);
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
