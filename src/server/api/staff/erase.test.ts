import { expect, test } from 'vitest';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import { buildTool } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact, buildQuestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import type { AuditRow } from './staff-answers.ts';

test.each(bothDatabases)(
  'on %s what a visitor sent is erased on request, and the audit log tells nothing of it',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    await hub.post('/api/submissions', buildToolSuggestion());
    await hub.post('/api/contacts', buildContact());
    await hub.post('/api/questions', buildQuestion());
    for (const list of inboxKindNames) {
      const [item] = await staff.read<{ id: string }[]>('GET', `/api/staff/${list}`);
      const address = `/api/staff/${list}/${item?.id}`;
      expect((await staff.call('DELETE', address)).status).toBe(204);
      expect(await staff.read('GET', `/api/staff/${list}`)).toEqual([]);
      expect((await staff.call('DELETE', address)).status).toBe(404);
      const [latest] = await staff.read<AuditRow[]>('GET', '/api/staff/audit');
      expect(latest).toMatchObject({ username: 'amos', action: 'erased', target: `${list}/${item?.id}`, detail: null });
    }
  },
);

test.each(databaseKinds)(
  'on %s erasing what a visitor sent erases their name and address from former states, and leaves the rest of them',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const [name, email] = ['Naomi "O" Clarke', 'naomi_o@stann.example'];
    const bodies = {
      submissions: buildToolSuggestion({ submitterName: name, submitterEmail: email }),
      contacts: buildContact({ name, email }),
      // Questions have no name of the sender.
      questions: buildQuestion({ email }),
    };
    let version = 1;
    for (const list of inboxKindNames) {
      await hub.post(`/api/${list}`, bodies[list]);
      const namingTool = buildTool({ pricing: `Ask ${name} (${email})`, badge: 'naomi-o@stann.example' });
      await staff.read('PUT', '/api/staff/tools/lamp', { version, tool: namingTool, why: `${email} wrote` });
      await staff.read('PUT', '/api/staff/tools/lamp', { version: version + 1, tool: buildTool() });
      version += 2;
      const [row] = await staff.read<{ id: string }[]>('GET', `/api/staff/${list}`);
      expect((await staff.call('DELETE', `/api/staff/${list}/${row?.id}`)).status).toBe(204);
      const nameLeft = list === 'questions' ? name : '(erased)';
      expect(await staff.read('GET', `/api/staff/tools/lamp/history/${version - 1}`)).toMatchObject({
        record: { ...buildTool(), pricing: `Ask ${nameLeft} ((erased))`, badge: 'naomi-o@stann.example' },
        why: '(erased) wrote',
        isErased: false,
      });
      expect(await staff.read('GET', '/api/staff/tools/lamp/history/1')).toMatchObject({ record: buildTool() });
      expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
        { action: 'erased', target: `${list}/${row?.id}`, detail: 'also from former states: 1' },
      ]);
    }
  },
);
