import { expect, test } from 'vitest';
import { buildCatalogue, buildSnapshot, buildTermsChange, buildTermsMail, buildTool, testSecret } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import type { TestMailServer } from '#tests/mail-server.ts';
import { openMailServer } from '#tests/mail-server.ts';
import type { VisitorHub } from '#tests/visitor-hub.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { clockOf, systemClock } from '../clock/clock.ts';
import type { DatabaseKind } from '../database/connect.ts';
import { purge, unconfirmedLifetimeMs } from '../jobs/purge.ts';
import { scheduleTermsMails, settleMs } from '../jobs/terms-mail.ts';
import { createLog } from '../log.ts';
import { insertMail } from '../repositories/outbox.ts';
import { insertTermsWatch } from '../repositories/terms-watches.ts';
import { mostQuestionsAnHour, sendDueMail } from './send-due-mail.ts';
import { openSmtp } from './smtp.ts';

const dayMs = 86_400_000;
const mailed = (server: TestMailServer) => ({
  SMTP_URL: server.url,
  STAFF_EMAIL: 'office@college.example',
  AUTH_SECRET: testSecret,
});

/** Sends the form as a browser without scripts does. */
const ask = (hub: VisitorHub, fields: [string, string][]) =>
  fetch(`${hub.address}/terms-changes`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const press = (hub: VisitorHub, link: string) =>
  fetch(hub.address + new URL(link).pathname + new URL(link).search, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  });

/** Joins the broken lines of a mail's text. */
const wordsOf = (mail: string) =>
  mail
    .slice(mail.indexOf('\r\n\r\n'))
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
const linkIn = (mail: string, path: string) => new RegExp(`https?://\\S+${path}\\?\\S+`).exec(wordsOf(mail))?.[0] ?? 'no link';

/** Makes a snapshot after two changes came, at these times. */
const buildChangedSnapshot = (times: Record<string, string>) => ({
  ...buildSnapshot({
    tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle' })],
    evidence: new Map([
      ['lamp', { facts: [], changes: Object.keys(times).map((id) => buildTermsChange({ id, title: `changed ${id}` })) }],
      ['candle', { facts: [], changes: [buildTermsChange({ id: 'other', title: 'changed other' })] }],
    ]),
  }),
  added: new Map([
    ...Object.entries(times).map(([id, at]) => [`terms-changes/lamp/${id}`, at] as const),
    ['terms-changes/candle/other', Object.values(times)[0] ?? ''],
  ]),
});

