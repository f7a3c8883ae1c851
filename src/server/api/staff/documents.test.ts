import { expect, test } from 'vitest';
import type { AnswerPageView } from '#domain/answers/answer-views.ts';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { buildFact, buildTermsChange } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildAnswer, buildGround } from '#tests/guidance-builders.ts';
import { keepReading } from '#tests/keep-reading.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { DeskCounts, DocumentEntry, DocumentRow, ReadingAnswer, RecheckEntry, RecheckRow } from './staff-answers.ts';

const clock = buildClock();
const today = clock.today();
const source = 'https://lamp.example/terms';
const filler = 'These are words of an agreement that nobody needs to read, and there are many of them, one behind the other. ';
const terms = (words: string) => `# Terms\n${filler.repeat(3)}\n${words}`;
const [before, after] = ['We delete what you type after 30 days', 'We delete what you type after 90 days'];
const retention = buildFact({ id: 'kept', about: 'retention', answer: 'a set time', quote: before, source, read: '2026-11-20' });

async function buildHubWithFact(kind: (typeof databaseKinds)[number]) {
  const hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  await staff.read('POST', '/api/staff/tools/lamp/facts', { fact: retention }, 201);
  const now = `${today}T00:00:00.000Z`;
  await keepReading(hub.db, { address: source, day: '2026-11-20', text: terms(`${before}. You own it.`), now });
  return { ...hub, staff, [Symbol.asyncDispose]: () => hub[Symbol.asyncDispose]() };
}

const list = async (staff: StaffClient, search = '') =>
  (await staff.read<DocumentRow[]>('GET', `/api/staff/documents${search}`)).filter((row) => row.source === source);
const one = async (staff: StaffClient) =>
  staff.read<DocumentEntry>('GET', `/api/staff/documents/${(await list(staff))[0]?.id ?? ''}`);
const readByHand = async (staff: StaffClient, body: object, status = 200) =>
  staff.read<ReadingAnswer>('POST', `/api/staff/documents/${(await list(staff))[0]?.id ?? ''}/readings`, body, status);

test.each(databaseKinds)(
  'on %s a document whose words changed waits first, in the list, the queue and the counts',
  async (kind) => {
    await using hub = await buildHubWithFact(kind);
    const { staff } = hub;
    expect(await list(staff)).toMatchObject([{ state: 'stands', quotations: 1, read: '2026-11-20', changed: null }]);
    expect(await readByHand(staff, { text: terms(`${after}. You own it.`) })).toEqual({
      hasChanged: true,
      found: { reworded: 1 },
    });

    const lamp = { slug: 'lamp', state: 'reworded' };
    expect(await list(staff)).toMatchObject([{ state: 'reworded', reworded: 1, gone: 0, changed: today, entries: [lamp] }]);
    expect(await list(staff, '?state=reworded&q=lamp.example')).toHaveLength(1);
    expect(await list(staff, '?state=gone')).toEqual([]);
    expect((await staff.read<RecheckRow[]>('GET', '/api/staff/recheck'))[0]).toMatchObject({ slug: 'lamp', reason: 'reworded' });
    expect(await staff.read<RecheckEntry>('GET', '/api/staff/recheck/tool/lamp')).toMatchObject({ documents: [{ source }] });
    expect(await staff.read<DeskCounts>('GET', '/api/staff/counts')).toMatchObject({ changedDocuments: 1 });
    const { changes, resting } = await one(staff);
    expect(changes?.passages.map((passage) => passage.after.filter(({ is }) => is === 'added'))).toEqual([
      [{ text: '90', is: 'added', isQuoted: true }],
    ]);
    expect(resting).toMatchObject([{ kind: 'facts', state: 'reworded', nearest: after, heading: 'Terms', seen: '2026-11-20' }]);

    // The fact gets the new words: its state is known at once, and its history says who and by which reading.
    const [{ version } = { version: 0 }] = resting;
    const fact = { ...retention, quote: after, read: today, copied: today };
    const why = 'Compared with the document as read today';
    await staff.read('PUT', '/api/staff/tools/lamp/facts/kept', { version, fact, why });
    expect(await list(staff)).toMatchObject([{ state: 'stands', changed: today }]);
    expect((await one(staff)).resting).toMatchObject([{ state: 'stands', seen: today }]);
    expect(await staff.read<DeskCounts>('GET', '/api/staff/counts')).toMatchObject({ changedDocuments: 0 });
    const [latest] = await staff.read<VersionRow[]>('GET', '/api/staff/tools/lamp/facts/kept/history');
    expect(latest).toMatchObject({ username: 'amos', why });
  },
);

