import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildCatalogue, buildTermsMail } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { openMailServer } from '#tests/mail-server.ts';
import { buildContact, buildQuestion, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { systemClock } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import { startMail } from '../jobs/mail.ts';
import { createLog } from '../log.ts';
import { claimMail, deleteMail, insertMail, postponeMail } from '../repositories/outbox.ts';
import { leaseMs, mostAttempts, mostRefusals, pauseMs, sendDueMail } from './send-due-mail.ts';
import { openSmtp } from './smtp.ts';

const publicUrl = 'https://hub.example';
const catalogue = async () => buildCatalogue();
const startsAt = '2026-11-20T12:00:00.000Z';
const start = Date.parse(startsAt);
/** Refuses to make a link, since nobody here asked for a new password. */
const resetTokenFor = () => Promise.reject(new Error('no link may be made'));
const iso = (ms: number) => new Date(ms).toISOString();
const settings = (smtpUrl: string) => ({ smtpUrl, to: ['office@college.example'], from: 'hub@college.example' });
const outbox = (db: Kysely<Database>) => db.selectFrom('outbox').selectAll().execute();

async function insertMails(db: Kysely<Database>, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) await insertMail(db, 'contact', `record ${place}`, iso(start));
}

test.each(bothDatabases)(
  'on %s eight servers send forty mails, each once',
  async (kind) => {
    await using database = await openDatabase(kind);
    await using mailServer = await openMailServer();
    await insertMails(database.db, 40);
    const { deliver } = await openSmtp(settings(mailServer.url), publicUrl);
    const ids: string[] = [];
    const workers = Array.from({ length: 8 }, (_, place) => (place === 0 ? database : database.connectAgain()));
    const noted: typeof deliver = (mail) => {
      ids.push(mail.id);
      return deliver(mail);
    };
    const work = ({ db }: { db: Kysely<Database> }) =>
      sendDueMail(
        { db, deliver: noted, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: createLog('silent') },
        buildClock(startsAt),
      );
    await Promise.all(workers.map(work));
    expect(mailServer.received).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    const messageIds = mailServer.received.map(({ text }) => /^Message-ID: <(.+)@hub\.example>/im.exec(text)?.[1] ?? '');
    expect(messageIds.sort()).toEqual(ids.sort());
    expect(await outbox(database.db)).toEqual([]);
  },
  30_000,
);

test.each(databaseKinds)(
  'on %s what the mail server cannot take now (4xx) is sent later, after longer and longer pauses',
  async (kind) => {
    await using database = await openDatabase(kind);
    await using mailServer = await openMailServer((attempt) => (attempt < 3 ? 451 : 250));
    const { deliver } = await openSmtp(settings(mailServer.url), publicUrl);
    await insertMails(database.db, 1);
    const clock = buildClock(startsAt);
    const parts = {
      db: database.db,
      deliver,
      publicUrl,
      ...buildTermsMail(publicUrl),
      catalogue,
      resetTokenFor,
      log: createLog('silent'),
    };
    for (const [attempts, wait] of [
      [1, 60_000],
      [2, 120_000],
      [3, 240_000],
    ] as const) {
      await sendDueMail(parts, clock);
      expect(await outbox(database.db)).toMatchObject([{ attempts, dueAt: iso(clock.now().getTime() + wait), givenUpAt: null }]);
      clock.move(wait - 1);
      await sendDueMail(parts, clock);
      expect(mailServer.tries()).toBe(attempts);
      clock.move(1);
    }
    await sendDueMail(parts, clock);
    expect(mailServer.received).toHaveLength(1);
    expect(await outbox(database.db)).toEqual([]);
  },
);

