import { expect, test } from 'vitest';
import { buildContent, buildFact, buildTermsChange } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { StaffClient, StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { seed } from '../../catalogue/follow-files.ts';
import type { EditableFact, EditableTool, ToolEvidence } from './staff-answers.ts';

const clock = buildClock();
const today = clock.today();
const readToday = { dated: today, read: today, copied: today };
const training = buildFact(readToday);
const retention = buildFact({ id: 'retention', about: 'retention', answer: 'not kept', ...readToday });
const facts = '/api/staff/tools/lamp/facts';

const add = (staff: StaffClient, fact: object, status = 201) => staff.read<EditableFact>('POST', facts, { fact }, status);
const readFacts = async (hub: StaffHub) =>
  (await hub.nobody.read<{ facts: { about: string; answer: string }[] }>('GET', '/api/tools/lamp')).facts;

/** Lets members' details be entered, as the facts allow. */
async function loosen(staff: StaffClient): Promise<void> {
  const { version, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  const ai = { ...tool.dataPolicy.ai, membersDetails: 'fine' };
  await staff.read('PUT', '/api/staff/tools/lamp', { version, tool: { ...tool, dataPolicy: { ...tool.dataPolicy, ai } } });
}

test.each(databaseKinds)(
  'on %s a fact is added, edited and read again, and each shows at once and is written down',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock });
    const staff = await hub.as('amos');
    expect(await add(staff, { ...training, read: '2026-01-05', copied: '2026-01-05' })).toEqual({
      version: 1,
      editedAt: expect.any(String),
      retiredAt: null,
      fact: { ...training, read: '2026-01-05', copied: '2026-01-05' },
    });
    expect(await readFacts(hub)).toMatchObject([{ about: 'training', answer: 'no' }]);

    const changedFact = { ...training, answer: 'yes', says: 'It trains on it.', read: '2026-01-05', copied: '2026-01-05' };
    const edited = await staff.read<EditableFact>('PUT', `${facts}/training`, { version: 1, fact: changedFact });
    expect(edited).toMatchObject({ version: 2, fact: changedFact });
    expect(await readFacts(hub)).toMatchObject([{ about: 'training', answer: 'yes' }]);

    const confirmed = await staff.read<EditableFact>('PATCH', `${facts}/training`, { version: 2, act: 'confirm' });
    expect(confirmed).toMatchObject({ version: 3, fact: { ...changedFact, read: today, copied: today } });
    const rows = await hub.db
      .selectFrom('auditLog')
      .select(['action', 'detail'])
      .where('target', '=', 'facts/lamp/training')
      .execute();
    expect(rows).toEqual([
      { action: 'added', detail: null },
      { action: 'edited', detail: 'changed: answer, says' },
      { action: 'read again', detail: null },
    ]);
    expect(await staff.read('GET', '/api/staff/tools/lamp/facts/training/history')).toMatchObject(
      [3, 2, 1].map((number) => ({ number, origin: 'desk', username: 'amos' })),
    );
  },
);

test.each(databaseKinds)(
  'on %s a fact out of use is shown to staff only, can be brought back, and seeding leaves it so',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock });
    const staff = await hub.as('amos');
    const content = buildContent({ evidence: new Map([['lamp', { facts: [training], changes: [] }]]) });
    const seedAgain = () => seed(hub.db, content, '2026-12-01T00:00:00.000Z');
    await seedAgain();
    const read = () => staff.read<ToolEvidence>('GET', '/api/staff/tools/lamp/evidence');
    const [fact] = (await read()).facts;
    await staff.read('PATCH', `${facts}/training`, { version: fact?.version, act: 'retire' });
    expect(await readFacts(hub)).toEqual([]);
    expect((await seedAgain()).inserted).toEqual([]);
    expect((await read()).facts).toMatchObject([{ retiredAt: expect.any(String), fact: training }]);
    await staff.read('PATCH', `${facts}/training`, { version: 2, act: 'bring back' });
    expect(await readFacts(hub)).toHaveLength(1);
  },
);

