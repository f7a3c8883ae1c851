import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { LinkToRecord } from './staff-answers.ts';

test.each(databaseKinds)(
  'on %s a tool that is taken down leaves the whole site, its address says so, and it comes back',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const uses = buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }], enters: [] });
    await staff.read('PUT', '/api/staff/workflows/weekly-letter', { version: 1, workflow: uses });
    const candle = buildTool({
      slug: 'candle',
      name: 'Candle',
      status: 'renamed',
      statusNote: 'It is Lamp.',
      replacedBy: ['lamp'],
    });
    await staff.read('POST', '/api/staff/tools', { tool: candle }, 201);
    expect(await hub.nobody.read('GET', '/api/search?q=lamp')).toMatchObject({ counts: { tool: 2 } });

    const down = (body: object, status?: number) => staff.read<object>('POST', '/api/staff/tools/lamp/take-down', body, status);
    expect(await down({ version: 1, why: '' }, 422)).toMatchObject({ issues: [{ path: 'why', message: 'Give a short reason' }] });
    expect(await down({ version: 7, why: 'x' }, 409)).toMatchObject({ current: { version: 1 } });
    expect(await down({ version: 1, why: 'The maker asked' })).toMatchObject({ version: 2, tool: { status: 'hidden' } });
    expect(await down({ version: 2, why: 'Again' }, 409)).toEqual({ message: 'This tool is taken down already.' });

    expect(await hub.nobody.read('GET', '/api/tools/lamp', undefined, 410)).toEqual({ message: 'Tool taken down' });
    expect(await hub.nobody.read('GET', '/api/tools')).toMatchObject([{ slug: 'candle', replacedBy: [] }]);
    expect(await hub.nobody.read('GET', '/api/tools/candle')).toMatchObject({ replacements: [] });
    expect(await hub.nobody.read('GET', '/api/workflows/weekly-letter')).toMatchObject({ tools: [] });
    expect(await hub.nobody.read('GET', '/api/workflows')).toMatchObject([{ tools: [] }]);
    expect(await hub.nobody.read('GET', '/api/categories?view=counts')).toContainEqual(
      expect.objectContaining({ id: 'llms', toolCount: 1 }),
    );
    expect(await hub.nobody.read('GET', '/api/search?q=lamp%20makers')).toMatchObject({ counts: { tool: 1 } });
    expect(await (await hub.nobody.call('GET', '/sitemap.xml')).text()).not.toContain('/tools/lamp<');
    expect(await staff.read('GET', '/api/staff/tools')).toContainEqual(
      expect.objectContaining({ slug: 'lamp', status: 'hidden' }),
    );
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'taken down', target: 'tools/lamp', detail: 'why: The maker asked' },
    ]);

    // Its name and its address stay taken, and entries that name it can still be saved.
    expect(await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'new' }) }, 422)).toMatchObject({
      issues: [{ path: 'tool.name' }],
    });
    await staff.read('PUT', '/api/staff/workflows/weekly-letter', { version: 2, workflow: uses });

    const back = await staff.read('POST', '/api/staff/tools/lamp/bring-back', { version: 2 });
    expect(back).toMatchObject({ version: 3, tool: buildTool() });
    expect(await staff.read('POST', '/api/staff/tools/lamp/bring-back', { version: 3 }, 409)).toEqual({
      message: 'This tool is not taken down.',
    });
    expect(await hub.nobody.read('GET', '/api/tools/lamp')).toMatchObject({ name: 'Lamp' });
    expect(await hub.nobody.read('GET', '/api/workflows/weekly-letter')).toMatchObject({ tools: [{ slug: 'lamp' }] });
  },
);

test.each(databaseKinds)(
  'on %s a workflow that is taken down takes its prompts along; a retired one comes back retired',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const prompt = {
      ...{ slug: 'letter-draft', title: 'Draft the letter', gives: 'A draft', kind: 'chat', step: 1, tools: ['lamp'] },
      ...{ text: 'Draft a letter.', blanks: [], check: ['Read it.'], asked: [] },
    } as const;
    const ended = { ...buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] }), prompts: [prompt] };
    const letter = '/api/staff/workflows/weekly-letter';
    await staff.read('PUT', letter, { version: 1, workflow: ended });
    expect(await hub.nobody.read('GET', '/api/prompts/letter-draft')).toMatchObject({ title: 'Draft the letter' });
    await staff.read('POST', `${letter}/take-down`, { version: 2, why: 'A complaint' });
    expect((await hub.nobody.call('GET', '/api/prompts/letter-draft')).status).toBe(410);
    expect((await hub.nobody.call('GET', '/api/workflows/weekly-letter')).status).toBe(410);
    expect(await hub.nobody.read('GET', '/api/workflows')).toEqual([]);
    await staff.read('POST', `${letter}/bring-back`, { version: 3, why: 'Settled' });
    expect((await hub.nobody.call('GET', '/api/prompts/letter-draft')).status).toBe(200);

    const retired = { ...ended, status: 'retired', statusNote: 'It ended.' };
    await staff.read('PUT', letter, { version: 4, workflow: retired });
    await staff.read('POST', `${letter}/take-down`, { version: 5, why: 'A complaint' });
    expect(await staff.read('POST', `${letter}/bring-back`, { version: 6 })).toMatchObject({ workflow: { status: 'retired' } });
  },
);

test('what leads to an entry is told: other entries by name, texts by their files', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const add = (tool: object) => staff.read('POST', '/api/staff/tools', { tool: buildTool(tool) }, 201);
  await add({ slug: 'torch', name: 'Torch', companyBackground: 'See [it](/tools/lamp).' });
  await add({ slug: 'oil', name: 'Oil', companyBackground: 'See [another](/tools/lamp-pro).' });
  const workflow = buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] });
  await staff.read('PUT', '/api/staff/workflows/weekly-letter', { version: 1, workflow });
  // The comparison of models is a file that is about this tool.
  const links = await staff.read<LinkToRecord[]>('GET', '/api/staff/tools/lamp/links');
  expect(links).toEqual([
    { kind: 'tools', at: 'torch', name: 'Torch' },
    { kind: 'workflows', at: 'weekly-letter', name: 'Weekly letter' },
    { kind: 'file', at: 'comparisons/llms.yaml', name: 'comparisons/llms.yaml' },
  ]);
  expect(await staff.read('GET', '/api/staff/tools/oil/links')).toEqual([]);
});
