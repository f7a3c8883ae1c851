import { expect, test } from 'vitest';
import { databaseKinds } from '#tests/environment/databases.ts';
import { byDay } from '#tests/environment/night.ts';
import type { StaffClient, StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { Write } from '#tests/staff-writes.ts';
import { addressOf, writes } from '#tests/staff-writes.ts';
import { buildContact, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { staffCalls } from './staff-calls.ts';

/** Writes that are done once, however often they are sent. */
const once = writes.filter(({ method, path }) =>
  staffCalls.some((call) => `/api/staff${call.path}` === path && call.method.toUpperCase() === method && !call.isDoneAnew),
);
/** One write for each way of storing. */
const sample = once.filter(({ method, path }) =>
  [
    'POST /api/staff/users',
    'PUT /api/staff/tools/{slug}',
    'POST /api/staff/texts/banners',
    'POST /api/staff/change-sets',
    'POST /api/staff/recheck/{kind}/{slug}',
    'POST /api/staff/submissions/{id}/publish',
    'POST /api/staff/questions/{id}/answer',
  ].includes(`${method} ${path}`),
);

const bodyOf = ({ base, inside, mark }: Write, place: number) => {
  const record = { ...base, ...mark?.(place) };
  return inside ? { version: 1, [inside]: record } : record;
};

/** Sends the same request ten times, first one and then nine at once, like a client that lost the answer. */
async function sendTenTimes(staff: StaffClient, method: string, path: string, body: unknown, key: string) {
  const send = async () => {
    const response = await staff.call(method, path, body, { 'Idempotency-Key': key });
    return `${response.status} ${await response.text()}`;
  };
  const answers = [await send(), ...(await Promise.all(Array.from({ length: 9 }, send)))];
  return { first: answers[0] ?? '', distinct: new Set(answers).size };
}

const linesOf = async ({ db }: StaffHub) => {
  const count = async (table: 'auditLog' | 'recordVersions' | 'revisions' | 'outbox') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return [await count('auditLog'), await count('recordVersions'), await count('revisions'), await count('outbox')];
};

test.each(databaseKinds.flatMap((kind) => byDay(sample, { atNight: once }).map((write) => ({ kind, ...write }))))(
  'on $kind $method $path that is sent ten times under one key is done once, and answered alike',
  async ({ kind, ...write }) => {
    await using one = await buildStaffHub(kind);
    await using ten = await buildStaffHub(kind);
    const [addressOfOne, addressOfTen] = [await addressOf(one, write), await addressOf(ten, write)];
    const body = bodyOf(write, 1);
    const [toOne, toTen] = [await one.as('ruth'), await ten.as('ruth')];
    const { status } = await toOne.call(write.method, addressOfOne, body);
    expect(status).toBe(write.reached);
    const { first, distinct } = await sendTenTimes(toTen, write.method, addressOfTen, body, 'k');
    expect([first.slice(0, 3), distinct]).toEqual([String(write.reached), 1]);
    expect(await linesOf(ten)).toEqual(await linesOf(one));
  },
);

test.each(databaseKinds)('on %s ten new notices whose answers are lost are ten notices, each once', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const notice = writes.find(({ path, method }) => method === 'POST' && path === '/api/staff/texts/banners') as Write;
  for (let place = 0; place < 10; place += 1)
    await sendTenTimes(staff, 'POST', notice.path, bodyOf(notice, place), `key-${place}`);
  expect(await notice.made?.(hub.db)).toHaveLength(10);
});

test.each(databaseKinds)('on %s a key is one person’s, one call’s and one body’s', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const [amos, ruth] = [await hub.as('amos'), await hub.as('ruth')];
  const { tool } = await amos.read<{ tool: object }>('GET', '/api/staff/tools/lamp');
  const save = (staff: StaffClient, maker: string, version = 1, key = 'k') =>
    staff.call('PUT', '/api/staff/tools/lamp', { version, tool: { ...tool, maker } }, { 'Idempotency-Key': key });
  expect((await save(amos, 'One')).status).toBe(200);
  expect((await save(amos, 'Two')).status).toBe(422);
  expect((await save(ruth, 'One')).status).toBe(409);
  expect((await save(ruth, 'Two', 2)).status).toBe(200);
  // The answer is the first one, though somebody else has saved since.
  expect(await (await save(amos, 'One')).json()).toMatchObject({ version: 2 });
  expect((await save(amos, 'Three', 3, 'no key\u00e9')).status).toBe(400);
  expect((await save(amos, 'Three', 3, 'k'.repeat(256))).status).toBe(400);
});

test.each(databaseKinds)('on %s what was refused may be sent again, mended or not', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const { tool } = await staff.read<{ tool: object }>('GET', '/api/staff/tools/lamp');
  const save = (version: number) => staff.call('PUT', '/api/staff/tools/lamp', { version, tool }, { 'Idempotency-Key': 'k' });
  expect((await save(7)).status).toBe(409);
  expect((await save(7)).status).toBe(409);
  expect((await save(1)).status).toBe(200);
});

test.each(databaseKinds)(
  'on %s an erased suggestion stands in no answer that is kept, and its note is not made twice',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
    const path = `/api/staff/submissions/${id}`;
    const note = { version: 1, adminNotes: 'Ask.' };
    const keptAnswers = async () =>
      (await hub.db.selectFrom('idempotencyKeys').select('answerId').execute()).map(({ answerId }) => answerId);
    await staff.call('PATCH', path, note, { 'Idempotency-Key': 'note' });
    expect(JSON.stringify(await keptAnswers())).toContain(buildToolSuggestion().submitterEmail);
    expect((await staff.call('DELETE', path, {}, { 'Idempotency-Key': 'erase' })).status).toBe(204);
    expect(JSON.stringify(await keptAnswers())).not.toContain(buildToolSuggestion().submitterEmail);
    expect((await staff.call('DELETE', path, {}, { 'Idempotency-Key': 'erase' })).status).toBe(204);
    expect((await staff.call('PATCH', path, note, { 'Idempotency-Key': 'note' })).status).toBe(409);

    const { id: other } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
    await staff.call('PATCH', `/api/staff/submissions/${other}`, note, { 'Idempotency-Key': 'other' });
    await staff.read('DELETE', `/api/staff/submissions/${other}`, {}, 204);
    expect(JSON.stringify(await keptAnswers())).not.toContain(buildToolSuggestion().submitterEmail);
  },
);

test('on sqlite what is shown is renewed once the save is stored, and a message is done once', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const { tool } = await staff.read<{ tool: object }>('GET', '/api/staff/tools/lamp');
  await staff.call('PUT', '/api/staff/tools/lamp', { version: 1, tool: { ...tool, maker: 'Shown' } }, { 'Idempotency-Key': 'k' });
  expect(await (await fetch(`${hub.address}/api/tools/lamp`)).json()).toMatchObject({ maker: 'Shown' });
  const { id } = (await (await hub.post('/api/contacts', buildContact())).json()) as { id: string };
  for (let times = 0; times < 2; times += 1)
    expect(
      (await staff.call('PATCH', `/api/staff/contacts/${id}`, { version: 1, status: 'done' }, { 'Idempotency-Key': 'd' })).status,
    ).toBe(200);
});
