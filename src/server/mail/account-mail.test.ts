import { expect, test } from 'vitest';
import { appCode } from '#tests/authenticator.ts';
import { buildCatalogue, buildTermsMail } from '#tests/builders.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import type { TestMailServer } from '#tests/mail-server.ts';
import { openMailServer } from '#tests/mail-server.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub, clientOf, keptCookies, password } from '#tests/staff-hub.ts';
import type { SecondFactorSetup } from '../api/staff/staff-answers.ts';
import { systemClock } from '../clock/clock.ts';
import { createLog } from '../log.ts';
import { makeAccountMail } from './account-mail.ts';
import { sendDueMail } from './send-due-mail.ts';
import { openSmtp } from './smtp.ts';

const publicUrl = 'https://hub.example';

/** Sends what is due now, and lists the recipients with their mails, in the order of the addresses. */
async function sendMails({ db }: StaffHub, mailServer: TestMailServer, count: number): Promise<string[]> {
  const settings = { smtpUrl: mailServer.url, to: ['office@college.example'], from: 'hub@college.example' };
  const { deliver } = await openSmtp(settings, publicUrl);
  const resetTokenFor = () => Promise.reject(new Error('no link may be made'));
  await sendDueMail(
    {
      db,
      deliver,
      publicUrl,
      ...buildTermsMail(publicUrl),
      catalogue: async () => buildCatalogue(),
      resetTokenFor,
      log: createLog('silent'),
    },
    systemClock,
  );
  // Retries, as the hub's own worker may have been first.
  await expect.poll(() => mailServer.received.length).toBe(count);
  const mails = mailServer.received.splice(0);
  return mails.map(({ to, text }) => `${to}: ${/^Subject: (.+)\r$/m.exec(text)?.[1]}`).sort();
}

test.each(databaseKinds)('on %s whoever owns an account hears of each change of how one signs in', async (kind) => {
  await using mailServer = await openMailServer();
  const environment = { SMTP_URL: mailServer.url, STAFF_EMAIL: 'office@college.example' };
  await using hub = await buildStaffHub(kind, { environment });
  const ruth = await hub.as('ruth');
  await ruth.read('POST', '/api/staff/email', { current: password, email: 'ruth@college.example' }, 204);
  const emailChanged = 'Your email address for the staff desk was changed';
  expect(await sendMails(hub, mailServer, 1)).toEqual([`ruth@college.example: ${emailChanged}`]);
  await ruth.read('POST', '/api/staff/email', { current: password, email: 'rev.ruth@college.example' }, 204);
  // Recipients are both addresses, so that a secret change cannot go unnoticed.
  expect(await sendMails(hub, mailServer, 2)).toEqual([
    `rev.ruth@college.example: ${emailChanged}`,
    `ruth@college.example: ${emailChanged}`,
  ]);

  const next = 'four words that differ';
  await ruth.read('POST', '/api/staff/password', { current: password, password: next }, 204);
  expect(await sendMails(hub, mailServer, 1)).toEqual(['rev.ruth@college.example: Your password for the staff desk was changed']);
  const again = clientOf(hub.address, keptCookies(await hub.signIn('ruth', next)));
  const { key } = await again.read<SecondFactorSetup>('POST', '/api/staff/second-factor', { current: next });
  const confirmed = await again.call('POST', '/api/staff/second-factor/confirm', { code: appCode(key) });
  expect(confirmed.status).toBe(204);
  expect(await sendMails(hub, mailServer, 1)).toEqual([
    'rev.ruth@college.example: A second factor was set up for the staff desk',
  ]);
  const staff = clientOf(hub.address, keptCookies(confirmed));
  await staff.read('POST', '/api/staff/second-factor/off', { current: next }, 204);
  expect(await sendMails(hub, mailServer, 1)).toEqual([
    'rev.ruth@college.example: Your second factor for the staff desk was turned off',
  ]);
});

test('the mail names the account, the time and what to do, and no address', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  await db
    .insertInto('users')
    .values(buildUserRow({ id: 'u', username: 'ruth', email: 'rev.ruth@college.example' }))
    .execute();
  const change = { kind: 'email-changed', address: 'ruth@college.example', changedAt: '2026-11-22T08:15:00.000Z' } as const;
  const mail = await makeAccountMail(db, publicUrl, { ...change, userId: 'u' });
  expect(mail?.to).toBe('ruth@college.example');
  expect(mail?.text).toContain('your account ruth at the staff desk');
  expect(mail?.text).toContain('It happened on November 22, 2026 at 8:15');
  expect(mail?.text).toContain('https://hub.example/admin/forgotten-password');
  expect(mail?.text).not.toContain('college.example');
  expect(await makeAccountMail(db, publicUrl, { ...change, userId: 'removed meanwhile' })).toBeUndefined();
});

test('a hub that sends no mail notes none', async () => {
  await using hub = await buildStaffHub('sqlite');
  const ruth = await hub.as('ruth');
  await ruth.read('POST', '/api/staff/email', { current: password, email: 'ruth@college.example' }, 204);
  await ruth.read('POST', '/api/staff/password', { current: password, password: 'four words that differ' }, 204);
  expect(await hub.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
});
