import { expect, test } from 'vitest';
import { buildContent, buildFact, buildTermsMail } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import { keepReading } from '#tests/keep-reading.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { buildContact, buildQuestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import type { VisitorHub } from '#tests/visitor-hub.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { beginWeek } from '../jobs/weekly-mail.ts';
import { createLog } from '../log.ts';
import { insertRecords } from '../records/store.ts';
import type { AskOutcome } from '../repositories/document-asks.ts';
import { saveDocumentAsk } from '../repositories/document-asks.ts';
import { saveLinkCheck } from '../repositories/link-checks.ts';
import { sendDueMail } from './send-due-mail.ts';
import type { StaffMail } from './staff-mail.ts';
import { makeWeekMail } from './week-mail.ts';

const publicUrl = 'https://hub.example';
const catalogueIn =
  ({ db }: Pick<VisitorHub, 'db'>) =>
  () =>
    readCatalogue(db, buildContent());
const monday = new Date('2026-11-23T06:00:00.000Z');

test.each(bothDatabases)('on %s staff are told once a week, in one mail, on its day and not before the morning', async (kind) => {
  await using hub = await buildVisitorHub(kind);
  await hub.post('/api/submissions', buildToolSuggestion({ title: 'Tenebrae hearse' }));
  await hub.db.deleteFrom('outbox').execute();
  const mails: StaffMail[] = [];
  const parts = {
    db: hub.db,
    deliver: async (mail: StaffMail) => mails.push(mail),
    publicUrl,
    catalogue: catalogueIn(hub),
    ...buildTermsMail(publicUrl),
    resetTokenFor: () => Promise.reject(new Error('no link may be made')),
    log: createLog('silent'),
  };
  const look = async (time: string) => {
    await Promise.all([1, 2].map(() => beginWeek(hub.db, 'monday', new Date(time))));
    await sendDueMail(parts, buildClock(time));
    return mails.length;
  };
  expect(await look('2026-11-22T23:59:59.000Z')).toBe(0);
  expect(await look('2026-11-23T05:59:59.000Z')).toBe(0);
  expect(await look('2026-11-23T06:00:00.000Z')).toBe(1);
  expect(await look('2026-11-23T23:00:00.000Z')).toBe(1);
  expect(await look('2026-11-30T06:00:00.000Z')).toBe(2);
  expect(mails[0]?.text).toContain('1 suggestion is open\n  https://hub.example/admin/submissions\n');
});

test('the mail counts what waits, names what is to be checked first, and quotes nothing of visitors', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await hub.post('/api/submissions', buildToolSuggestion({ title: 'Tenebrae hearse' }));
  await hub.post('/api/contacts', buildContact({ message: 'A secret of ours.' }));
  await alterRecords(hub.db, 'tools', { verifiedAt: '2020-01' });
  const link = { reason: null, leadsTo: null, failures: 2, checkedAt: '2026-11-22', workedAt: null };
  await saveLinkCheck(hub.db, { ...link, address: 'https://lamp.example/terms', outcome: 'dead' });
  const ask = { reason: null, failures: 0, againAt: null, etag: null, lastModified: null, hash: null };
  const asks: [askedAt: string, outcome: AskOutcome][] = [
    ['2026-11-20T00:00:00.000Z', 'read'],
    ['2026-11-16T06:00:00.000Z', 'refused'],
    ['2026-11-16T05:59:59.999Z', 'refused'],
  ];
  for (const [place, [askedAt, outcome]] of asks.entries())
    await saveDocumentAsk(hub.db, { ...ask, askedAt, outcome, address: `https://lamp.example/${place}` });
  const mail = await makeWeekMail({ db: hub.db, catalogue: catalogueIn(hub), publicUrl }, monday);
  expect(mail?.subject).toBe('4 things are waiting at the staff desk');
  expect(mail?.text.split('\n')).toEqual([
    'This is waiting at the staff desk of the hub:',
    '',
    '1 suggestion is open',
    '  https://hub.example/admin/submissions',
    '',
    '1 message needs a reply',
    '  https://hub.example/admin/contacts?status=pending',
    '',
    '1 entry needs another check',
    '  first Lamp',
    '  https://hub.example/admin/recheck',
    '',
    '1 link is dead',
    '  https://hub.example/admin/links',
    '',
    'In the last seven days the hub asked for 2 of the documents it quotes, and could read 1.',
    '',
    'You get this email once a week, when something is waiting.',
    '',
    'Ministry AI Hub',
    '',
  ]);
});

test('a document whose words changed is counted, and its tool stands first among what is to be checked', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const fact = buildFact({ quote: 'we do not train on your content' });
  await insertRecords(hub.db, 'facts', [{ name: 'lamp/training', record: fact }], { at: monday.toISOString(), origin: 'file' });
  const text = `${'Words of an agreement that nobody needs to read. '.repeat(9)} We may train on your content.`;
  await keepReading(hub.db, { address: fact.source, day: '2026-11-22', text, now: monday.toISOString() });
  const mail = await makeWeekMail({ db: hub.db, catalogue: catalogueIn(hub), publicUrl }, monday);
  expect(mail?.text).toContain('1 document has changed words that we quote\n  https://hub.example/admin/documents\n');
  expect(mail?.text).toContain('1 entry needs another check\n  first Lamp (words changed)\n');
});

test('what was taken for spam is named, of all three kinds, since no other mail tells of it', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await hub.post('/api/submissions', buildToolSuggestion({ homepage: 'x' }));
  await hub.post('/api/contacts', buildContact({ homepage: 'x' }));
  await hub.post('/api/questions', buildQuestion({ homepage: 'x' }));
  const mail = await makeWeekMail({ db: hub.db, catalogue: catalogueIn(hub), publicUrl }, monday);
  for (const what of ['suggestion', 'question', 'message'])
    expect(mail?.text).toMatch(new RegExp(`^1 ${what} was marked as spam\\n  https://hub.example/admin/.+status=spam$`, 'm'));
});

test('a week in which nothing waits brings no mail', async () => {
  await using hub = await buildVisitorHub('sqlite');
  await alterRecords(hub.db, 'tools', { verifiedAt: '2026-11-20' });
  await alterRecords(hub.db, 'workflows', { verifiedAt: '2026-11-20' });
  expect(await makeWeekMail({ db: hub.db, catalogue: catalogueIn(hub), publicUrl }, monday)).toBeUndefined();
});