test.each(bothDatabases)(
  'on %s mail on changed terms begins with a yes by mail, comes once a week at most, and one press ends it and erases the address',
  async (kind) => {
    await using server = await openMailServer();
    await using hub = await buildVisitorHub(kind, { environment: mailed(server) });
    const { deliver } = await openSmtp(
      { smtpUrl: server.url, from: 'hub@college.example', to: ['office@college.example'] },
      hub.address,
    );
    let snapshot = buildChangedSnapshot({});
    const parts = {
      ...buildTermsMail(hub.address),
      ...{ db: hub.db, deliver, publicUrl: hub.address, log: createLog('silent') },
      catalogue: async () => buildCatalogue(),
      resetTokenFor: () => Promise.reject(new Error('no link may be made')),
      snapshot: () => snapshot,
    };
    const sendMails = async (now: number) => {
      await Promise.all([1, 2].map(() => scheduleTermsMails(hub.db, snapshot, new Date(now))));
      await sendDueMail(
        parts,
        clockOf(() => new Date(now)),
      );
      return server.received.length;
    };

    const answer = await ask(hub, [
      ['email', 'naomi@stann.example'],
      ['tool', 'lamp'],
      ['tool', 'unknown'],
    ]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/terms-changes?mail=sent']);
    await sendDueMail(parts, systemClock);
    await expect.poll(() => server.received.length).toBe(1);
    expect(server.received[0]?.to).toEqual(['naomi@stann.example']);
    const confirmation = server.received[0]?.text ?? '';
    expect(confirmation).toContain('Subject: Please confirm: emails when terms change');
    expect(confirmation).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(wordsOf(confirmation)).toContain('when the terms of Lamp change');

    // A second request at once gets the same thanks and no second mail. Before the confirmation there is no news.
    await ask(hub, [
      ['email', 'Naomi@StAnn.example'],
      ['tool', 'lamp'],
    ]);
    const start = Date.now();
    const at = (days: number) => start + days * dayMs;
    const iso = (ms: number) => new Date(ms).toISOString();
    snapshot = buildChangedSnapshot({ early: iso(at(1)) });
    expect(await sendMails(at(2))).toBe(1);

    const link = linkIn(confirmation, '/terms-changes');
    expect((await press(hub, `${link.slice(0, -1)}_`)).status).toBe(400);
    const confirmed = await press(hub, link);
    expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, '/terms-changes?mail=on']);

    // News are about the chosen tools alone; a new change waits until every server knows it.
    snapshot = buildChangedSnapshot({ first: iso(at(1)) });
    expect(await sendMails(at(1) + settleMs - 1)).toBe(1);
    expect(await sendMails(at(1) + settleMs)).toBe(2);
    expect(await sendMails(at(1) + 2 * settleMs)).toBe(2);
    const news = server.received[1]?.text ?? '';
    expect(news).toContain('Subject: The terms of Lamp changed');
    expect(wordsOf(news)).toContain(
      'Lamp changed first\nAugust 17, 2026. For: all accounts\nThe new policy says so. Nothing to do.',
    );
    expect(news).not.toContain('other');

    // A second change in the same week waits for its end, and is mailed alone.
    snapshot = buildChangedSnapshot({ first: iso(at(1)), second: iso(at(3)) });
    expect(await sendMails(at(4))).toBe(2);
    expect(await sendMails(at(8.1))).toBe(3);
    expect(wordsOf(server.received[2]?.text ?? '')).toContain('changed second');
    expect(wordsOf(server.received[2]?.text ?? '')).not.toContain('changed first');

    const leave = linkIn(news, '/leave-the-list');
    expect(news.replaceAll(/\r?\n(?= )/g, '')).toContain(`List-Unsubscribe: <${leave}>`);
    const leaveAnswer = await fetch(hub.address + new URL(leave).pathname + new URL(leave).search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([leaveAnswer.status, await leaveAnswer.text()]).toEqual([200, 'You’re off the list.\n']);
    expect(await hub.db.selectFrom('termsWatches').selectAll().execute()).toEqual([]);
    snapshot = buildChangedSnapshot({ third: iso(at(20)) });
    expect(await sendMails(at(30))).toBe(3);
  },
);

test('an address that nobody confirms is erased after seven days, and a new yes changes the tools of the old one', async () => {
  await using server = await openMailServer();
  const clock = buildClock();
  await using hub = await buildVisitorHub('sqlite', { environment: mailed(server), clock });
  await ask(hub, [
    ['email', 'a@b.example'],
    ['tool', 'lamp'],
  ]);
  const readWatches = () => hub.db.selectFrom('termsWatches').select(['email', 'tools', 'confirmedAt']).execute();
  await purge(hub.db, clock.now().getTime() + unconfirmedLifetimeMs);
  expect(await readWatches()).toHaveLength(1);
  await purge(hub.db, clock.now().getTime() + unconfirmedLifetimeMs + 1);
  expect(await readWatches()).toEqual([]);

  const { confirmations } = buildTermsMail(hub.address);
  for (const tools of ['["lamp"]', '["lamp","candle"]']) {
    // A mailbox is asked once a day.
    clock.move(dayMs);
    await ask(hub, [
      ['email', 'a@b.example'],
      ['tool', 'lamp'],
    ]);
    await hub.db.updateTable('termsWatches').set({ tools }).where('confirmedAt', 'is', null).execute();
    const { id } = await hub.db
      .selectFrom('termsWatches')
      .select('id')
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow();
    // A second press gets the same answer.
    for (let press = 0; press < 2; press += 1)
      expect(await confirm(hub.address, confirmations.tokenOf(id))).toBe('/terms-changes?mail=on');
  }
  expect(await readWatches()).toEqual([{ email: 'a@b.example', tools: '["lamp","candle"]', confirmedAt: expect.any(String) }]);
  await hub.db.deleteFrom('outbox').execute();
});

