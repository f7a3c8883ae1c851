import { expect, test, vi } from 'vitest';
import type { OpenQuestionView } from '#domain/questions/question-views.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildQuestion } from '#tests/visitor-builders.ts';
import type { QuestionDetail, QuestionRow } from '../staff/staff-answers.ts';

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
const reference = expect.stringMatching(/^Q-[2-9A-Z]{6}$/);

/** Asks a question. @returns it as staff see it */
async function ask(hub: StaffHub, overrides: Record<string, unknown> = {}): Promise<QuestionRow & { reference: string }> {
  const { id } = (await (await hub.post('/api/questions', buildQuestion(overrides))).json()) as { id: string };
  const staff = await hub.as('amos');
  return staff.read('GET', `/api/staff/questions/${id}`);
}

/** Asks a question that staff then let through. */
async function askOpenly(hub: StaffHub, overrides: Record<string, unknown> = {}) {
  const { id } = await ask(hub, overrides);
  const staff = await hub.as('amos');
  const question = await staff.read<QuestionDetail>('PATCH', `/api/staff/questions/${id}`, { version: 1, status: 'open' });
  return { ...question, reference: question.reference ?? '' };
}

const openOnes = async (hub: StaffHub, address = hub.address) =>
  (await (await fetch(`${address}/api/questions`)).json()) as OpenQuestionView[];
const at = async (hub: StaffHub, place: string) => {
  const response = await fetch(`${hub.address}/api/questions/${place}`);
  return [response.status, await response.json()];
};
const answerAt = async (hub: StaffHub, slug: string) => (await fetch(`${hub.address}/api/answers/${slug}`)).json();
const vote = (hub: StaffHub, place: string, method: 'POST' | 'DELETE', client?: string) =>
  voteAt(hub, `questions/${place}`, method, client);
const voteAt = async (hub: StaffHub, place: string, method: 'POST' | 'DELETE', client = '10.0.0.1') => {
  const headers = { 'X-Forwarded-For': client };
  const response = await fetch(`${hub.address}/api/${place}/vote`, { method, headers });
  return [response.status, await response.json()];
};

test.each(databaseKinds)(
  'on %s a question waits unseen until staff let it through, and says nothing of who asked',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const response = await hub.post('/api/questions', buildQuestion({ votes: 99, status: 'open', reference: 'Q-222222' }));
    const answer = (await response.json()) as { id: string; reference: string };
    expect([response.status, answer]).toEqual([201, { id: uuid, status: 'pending', reference }]);
    expect(await sentRows(hub.db, 'questions')).toEqual([
      {
        ...buildQuestion(),
        ...{ id: answer.id, reference: answer.reference, votes: 0, status: 'pending', version: 1, formToken: 'none' },
        ...{ answer: null, mergedInto: null, decidedAt: null, createdAt: expect.stringMatching(/^20\d\d-.*Z$/) },
        ...{ newsletter: 0, interestCategory: null, consent: null, notes: null },
      },
    ]);
    expect(await openOnes(hub)).toEqual([]);
    expect(await at(hub, answer.reference)).toEqual([404, { message: 'Question not found' }]);

    const staff = await hub.as('amos');
    const words = { question: 'May a choir practice with an AI voice?', category: 'Pictures, songs and copyright' };
    const path = `/api/staff/questions/${answer.id}`;
    await staff.read('PATCH', path, { version: 1, status: 'open', ...words });
    const open = { reference: answer.reference, ...words, votes: 0, asked: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) };
    expect(await openOnes(hub)).toEqual([open]);
    expect(await at(hub, answer.reference)).toEqual([200, { question: open }]);
    expect((await staff.call('PATCH', path, { version: 1, status: 'declined' })).status).toBe(409);

    await staff.read('PATCH', path, { version: 2, status: 'declined' });
    expect(await openOnes(hub)).toEqual([]);
    expect((await at(hub, answer.reference))[0]).toBe(404);
  },
);