test.each(databaseKinds)(
  'on %s what stands behind an answer is read with the rest: its page tells when it was seen, and new words wait for a decision',
  async (kind) => {
    await using hub = await buildHubWithFact(kind);
    const { staff } = hub;
    const ground = buildGround({ quote: before, source, read: '2026-11-20' });
    const { slug } = buildAnswer();
    await staff.read('POST', '/api/staff/answers', { answer: buildAnswer({ grounds: [buildGround(), ground] }) }, 201);
    // Quotations are compared with the stored document as soon as they are written.
    expect((await one(staff)).resting.map(({ name, state }) => [name, state])).toEqual([
      ['lamp/kept', 'stands'],
      [`${slug}/1`, 'stands'],
    ]);
    await readByHand(staff, { text: terms(`${before}, today as before. You own it.`) });
    const groundOnPage = async () => (await hub.nobody.read<AnswerPageView>('GET', `/api/answers/${slug}`)).grounds[1];
    expect(await groundOnPage()).toMatchObject({ seen: today, whence: `Still there on ${formatCheckedDate(today)}` });

    await readByHand(staff, { text: terms(`${after}. You own it.`) });
    expect((await groundOnPage())?.whence).toContain('these words weren’t found');
    expect(await list(staff)).toMatchObject([
      { state: 'reworded', entries: [{ slug: 'lamp' }, { kind: 'answer', slug, state: 'reworded' }] },
    ]);
    expect(await staff.read<RecheckEntry>('GET', `/api/staff/recheck/answer/${slug}`)).toMatchObject({ documents: [{ source }] });
    expect((await staff.read<RecheckRow[]>('GET', '/api/staff/recheck')).map((row) => [row.slug, row.reason])).toContainEqual([
      ...[slug, 'reworded'],
    ]);

    const [, { version } = { version: 0 }] = (await one(staff)).resting;
    const answer = buildAnswer({ grounds: [buildGround(), { ...ground, quote: after, read: today }] });
    await staff.read('PUT', `/api/staff/answers/${slug}`, { version, answer });
    expect((await one(staff)).resting[1]).toMatchObject({ kind: 'answers', state: 'stands', seen: today });
  },
);

test.each(databaseKinds)('on %s a document that changed where nothing rests is listed, and not queued', async (kind) => {
  await using hub = await buildHubWithFact(kind);
  const { staff } = hub;
  await readByHand(staff, { text: terms(`${before}. You own nothing.`) });
  expect(await list(staff)).toMatchObject([{ state: 'stands', changed: today }]);
  expect(await staff.read<DeskCounts>('GET', '/api/staff/counts')).toMatchObject({ changedDocuments: 0 });
  expect((await one(staff)).changes?.passages).toHaveLength(1);
});

test.each(databaseKinds)(
  'on %s whoever finds the words in the page after all settles it, until a later reading differs',
  async (kind) => {
    await using hub = await buildHubWithFact(kind);
    const { staff } = hub;
    const changedReading = { text: terms(`${after}. You own it.`) };
    await readByHand(staff, changedReading);
    const [{ version } = { version: 0 }] = (await one(staff)).resting;
    await staff.read('PATCH', '/api/staff/tools/lamp/facts/kept', { version, act: 'confirm' });
    expect((await one(staff)).resting).toMatchObject([{ state: 'stands', seen: today, nearest: null }]);
    await readByHand(staff, changedReading);
    expect(await list(staff)).toMatchObject([{ state: 'reworded' }]);

    const { version: ofTool } = await staff.read<RecheckEntry>('GET', '/api/staff/recheck/tool/lamp');
    const facts = [{ id: 'kept', version: version + 1, found: 'still true' }];
    await staff.read('POST', '/api/staff/recheck/tool/lamp', { version: ofTool, facts }, 204);
    expect(await list(staff)).toMatchObject([{ state: 'stands' }]);
  },
);