/** Presses the button behind a confirmation's link. @returns the address of the redirect, or the status of a refusal */
async function confirm(address: string, token: string): Promise<string | number> {
  const answer = await fetch(`${address}/terms-changes?confirm=${token}`, { method: 'POST', redirect: 'manual' });
  return answer.headers.get('Location') ?? answer.status;
}

/** Lists the addresses of one node, or of two on one PostgreSQL. */
const nodesOf = async (hub: VisitorHub, kind: DatabaseKind) =>
  kind === 'postgres' ? [hub.address, (await hub.startAgain()).address] : [hub.address, hub.address];

test.each(bothDatabases)(
  'on %s double presses on confirm lose nobody, a hundred on two nodes, first wishes and changed ones',
  async (kind) => {
    await using server = await openMailServer();
    await using hub = await buildVisitorHub(kind, { environment: mailed(server) });
    const nodes = await nodesOf(hub, kind);
    const { confirmations } = buildTermsMail(hub.address);
    const emails = Array.from({ length: kind === 'postgres' ? 50 : 5 }, (_, at) => `reader${at}@stann.example`);
    for (const tools of [['lamp'], ['candle']]) {
      // Runs in no transaction: during one, SQLite keeps the hub in this process waiting.
      for (const email of emails) await insertTermsWatch(hub.db, { email, tools }, '2026-11-27T12:00:00.000Z');
      await hub.db.deleteFrom('outbox').execute();
      const waiting = await hub.db.selectFrom('termsWatches').select('id').where('confirmedAt', 'is', null).execute();
      expect(waiting).toHaveLength(emails.length);
      for (const { id } of waiting) {
        const locations = await Promise.all(nodes.map((node) => confirm(node, confirmations.tokenOf(id))));
        expect(locations).toEqual(['/terms-changes?mail=on', '/terms-changes?mail=on']);
      }
      const rows = await hub.db.selectFrom('termsWatches').select(['email', 'tools', 'confirmedAt']).execute();
      expect(
        rows
          .filter(({ confirmedAt }) => confirmedAt !== null)
          .map(({ email }) => email)
          .sort(),
      ).toEqual(emails.toSorted());
      expect(new Set(rows.map((row) => row.tools))).toEqual(new Set([JSON.stringify(tools)]));
    }
  },
);

test.each(bothDatabases)(
  'on %s forty asks at once for one mailbox, with plus signs and without, on two nodes are one mail',
  async (kind) => {
    await using server = await openMailServer();
    const clock = buildClock();
    await using hub = await buildVisitorHub(kind, { environment: mailed(server), clock });
    const nodes = await nodesOf(hub, kind);
    const spellings = ['naomi@stann.example', 'Naomi@StAnn.example', 'naomi+a@stann.example', 'NAOMI+b@stann.example'];
    const askAll = async () => {
      const asks = Array.from({ length: 40 }, (_, at) =>
        ask({ ...hub, address: nodes[at % 2] ?? '' }, [
          ['email', spellings[at % spellings.length] ?? ''],
          ['tool', 'lamp'],
        ]),
      );
      expect(new Set((await Promise.all(asks)).map(({ status }) => status))).toEqual(new Set([303]));
    };
    const wishes = async () => (await hub.db.selectFrom('termsWatches').select('id').execute()).length;
    await askAll();
    expect(await wishes()).toBe(1);
    // Neither a confirmation nor leaving restarts the day.
    await hub.db.updateTable('termsWatches').set({ confirmedAt: clock.now().toISOString() }).execute();
    await askAll();
    expect(await wishes()).toBe(1);
    await hub.db.deleteFrom('termsWatches').execute();
    clock.move(dayMs - 1);
    await askAll();
    expect(await wishes()).toBe(0);
    clock.move(1);
    await askAll();
    expect(await wishes()).toBe(1);
    // Counts hold no address.
    const counts = await hub.db.selectFrom('clientLimits').selectAll().execute();
    expect(JSON.stringify(counts).toLowerCase()).not.toContain('naomi');
  },
);

