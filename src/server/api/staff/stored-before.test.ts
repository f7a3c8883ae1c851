import { expect, test } from 'vitest';
import { readStored } from '#server/catalogue/catalogue.ts';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import { buildPrompt } from '#tests/guidance-builders.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { alterRecords } from '#tests/stored-records.ts';
import type { EditableTool, EditableWorkflow } from './staff-answers.ts';

test.each(bothDatabases)(
  'on %s what an earlier version stored is shown, saved, restored and exported: with the fields that are new, without those that are gone',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'candle', name: 'Candle' }) }, 201);
    const prompt = buildPrompt({
      slug: 'candle-prompt',
      title: 'A prompt of candles',
      tools: ['candle'],
      text: 'Write.',
      blanks: [],
    });
    const workflow = buildWorkflow({ slug: 'candle-work', title: 'Candle work', tools: [{ tool: 'candle', step: 1 }] });
    await staff.read('POST', '/api/staff/workflows', { workflow: { ...workflow, prompts: [prompt] } }, 201);

    const { blanks: _, ...formerPrompt } = prompt;
    await alterRecords(hub.db, 'workflows', { prompts: [{ ...formerPrompt, formerField: 1 }] }, {}, 'candle-work');
    await alterRecords(hub.db, 'tools', { formerField: { deep: true } }, {}, 'candle');
    await hub.db
      .updateTable('recordVersions')
      .set({ record: JSON.stringify({ ...buildTool({ slug: 'candle', name: 'Candle' }), formerField: 1 }) })
      .where('kind', '=', 'tools')
      .where('name', '=', 'candle')
      .execute();
    await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'torch', name: 'Torch' }) }, 201);

    expect((await fetch(`${hub.address}/prompts`)).status).toBe(200);
    expect(await hub.nobody.read('GET', '/api/prompts/candle-prompt')).toMatchObject({ blanks: [] });
    const { version, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/candle');
    expect(tool).not.toHaveProperty('formerField');
    await staff.read('PUT', '/api/staff/tools/candle', { version, tool: { ...tool, pricing: 'Free for churches' } });
    await staff.read('POST', '/api/staff/tools/candle/restore', { version: version + 1, number: 1, why: 'Tried' });
    const edited = await staff.read<EditableWorkflow>('GET', '/api/staff/workflows/candle-work');
    await staff.read('PUT', '/api/staff/workflows/candle-work', {
      version: edited.version,
      workflow: { ...edited.workflow, title: 'Candles' },
    });
    const { tools, workflows } = await readStored(hub.db);
    expect(JSON.stringify([tools, workflows])).not.toContain('formerField');
  },
);