test.each(databaseKinds)(
  'on %s what is refused for good (5xx) is given up after three tries and kept to be seen',
  async (kind) => {
    await using database = await openDatabase(kind);
    await using mailServer = await openMailServer(() => 550);
    const { deliver } = await openSmtp(settings(mailServer.url), publicUrl);
    await insertMails(database.db, 1);
    const lines: string[] = [];
    const into = { write: (line: string) => void lines.push(line) };
    const clock = buildClock(startsAt);
    for (let round = 0; round < 6; round += 1) {
      await sendDueMail(
        { db: database.db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: pino({}, into) },
        clock,
      );
      clock.move(24 * 3_600_000);
    }
    expect(mailServer.tries()).toBe(mostRefusals);
    expect(await outbox(database.db)).toMatchObject([{ attempts: mostRefusals, givenUpAt: expect.any(String) }]);
    expect(lines).toHaveLength(mostRefusals);
    expect(lines.at(-1)).toContain('given up');
    expect(lines.join()).not.toMatch(/college\.example|refused/);
  },
);

test.each(databaseKinds)(
  'on %s a mail that cannot be made is tried later, and given up as one that cannot be sent',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const ruth = { id: 'ruth', username: 'ruth', email: 'ruth@college.example', role: 'admin' };
    const times = { createdAt: iso(start), updatedAt: iso(start) };
    await db
      .insertInto('users')
      .values({ ...ruth, name: 'Ruth', ...times } as never)
      .execute();
    await insertMail(db, 'password-link', 'ruth', iso(start));
    const clock = buildClock(startsAt);
    const lines: string[] = [];
    const into = { write: (line: string) => void lines.push(line) };
    const deliver = () => Promise.reject(new Error('nothing may be sent'));
    const parts = { db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: pino({}, into) };
    await sendDueMail(parts, clock);
    expect(await outbox(db)).toMatchObject([{ attempts: 1, dueAt: iso(start + pauseMs(1)), givenUpAt: null }]);

    await db
      .updateTable('outbox')
      .set({ attempts: mostAttempts - 1 })
      .execute();
    clock.move(pauseMs(1));
    await sendDueMail(parts, clock);
    expect(await outbox(db)).toMatchObject([{ attempts: mostAttempts, givenUpAt: expect.any(String) }]);
    expect(lines.at(-1)).toContain('a mail was given up');
    expect(lines.join()).not.toMatch(/college\.example|no link may be made/);
  },
);

test('a mail server that is away is asked for two days, and no longer', async () => {
  await using database = await openDatabase('sqlite');
  await using mailServer = await openMailServer();
  const { deliver } = await openSmtp(settings(mailServer.url), publicUrl);
  await mailServer[Symbol.asyncDispose]();
  await insertMails(database.db, 1);
  const clock = buildClock(startsAt);
  let rounds = 0;
  for (; rounds < 20 && (await outbox(database.db))[0]?.givenUpAt === null; rounds += 1) {
    await sendDueMail(
      { db: database.db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: createLog('silent') },
      clock,
    );
    clock.move(pauseMs(rounds + 1));
  }
  expect(rounds).toBe(mostAttempts);
  // Subtracts the pause after the last try, after which nothing is sent.
  expect(clock.now().getTime() - pauseMs(mostAttempts) - start).toBeGreaterThan(2 * 86_400_000);
});

test.each(bothDatabases)(
  'on %s the mail of a server that died is sent by another, and the dead one changes nothing any more',
  async (kind) => {
    await using database = await openDatabase(kind);
    await insertMails(database.db, 1);
    const dead = await claimMail(database.db, iso(start), iso(start + leaseMs));
    expect(await claimMail(database.db, iso(start + leaseMs - 1), iso(start + 2 * leaseMs))).toBeUndefined();
    const living = await claimMail(database.db, iso(start + leaseMs), iso(start + 2 * leaseMs));
    expect([dead?.attempts, living?.attempts, living?.id === dead?.id]).toEqual([1, 2, true]);
    if (!dead || !living) return;
    await deleteMail(database.db, dead);
    await postponeMail(database.db, dead, iso(start));
    expect(await outbox(database.db)).toMatchObject([{ attempts: 2, dueAt: iso(start + 2 * leaseMs) }]);
    await deleteMail(database.db, living);
    expect(await outbox(database.db)).toEqual([]);
  },
);

