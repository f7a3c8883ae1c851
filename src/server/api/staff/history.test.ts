import { expect, test } from 'vitest';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import { buildContent, buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { importContent } from '../../catalogue/follow-files.ts';
import type { AuditRow, Comparison, EditableTool, EditableWorkflow, Version } from './staff-answers.ts';

const lamp = '/api/staff/tools/lamp';

test.each(bothDatabases)('on %s every change keeps the whole record, who made it, when, from where and why', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const edited = buildTool({ pricing: 'Free' });
  await staff.read('PUT', lamp, { version: 1, tool: edited, why: 'Price checked' });
  const filed = buildTool({ pricing: 'Paid' });
  const content = buildContent({ tools: [filed], workflows: [] });
  await importContent(hub.db, content, { now: '2026-12-01T08:00:00.000Z', overwrite: true, why: 'Prices of December' });

  expect(await staff.read<VersionRow[]>('GET', `${lamp}/history`)).toEqual([
    { number: 3, at: '2026-12-01T08:00:00.000Z', origin: 'import', username: null, why: 'Prices of December', isErased: false },
    { number: 2, at: expect.any(String), origin: 'desk', username: 'amos', why: 'Price checked', isErased: false },
    { number: 1, at: expect.any(String), origin: 'file', username: null, why: null, isErased: false },
  ]);
  const records = await Promise.all(
    [1, 2, 3].map(async (number) => (await staff.read<Version>('GET', `${lamp}/history/${number}`)).record),
  );
  expect(records).toEqual([buildTool(), edited, filed]);
  const actions = await staff.read<AuditRow[]>('GET', '/api/staff/audit');
  expect(actions.slice(0, 3).map(({ username, action, target, detail }) => ({ username, action, target, detail }))).toEqual(
    expect.arrayContaining([
      { username: '(command line)', action: 'overwritten', target: 'tools/lamp', detail: 'Prices of December' },
      {
        username: '(command line)',
        action: 'imported',
        target: null,
        detail: expect.stringMatching(/1 overwritten, though edited at the desk: Prices of December$/),
      },
      { username: 'amos', action: 'edited', target: 'tools/lamp', detail: 'changed: pricing; why: Price checked' },
    ]),
  );
  expect(await staff.read('GET', `${lamp}/history?limit=1&offset=1`)).toMatchObject([{ number: 2 }]);
  for (const missing of ['4', '0', 'x', '1.5']) expect((await staff.call('GET', `${lamp}/history/${missing}`)).status).toBe(404);
});

test.each(databaseKinds)('on %s two states are compared word by word, in either order', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  await staff.read('PUT', lamp, { version: 1, tool: buildTool({ pricing: 'Free; Plus $25 a month' }) });
  const compare = (former: number, later: number) =>
    staff.read<Comparison>('GET', `${lamp}/comparison?former=${former}&later=${later}`);
  const { former, later, fields } = await compare(1, 2);
  expect([former.number, later.number]).toEqual([1, 2]);
  expect(fields.filter(({ differs }) => differs)).toEqual([
    {
      path: 'pricing',
      differs: true,
      parts: [
        { text: 'Free; Plus $', is: 'same' },
        { text: '20', is: 'removed' },
        { text: '25', is: 'added' },
        { text: ' a month', is: 'same' },
      ],
    },
  ]);
  expect((await compare(2, 1)).fields.find(({ differs }) => differs)?.parts).toContainEqual({ text: '25', is: 'removed' });
  expect((await compare(1, 1)).fields.some(({ differs }) => differs)).toBe(false);
  expect((await staff.call('GET', `${lamp}/comparison?former=1&later=9`)).status).toBe(404);
  expect((await staff.call('GET', `${lamp}/comparison?former=1`)).status).toBe(400);
});

test.each(databaseKinds)(
  'on %s a former state comes back as a new change with a word why, and the site shows it',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    await staff.read('PUT', lamp, { version: 1, tool: buildTool({ name: 'Lantern', badge: 'New' }) });
    const restore = (body: object, status?: number) => staff.read<EditableTool>('POST', `${lamp}/restore`, body, status);
    expect(await restore({ version: 2, number: 1, why: ' ' }, 422)).toMatchObject({ issues: [{ path: 'why' }] });
    expect(await restore({ version: 1, number: 1, why: 'A slip' }, 409)).toMatchObject({ current: { version: 2 } });
    await restore({ version: 2, number: 7, why: 'A slip' }, 404);
    const restored = await restore({ version: 2, number: 1, why: 'A slip of the key' });
    expect(restored).toMatchObject({ version: 3, tool: buildTool() });
    expect(restored.tool).not.toHaveProperty('badge');
    expect(await hub.nobody.read('GET', '/api/tools/lamp')).toMatchObject({ name: 'Lamp' });
    expect(await staff.read('GET', `${lamp}/history?limit=1`)).toMatchObject([{ number: 3, why: 'A slip of the key' }]);
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'restored', target: 'tools/lamp', detail: 'to version 1, changed: name, badge; why: A slip of the key' },
    ]);
    // The state before the restoration is still there.
    expect((await restore({ version: 3, number: 2, why: 'It was none' })).tool).toMatchObject({ name: 'Lantern', badge: 'New' });
  },
);

test('one field of a former state comes back alone, by its path, in an object too', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const { dataPolicy } = buildTool();
  const changedTool = buildTool({ name: 'Lantern', badge: 'New', dataPolicy: { ...dataPolicy, plan: 'Every plan' } });
  await staff.read('PUT', lamp, { version: 1, tool: changedTool });
  const restored = await staff.read<EditableTool>('POST', `${lamp}/restore`, {
    version: 2,
    number: 1,
    fields: ['dataPolicy.plan', 'badge'],
    why: 'These two',
  });
  expect(restored.tool).toEqual(buildTool({ name: 'Lantern' }));
  expect(
    await staff.read('POST', `${lamp}/restore`, { version: 3, number: 1, fields: ['__proto__.x', 'no.such'], why: 'x' }, 422),
  ).toMatchObject({ message: 'Some fields are missing or wrong.' });
});

test('a former state that the rules no longer allow is told field by field and not stored', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await staff.read('PUT', lamp, { version: 1, tool: buildTool({ name: 'Lantern' }) });
  await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'other', name: 'Lamp' }) }, 201);
  expect(await staff.read('POST', `${lamp}/restore`, { version: 2, number: 1, why: 'Back' }, 422)).toMatchObject({
    issues: [{ path: 'tool.name' }],
  });
  expect(await staff.read('GET', lamp)).toMatchObject({ version: 2 });
});

test.each(databaseKinds)('on %s a workflow’s history holds the tools of its steps, and they come back', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const letter = '/api/staff/workflows/weekly-letter';
  const workflow = buildWorkflow({ tools: [{ tool: 'lamp', step: 1, use: 'Drafts' }] });
  await staff.read('PUT', letter, { version: 1, workflow });
  await staff.read('PUT', letter, { version: 2, workflow: buildWorkflow({ steps: ['A.', 'B.', 'C.', 'D.'] }) });
  const body = { version: 3, number: 2, why: 'Better' };
  expect((await staff.read<EditableWorkflow>('POST', `${letter}/restore`, body)).workflow).toEqual(workflow);
});
