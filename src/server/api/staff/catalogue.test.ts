import { expect, test } from 'vitest';
import { buildContent, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { seed } from '../../catalogue/follow-files.ts';
import type { CatalogueRow, DeskCounts, EditableTool, EditableWorkflow } from './staff-answers.ts';

test.each(databaseKinds)('on %s an edit shows at once, is written down, and seeding leaves it alone', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  await hub.nobody.read('GET', '/api/tools/lamp');
  expect(await hub.nobody.read('GET', '/api/search?q=lantern')).toMatchObject({ total: 0 });
  const { version, editedAt, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  expect({ version, editedAt, tool }).toEqual({ version: 1, editedAt: null, tool: buildTool() });

  const changedTool = { ...tool, name: 'Lantern', pricing: 'Free', companyBackground: 'Made **here**.' };
  const storedTool = await staff.read<EditableTool>('PUT', '/api/staff/tools/lamp', { version, tool: changedTool });
  expect(storedTool).toEqual({ version: 2, editedAt: expect.any(String), tool: changedTool });
  expect(await hub.nobody.read('GET', '/api/tools/lamp')).toMatchObject({
    name: 'Lantern',
    sections: [{ html: '<p>Made <strong>here</strong>.</p>' }],
  });
  expect(await hub.nobody.read('GET', '/api/search?q=lantern')).toMatchObject({ counts: { tool: 1 } });
  const [entry] = await staff.read<object[]>('GET', '/api/staff/audit');
  expect(entry).toMatchObject({
    username: 'amos',
    action: 'edited',
    target: 'tools/lamp',
    detail: 'changed: name, pricing, companyBackground',
  });

  // The file has changed since, too.
  const content = buildContent({ tools: [buildTool({ pricing: 'Paid' })], workflows: [] });
  expect((await seed(hub.db, content, '2026-12-01T00:00:00.000Z')).keptAsEdited).toEqual(['tools/lamp']);
  expect(await staff.read<EditableTool>('GET', '/api/staff/tools/lamp')).toEqual(storedTool);

  // A field that is left out is deleted.
  const { companyBackground: _, ...shorter } = changedTool;
  const again = await staff.read<EditableTool>('PUT', '/api/staff/tools/lamp', { version: 2, tool: shorter });
  expect(again.tool).not.toHaveProperty('companyBackground');
});

test.each(databaseKinds)('on %s a tool is added, retired and never loses its address', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const candle = buildTool({ slug: 'candle', name: 'Candle' });
  expect(await staff.read('POST', '/api/staff/tools', { tool: candle }, 201)).toMatchObject({ version: 1, tool: candle });
  expect(await staff.read('POST', '/api/staff/tools', { tool: { ...candle, name: 'Other' } }, 409)).toEqual({
    message: 'There is a tool at the address candle already.',
  });
  const refusal = await staff.read('PUT', '/api/staff/tools/candle', { version: 1, tool: { ...candle, slug: 'torch' } }, 422);
  expect(refusal).toMatchObject({ issues: [{ path: 'tool.slug' }] });
  const retired = { ...candle, status: 'discontinued', replacedBy: ['lamp'] };
  expect(await staff.read('PUT', '/api/staff/tools/candle', { version: 1, tool: retired }, 422)).toMatchObject({
    issues: [{ path: 'tool.statusNote', message: 'must say what happened to the tool' }],
  });
  await staff.read('PUT', '/api/staff/tools/candle', { version: 1, tool: { ...retired, statusNote: 'It ended in May 2026.' } });
  expect(await hub.nobody.read('GET', '/api/tools/candle')).toMatchObject({
    status: 'discontinued',
    replacements: [{ slug: 'lamp', name: 'Lamp' }],
  });
  const actions = await hub.db
    .selectFrom('auditLog')
    .select('action')
    .where('target', '=', 'tools/candle')
    .orderBy('at')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['added', 'retired']);
  expect((await staff.call('PUT', '/api/staff/tools/none', { version: 1, tool: candle })).status).toBe(404);
});

