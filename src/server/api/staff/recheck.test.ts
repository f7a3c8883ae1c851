import { expect, test } from 'vitest';
import { buildFact, buildTermsChange, buildTool } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { EditableTool, EditableWorkflow, RecheckEntry, RecheckRow, ToolEvidence } from './staff-answers.ts';

const clock = buildClock();
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const today = daysAgo(0);
const training = buildFact({ read: daysAgo(10) });
const age = buildFact({ id: 'age', about: 'age', answer: '13', source: 'https://lamp.example/terms', read: daysAgo(10) });

/** The slugs of the queue without the records that every hub of the tests has. */
const queue = async (staff: StaffClient) =>
  (await staff.read<RecheckRow[]>('GET', '/api/staff/recheck')).filter(({ slug }) => !['lamp', 'weekly-letter'].includes(slug));
const addTool = (staff: StaffClient, slug: string, verifiedAt = today) =>
  staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug, name: slug, verifiedAt }) }, 201);
const addFact = (staff: StaffClient, slug: string, fact: object) =>
  staff.read('POST', `/api/staff/tools/${slug}/facts`, { fact }, 201);
const entry = (staff: StaffClient, slug: string) => staff.read<RecheckEntry>('GET', `/api/staff/recheck/tool/${slug}`);

test.each(databaseKinds)('on %s the queue has new terms first, then the oldest reading, then the most seen', async (kind) => {
  await using hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  await addTool(staff, 'fresh');
  for (const [slug, verifiedAt] of [
    ['seldom-seen', '2024-02'],
    ['often-seen', '2024-02'],
    ['oldest', '2023-12-31'],
  ] as const)
    await addTool(staff, slug, verifiedAt);
  await addTool(staff, 'old-fact');
  await addFact(staff, 'old-fact', { ...training, read: daysAgo(200) });
  await addTool(staff, 'new-terms');
  await addFact(staff, 'new-terms', training);
  const change = buildTermsChange({ id: 'keeps', date: daysAgo(2), touches: ['training'] });
  await staff.read('POST', '/api/staff/tools/new-terms/changes', { change }, 201);
  await hub.db.insertInto('pageViews').values({ path: '/tools/often-seen', day: today, count: 9 }).execute();

  expect((await queue(staff)).map(({ slug, reason }) => [slug, reason])).toEqual([
    ['new-terms', 'terms'],
    ['oldest', 'age'],
    ['often-seen', 'age'],
    ['seldom-seen', 'age'],
    ['old-fact', 'age'],
  ]);
  expect((await queue(staff))[2]).toMatchObject({ views: 9, checked: '2024-02', kind: 'tool', name: 'often-seen' });
  const { facts } = await entry(staff, 'new-terms');
  expect(facts[0]?.touchedBy).toEqual([{ title: change.title, date: change.date, source: change.source }]);
});

test.each(databaseKinds)(
  'on %s what was found of each fact is stored in one go, and the entry leaves the queue',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock });
    const staff = await hub.as('amos');
    await addTool(staff, 'candle', '2020-01');
    await addFact(staff, 'candle', training);
    await addFact(staff, 'candle', age);
    await addFact(staff, 'candle', buildFact({ id: 'review', about: 'review', answer: 'no' }));
    const { version, facts, sources } = await entry(staff, 'candle');
    expect(sources.map(({ address }) => address)).toEqual([
      'https://lamp.example/privacy',
      'https://lamp.example/terms',
      'https://lamp.example',
    ]);
    const [one, two, three] = facts.map(({ fact, ...row }) => ({ id: fact.id, version: row.version }));
    const changedAge = { ...age, answer: '16', says: 'Sixteen.' };
    await staff.read(
      'POST',
      '/api/staff/recheck/tool/candle',
      {
        version,
        facts: [
          { ...one, found: 'still true' },
          { ...two, found: 'changed', fact: changedAge },
          { ...three, found: 'not found' },
        ],
      },
      204,
    );
    expect(await queue(staff)).toEqual([]);
    const after = await staff.read<ToolEvidence>('GET', '/api/staff/tools/candle/evidence');
    expect(after.facts.map(({ fact, retiredAt }) => [fact.id, fact.read, fact.answer, retiredAt !== null])).toEqual([
      ['training', today, 'no', false],
      ['age', today, '16', false],
      ['review', '2026-11-22', 'no', true],
    ]);
    const { tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/candle');
    expect(tool.verifiedAt).toBe(today);
    expect(tool.notFound).toEqual([{ about: 'review', question: 'What do your terms say on who reads it in candle?' }]);
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'checked', target: 'tools/candle', detail: 'still true: 1; changed: age; not found: review' },
    ]);
  },
);

