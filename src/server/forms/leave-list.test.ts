import { expect, test } from 'vitest';
import { interestConsent, newsletterConsent } from '#domain/submissions/consent.ts';
import { interestSubject } from '#domain/submissions/contact-subject.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import { LeaveLinks } from '../submissions/leave-links.ts';

/** The rows of the list that staff take along, by address and matter. */
async function listed(staff: StaffClient): Promise<Map<string, string[]>> {
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

/** The link in a row, at the address where the hub runs in this test. */
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

    const list = await listed(staff);
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

    // As a mail program does it: no page, no cookie, no origin.
    const first = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect([first.status, await first.text()]).toEqual([200, 'You’re off the list.\n']);
    expect([...(await listed(staff)).keys()]).toEqual(['amos@grace.example: news of the hub']);
    // What was written stays.
    expect((await hub.db.selectFrom('contacts').select('id').execute()).length).toBe(4);
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
  const link = linkIn([...(await listed(staff)).values()][0], hub.address);
  for (const bad of [link.slice(0, -1), link.replace(/t=./, 't=_'), link.replace(/\?.*/, ''), `${link}x`])
    expect((await fetch(bad, { method: 'POST' })).status).toBe(400);
  expect((await listed(staff)).size).toBe(1);
  const told = await fetch(`${link}x`, { method: 'POST', headers: { Accept: 'text/html' } });
  expect([told.status, told.headers.get('Content-Type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await told.text()).toContain('This link is incomplete. Please click it again in the mail.');

  const stranger = new LeaveLinks('0123456789abcdef'.repeat(2), hub.address).of('list', 'nobody@stann.example');
  const unknown = await fetch(stranger, { method: 'POST' });
  expect([unknown.status, await unknown.text()]).toEqual([200, 'You’re off the list.\n']);
  // Opening the link does nothing: mail programs look at links before a person does.
  await fetch(link);
  expect((await listed(staff)).size).toBe(1);
  const thanked = await fetch(link, { method: 'POST', headers: { Accept: 'text/html' }, redirect: 'manual' });
  expect([thanked.status, thanked.headers.get('Location')]).toEqual([303, '/leave-the-list?done=yes']);
  expect((await listed(staff)).size).toBe(0);
});

test('what looks like spam is on no list', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await hub.post('/api/contacts', buildContact({ newsletter: true }));
  await hub.db.updateTable('contacts').set({ status: 'spam' }).execute();
  expect((await listed(staff)).size).toBe(0);
});