test('what is wrong with a question is told by field', async () => {
  await using hub = await buildStaffHub('sqlite');
  const issuesOf = async (overrides: Record<string, unknown>) => {
    const response = await hub.post('/api/questions', buildQuestion(overrides));
    return ((await response.json()) as { issues?: { path: string; message: string }[] }).issues;
  };
  const personal = 'Take out the address or number, because nothing about a person belongs here';
  expect(await issuesOf({ question: ' ' })).toEqual([{ path: 'question', message: 'Enter your question' }]);
  expect(await issuesOf({ question: 'x'.repeat(201) })).toMatchObject([{ path: 'question' }]);
  expect(await issuesOf({ question: 'May we call 0131 496 0000 by AI?' })).toEqual([{ path: 'question', message: personal }]);
  expect(await issuesOf({ question: 'May AI write to ann@church.example?' })).toEqual([{ path: 'question', message: personal }]);
  expect(await issuesOf({ category: 'Gardening' })).toEqual([{ path: 'category', message: 'Choose a topic' }]);
  expect(await issuesOf({ email: 'ann' })).toEqual([{ path: 'email', message: 'Enter an email address like name@church.org' }]);
  expect(await issuesOf({ email: '', question: 'What of John 3:16-17, 2026?\nAnd more?' })).toBeUndefined();
  expect(await sentRows(hub.db, 'questions')).toMatchObject([{ question: 'What of John 3:16-17, 2026? And more?', email: null }]);
});

test.each(bothDatabases)('on %s a visitor asks the same once a day, and may take it back', async (kind) => {
  await using hub = await buildStaffHub(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
  const { id, reference: place } = await askOpenly(hub);
  expect(await vote(hub, place, 'DELETE')).toEqual([200, { votes: 0, isMine: false }]);
  expect(await vote(hub, place, 'POST')).toEqual([200, { votes: 1, isMine: true }]);
  expect(await vote(hub, place, 'POST')).toEqual([200, { votes: 1, isMine: true }]);
  expect(await vote(hub, place, 'POST', '10.0.0.2')).toEqual([200, { votes: 2, isMine: true }]);
  expect((await openOnes(hub)).map(({ votes }) => votes)).toEqual([2]);
  expect(await vote(hub, place, 'DELETE')).toEqual([200, { votes: 1, isMine: false }]);
  expect(await at(hub, place)).toMatchObject([200, { question: { votes: 1 } }]);

  // Only a hash of the visitor is stored, which no other day and no other question shares.
  const { reference: another } = await askOpenly(hub, { question: 'May a choir sing?' });
  await vote(hub, another, 'POST', '10.0.0.2');
  const rows = await hub.db.selectFrom('votes').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ voterHash }) => voterHash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain('10.0.0.2');
  await hub.db.updateTable('votes').set({ voterHash: 'of yesterday', day: '2026-01-01' }).where('recordId', '=', id).execute();
  expect(await vote(hub, place, 'POST', '10.0.0.2')).toEqual([200, { votes: 2, isMine: true }]);
});

test('a visitor who asks the same on two days is known by nothing that both have', async () => {
  const clock = buildClock();
  await using hub = await buildStaffHub('sqlite', { environment: { TRUST_PROXY: '127.0.0.1' }, clock });
  const { reference: place } = await askOpenly(hub);
  for (const votes of [1, 2]) {
    expect(await vote(hub, place, 'POST')).toEqual([200, { votes, isMine: true }]);
    clock.move(86_400_000);
  }
  const rows = await hub.db.selectFrom('votes').select(['day', 'voterHash']).execute();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ voterHash }) => voterHash)).size).toBe(2);
});

