import { expect, test } from 'vitest';
import { buildCatalogue, buildTermsMail } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import type { TestMailServer } from '#tests/mail-server.ts';
import { openMailServer } from '#tests/mail-server.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub, clientOf, password } from '#tests/staff-hub.ts';
import { systemClock } from '../clock/clock.ts';
import { runStaffCommand } from '../commands/staff-commands.ts';
import type { DatabaseKind } from '../database/connect.ts';
import { createLog } from '../log.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';
import { openSmtp } from '../mail/smtp.ts';
import { insertMail } from '../repositories/outbox.ts';
import { readSettings } from '../settings.ts';
import { addAccount } from './accounts.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { StaffAuth } from './staff-auth.ts';

const publicUrl = 'https://hub.example';
const catalogue = async () => buildCatalogue();
const newPassword = 'four words that differ';

/** Builds a hub that mails, with an address for ruth. */
async function withMail(kind: DatabaseKind, mailServer: TestMailServer, clock = systemClock): Promise<StaffHub> {
  const hub = await buildStaffHub(kind, {
    clock,
    environment: {
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: 'office@college.example',
      AUTH_SECRET: '0123456789abcdef'.repeat(2),
    },
  });
  await hub.db.updateTable('users').set({ email: 'ruth@college.example' }).where('username', '=', 'ruth').execute();
  return hub;
}

function authOf({ db }: StaffHub): StaffAuth {
  const secret = '0123456789abcdef'.repeat(2);
  return new StaffAuth({ db, secret, publicUrl, limits: new SignInLimits(db, secret) });
}

/** Sends the mail that is due now, as the hub itself does every few seconds. */
async function send(hub: StaffHub, { url }: TestMailServer, clock = systemClock): Promise<void> {
  const { db } = hub;
  const { deliver } = await openSmtp({ smtpUrl: url, to: ['office@college.example'], from: 'hub@college.example' }, publicUrl);
  const auth = authOf(hub);
  const resetTokenFor = (email: string) => auth.resetTokenFor(email);
  await sendDueMail(
    { db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: createLog('silent') },
    clock,
  );
}

/** Finds the link of a mail, in which the transfer may have broken lines. */
function linkIn(text: string): URLSearchParams {
  const link = /https:\/\/hub\.example\/admin\/new-password#(\S+)/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  return new URLSearchParams(link?.[1]);
}

const ask = ({ nobody }: StaffHub, username: string) => nobody.call('POST', '/api/auth/forgotten-password', { username });

/** Asks for a link and has it mailed. */
async function askAndRead(hub: StaffHub, mailServer: TestMailServer, name = 'ruth') {
  expect((await ask(hub, name)).status).toBe(204);
  const links = () => mailServer.received.filter(({ text }) => text.includes('/admin/new-password#'));
  const had = links().length;
  await send(hub, mailServer);
  // Retries, as the hub's own worker may have been first.
  await expect.poll(() => links().length).toBe(had + 1);
  const mail = links().at(-1);
  const link = linkIn(mail?.text ?? '');
  return { mail, username: link.get('username') ?? '', token: link.get('token') ?? '' };
}

const choose = ({ nobody }: StaffHub, body: object) => nobody.call('POST', '/api/auth/new-password', body);

test.each(bothDatabases)('on %s a mailed link sets a new password once, and ends every session', async (kind) => {
  await using mailServer = await openMailServer();
  await using hub = await withMail(kind, mailServer);
  const before = await hub.as('ruth');
  const { mail, username, token } = await askAndRead(hub, mailServer);
  expect([mail?.to, username]).toEqual([['ruth@college.example'], 'ruth']);
  const rows = JSON.stringify([
    await hub.db.selectFrom('verifications').selectAll().execute(),
    await hub.db.selectFrom('outbox').selectAll().execute(),
  ]);
  expect(rows).not.toContain(token);

  expect((await choose(hub, { username, token, password: newPassword })).status).toBe(204);
  expect((await before.call('GET', '/api/staff/session')).status).toBe(401);
  expect((await hub.signIn('ruth')).status).toBe(401);
  expect((await hub.signIn('ruth', newPassword)).status).toBe(200);
  const refusal = await choose(hub, { username, token, password: 'another four words here' });
  expect([refusal.status, await refusal.json()]).toEqual([
    409,
    { message: 'This link was already used, is older than 30 minutes, or the account has changed since. Ask for a new one.' },
  ]);
  const log = await hub.db.selectFrom('auditLog').select(['action', 'detail']).where('username', '=', 'ruth').execute();
  expect(log).toContainEqual({ action: 'asked for a new password', detail: null });
  expect(log).toContainEqual({ action: 'changed user', detail: 'new password by a mailed link' });
  expect(JSON.stringify(log)).not.toContain('college.example');
});

test('two who use one link at once: one of them sets the password', async () => {
  await using mailServer = await openMailServer();
  await using hub = await withMail('postgres', mailServer);
  const { username, token } = await askAndRead(hub, mailServer);
  const tries = ['four words that differ', 'some other words instead'].map((choice) =>
    choose(hub, { username, token, password: choice }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 409]);
});

