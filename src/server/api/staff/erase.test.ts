import { expect, test } from 'vitest';
import type { AuditRow, ContactRow, SubmissionRow } from '#domain/staff/staff-views.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact, buildToolSuggestion } from '#tests/visitor-builders.ts';

test.each(databaseKinds)(
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