test.each(bothDatabases)('on %s many votes at once are all counted', async (kind) => {
  await using hub = await buildStaffHub(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
  const { reference: place } = await askOpenly(hub);
  const clients = Array.from({ length: 12 }, (_, number) => `10.0.1.${number}`);
  await Promise.all([...clients, ...clients].map((client) => vote(hub, place, 'POST', client)));
  expect(await at(hub, place)).toMatchObject([200, { question: { votes: 12 } }]);
});

test.each(databaseKinds)(
  'on %s an answer is asked for once a day too, and begins with the votes of its question',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
    const staff = await hub.as('amos');
    const answer = buildAnswer({ related: [] });
    const place = `answers/${answer.slug}`;
    await staff.read('POST', '/api/staff/answers', { answer }, 201);
    expect(await answerAt(hub, answer.slug)).toMatchObject({ votes: 0 });
    expect(await voteAt(hub, place, 'POST')).toEqual([200, { votes: 1, isMine: true }]);
    expect(await voteAt(hub, place, 'POST')).toEqual([200, { votes: 1, isMine: true }]);
    expect(await voteAt(hub, place, 'POST', '10.0.0.2')).toEqual([200, { votes: 2, isMine: true }]);
    expect(await voteAt(hub, place, 'DELETE')).toEqual([200, { votes: 1, isMine: false }]);
    expect(await answerAt(hub, answer.slug)).toMatchObject({ votes: 1 });
    expect(await (await fetch(`${hub.address}/api/answers`)).json()).toMatchObject([{ slug: answer.slug, votes: 1 }]);

    const question = await askOpenly(hub);
    await vote(hub, question.reference, 'POST');
    await vote(hub, question.reference, 'POST', '10.0.0.2');
    const visitorAnswer = buildAnswer({ slug: 'of-a-visitor', question: 'May a visitor ask?', related: [] });
    await staff.read(
      'POST',
      `/api/staff/questions/${question.id}/answer`,
      { version: question.version, answer: visitorAnswer },
      201,
    );
    expect(await answerAt(hub, 'of-a-visitor')).toMatchObject({ votes: 2 });
    // A visitor who voted for the question today is counted already; another one is not.
    expect(await voteAt(hub, 'answers/of-a-visitor', 'POST', '10.0.0.2')).toEqual([200, { votes: 2, isMine: true }]);
    expect(await voteAt(hub, 'answers/of-a-visitor', 'POST', '10.0.0.3')).toEqual([200, { votes: 3, isMine: true }]);

    const { version } = await staff.read<{ version: number }>('GET', `/api/staff/${place}`);
    await staff.read('POST', `/api/staff/${place}/take-down`, { version, why: 'A slip' });
    expect(await voteAt(hub, place, 'POST', '10.0.0.3')).toEqual([404, { message: 'Answer not found' }]);
    expect(await voteAt(hub, 'answers/none', 'POST')).toEqual([404, { message: 'Answer not found' }]);
  },
);

test('a vote is refused from other sites, for what is not open, and when one client sends too many', async () => {
  await using hub = await buildStaffHub('sqlite');
  const { reference: waiting } = await ask(hub);
  expect((await vote(hub, waiting, 'POST'))[0]).toBe(404);
  const { reference: place } = await askOpenly(hub);
  const address = `${hub.address}/api/questions/${place}/vote`;
  expect((await fetch(address, { method: 'POST', headers: { Origin: 'https://elsewhere.example' } })).status).toBe(403);
  const wrong = await fetch(address, { method: 'PUT' });
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST, DELETE']);
  const statuses = new Set<unknown>();
  for (let count = 0; count < 31; count += 1) statuses.add((await vote(hub, place, 'POST'))[0]);
  expect([...statuses]).toEqual([200, 429]);
});

test.each(databaseKinds)(
  'on %s a question that is merged adds its votes and itself to the other, and leads there',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
    const staff = await hub.as('amos');
    const original = await askOpenly(hub);
    const twin = await askOpenly(hub, { question: 'Is an AI voice right for choir practice?' });
    await vote(hub, twin.reference, 'POST');
    await vote(hub, original.reference, 'POST');
    const path = `/api/staff/questions/${twin.id}`;
    expect((await staff.call('POST', `${path}/merge`, { version: 2, into: { question: twin.id } })).status).toBe(409);
    const merged = await staff.read<QuestionDetail>('POST', `${path}/merge`, { version: 2, into: { question: original.id } });
    expect(merged).toMatchObject({ status: 'merged', mergedInto: { id: original.id, question: original.question } });
    expect(await openOnes(hub)).toMatchObject([{ reference: original.reference, votes: 3 }]);
    expect(await at(hub, twin.reference)).toEqual([200, { movedTo: `/questions/${original.reference}` }]);
    expect((await vote(hub, twin.reference, 'POST'))[0]).toBe(404);
    // A merged question stays merged, since other sites may link to it.
    expect((await staff.call('PATCH', path, { version: 3, status: 'open' })).status).toBe(409);
    expect((await staff.call('POST', `${path}/merge`, { version: 3, into: { question: original.id } })).status).toBe(409);
  },
);

