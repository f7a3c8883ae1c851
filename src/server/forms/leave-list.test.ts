import { expect, test } from 'vitest';
import { interestConsent, newsletterConsent } from '#domain/submissions/consent.ts';
import { interestSubject } from '#domain/submissions/contact-subject.ts';
import { buildTermsMail } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import type { TestMailServer } from '#tests/mail-server.ts';
import { openMailServer } from '#tests/mail-server.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import type { DatabaseKind } from '../database/connect.ts';
import { makeConfirmationMail } from '../mail/terms-mail.ts';
import { silenceMailbox } from '../repositories/silent-mailboxes.ts';
import { insertTermsWatch } from '../repositories/terms-watches.ts';
import { SignedIds, termsConfirmations } from '../secrets/signed-ids.ts';
import { LeaveLinks } from '../submissions/leave-links.ts';

const dayMs = 86_400_000;

/** Reads the rows of the list that staff export, by address and matter. */
async function readList(staff: StaffClient): Promise<Map<string, string[]>> {
  const text = await (await staff.call('GET', '/api/staff/mail-list.csv')).text();
  const [, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  const rows = lines
    .filter(Boolean)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
  return new Map(rows.map((row) => [`${row[0]}: ${row[2]}`, row]));
}

/** Finds the link in a row, at the address where the hub runs in this test. */
const linkIn = (row: readonly string[] | undefined, address: string) =>
  row?.find((cell) => /^https:/.test(cell))?.replace('https://hub.example', address) ?? 'no link';

test.each(bothDatabases)(
  'on %s who asked to hear is on the list with day and words, and a link takes each off, whatever the case',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    await hub.post('/api/contacts', buildContact({ email: 'naomi@stann.example', newsletter: true }));
    await hub.post(
      '/api/contacts',
      buildContact({ email: 'Naomi@StAnn.example', newsletter: false, subject: interestSubject('Analytics') }),
    );
    await hub.post('/api/contacts', buildContact({ email: 'amos@grace.example', newsletter: true }));
    await hub.post('/api/contacts', buildContact({ email: 'silent@grace.example', newsletter: false }));

    const list = await readList(staff);
    expect([...list.keys()].sort()).toEqual([
      'Naomi@StAnn.example: the opening of Analytics',
      'amos@grace.example: news of the hub',
      'naomi@stann.example: news of the hub',
    ]);
    const row = list.get('naomi@stann.example: news of the hub') ?? [];
    expect(row).toContain(newsletterConsent);
    expect(list.get('Naomi@StAnn.example: the opening of Analytics')).toContain(interestConsent('Analytics'));
    expect(row.at(-1)).toBe('List-Unsubscribe=One-Click');
    expect(row.at(-2)).toBe(`<${row.at(-3)}>`);
    const link = linkIn(row, hub.address);
    expect(link).not.toContain('naomi');

    // Request of a mail program: no page, no cookie, no origin.
    const first = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect([first.status, await first.text()]).toEqual([200, 'You’re off the list.\n']);
    expect([...(await readList(staff)).keys()]).toEqual(['amos@grace.example: news of the hub']);
    // Messages stay.
    expect(await sentRows(hub.db, 'contacts')).toHaveLength(4);
    expect(await staff.read('GET', '/api/staff/audit?limit=2')).toContainEqual(
      expect.objectContaining({ username: '(visitor)', action: 'left the list', target: 'mail-list', detail: null }),
    );
    const again = await fetch(link, { method: 'POST' });
    expect([again.status, await again.text()]).toEqual([200, 'You’re off the list.\n']);
  },
);