test.each(databaseKinds)('on %s what a verdict rests on goes only together with the verdict', async (kind) => {
  await using hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  const { version, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  const loose = { ...tool.dataPolicy, ai: { ...tool.dataPolicy.ai, membersDetails: 'fine' } };
  const refusal = await staff.read('PUT', '/api/staff/tools/lamp', { version, tool: { ...tool, dataPolicy: loose } }, 422);
  expect(refusal).toMatchObject({ issues: [{ path: 'tool.dataPolicy.ai.membersDetails' }] });
  await add(staff, training);
  await add(staff, retention);
  await loosen(staff);

  const retire = (stricter?: boolean) => ({ version: 1, act: 'retire', stricter });
  expect(await staff.read('PATCH', `${facts}/retention`, retire(), 422)).toMatchObject({
    issues: [{ path: 'dataPolicy.ai.membersDetails', message: expect.stringContaining('no company’s fact on retention') }],
  });
  const yes = { ...training, answer: 'yes' };
  expect((await staff.call('PUT', `${facts}/training`, { version: 1, fact: yes })).status).toBe(422);
  expect(await readFacts(hub)).toHaveLength(2);

  await staff.read('PATCH', `${facts}/retention`, retire(true));
  const after = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  expect(after.tool.dataPolicy.ai?.membersDetails).toBe('never');
  expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
    { action: 'taken out of use', target: 'facts/lamp/retention', detail: 'the card was made stricter' },
  ]);
});

test('a verdict that has only grown old does not stand in the way of another edit', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await add(staff, training);
  await add(staff, retention);
  await loosen(staff);
  await alterRecords(hub.db, 'facts', { copied: '2020-01-01' }, {}, 'lamp/retention');
  const { version, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  await staff.read('PUT', '/api/staff/tools/lamp', { version, tool: { ...tool, pricing: 'Free' } });
  await staff.read('PATCH', `${facts}/training`, { version: 1, act: 'confirm' });
});

test('what is wrong with a fact is told by its field', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await add(staff, training);
  const paths = async (fact: object) =>
    ((await add(staff, fact, 422)) as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);
  expect(await paths({ ...retention, answer: 'for ever' })).toEqual(['fact.answer']);
  expect(await paths({ ...retention, quote: 'word '.repeat(26) })).toEqual(['fact.quote']);
  expect(await paths({ ...retention, source: 'javascript:alert(1)' })).toEqual(['fact.source']);
  expect(await paths({ ...retention, read: '2099-01-01' })).toEqual(['fact.read']);
  expect(await add(staff, training, 409)).toEqual({
    message: 'This tool already has a record with the id training. Choose another.',
  });
  const asChange = { change: buildTermsChange({ id: 'training' }) };
  expect((await staff.call('POST', '/api/staff/tools/lamp/changes', asChange)).status).toBe(409);
  const body = { version: 1, fact: { ...training, id: 'other' } };
  expect(await staff.read('PUT', `${facts}/training`, body, 422)).toMatchObject({ issues: [{ path: 'fact.id' }] });
  expect((await staff.call('PUT', `${facts}/none`, { version: 1, fact: { ...training, id: 'none' } })).status).toBe(404);
  expect((await staff.call('POST', '/api/staff/tools/none/facts', { fact: training })).status).toBe(404);
});

test.each(databaseKinds)(
  'on %s a change of terms is added, edited and taken out of use, and the page of changes follows',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock });
    const staff = await hub.as('amos');
    const changes = '/api/staff/tools/lamp/changes';
    const titles = async () =>
      (await hub.nobody.read<{ changes: { title: string }[] }>('GET', '/api/terms-changes')).changes.map(({ title }) => title);
    const change = buildTermsChange({ id: 'keeps', title: 'keeps chats for a year', read: today });
    expect(await staff.read('POST', changes, { change }, 201)).toMatchObject({ version: 1, change });
    expect(await titles()).toEqual(['keeps chats for a year']);
    const edited = { ...change, title: 'keeps chats for five years' };
    await staff.read('PUT', `${changes}/keeps`, { version: 1, change: edited });
    expect(await titles()).toEqual(['keeps chats for five years']);
    await staff.read('PATCH', `${changes}/keeps`, { version: 2, act: 'retire' });
    expect(await titles()).toEqual([]);
  },
);