test('a check that leaves a fact out, or that somebody was faster than, stores nothing and shows what is there', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await addTool(staff, 'candle', '2020-01');
  await addFact(staff, 'candle', training);
  const { version } = await entry(staff, 'candle');
  const send = (body: object) => staff.read<{ current: RecheckEntry }>('POST', '/api/staff/recheck/tool/candle', body, 409);
  expect((await send({ version, facts: [] })).current.facts).toHaveLength(1);
  const still = { id: 'training', version: 1, found: 'still true' };
  await send({ version: version + 1, facts: [still] });
  await staff.read('PUT', '/api/staff/tools/candle/facts/training', { version: 1, fact: { ...training, says: 'Never.' } });
  expect((await send({ version, facts: [still] })).current.facts[0]).toMatchObject({ version: 2, fact: { says: 'Never.' } });
  expect((await queue(staff)).map(({ slug }) => slug)).toEqual(['candle']);
});

test('what a verdict rests on is not found only together with a stricter card', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await addTool(staff, 'candle', '2020-01');
  await addFact(staff, 'candle', training);
  await addFact(staff, 'candle', buildFact({ id: 'retention', about: 'retention', answer: 'not kept', read: today }));
  const { version, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/candle');
  const ai = { ...tool.dataPolicy.ai, givingRecords: 'fine' };
  await staff.read('PUT', '/api/staff/tools/candle', { version, tool: { ...tool, dataPolicy: { ...tool.dataPolicy, ai } } });
  const body = {
    version: version + 1,
    facts: [
      { id: 'training', version: 1, found: 'not found' },
      { id: 'retention', version: 1, found: 'still true' },
    ],
  };
  const address = '/api/staff/recheck/tool/candle';
  expect(await staff.read('POST', address, body, 422)).toMatchObject({ issues: [{ path: 'dataPolicy.ai.givingRecords' }] });
  await staff.read('POST', address, { ...body, stricter: true }, 204);
  const after = await staff.read<EditableTool>('GET', '/api/staff/tools/candle');
  expect(after.tool.dataPolicy.ai?.givingRecords).toBe('never');
  expect(after.tool.verifiedAt).toBe(today);
});

test.each(databaseKinds)('on %s a workflow is checked by its sources alone', async (kind) => {
  await using hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  const address = '/api/staff/recheck/workflow/weekly-letter';
  const { version, facts } = await staff.read<RecheckEntry>('GET', address);
  expect(facts).toEqual([]);
  await staff.read('POST', address, { version, facts: [] }, 204);
  expect((await staff.read<EditableWorkflow>('GET', '/api/staff/workflows/weekly-letter')).workflow.verifiedAt).toBe(today);
  expect((await staff.call('GET', '/api/staff/recheck/guide/weekly-letter')).status).toBe(404);
});

test('an answer, a fact and a price that name a day which has come stand first, until someone reads them again', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  const due = { read: daysAgo(10), mustBeReadBy: daysAgo(5) };
  await addTool(staff, 'oldest', '2023-12-31');
  for (const slug of ['of-fact', 'of-price', 'read-since']) await addTool(staff, slug);
  await addFact(staff, 'of-fact', { ...training, ...due });
  await addFact(staff, 'read-since', { ...training, ...due, read: daysAgo(4) });
  const price = buildPrices({ slug: 'of-price', plans: [buildPlan(due)] });
  await staff.read('POST', '/api/staff/prices', { price }, 201);
  const answer = buildAnswer({ slug: 'of-answer', written: daysAgo(10), mustBeReadBy: due.mustBeReadBy, related: [] });
  await staff.read('POST', '/api/staff/answers', { answer }, 201);
  const first = async () => (await queue(staff)).map(({ slug, reason }) => [slug, reason]);
  expect(await first()).toEqual([
    ['of-answer', 'due'],
    ['of-fact', 'due'],
    ['of-price', 'due'],
    ['oldest', 'age'],
  ]);

  const { version, facts } = await entry(staff, 'of-fact');
  const findings = facts.map(({ fact: { id }, version: on }) => ({ id, version: on, found: 'still true' }));
  await staff.read('POST', '/api/staff/recheck/tool/of-fact', { version, facts: findings }, 204);
  await staff.read('POST', '/api/staff/recheck/answer/of-answer', { version: 1, facts: [] }, 204);
  expect(await first()).toEqual([
    ['of-price', 'due'],
    ['oldest', 'age'],
  ]);
});
