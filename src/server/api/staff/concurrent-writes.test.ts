import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildContent, buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import { seed } from '../../catalogue/follow-files.ts';
import type { Database } from '../../database/tables.ts';
import { addRevision, changeCatalogue } from '../../repositories/revisions.ts';
import type { EditableFact, EditableTool } from './staff-answers.ts';

const now = '2026-11-22T08:00:00.000Z';
const clock = buildClock();
const today = clock.today();
const lamp = '/api/staff/tools/lamp';

/** Waits until so many statements of this PostgreSQL database wait for a lock. */
const untilBlocked = (db: Kysely<Database>, count: number) =>
  vi.waitUntil(
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return Number(rows[0]?.count) >= count;
    },
    { timeout: 10_000, interval: 5 },
  );

test('on PostgreSQL a take-down that an edit overtakes is refused, and nothing says that it was done', async () => {
  await using hub = await buildStaffHub('postgres', { clock });
  const staff = await hub.as('amos');
  const edit = await hub.db.startTransaction().execute();
  await alterRecords(edit, 'tools', { maker: 'Edited meanwhile' }, { version: 2 });
  const down = staff.call('POST', `${lamp}/take-down`, { version: 1, why: 'It is unsafe' });
  await untilBlocked(hub.db, 1);
  await edit.commit().execute();

  const answer = await down;
  expect([answer.status, await answer.json()]).toMatchObject([409, { current: { version: 2, tool: { status: 'active' } } }]);
  expect(await staff.read('GET', lamp)).toMatchObject({ version: 2, tool: { status: 'active' } });
  expect(await hub.db.selectFrom('auditLog').select('id').where('action', '=', 'taken down').execute()).toEqual([]);
  expect(await hub.db.selectFrom('revisions').select('cause').where('cause', 'like', 'taken down%').execute()).toEqual([]);
});

test('on PostgreSQL bringing back is refused as well when somebody was faster', async () => {
  await using hub = await buildStaffHub('postgres', { clock });
  const staff = await hub.as('amos');
  await staff.read('POST', `${lamp}/take-down`, { version: 1, why: 'It is unsafe' });
  const edit = await hub.db.startTransaction().execute();
  await alterRecords(edit, 'tools', {}, { version: 3 });
  const back = staff.call('POST', `${lamp}/bring-back`, { version: 2 });
  await untilBlocked(hub.db, 1);
  await edit.commit().execute();
  expect((await back).status).toBe(409);
  expect(await staff.read('GET', lamp)).toMatchObject({ version: 3, tool: { status: 'hidden' } });
});

test.each(bothDatabases)('on %s of three tools of one name that are added at once one is', async (kind) => {
  await using hub = await buildStaffHub(kind, { clock });
  const nodes = kind === 'postgres' ? [hub.address, (await hub.startAgain()).address] : [hub.address];
  const clients = await Promise.all(nodes.map((node) => hub.as('amos', node)));
  const add = (slug: string, place: number) =>
    clients[place % clients.length]?.call('POST', '/api/staff/tools', { tool: buildTool({ slug, name: 'Race Lamp' }) });
  const answers = await Promise.all(['race-a', 'race-b', 'race-c'].map(add));
  expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 422, 422]);
  const refusal = await answers.find((answer) => answer?.status === 422)?.json();
  expect(refusal).toMatchObject({ issues: [{ path: 'tool.name', message: "another tool has 'Race Lamp' too" }] });
});

test('on PostgreSQL of two servers one loosens a card or the other takes its fact out of use, never both', async () => {
  await using hub = await buildStaffHub('postgres', { clock });
  const other = await hub.startAgain();
  const [staff, elsewhere] = [await hub.as('amos'), await hub.as('amos', other.address)];
  for (const about of ['training', 'retention'] as const) {
    const answer = about === 'training' ? 'no' : 'not kept';
    await staff.read('POST', `${lamp}/facts`, { fact: buildFact({ id: about, about, answer, read: today }) }, 201);
  }
  const { version, tool } = await staff.read<EditableTool>('GET', lamp);
  const ai = { ...tool.dataPolicy.ai, membersDetails: 'fine' };
  const loose = { version, tool: { ...tool, dataPolicy: { ...tool.dataPolicy, ai } } };

  // Both writes have judged what they read, or wait to read it, before either may store.
  const [loosened, retired] = await changeCatalogue(hub.db, async (transaction) => {
    const under = [
      staff.call('PUT', lamp, loose),
      elsewhere.call('PATCH', `${lamp}/facts/retention`, { version: 1, act: 'retire' }),
    ];
    await untilBlocked(transaction, 2);
    return [under];
  }).then(([under]) => Promise.all(under ?? []));
  expect([loosened?.status, retired?.status].sort()).toEqual([200, 422]);
});

test('on PostgreSQL who comes second to one fact, or to one tool by way of a fact, is told 409 and never 500', async () => {
  await using hub = await buildStaffHub('postgres', { clock });
  const other = await hub.startAgain();
  const [staff, elsewhere] = [await hub.as('amos'), await hub.as('amos', other.address)];
  const { fact } = await staff.read<EditableFact>('POST', `${lamp}/facts`, { fact: buildFact({ read: today }) }, 201);
  const say = (says: string) => ({ version: 1, fact: { ...fact, says }, stricter: true });
  const answers = await Promise.all([
    staff.call('PUT', `${lamp}/facts/training`, say('One.')),
    elsewhere.call('PUT', `${lamp}/facts/training`, say('Two.')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('on PostgreSQL a snapshot that is read during a write is all of the time before it, or all of the time after', async () => {
  await using database = await openDatabase('postgres');
  const content = buildContent();
  await seed(database.db, content, now);
  const { db } = database.connectAgain();
  const write = await db.startTransaction().execute();
  // The snapshot has read the revision and waits for the records.
  await sql`lock table records in access exclusive mode`.execute(write);
  await alterRecords(write, 'tools', { name: 'Renamed' });
  await alterRecords(write, 'workflows', { description: 'Written for the renamed tool.' });
  await addRevision(write, 'edit', now);
  const loading = loadCatalogue(database.db, content);
  await untilBlocked(db, 1);
  await write.commit().execute();

  const { revision, tools, workflows } = await loading;
  expect([revision, tools[0]?.name, workflows[0]?.description]).toEqual([1, 'Lamp', buildWorkflow().description]);
  const after = await loadCatalogue(database.db, content);
  expect([after.revision, after.tools[0]?.name, after.workflows[0]?.description]).toEqual([
    2,
    'Renamed',
    'Written for the renamed tool.',
  ]);
});