test.each(bothDatabases)(
  'on %s the whole hub asks no more strangers in an hour than it may: the others wait for the next, and other mails do not',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const clock = buildClock();
    const received: string[] = [];
    const parts = {
      ...buildTermsMail('https://hub.example'),
      ...{ db, publicUrl: 'https://hub.example', log: createLog('silent') },
      catalogue: async () => buildCatalogue(),
      resetTokenFor: () => Promise.reject(new Error('no link may be made')),
      deliver: async ({ to = 'staff' }: { to?: string }) => received.push(to),
    };
    const wish = (number: number) => ({ email: `a${String(number).padStart(3, '0')}@b.example`, tools: ['lamp'] });
    const all = 2 * mostQuestionsAnHour + 3;
    for (let number = 0; number < all; number += 1) {
      await db.transaction().execute((transaction) => insertTermsWatch(transaction, wish(number), clock.now().toISOString()));
      clock.move(1);
    }
    const sendMails = async () => {
      received.length = 0;
      // Two servers at once send each mail only once, and both count together.
      await Promise.all([1, 2].map(() => sendDueMail(parts, clock)));
      return received.toSorted();
    };
    const first = await sendMails();
    expect(first).toHaveLength(mostQuestionsAnHour);
    expect(await sendMails()).toEqual([]);
    await insertMail(db, 'contact', 'a message', clock.now().toISOString());
    await db.transaction().execute((transaction) => insertTermsWatch(transaction, wish(all), clock.now().toISOString()));
    clock.move(3_600_000 - 1);
    expect(await sendMails()).toEqual(['staff']);
    clock.move(1);
    const second = await sendMails();
    expect(second).toHaveLength(mostQuestionsAnHour);
    clock.move(3_600_000);
    const third = await sendMails();
    // Everybody is asked once, and the last to sign up is asked last.
    const everybody = Array.from({ length: all + 1 }, (_, number) => wish(number).email);
    expect([...first, ...second, ...third].toSorted()).toEqual(everybody);
    expect(third).toContain(wish(all).email);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    // Counts name nobody.
    expect(JSON.stringify(await db.selectFrom('clientLimits').selectAll().execute())).not.toContain('@');
  },
);

test('a link confirms the tools that its own mail names, whoever asked for others since', async () => {
  await using server = await openMailServer();
  const clock = buildClock();
  await using hub = await buildVisitorHub('sqlite', { environment: mailed(server), clock });
  const { confirmations } = buildTermsMail(hub.address);
  const wish = () => hub.db.selectFrom('termsWatches').select(['id', 'tools', 'confirmedAt']).executeTakeFirstOrThrow();
  const askAgain = () =>
    ask(hub, [
      ['email', 'naomi@stann.example'],
      ['tool', 'lamp'],
    ]);
  await askAgain();
  await hub.db.updateTable('termsWatches').set({ tools: '["candle"]' }).execute();
  const first = await wish();
  await askAgain();
  expect(await wish()).toEqual({ ...first, tools: '["candle"]', confirmedAt: null });
  // The next day's request has a separate mail and link, and the one before it is over.
  clock.move(dayMs);
  await askAgain();
  expect(await confirm(hub.address, confirmations.tokenOf(first.id))).toBe(400);
  const { id } = await wish();
  expect(await confirm(hub.address, confirmations.tokenOf(id))).toBe('/terms-changes?mail=on');
  expect((await wish()).tools).toBe('["lamp"]');
});

test('a mistake comes back with what was typed, the trap is thanked and keeps nothing, and a hub without mail has neither', async () => {
  await using server = await openMailServer();
  await using hub = await buildVisitorHub('sqlite', { environment: mailed(server) });
  const wrong = await ask(hub, [['email', 'naomi@']]);
  const page = await wrong.text();
  expect([wrong.status, wrong.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
  expect(page).toContain('Choose at least one tool');
  expect(page).toContain('"email":"naomi@"');
  const trapped = await ask(hub, [
    ['email', 'a@b.example'],
    ['tool', 'lamp'],
    ['homepage', 'x'],
  ]);
  expect(trapped.headers.get('Location')).toBe('/terms-changes?mail=sent');
  expect(await hub.db.selectFrom('termsWatches').selectAll().execute()).toEqual([]);

  await using silent = await buildVisitorHub('sqlite');
  const readPage = async (at: VisitorHub) => (await fetch(`${at.address}/terms-changes`)).text();
  expect(await readPage(hub)).toContain('"sendsMail":true');
  expect(await readPage(silent)).not.toContain('sendsMail');
  expect((await ask(silent, [['email', 'a@b.example']])).status).toBeGreaterThanOrEqual(400);
});