test('of one document each quotation has its own state, whatever the place within its address', async () => {
  await using hub = await buildHubWithFact('sqlite');
  const { staff } = hub;
  const change = buildTermsChange({ id: 'owns', quote: 'You own it', source: `${source}#own` });
  await staff.read('POST', '/api/staff/tools/lamp/changes', { change }, 201);
  await readByHand(staff, { text: terms(`${after}. You own it.`) });
  expect((await one(staff)).resting.map(({ kind, state }) => [kind, state])).toEqual([
    ['facts', 'reworded'],
    ['terms-changes', 'stands'],
  ]);
});

test.each([
  ['text', { text: `${terms(`${before}.`)}\n<script>throw new Error()</script><img src="https://evil.example/seen">` }],
  ['page', { kind: 'html', file: `<p>${terms(`${before}.`)}</p><script>globalThis.ran = true</script>`.repeat(2) }],
])('a hostile %s is compared like any other, and is run nowhere', async (_, body) => {
  await using hub = await buildHubWithFact('sqlite');
  const reading = 'file' in body ? { ...body, file: Buffer.from(body.file).toString('base64') } : body;
  expect(await readByHand(hub.staff, reading)).toMatchObject({ found: { stands: 1 } });
  expect('ran' in globalThis).toBe(false);
});

test('what holds hardly any text, is no PDF, or is no document of ours is refused, and nothing is kept', async () => {
  await using hub = await buildHubWithFact('sqlite');
  const { staff } = hub;
  await readByHand(staff, { text: 'We delete it.' }, 422);
  await readByHand(staff, { kind: 'pdf', file: Buffer.from('no PDF').toString('base64') }, 422);
  await readByHand(staff, { kind: 'exe', file: '' }, 422);
  await staff.read('POST', '/api/staff/documents/none/readings', { text: terms(before) }, 404);
  expect((await one(staff)).now).toEqual({ day: '2026-11-20', lastDay: '2026-11-20' });
});

test('a text of two million characters is taken, whatever other bodies may weigh', async () => {
  await using hub = await buildHubWithFact('sqlite');
  const text = `${terms(`${before}.`)}\n${'a '.repeat(990_000)}`;
  expect(await readByHand(hub.staff, { text })).toMatchObject({ found: { stands: 1 } });
});

test('what costs too much to read has a sentence of its own', async () => {
  await using hub = await buildHubWithFact('sqlite');
  const file = Buffer.from('<b>'.repeat(1_700_000)).toString('base64');
  const [{ id } = { id: '' }] = await list(hub.staff);
  const refusal = await hub.staff.read<{ message: string }>(
    'POST',
    `/api/staff/documents/${id}/readings`,
    { kind: 'html', file },
    422,
  );
  expect(refusal.message).toContain('too large to read here');
});

test('documents that are given at the same time are read one after the other, on one thread', async () => {
  await using hub = await buildHubWithFact('sqlite');
  const { staff } = hub;
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  const file = Buffer.from(`<p>${terms(`${before}.`)}`).toString('base64');
  await Promise.all(Array.from({ length: 3 }, () => readByHand(staff, { kind: 'html', file })));
  await one(staff);
  process.off('worker', count);
  expect(threads).toBe(1);
});

test('a fact, or any other record, that was read on a day to come or on none is refused', async () => {
  await using hub = await buildHubWithFact('sqlite');
  for (const read of ['2062-11-20', '2026-02-31'])
    await hub.staff.read('POST', '/api/staff/tools/lamp/facts', { fact: { ...retention, id: 'other', read } }, 422);
});
