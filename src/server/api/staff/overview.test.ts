import { expect, test } from 'vitest';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact, buildQuestion, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import type { AuditRow, ContactRow, InterestRow } from './staff-answers.ts';

test.each(bothDatabases)('on %s what waits is counted', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  await hub.post('/api/submissions', buildSuggestion());
  await hub.post('/api/submissions', buildSuggestion({ homepage: 'x' }));
  const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
  await staff.read('PATCH', `/api/staff/submissions/${id}`, { version: 1, status: 'in review' });
  await hub.post('/api/contacts', buildContact());
  await hub.post('/api/contacts', buildContact({ homepage: 'x' }));
  await hub.post('/api/questions', buildQuestion({ homepage: 'x' }));
  expect(await staff.read('GET', '/api/staff/counts')).toEqual({
    pendingSubmissions: 1,
    inReviewSubmissions: 1,
    spam: 1,
    spamContacts: 1,
    spamQuestions: 1,
    pendingContacts: 1,
    pendingQuestions: 0,
    changedDocuments: 0,
    deadLinks: 0,
    toolsToRecheck: 0,
    workflowsToRecheck: 0,
    answersToRecheck: 0,
    newerFiles: 0,
    numbersToDial: 0,
  });
});

test.each(databaseKinds)('on %s messages are answered, and a second answer to one version is refused', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  await hub.post('/api/contacts', buildContact());
  const [contact] = await staff.read<ContactRow[]>('GET', '/api/staff/contacts?status=pending');
  expect(contact).toEqual({
    ...buildContact(),
    id: expect.any(String),
    version: 1,
    interestCategory: null,
    status: 'pending',
    formToken: 'none',
    createdAt: expect.any(String),
  });
  const path = `/api/staff/contacts/${contact?.id}`;
  const row = await staff.read<ContactRow>('PATCH', path, { version: 1, status: 'done' });
  expect(row).toEqual({ ...contact, version: 2, status: 'done' });
  expect(await staff.read('PATCH', path, { version: 1, status: 'spam' }, 409)).toMatchObject({ current: row });
  expect((await staff.call('PATCH', '/api/staff/contacts/none', { version: 1, status: 'done' })).status).toBe(404);
});

test.each(bothDatabases)('on %s interest is counted by category, without spam', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  for (const more of [{}, { email: 'b@stmarks.example' }, { homepage: 'x' }])
    await hub.post('/api/contacts', buildContact({ subject: 'Interest: Analytics', ...more }));
  await hub.post('/api/contacts', buildContact());
  expect(await staff.read<InterestRow[]>('GET', '/api/staff/interest')).toEqual([
    { category: 'Analytics', count: 2, latestAt: expect.stringMatching(/Z$/) },
  ]);
});

test.each(bothDatabases)('on %s the audit log is read page by page, the latest first', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const response = await staff.call('GET', '/api/staff/audit?limit=1');
  const rows = (await response.json()) as AuditRow[];
  // Two users were added, one signed in.
  expect([response.headers.get('X-Total-Count'), rows]).toEqual([
    '3',
    [{ id: expect.any(String), at: expect.any(String), username: 'amos', action: 'signed in', target: null, detail: null }],
  ]);
});

test.each(bothDatabases)('on %s page views are told by day and by path, from the day that was asked for', async (kind) => {
  const clock = buildClock();
  await using hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const views = [
    { path: '/', day: daysAgo(40), count: 9 },
    { path: '/', day: daysAgo(3), count: 2 },
    { path: '/all-tools', day: daysAgo(3), count: 5 },
    { path: '/', day: daysAgo(1), count: 1 },
  ];
  await hub.db.insertInto('pageViews').values(views).execute();
  expect(await staff.read('GET', '/api/staff/page-views')).toEqual({
    days: [
      { day: daysAgo(3), count: 7 },
      { day: daysAgo(1), count: 1 },
    ],
    paths: [
      { path: '/all-tools', count: 5 },
      { path: '/', count: 3 },
    ],
  });
  expect(await staff.read('GET', '/api/staff/page-views?days=60')).toMatchObject({ paths: [{ path: '/', count: 12 }, {}] });
  expect((await staff.call('GET', '/api/staff/page-views?days=0')).status).toBe(400);
});

test('what is exported opens in a spreadsheet and can do no harm there', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await hub.post('/api/submissions', buildToolSuggestion({ title: '=1+1', features: ['a', 'b "c", d'] }));
  const response = await staff.call('GET', '/api/staff/submissions.csv');
  expect([
    response.headers.get('Content-Type'),
    response.headers.get('Content-Disposition'),
    response.headers.get('Cache-Control'),
  ]).toEqual([
    'text/csv; charset=utf-8',
    expect.stringMatching(/^attachment; filename="submissions-20\d\d-\d\d-\d\d\.csv"$/),
    'no-store',
  ]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text).toContain(",'=1+1,");
  expect(text).toContain('"a\nb ""c"", d"');
  for (const name of ['contacts', 'questions', 'tools', 'workflows', 'audit']) {
    expect((await staff.call('GET', `/api/staff/${name}.csv`)).status, name).toBe(200);
  }
  const exported = await hub.db.selectFrom('auditLog').select(['target', 'detail']).where('action', '=', 'exported').execute();
  const names = ['audit', 'contacts', 'questions', 'submissions', 'tools', 'workflows'];
  expect(exported.map(({ target }) => target).sort()).toEqual(names);
});
