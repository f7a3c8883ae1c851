import { expect, test } from 'vitest';
import { buildContent } from '#tests/builders.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { buildContact, buildQuestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { beginWeek } from '../jobs/weekly-mail.ts';
import { createLog } from '../log.ts';
import { saveLinkCheck } from '../repositories/link-checks.ts';
import { sendDueMail } from './send-due-mail.ts';
import type { StaffMail } from './staff-mail.ts';
import { makeWeekMail } from './week-mail.ts';

const publicUrl = 'https://hub.example';
const ruledBy = buildContent();
const monday = new Date('2026-11-23T06:00:00.000Z');

test.each(databaseKinds)('on %s staff are told once a week, in one mail, on its day and not before the morning', async (kind) => {
  await using hub = await buildVisitorHub(kind);
  await hub.post('/api/submissions', buildToolSuggestion({ title: 'Tenebrae hearse' }));
  await hub.db.deleteFrom('outbox').execute();
  const sent: StaffMail[] = [];
  const parts = {
    db: hub.db,
    deliver: async (mail: StaffMail) => sent.push(mail),
    publicUrl,
    ruledBy,
    resetTokenFor: () => Promise.reject(new Error('no link may be made')),
    log: createLog('silent'),
  };
  const look = async (time: string) => {
    await Promise.all([1, 2].map(() => beginWeek(hub.db, 'monday', new Date(time))));
    await sendDueMail(parts, () => Date.parse(time));
    return sent.length;
  };
  expect(await look('2026-11-22T23:59:59.000Z')).toBe(0);
  expect(await look('2026-11-23T05:59:59.000Z')).toBe(0);
  expect(await look('2026-11-23T06:00:00.000Z')).toBe(1);
  expect(await look('2026-11-23T23:00:00.000Z')).toBe(1);
  expect(await look('2026-11-30T06:00:00.000Z')).toBe(2);
  expect(sent[0]?.text).toContain('1 suggestion is open\n  https://hub.example/admin/submissions\n');
});

test('the mail counts what waits, names what is to be checked first, and quotes nothing of visitors', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await hub.post('/api/submissions', buildToolSuggestion({ title: 'Tenebrae hearse' }));
  await hub.post('/api/contacts', buildContact({ message: 'A secret of ours.' }));
  await alterRecords(hub.db, 'tools', { verifiedAt: '2020-01' });
  const link = { reason: null, leadsTo: null, failures: 2, checkedAt: '2026-11-22', workedAt: null };
  await saveLinkCheck(hub.db, { ...link, address: 'https://lamp.example/terms', outcome: 'dead' });
  const mail = await makeWeekMail({ db: hub.db, ruledBy, publicUrl }, monday);
  expect(mail?.subject).toBe('4 things are waiting at the staff desk');
  expect(mail?.text.split('\n')).toEqual([
    'This is waiting at the staff desk of the hub:',
    '',
    '1 suggestion is open',
    '  https://hub.example/admin/submissions',
    '',
    '1 message isn’t done',
    '  https://hub.example/admin/contacts?status=pending',
    '',
    '1 entry needs another check',
    '  first Lamp',
    '  https://hub.example/admin/recheck',
    '',
    '1 link is dead',
    '  https://hub.example/admin/links',
    '',
    'You get this mail once a week, when something is waiting.',
    '',
    'Ministry AI Hub',
    '',
  ]);
});

test('what was taken for spam is named, of all three kinds, since no other mail tells of it', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await hub.post('/api/submissions', buildToolSuggestion({ homepage: 'x' }));
  await hub.post('/api/contacts', buildContact({ homepage: 'x' }));
  await hub.post('/api/questions', buildQuestion({ homepage: 'x' }));
  const mail = await makeWeekMail({ db: hub.db, ruledBy, publicUrl }, monday);
  for (const what of ['suggestion', 'question', 'message'])
    expect(mail?.text).toMatch(new RegExp(`^1 ${what} was taken for spam\\n  https://hub.example/admin/.+status=spam$`, 'm'));
});

test('a week in which nothing waits brings no mail', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await alterRecords(hub.db, 'tools', { verifiedAt: '2026-11-20' });
  await alterRecords(hub.db, 'workflows', { verifiedAt: '2026-11-20' });
  expect(await makeWeekMail({ db: hub.db, ruledBy, publicUrl }, monday)).toBeUndefined();
});