test.each(databaseKinds)(
  'on %s an answered question stands among the answers, in search and sitemap, and leads there',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const { id, reference: place } = await askOpenly(hub);
    const path = `/api/staff/questions/${id}`;
    const draft = await staff.read<{ answer: object }>('GET', `${path}/draft`);
    expect(draft.answer).toMatchObject({
      slug: 'may-a-choir-rehearse-with-an-ai-voice',
      question: 'May a choir rehearse with an AI voice?',
      topic: 'Preaching and honesty',
    });
    const answer = { ...buildAnswer({ related: [], asked: [] }), ...draft.answer, lead: 'Yes, when the singers agree.' };
    const unknown = { ...answer, related: ['/tools/none'], duties: ['none'] };
    expect(await staff.read('POST', `${path}/answer`, { version: 2, answer: unknown }, 422)).toMatchObject({
      issues: [{ path: 'answer.related.0' }, { path: 'answer.duties.0' }],
    });
    expect(await staff.read('POST', `${path}/answer`, { version: 2, answer }, 201)).toMatchObject({
      status: 'answered',
      answeredBy: answer.slug,
      version: 3,
    });
    expect(await openOnes(hub)).toEqual([]);
    expect(await at(hub, place)).toEqual([200, { movedTo: `/answers/${answer.slug}` }]);
    expect(await (await fetch(`${hub.address}/api/answers/${answer.slug}`)).json()).toMatchObject({ lead: answer.lead });
    expect(await (await fetch(`${hub.address}/api/search?q=choir&kind=answer`)).json()).toMatchObject({
      results: [{ href: `/answers/${answer.slug}` }],
    });
    expect(await (await fetch(`${hub.address}/sitemap.xml`)).text()).toContain(`/answers/${answer.slug}<`);

    // The answer is edited, taken down and brought back like any record.
    const address = `/api/staff/answers/${answer.slug}`;
    await staff.read('PUT', address, { version: 1, answer: { ...answer, lead: 'Yes.' }, why: 'Shorter' });
    await staff.read('POST', `${address}/take-down`, { version: 2, why: 'We ask again.' });
    expect((await fetch(`${hub.address}/api/answers/${answer.slug}`)).status).toBe(410);
    expect(await (await fetch(`${hub.address}/api/answers`)).json()).toEqual([]);
    await staff.read('POST', `${address}/bring-back`, { version: 3 });
    await staff.read('POST', `${address}/restore`, { version: 4, number: 1, why: 'The first was better.' });
    expect(await (await fetch(`${hub.address}/api/answers/${answer.slug}`)).json()).toMatchObject({ lead: answer.lead });
    expect(await staff.read<unknown[]>('GET', `${address}/history`)).toHaveLength(5);
  },
);

test.each(databaseKinds)('on %s a question is merged into an answer that answers it already', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  await staff.read('POST', '/api/staff/answers', { answer: buildAnswer({ related: [] }) }, 201);
  const { id, reference: place } = await ask(hub);
  const path = `/api/staff/questions/${id}/merge`;
  expect((await staff.call('POST', path, { version: 1, into: { answer: 'none' } })).status).toBe(404);
  await staff.read('POST', path, { version: 1, into: { answer: 'may-we-record' } });
  expect(await at(hub, place)).toEqual([200, { movedTo: '/answers/may-we-record' }]);
  // The asker counts as a vote for the answer.
  expect(await answerAt(hub, 'may-we-record')).toMatchObject({ votes: 1 });
});

test.each(databaseKinds)('on %s a question is erased with its votes and its asker’s address', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const { id, reference: place } = await askOpenly(hub);
  await vote(hub, place, 'POST');
  expect((await staff.call('DELETE', `/api/staff/questions/${id}`)).status).toBe(204);
  expect(await openOnes(hub)).toEqual([]);
  expect(await sentRows(hub.db, 'questions')).toEqual([]);
  expect(await hub.db.selectFrom('votes').select('day').execute()).toEqual([]);
  expect((await staff.call('DELETE', `/api/staff/questions/${id}`)).status).toBe(404);
});

test('another server shows a question and its votes within seconds', async () => {
  await using hub = await buildStaffHub('postgres');
  const other = await hub.startAgain();
  const { reference: place } = await askOpenly(hub);
  await vote(hub, place, 'POST');
  await vi.waitFor(async () => expect(await openOnes(hub, other.address)).toMatchObject([{ votes: 1 }]), { timeout: 15_000 });
}, 30_000);
