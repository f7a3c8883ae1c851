import { expect, test } from 'vitest';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import { buildContact, buildQuestion, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);

test.each(bothDatabases)(
  'on %s a suggestion is answered with id, status and reference, and stored with nothing but its fields',
  async (kind) => {
    await using hub = await buildVisitorHub(kind);
    const forged = {
      id: 'mine',
      createdAt: '2020',
      reviewedAt: '2020',
      status: 'accepted',
      adminNotes: 'fine',
      version: 7,
      reference: 'S-222222',
    };
    const response = await hub.post('/api/submissions', {
      ...buildSuggestion(forged),
      features: ['of a tool'],
      website: 'https://a.example',
    });
    const answer = (await response.json()) as { id: string; reference: string };
    expect(response.status).toBe(201);
    expect(answer).toEqual({ id: uuid, status: 'pending', reference: expect.stringMatching(/^S-[2-9A-Z]{6}$/) });
    const { submitterEmail, ...sent } = buildSuggestion();
    expect(await sentRows(hub.db, 'submissions')).toEqual([
      {
        ...sent,
        ...{ worksForTool: false, email: submitterEmail, id: answer.id, reference: answer.reference },
        ...{ status: 'pending', formToken: 'none', notes: null, decidedAt: null, version: 1 },
        ...{ votes: 0, newsletter: 0, interestCategory: null, consent: null, answer: null, mergedInto: null },
        createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
      },
    ]);
  },
);

test.each(bothDatabases)('on %s a message is answered with its id and stored', async (kind) => {
  await using hub = await buildVisitorHub(kind);
  const response = await hub.post('/api/contacts', buildContact({ subject: 'Interest: Analytics', id: 'mine', status: 'done' }));
  expect([response.status, await response.json()]).toEqual([201, { id: uuid }]);
  expect(await sentRows(hub.db, 'contacts')).toEqual([
    {
      ...buildContact({ subject: 'Interest: Analytics' }),
      newsletter: 1,
      interestCategory: 'Analytics',
      consent: 'Send me news of the hub by email; Please tell me when Analytics opens.',
      formToken: 'none',
      status: 'pending',
      version: 1,
      id: uuid,
      createdAt: expect.any(String),
      ...{ reference: null, votes: 0, notes: null, answer: null, mergedInto: null, decidedAt: null },
    },
  ]);
});

const builders = { submissions: buildSuggestion, contacts: buildContact, questions: buildQuestion };
const changes = { submissions: { title: 'Another' }, contacts: { message: 'Another' }, questions: { question: 'Another?' } };

test.each(bothDatabases.flatMap((on) => inboxKindNames.map((kind) => ({ on, kind }))))(
  'on $on a retry of $kind under the same key is stored once, and answered alike',
  async ({ on, kind }) => {
    await using hub = await buildVisitorHub(on);
    const build = builders[kind];
    const send = (body: object, key: string) => hub.post(`/api/${kind}`, body, { 'Idempotency-Key': key });
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await send(build(), 'k')).json()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await send(build(changes[kind]), 'k')).status).toBe(422);
    expect((await send(build(), 'l')).status).toBe(201);
    // The same key from one client does not collide between forms.
    for (const other of inboxKindNames.filter((name) => name !== kind))
      expect((await hub.post(`/api/${other}`, builders[other](), { 'Idempotency-Key': 'k' })).status).toBe(201);
    for (const wrong of ['', ' ', 'a b', 'x'.repeat(256)]) expect((await send(build(), wrong)).status, wrong).toBe(400);
    expect(await sentRows(hub.db, kind)).toHaveLength(2);
  },
);

test('a form that comes back within three seconds is a robot’s, and one that is a day old is not believed', async () => {
  const clock = buildClock();
  await using hub = await buildVisitorHub('sqlite', { clock });
  const { token: formToken } = (await (await fetch(`${hub.address}/api/form-tokens/submission`)).json()) as { token: string };
  const send = () => hub.post('/api/submissions', buildSuggestion({ formToken }));
  for (const ms of [2_999, 1, 24 * 60 * 60 * 1_000]) {
    clock.move(ms);
    expect((await send()).status).toBe(201);
  }
  expect(await sentRows(hub.db, 'submissions')).toMatchObject([
    { status: 'spam', formToken: 'too fast', createdAt: '2026-11-27T12:00:02.999Z' },
    { status: 'pending', formToken: 'valid', createdAt: '2026-11-27T12:00:03.000Z' },
    { status: 'pending', formToken: 'expired', createdAt: '2026-11-28T12:00:03.000Z' },
  ]);
});

test('the fields that are wrong are told by name', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const response = await hub.post(
    '/api/submissions',
    buildToolSuggestion({ title: ' ', website: 'ftp://a.example', features: ['a', 5] }),
  );
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      message: 'Some fields are missing or wrong.',
      issues: [
        { path: 'title', message: 'Enter the name of the tool' },
        { path: 'website', message: 'Enter a website address that starts with https:// or http://' },
        { path: 'features.1', message: 'Feature must be text' },
      ],
    },
  ]);
  expect(await sentRows(hub.db, 'submissions')).toEqual([]);
});