test.each(bothDatabases)(
  'on %s an account is mailed one link while it may serve, whoever asks, by name or address, on whichever node',
  async (kind) => {
    await using mailServer = await openMailServer();
    await using hub = await withMail(kind, mailServer);
    const nodes = [hub.address, ...(kind === 'postgres' ? [(await hub.startAgain()).address] : [])];
    const asks = ['ruth', 'ruth@college.example', 'ruth', 'ruth@college.example'].map((username, at) =>
      clientOf(nodes[at % nodes.length] ?? '', '').call('POST', '/api/auth/forgotten-password', { username }),
    );
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const listAsks = () =>
      hub.db.selectFrom('auditLog').select('username').where('action', '=', 'asked for a new password').execute();
    expect(await listAsks()).toEqual([{ username: 'ruth' }]);

    // The next link is mailed once this one was used or the account changed.
    await (await hub.as('ruth')).read('POST', '/api/staff/password', { current: password, password: ownersPassword }, 204);
    expect((await ask(hub, 'ruth')).status).toBe(204);
    expect(await listAsks()).toHaveLength(2);
  },
);

test('half an hour after a link was asked for the next one is mailed', async () => {
  await using mailServer = await openMailServer();
  const clock = buildClock();
  await using hub = await withMail('sqlite', mailServer, clock);
  const countAsks = async () =>
    (await hub.db.selectFrom('auditLog').select('id').where('action', '=', 'asked for a new password').execute()).length;
  for (const [wait, count] of [
    [0, 1],
    [30 * 60_000 - 1, 1],
    [1, 2],
  ] as const) {
    clock.move(wait);
    await ask(hub, 'ruth');
    expect(await countAsks(), String(wait)).toBe(count);
  }
});

const changes: [what: string, change: (hub: StaffHub) => Promise<unknown>][] = [
  [
    'the owner changes the password',
    async (hub) =>
      (await hub.as('ruth')).read('POST', '/api/staff/password', { current: password, password: ownersPassword }, 204),
  ],
  [
    'the owner changes the mail address',
    async (hub) =>
      (await hub.as('ruth')).read('POST', '/api/staff/email', { current: password, email: 'new@college.example' }, 204),
  ],
  ['an admin sets another password', (hub) => changedByAdmin(hub, { password: ownersPassword })],
  ['an admin sets another mail address', (hub) => changedByAdmin(hub, { email: 'new@college.example' })],
  ['an admin disables the account', (hub) => changedByAdmin(hub, { disabled: true })],
  [
    'the operator sets another password',
    (hub) => {
      const settings = readSettings({ LOG_LEVEL: 'silent', ...hub.environment }, '/');
      return runStaffCommand(settings, ['password', 'ruth'], {
        askPassword: async () => ownersPassword,
        print: () => {},
        now: new Date(),
      });
    },
  ],
  [
    'another link was used first',
    async (hub) => {
      const auth = authOf(hub);
      const token = (await auth.resetTokenFor('ruth@college.example')) ?? '';
      expect((await choose(hub, { username: 'ruth', token, password: ownersPassword })).status).toBe(204);
    },
  ],
];
const ownersPassword = 'the words of the owner';

async function changedByAdmin(hub: StaffHub, body: object): Promise<void> {
  await addAccount(hub.db, { username: 'lydia', password, role: 'admin' }, { username: '(test)' }, new Date());
  const { id } = await hub.db.selectFrom('users').select('id').where('username', '=', 'ruth').executeTakeFirstOrThrow();
  await (await hub.as('lydia')).read('PATCH', `/api/staff/users/${id}`, body);
}

test.each(databaseKinds.flatMap((kind) => changes.map(([what, change]) => ({ kind, what, change }))))(
  'on $kind a link that was mailed before serves no more once $what',
  async ({ kind, change }) => {
    await using mailServer = await openMailServer();
    await using hub = await withMail(kind, mailServer);
    const { username, token } = await askAndRead(hub, mailServer);
    await change(hub);
    expect((await choose(hub, { username, token, password: newPassword })).status).toBe(409);
    expect((await hub.signIn('ruth', newPassword)).status).toBe(401);
  },
);