test.each(databaseKinds)('on %s a workflow is added and edited with the tools it uses', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const workflow = buildWorkflow({ slug: 'notes', title: 'Notes', tools: [{ tool: 'lamp', step: 1, use: 'Drafts' }] });
  const addedWorkflow = await staff.read<EditableWorkflow>('POST', '/api/staff/workflows', { workflow }, 201);
  expect(addedWorkflow).toEqual({ version: 1, editedAt: expect.any(String), workflow });
  const edited = { ...workflow, tools: [{ tool: 'lamp', step: 3 }], timeEstimate: '2 hours' };
  const storedWorkflow = await staff.read<EditableWorkflow>('PUT', '/api/staff/workflows/notes', {
    version: 1,
    workflow: edited,
  });
  expect(storedWorkflow.workflow).toEqual(edited);
  expect(await hub.nobody.read('GET', '/api/workflows/notes')).toMatchObject({
    timeEstimate: '2 hours',
    tools: [{ slug: 'lamp' }],
  });
  expect(await staff.read('PUT', '/api/staff/workflows/notes', { version: 1, workflow }, 409)).toMatchObject({
    current: storedWorkflow,
  });
  const wrong = { ...workflow, tools: [{ tool: 'none', step: 9 }] };
  expect(await staff.read('PUT', '/api/staff/workflows/notes', { version: 2, workflow: wrong }, 422)).toMatchObject({
    issues: [{ path: 'workflow.tools.0.tool' }, { path: 'workflow.tools.0.step' }],
  });
});

test.each(databaseKinds)('on %s a retired workflow leaves every list at once and keeps its page', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const retired = { ...buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] }), status: 'retired' };
  const put = (body: object, version: number, status?: number) =>
    staff.read<object>('PUT', '/api/staff/workflows/weekly-letter', { version, workflow: body }, status);
  expect(await put(retired, 1, 422)).toMatchObject({
    issues: [{ path: 'workflow.statusNote', message: 'must say what happened to the workflow' }],
  });
  const ended = { ...retired, statusNote: 'The letter is spoken now.' };
  expect(await put(ended, 1)).toMatchObject({ version: 2, workflow: ended });

  expect(await hub.nobody.read('GET', '/api/workflows')).toEqual([]);
  expect(await hub.nobody.read('GET', '/api/workflows?view=page&hub=llm-hub')).toEqual({ all: [] });
  expect(await hub.nobody.read('GET', '/api/categories?view=counts')).toContainEqual(
    expect.objectContaining({ id: 'llms', workflowCount: 0 }),
  );
  expect(await hub.nobody.read('GET', '/api/search?q=weekly')).toMatchObject({ total: 0 });
  expect(await hub.nobody.read('GET', '/api/tools/lamp')).toMatchObject({ workflows: [] });
  expect(await (await hub.nobody.call('GET', '/sitemap.xml')).text()).not.toContain('weekly-letter');
  expect(await hub.nobody.read('GET', '/api/workflows/weekly-letter')).toMatchObject({
    status: 'retired',
    statusNote: 'The letter is spoken now.',
  });
  expect(await staff.read('GET', '/api/staff/workflows')).toMatchObject([{ slug: 'weekly-letter', status: 'retired' }]);
  expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
    { action: 'retired', target: 'workflows/weekly-letter', detail: 'changed: tools, status, statusNote' },
  ]);
  // Its title and its address stay taken.
  const again = buildWorkflow({ slug: 'letter', title: 'Weekly Letter' });
  expect(await staff.read('POST', '/api/staff/workflows', { workflow: again }, 422)).toMatchObject({
    issues: [{ path: 'workflow.title' }],
  });

  await put(buildWorkflow(), 2);
  expect(await hub.nobody.read('GET', '/api/workflows')).toMatchObject([{ slug: 'weekly-letter' }]);
  expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([{ action: 'edited' }]);
});