test('whoever is not known gets the same answer, a browser is thanked on a page, and a forged or cut link does nothing', async () => {
  await using hub = await buildStaffHub('sqlite', { environment: { AUTH_SECRET: '0123456789abcdef'.repeat(2) } });
  const staff = await hub.as('amos');
  await hub.post('/api/contacts', buildContact({ email: 'naomi@stann.example', newsletter: true }));
  const link = linkIn([...(await readList(staff)).values()][0], hub.address);
  for (const bad of [link.slice(0, -1), link.replace(/t=./, 't=_'), link.replace(/\?.*/, ''), `${link}x`])
    expect((await fetch(bad, { method: 'POST' })).status).toBe(400);
  expect((await readList(staff)).size).toBe(1);
  const refusal = await fetch(`${link}x`, { method: 'POST', headers: { Accept: 'text/html' } });
  expect([refusal.status, refusal.headers.get('Content-Type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await refusal.text()).toContain('This link is incomplete. Please click it again in the email.');

  const stranger = new LeaveLinks('0123456789abcdef'.repeat(2), hub.address).of('list', 'nobody@stann.example');
  const unknown = await fetch(stranger, { method: 'POST' });
  expect([unknown.status, await unknown.text()]).toEqual([200, 'You’re off the list.\n']);
  // Opening the link does nothing: mail programs look at links before a person does.
  await fetch(link);
  expect((await readList(staff)).size).toBe(1);
  const thanked = await fetch(link, { method: 'POST', headers: { Accept: 'text/html' }, redirect: 'manual' });
  expect([thanked.status, thanked.headers.get('Location')]).toEqual([303, '/leave-the-list?done=yes']);
  expect((await readList(staff)).size).toBe(0);
});

test('what looks like spam is on no list', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await hub.post('/api/contacts', buildContact({ newsletter: true }));
  await hub.db.updateTable('inbox').set({ status: 'spam' }).execute();
  expect((await readList(staff)).size).toBe(0);
});

const secret = '0123456789abcdef'.repeat(2);
const email = 'naomi@stann.example';

/** Builds a hub that mails, so that visitors may subscribe to changed terms, with its links. */
async function buildMailingHub(kind: DatabaseKind, server: TestMailServer) {
  const clock = buildClock();
  const environment = { AUTH_SECRET: secret, SMTP_URL: server.url, STAFF_EMAIL: 'office@college.example' };
  const hub = await buildStaffHub(kind, { environment, clock });
  const askTerms = (address = email) =>
    fetch(`${hub.address}/terms-changes`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: address, tool: 'lamp' }),
    });
  const watches = () => hub.db.selectFrom('termsWatches').select(['id', 'email']).orderBy('id').execute();
  /** Confirms the waiting subscription. @returns its id */
  const sayYes = async () => {
    const { id } = await hub.db
      .selectFrom('termsWatches')
      .select('id')
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow();
    await fetch(`${hub.address}/terms-changes?confirm=${termsConfirmations(secret).tokenOf(id)}`, { method: 'POST' });
    return id;
  };
  const press = (link: string, never = false) =>
    fetch(`${hub.address}${new URL(link).pathname}${new URL(link).search}${never ? '&never=yes' : ''}`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    });
  return { hub, clock, askTerms, watches, sayYes, press, links: new LeaveLinks(secret, hub.address) };
}

test.each(bothDatabases)('on %s a link takes its reader off, whatever they chose, left and came back to since', async (kind) => {
  await using server = await openMailServer();
  const { hub, clock, askTerms, watches, sayYes, press, links } = await buildMailingHub(kind, server);
  await using _ = hub;
  const link = links.of('terms', 'Naomi@StAnn.example');
  expect(link).not.toMatch(/naomi|stann/i);

  await askTerms();
  const first = await sayYes();
  clock.move(dayMs);
  await askTerms();
  const second = await sayYes();
  expect(await watches()).toEqual([{ id: first, email }]);
  expect((await press(link)).headers.get('Location')).toBe('/leave-the-list?done=yes');
  expect(await watches()).toEqual([]);

  // They subscribe again, and press the same link; links of the former release name a wish, also one whose tools went to another.
  for (const former of [undefined, 'first', 'second'] as const) {
    clock.move(dayMs);
    await askTerms();
    const one = await sayYes();
    clock.move(dayMs);
    await askTerms();
    const two = await sayYes();
    const ids = new SignedIds(secret, 'leave the list');
    const usedLink = former ? `${hub.address}/leave-the-list?t=${ids.tokenOf(former === 'first' ? one : two)}` : link;
    expect((await press(usedLink)).status).toBe(303);
    expect(await watches()).toEqual([]);
  }
  expect(second).not.toBe(first);
});

