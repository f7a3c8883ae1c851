import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import { buildStaffHub, password } from '#tests/staff-hub.ts';
import { buildContact, buildToolSuggestion } from '#tests/visitor-builders.ts';

test.each(bothDatabases)('on %s nothing is done that cannot be written down', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const admin = await hub.as('ruth');
  const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
  const { id: contact } = (await (await hub.post('/api/contacts', buildContact())).json()) as { id: string };
  const [amos] = await admin.read<{ id: string }[]>('GET', '/api/staff/users');
  const [session] = await admin.read<{ id: string }[]>('GET', '/api/staff/sessions');
  const tables = ['records', 'inbox', 'users', 'accounts', 'sessions', 'revisions'] as const;
  const everything = async () => {
    const rows = [];
    for (const table of tables) rows.push(await hub.db.selectFrom(table).selectAll().orderBy(sql`1`).execute());
    return rows;
  };
  const before = await everything();
  await sql`alter table "auditLog" rename to "auditLogAway"`.execute(hub.db);

  const tool = buildTool({ slug: 'candle', name: 'Candle' });
  const actions: [method: string, path: string, body?: unknown][] = [
    ['PATCH', `/api/staff/submissions/${id}`, { version: 1, status: 'in review' }],
    ['POST', `/api/staff/submissions/${id}/publish`, { version: 1, tool }],
    ['PATCH', `/api/staff/contacts/${contact}`, { version: 1, status: 'done' }],
    ['POST', '/api/staff/tools', { tool }],
    ['PUT', '/api/staff/tools/lamp', { version: 1, tool: buildTool({ name: 'Lantern' }) }],
    ['POST', '/api/staff/workflows', { workflow: buildWorkflow({ slug: 'notes', title: 'Notes' }) }],
    ['PUT', '/api/staff/workflows/weekly-letter', { version: 1, workflow: buildWorkflow({ title: 'Letter' }) }],
    ['POST', '/api/staff/users', { username: 'naomi', password, role: 'editor' }],
    ['PATCH', `/api/staff/users/${amos?.id}`, { role: 'admin', password: 'another long password' }],
    ['DELETE', `/api/staff/users/${amos?.id}`],
    ['POST', '/api/staff/password', { current: password, password: 'another long password' }],
    ['POST', '/api/staff/email', { current: password, email: 'ruth@college.example' }],
    ['PATCH', `/api/staff/users/${amos?.id}`, { email: 'amos@college.example' }],
    ['DELETE', `/api/staff/sessions/${session?.id}`],
    ['GET', '/api/staff/submissions.csv'],
    ['POST', '/api/auth/sign-out'],
    ['POST', '/api/auth/sign-out-everywhere'],
    ['POST', '/api/auth/sign-in', { username: 'amos', password }],
  ];
  // On PostgreSQL a table that is gone is read as an upgrade by a newer node.
  const refusal = kind === 'postgres' ? 503 : 500;
  for (const [method, path, body] of actions) {
    const response = await admin.call(method, path, body);
    expect([response.status, response.headers.get('Set-Cookie')], `${method} ${path}`).toEqual([refusal, null]);
  }
  expect(await everything()).toEqual(before);
  await sql`alter table "auditLogAway" rename to "auditLog"`.execute(hub.db);
});