test('what is to be checked again is counted, tools and workflows for themselves; what has ended is not', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const toRecheck = async () => {
    const { toolsToRecheck, workflowsToRecheck } = await staff.read<DeskCounts>('GET', '/api/staff/counts');
    return [toolsToRecheck, workflowsToRecheck];
  };
  const [tools = 0, workflows = 0] = await toRecheck();
  const old = { slug: 'old', title: 'Old', verifiedAt: '2020-01' };
  await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'old', name: 'Old', verifiedAt: '2020-01' }) }, 201);
  await staff.read('POST', '/api/staff/workflows', { workflow: buildWorkflow(old) }, 201);
  expect(await toRecheck()).toEqual([tools + 1, workflows + 1]);
  expect(await staff.read('GET', '/api/staff/workflows?recheck=1')).toContainEqual(expect.objectContaining({ slug: 'old' }));
  const retired = buildWorkflow({ ...old, status: 'retired', statusNote: 'It ended.' });
  await staff.read('PUT', '/api/staff/workflows/old', { version: 1, workflow: retired });
  expect(await toRecheck()).toEqual([tools + 1, workflows]);
});

test('a preview is the page as it would be, may stand in our own frame alone, is never kept, and stores nothing', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const preview = (kind: string, record: object, as = staff.cookie) =>
    fetch(`${hub.address}/api/staff/${kind}/preview`, {
      method: 'POST',
      body: new URLSearchParams({ record: JSON.stringify(record) }),
      headers: { Cookie: as },
    });
  const page = await preview('tools', buildTool({ slug: 'new', name: 'New', status: 'hidden' }));
  expect(page.status).toBe(200);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  expect((await preview('workflows', buildWorkflow({ slug: 'new' }))).status).toBe(200);
  expect((await preview('tools', { ...buildTool(), name: '' })).status).toBe(422);
  expect((await preview('tools', buildTool(), '')).status).toBe(401);
  expect((await staff.call('POST', '/api/staff/tools/preview', { record: buildTool() })).status).toBe(415);
  expect((await staff.call('GET', '/api/staff/tools/new')).status).toBe(404);
});

test('the lists are searched, and show what is to be checked again, the oldest first', async () => {
  const clock = buildClock();
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  const today = clock.today();
  const add = (slug: string, tool: object) =>
    staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug, name: slug, ...tool }) }, 201);
  await add('fresh', { verifiedAt: today });
  await add('stale', { verifiedAt: '2020-01' });
  await add('aged', { verifiedAt: '2019-12-31' });
  await add('ended', { verifiedAt: '2020-01', status: 'discontinued', statusNote: 'It ended.' });
  const slugs = async (query: string) =>
    (await staff.read<CatalogueRow[]>('GET', `/api/staff/tools${query}`)).map(({ slug }) => slug);
  expect((await slugs('')).sort()).toEqual(['aged', 'ended', 'fresh', 'lamp', 'stale']);
  expect(await slugs('?q=FRE')).toEqual(['fresh']);
  expect((await slugs('?recheck=1')).filter((slug) => slug !== 'lamp')).toEqual(['aged', 'stale']);
  expect(await staff.read<CatalogueRow[]>('GET', '/api/staff/workflows')).toEqual([
    {
      slug: 'weekly-letter',
      name: 'Weekly letter',
      category: 'LLMs',
      status: 'active',
      verifiedAt: '2026-09-14',
      version: 1,
      editedAt: null,
      updatedAt: expect.any(String),
      submissionReference: null,
    },
  ]);
});

test('a record with every field at its longest fits into one edit', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const long = '漢'.repeat(12_000);
  const sections = {
    companyBackground: long,
    detailedFeatures: long,
    technicalSpecifications: long,
    businessModel: long,
    controversiesAndIssues: long,
    safetyAndEthics: long,
    ministryApplications: long,
    comparisonNotes: long,
    futureOutlook: long,
  };
  await staff.read('PUT', '/api/staff/tools/lamp', { version: 1, tool: buildTool(sections) });
});