test('a link of one matter leaves the other alone, and one of the former release names a message', async () => {
  await using server = await openMailServer();
  const { hub, askTerms, watches, sayYes, press, links } = await buildMailingHub('sqlite', server);
  await using _ = hub;
  const staff = await hub.as('amos');
  const sendContact = async () => {
    await hub.post('/api/contacts', buildContact({ email, newsletter: true }));
    return hub.db.selectFrom('inbox').select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
  };
  await sendContact();
  await askTerms();
  await sayYes();
  await press(links.of('terms', email));
  expect([(await watches()).length, (await readList(staff)).size]).toEqual([0, 1]);
  await press(links.of('list', email));
  expect((await readList(staff)).size).toBe(0);
  const { id } = await sendContact();
  expect((await readList(staff)).size).toBe(1);
  await press(`${hub.address}/leave-the-list?t=${new SignedIds(secret, 'leave the list').tokenOf(id)}`);
  expect((await readList(staff)).size).toBe(0);
});

test.each(bothDatabases)(
  'on %s whoever says never again is off every list, and is not asked again, with a plus sign or without',
  async (kind) => {
    await using server = await openMailServer();
    const { hub, clock, askTerms, watches, sayYes, press, links } = await buildMailingHub(kind, server);
    await using _ = hub;
    const staff = await hub.as('amos');
    await hub.post('/api/contacts', buildContact({ email: 'naomi+news@stann.example', newsletter: true }));
    await askTerms();
    await sayYes();
    const answer = await press(links.of('terms', email), true);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/leave-the-list?done=never']);
    const isAsked = async () => [(await watches()).length, (await readList(staff)).size];
    expect(await isAsked()).toEqual([0, 0]);
    // Only a hash of the address is stored.
    expect(await hub.db.selectFrom('silentMailboxes').selectAll().execute()).toEqual([
      { mailboxHash: expect.stringMatching(/^[\w-]{22}$/), saidAt: clock.now().toISOString() },
    ]);
    clock.move(7 * dayMs);
    for (const address of [email, 'Naomi+again@StAnn.example']) {
      expect((await askTerms(address)).headers.get('Location')).toBe('/terms-changes?mail=sent');
      await hub.post('/api/contacts', buildContact({ email: address, newsletter: true }));
    }
    expect(await isAsked()).toEqual([0, 0]);
    // Other mailboxes are asked.
    await askTerms('amos@stann.example');
    expect(await isAsked()).toEqual([1, 0]);
    expect((await press(links.of('terms', email), true)).status).toBe(303);
  },
);

test('a question that was written down before somebody said never again is not sent', async () => {
  await using database = await openDatabase('sqlite');
  const links = new LeaveLinks(secret, 'https://hub.example');
  const { db } = database;
  await insertTermsWatch(db, { email, tools: ['lamp'] }, '2026-11-27T12:00:00.000Z');
  const { id } = await db.selectFrom('termsWatches').select('id').executeTakeFirstOrThrow();
  const mail = () => makeConfirmationMail({ db, publicUrl: 'https://hub.example', ...buildTermsMail('https://hub.example') }, id);
  expect((await mail())?.text).toContain('If you never want to be asked again');
  await silenceMailbox(db, links.mailboxHash(email), '2026-11-27T12:00:00.000Z');
  expect(await mail()).toBeUndefined();
});

test('never again by a link that names what is erased is refused and not promised', async () => {
  await using server = await openMailServer();
  const { hub, press } = await buildMailingHub('sqlite', server);
  await using _ = hub;
  const token = new SignedIds(secret, 'leave the list').tokenOf('01890000-0000-7000-8000-000000000000');
  const link = `${hub.address}/leave-the-list?t=${token}`;
  expect((await press(link)).status).toBe(303);
  const refusal = await press(link, true);
  expect([refusal.status, await refusal.text()]).toEqual([400, expect.stringContaining('This link is too old for that.')]);
});
