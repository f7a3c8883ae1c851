import { expect, test } from 'vitest';
import type { AuditRow } from '#domain/staff/overview-views.ts';
import type { ContactRow, SubmissionRow } from '#domain/staff/review-views.ts';
import { buildTool } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact, buildToolSuggestion } from '#tests/visitor-builders.ts';

test.each(bothDatabases)(
  'on %s what a visitor sent is erased on request, and the audit log tells nothing of it',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    await hub.post('/api/submissions', buildToolSuggestion());
    await hub.post('/api/contacts', buildContact());
    for (const list of ['submissions', 'contacts']) {
      const [sent] = await staff.read<(SubmissionRow | ContactRow)[]>('GET', `/api/staff/${list}`);
      const address = `/api/staff/${list}/${sent?.id}`;
      expect((await staff.call('DELETE', address)).status).toBe(204);
      expect(await staff.read('GET', `/api/staff/${list}`)).toEqual([]);
      expect((await staff.call('DELETE', address)).status).toBe(404);
      const [latest] = await staff.read<AuditRow[]>('GET', '/api/staff/audit');
      expect(latest).toMatchObject({ username: 'amos', action: 'erased', target: `${list}/${sent?.id}`, detail: null });
    }
  },
);

test.each(databaseKinds)(
  'on %s erasing what a visitor sent erases their name and address from former states, and leaves the rest of them',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const sender = { submitterName: 'Naomi "O" Clarke', submitterEmail: 'naomi_o@stann.example' };
    await hub.post('/api/submissions', buildToolSuggestion(sender));
    const said = buildTool({ pricing: 'Ask Naomi "O" Clarke (naomi_o@stann.example)', badge: 'naomi-o@stann.example' });
    await staff.read('PUT', '/api/staff/tools/lamp', { version: 1, tool: said, why: 'naomi_o@stann.example wrote' });
    await staff.read('PUT', '/api/staff/tools/lamp', { version: 2, tool: buildTool() });
    const [sent] = await staff.read<SubmissionRow[]>('GET', '/api/staff/submissions');
    expect((await staff.call('DELETE', `/api/staff/submissions/${sent?.id}`)).status).toBe(204);
    expect(await staff.read('GET', '/api/staff/tools/lamp/history/2')).toMatchObject({
      record: { ...buildTool(), pricing: 'Ask (erased) ((erased))', badge: 'naomi-o@stann.example' },
      why: '(erased) wrote',
      isErased: false,
    });
    expect(await staff.read('GET', '/api/staff/tools/lamp/history/1')).toMatchObject({ record: buildTool() });
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'erased', target: `submissions/${sent?.id}`, detail: 'also from former states: 1' },
    ]);
  },
);