test.each(['submissions', 'contacts'])('/api/%s is read by staff only, and takes no other method', async (name) => {
  await using hub = await buildVisitorHub('sqlite');
  const address = `${hub.address}/api/${name}`;
  const read = await fetch(address);
  expect([read.status, await read.json()]).toEqual([401, { message: 'Only staff may read this.' }]);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(401);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch(address, { method });
    expect([response.status, response.headers.get('Allow')], method).toEqual([405, 'GET, HEAD, POST']);
    expect(await response.json()).toHaveProperty('message');
  }
});

test('another site’s page is refused before anything is read', async () => {
  await using hub = await buildVisitorHub('sqlite');
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as Record<string, string>[]) {
    expect((await hub.post('/api/submissions', buildSuggestion(), headers)).status).toBe(403);
  }
  for (const headers of [{ Origin: 'https://hub.example' }, { Origin: hub.address, 'Sec-Fetch-Site': 'same-origin' }] as Record<
    string,
    string
  >[]) {
    expect((await hub.post('/api/submissions', buildSuggestion(), headers)).status).toBe(201);
  }
});

test.each(databaseKinds)('on %s what looks like spam gets the usual thanks and waits in its own folder', async (kind) => {
  await using hub = await buildVisitorHub(kind);
  const { token } = (await (await fetch(`${hub.address}/api/form-tokens/submission`)).json()) as { token: string };
  const links = 'https://a.example https://b.example www.c.example http://d.example';
  for (const spam of [
    { homepage: 'https://spam.example' },
    { description: links },
    { steps: links.split(' ') },
    { formToken: token },
  ]) {
    const response = await hub.post('/api/submissions', buildSuggestion(spam));
    expect([response.status, await response.json()]).toEqual([
      201,
      { id: uuid, status: 'pending', reference: expect.any(String) },
    ]);
  }
  expect((await hub.post('/api/contacts', buildContact({ message: links }))).status).toBe(201);
  expect((await hub.post('/api/questions', buildQuestion({ question: `${links}?` }))).status).toBe(201);
  const statuses = await sentRows(hub.db, 'submissions');
  expect(statuses.map(({ status, formToken }) => `${status} ${formToken}`)).toEqual([
    'spam none',
    'spam none',
    'spam none',
    'spam too fast',
  ]);
  for (const kind of ['contacts', 'questions'] as const) expect(await sentRows(hub.db, kind)).toMatchObject([{ status: 'spam' }]);
});

test('three links are fine, a website is no link, and whatever stands in the extra fields is no fault', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const description = 'https://a.example https://b.example https://c.example';
  await hub.post('/api/submissions', buildToolSuggestion({ description }));
  for (const extra of [{ toString: 1 }, [], 5, null, true]) {
    expect((await hub.post('/api/submissions', buildSuggestion({ homepage: extra, formToken: extra }))).status).toBe(201);
  }
  await hub.post('/api/submissions', buildSuggestion({ formToken: 'made.up.token' }));
  const rows = await sentRows(hub.db, 'submissions');
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']));
  expect(rows.map(({ formToken }) => formToken)).toContain('forged');
});

test('a client that sends too much is told when to try again; proxies are believed only when they are trusted', async () => {
  await using hub = await buildVisitorHub('sqlite', { environment: { RATE_LIMIT_SUBMISSIONS: '2' } });
  const send = (forwarded: string) => hub.post('/api/submissions', {}, { 'X-Forwarded-For': forwarded });
  expect([(await send('1.1.1.1')).status, (await send('2.2.2.2')).status]).toEqual([422, 422]);
  const refusal = await send('3.3.3.3');
  expect([refusal.status, Number(refusal.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(600, -1)]);
  expect(await refusal.json()).toEqual({ message: expect.stringContaining('Please try again') });
  // Each form has its own count.
  expect((await hub.post('/api/contacts', buildContact())).status).toBe(201);

  await using behind = await buildVisitorHub('sqlite', {
    environment: { RATE_LIMIT_SUBMISSIONS: '1', TRUST_PROXY: '127.0.0.0/8, ::1' },
  });
  const via = async (forwarded: string) =>
    (await behind.post('/api/contacts', buildContact(), { 'X-Forwarded-For': forwarded })).status;
  expect([await via('2001:db8:1:2::1'), await via('2001:db8:1:2::2'), await via('2001:db8:1:3::1')]).toEqual([201, 429, 201]);
});

test('two servers on one PostgreSQL count together, also when nobody set AUTH_SECRET', async () => {
  await using hub = await buildVisitorHub('postgres', { environment: { RATE_LIMIT_SUBMISSIONS: '3' } });
  const other = await hub.startAgain();
  const send = async (address: string) =>
    (
      await fetch(`${address}/api/contacts`, {
        method: 'POST',
        body: JSON.stringify(buildContact()),
        headers: { 'Content-Type': 'application/json' },
      })
    ).status;
  const statuses = [];
  for (const address of [hub.address, other.address, hub.address, other.address, hub.address]) statuses.push(await send(address));
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});