test('of two links that are used at once one sets the password, and neither waits for the other', async () => {
  await using mailServer = await openMailServer();
  await using hub = await withMail('postgres', mailServer);
  const auth = authOf(hub);
  const tokens = [await auth.resetTokenFor('ruth@college.example'), await auth.resetTokenFor('ruth@college.example')];
  const answers = await Promise.all(tokens.map((token) => choose(hub, { username: 'ruth', token, password: newPassword })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test.each(databaseKinds)('on %s a link that is still to be mailed is not mailed after a new password', async (kind) => {
  await using mailServer = await openMailServer(() => 451);
  await using hub = await withMail(kind, mailServer);
  expect((await ask(hub, 'ruth')).status).toBe(204);
  await (await hub.as('ruth')).read('POST', '/api/staff/password', { current: password, password: ownersPassword }, 204);
  const waiting = await hub.db.selectFrom('outbox').select('kind').where('kind', '=', 'password-link').execute();
  expect(waiting).toEqual([]);
});

test.each(databaseKinds)('on %s a link serves for thirty minutes and no longer', async (kind) => {
  await using mailServer = await openMailServer();
  await using hub = await withMail(kind, mailServer);
  // better-auth uses the machine's clock.
  const start = Date.now();
  const { username, token } = await askAndRead(hub, mailServer, 'ruth@college.example');
  const [link] = await hub.db.selectFrom('verifications').select('expiresAt').execute();
  const expiresAt = new Date(link?.expiresAt ?? 0).getTime();
  expect(expiresAt - start).toBeGreaterThanOrEqual(30 * 60_000);
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  await hub.db
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await choose(hub, { username, token, password: newPassword })).status).toBe(409);
  expect((await hub.signIn('ruth')).status).toBe(200);
});

test('whoever asks is told the same, in no less time, of a name that nobody has, one without an address and a disabled one', async () => {
  await using mailServer = await openMailServer();
  await using hub = await withMail('sqlite', mailServer);
  const answers = new Set<string>();
  const askAs = async (name: string) => {
    // Equal time for every name is the rule; a timer may be early by a millisecond or two.
    const start = performance.now();
    const response = await ask(hub, name);
    expect(performance.now() - start, name).toBeGreaterThanOrEqual(245);
    answers.add(JSON.stringify([response.status, await response.text(), response.headers.getSetCookie()]));
  };
  for (const name of ['ruth', 'amos', 'nobody', 'nobody@college.example', 'amos@staff.invalid', '']) await askAs(name);
  await hub.db.updateTable('users').set({ disabled: 1, email: 'amos@college.example' }).where('username', '=', 'amos').execute();
  await askAs('amos');
  expect([...answers]).toEqual(['[204,"",[]]']);
  const noted = hub.db.selectFrom('auditLog').select('username').where('action', '=', 'asked for a new password');
  expect(await noted.execute()).toEqual([{ username: 'ruth' }]);
  await send(hub, mailServer);
  await expect.poll(() => mailServer.received.map(({ to }) => to)).toEqual([['ruth@college.example']]);
});

test('a hub without a mail server says so, whoever it is for', async () => {
  await using hub = await buildStaffHub('sqlite');
  const answers = await Promise.all(['ruth', 'nobody'].map(async (name) => (await ask(hub, name)).text()));
  const sentence = '{"message":"This hub can’t send email. Ask an administrator of the desk for a new password."}';
  expect(answers).toEqual([sentence, sentence]);
});

test('a new password is refused where it is weak or the name with little else, and the link still serves', async () => {
  await using mailServer = await openMailServer();
  await using hub = await withMail('sqlite', mailServer);
  const { username, token } = await askAndRead(hub, mailServer);
  for (const weak of ['short', 'ruthruth1234', 'passwordpassword']) {
    const answer = await choose(hub, { username, token, password: weak });
    expect([answer.status, await answer.json()]).toMatchObject([422, { issues: [{ path: 'password' }] }]);
  }
  expect((await choose(hub, { username, token, password: newPassword })).status).toBe(204);
});

test('a mail that could not be sent within half an hour is dropped: nobody waits for it any more', async () => {
  await using mailServer = await openMailServer();
  await using hub = await buildStaffHub('sqlite');
  const { id } = await hub.db.selectFrom('users').select('id').where('username', '=', 'ruth').executeTakeFirstOrThrow();
  await hub.db.updateTable('users').set({ email: 'ruth@college.example' }).where('id', '=', id).execute();
  await insertMail(hub.db, 'password-link', id, new Date(Date.now() - 31 * 60_000).toISOString());
  await send(hub, mailServer);
  expect(mailServer.received).toEqual([]);
  expect(await hub.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test.each(databaseKinds)('on %s a client may ask for ten links in a quarter of an hour', async (kind) => {
  await using mailServer = await openMailServer();
  await using hub = await withMail(kind, mailServer);
  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await ask(hub, 'nobody')).status);
  expect(statuses).toEqual([...Array(10).fill(204), 429]);
});

test.each(databaseKinds)('on %s a mail address is one person’s, and only the password changes the own one', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const [ruth, amos] = [await hub.as('ruth'), await hub.as('amos')];
  const set = (staff: typeof ruth, email: string, current = password) =>
    staff.call('POST', '/api/staff/email', { current, email });
  expect((await set(ruth, 'ruth@college.example', 'wrong')).status).toBe(422);
  expect((await set(ruth, 'ruth@college.example')).status).toBe(204);
  expect(await ruth.read('GET', '/api/staff/session')).toMatchObject({ email: 'ruth@college.example' });
  const refusal = await set(amos, 'RUTH@college.example');
  expect([refusal.status, await refusal.json()]).toMatchObject([422, { issues: [{ path: 'email' }] }]);
  expect((await set(amos, 'no address')).status).toBe(422);
  expect((await set(ruth, '')).status).toBe(204);
  expect(await ruth.read('GET', '/api/staff/session')).toMatchObject({ email: null });
  expect((await set(amos, 'ruth@college.example')).status).toBe(204);
});