test.each(databaseKinds)('on %s staff hear of what visitors send: what it is, and nothing of who sent it', async (kind) => {
  await using mailServer = await openMailServer();
  await using hub = await buildVisitorHub(kind, {
    environment: {
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: 'office@college.example,dean@college.example',
    },
  });
  const answer = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string; reference: string };
  await hub.post('/api/contacts', buildContact());
  const question = (await (await hub.post('/api/questions', buildQuestion())).json()) as { id: string };
  const { deliver } = await openSmtp(
    { ...settings(mailServer.url), to: ['office@college.example', 'dean@college.example'] },
    publicUrl,
  );
  await sendDueMail(
    { db: hub.db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: createLog('silent') },
    systemClock,
  );
  await expect.poll(() => mailServer.received.length).toBe(3);
  const texts = mailServer.received.map(({ text }) => text.replaceAll('=\r\n', ''));
  const suggested = texts.find((text) => text.includes(answer.reference)) ?? '';
  expect(suggested).toMatch(new RegExp(`^Subject: A tool was suggested \\(${answer.reference}\\)\r$`, 'm'));
  expect(suggested).toContain('Name: Candle');
  expect(suggested).toContain(`https://hub.example/admin/submissions/${answer.id}`);
  expect(texts.some((text) => text.includes('https://hub.example/admin/contacts'))).toBe(true);
  expect(texts.some((text) => text.includes(`https://hub.example/admin/questions/${question.id}`))).toBe(true);
  for (const { to } of mailServer.received) expect(to).toEqual(['office@college.example', 'dean@college.example']);
  expect(texts.join()).not.toMatch(/Ruth|Adeyemi|stmarks|Leith|Which tools|choir/);
  expect(await outbox(hub.db)).toEqual([]);
});

test('nobody hears of spam, of a retry, or of anything without SMTP_URL', async () => {
  await using mailServer = await openMailServer(() => 451);
  await using hub = await buildVisitorHub('sqlite', {
    environment: { SMTP_URL: mailServer.url, STAFF_EMAIL: 'office@college.example' },
  });
  await hub.post('/api/submissions', buildSuggestion({ description: 'https://a.example '.repeat(9) }));
  expect(await outbox(hub.db)).toEqual([]);
  for (let times = 0; times < 2; times += 1) await hub.post('/api/contacts', buildContact(), { 'Idempotency-Key': 'once' });
  expect(await outbox(hub.db)).toHaveLength(1);

  await using silent = await buildVisitorHub('sqlite');
  await silent.post('/api/submissions', buildSuggestion());
  await silent.post('/api/contacts', buildContact());
  expect(await outbox(silent.db)).toEqual([]);
});

test('a mail about what is deleted meanwhile is dropped', async () => {
  await using database = await openDatabase('sqlite');
  await insertMail(database.db, 'submission', 'gone', iso(start));
  const deliver = () => Promise.reject(new Error('nothing may be sent'));
  await sendDueMail(
    { db: database.db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: createLog('silent') },
    buildClock(startsAt),
  );
  expect(await outbox(database.db)).toEqual([]);
});

test('a password is not sent to a mail server without TLS', async () => {
  await using mailServer = await openMailServer();
  const withPassword = mailServer.url.replace('//', '//hub:secret@');
  const { deliver } = await openSmtp(settings(withPassword), publicUrl);
  await expect(deliver({ id: 'a', subject: 's', text: 't' })).rejects.toThrow(/STARTTLS/i);
  expect(mailServer.tries()).toBe(0);
});

test('a mail server that never answers does not hold up a stop', async () => {
  await using database = await openDatabase('sqlite');
  await insertMails(database.db, 1);
  const attempt = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  const deliver = () => {
    attempt.resolve();
    return reply.promise;
  };
  const stop = startMail(
    { db: database.db, deliver, publicUrl, ...buildTermsMail(publicUrl), catalogue, resetTokenFor, log: createLog('silent') },
    buildClock(startsAt),
  );
  await attempt.promise;
  await stop();
  expect(await outbox(database.db)).toMatchObject([{ attempts: 1 }]);
  reply.resolve();
  await expect.poll(() => outbox(database.db)).toEqual([]);
}, 15_000);
