import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildToolSuggestion } from '#tests/visitor-builders.ts';
import { purge } from '../../jobs/purge.ts';

const of = (kind: string, name: string) => `/api/staff/drafts/${kind}/${name}`;

test.each(bothDatabases)(
  'on %s a draft is kept as it is, one for each person and form, and only its writer reads it',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const [ruth, amos] = [await hub.as('ruth'), await hub.as('amos')];
    const half = { name: '  Lant', features: ['', 'x'], dataPolicy: { plan: 7 }, odd: null };
    const draft = await amos.read('PUT', of('tools', 'lamp'), { version: 1, record: half });
    expect(draft).toEqual({ kind: 'tools', name: 'lamp', version: 1, record: half, savedAt: expect.any(String) });
    await amos.read('PUT', of('tools', 'lamp'), { version: 1, record: { name: 'Lantern' } });
    await amos.read('PUT', of('new', 'tool'), { version: 1, record: {} });
    expect(await amos.read('GET', '/api/staff/drafts')).toMatchObject([
      { kind: 'new', name: 'tool' },
      { kind: 'tools', name: 'lamp', record: { name: 'Lantern' } },
    ]);
    expect(await ruth.read('GET', '/api/staff/drafts')).toEqual([]);
    expect((await ruth.call('DELETE', of('tools', 'lamp'))).status).toBe(204);
    expect(await amos.read('GET', '/api/staff/drafts')).toHaveLength(2);
    expect((await amos.call('DELETE', of('tools', 'lamp'))).status).toBe(204);
    expect(await amos.read('GET', '/api/staff/drafts')).toHaveLength(1);
    // No part of the draft is on the site or in the history.
    expect(await hub.nobody.read('GET', '/api/tools/lamp')).toMatchObject({ name: 'Lamp' });
    expect(await amos.read('GET', '/api/staff/tools/lamp/history')).toHaveLength(1);
  },
);

test.each(databaseKinds)('on %s a form that the desk does not have has no drafts', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  expect((await staff.call('PUT', of('users', 'ruth'), { version: 1, record: {} })).status).toBe(404);
  expect((await staff.call('PUT', of('tools', 'x'.repeat(121)), { version: 1, record: {} })).status).toBe(404);
  expect((await staff.call('PUT', of('tools', 'lamp'), { version: 1, record: ['no'] })).status).toBe(422);
  // Names with a character that no database accepts.
  expect((await staff.call('PUT', of('tools', '%00'), { version: 1, record: {} })).status).toBeLessThan(500);
  expect((await staff.call('DELETE', of('tools', '%00'))).status).toBeLessThan(500);
  expect((await staff.call('GET', '/api/staff/tools/%00/history')).status).toBeLessThan(500);
});

test.each(databaseKinds)('on %s nobody keeps more than 500 drafts; one that is kept goes on', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  await staff.read('PUT', of('tools', 'lamp'), { version: 1, record: {} });
  const [{ userId = '' } = {}] = await hub.db.selectFrom('drafts').select('userId').execute();
  const others = Array.from({ length: 499 }, (_, at) => ({ kind: 'tools', name: `tool-${at}`, version: 1, record: '{}' }));
  await hub.db
    .insertInto('drafts')
    .values(others.map((draft) => ({ ...draft, userId, savedAt: '2026-11-25T12:00:00.000Z' })))
    .execute();
  const refusal = await staff.call('PUT', of('tools', 'one-more'), { version: 1, record: {} });
  expect([refusal.status, await refusal.json()]).toEqual([409, { message: expect.stringContaining('500 drafts') }]);
  await staff.read('PUT', of('tools', 'lamp'), { version: 1, record: { name: 'Lantern' } });
  await staff.call('DELETE', of('tools', 'tool-7'));
  await staff.read('PUT', of('tools', 'one-more'), { version: 1, record: {} });
});

test.each(databaseKinds)('on %s what is published has no draft any more, for whoever published it', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const [ruth, amos] = [await hub.as('ruth'), await hub.as('amos')];
  const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
  for (const [form, name] of [
    ['tools', 'lamp'],
    ['new', 'tool'],
    ['submissions', id],
    ['replies', 'thanks'],
    ['new', 'banners'],
  ] as const) {
    await amos.read('PUT', of(form, name), { version: 1, record: {} });
    await ruth.read('PUT', of(form, name), { version: 1, record: {} });
  }
  await amos.read('PUT', '/api/staff/tools/lamp', { version: 1, tool: buildTool({ badge: 'New' }) });
  await amos.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'oil', name: 'Oil' }) }, 201);
  const candle = buildTool({ slug: 'candle', name: 'Candle' });
  const { record } = await amos.read<{ record: object }>('GET', '/api/staff/texts/replies/thanks');
  await amos.read('PUT', '/api/staff/texts/replies/thanks', { version: 1, record: { ...record, subject: 'Our thanks' } });
  const notice = { text: 'We are away.', from: '2026-12-20', to: '2027-01-04', isShown: true };
  await amos.read('POST', '/api/staff/texts/banners', { record: notice }, 201);
  await amos.read('POST', `/api/staff/submissions/${id}/publish`, { version: 1, tool: candle }, 201);
  expect(await amos.read('GET', '/api/staff/drafts')).toEqual([]);
  expect(await ruth.read('GET', '/api/staff/drafts')).toHaveLength(5);
});

test.each(bothDatabases)('on %s erasing a suggestion erases the drafts that were filled in with it', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const [ruth, amos] = [await hub.as('ruth'), await hub.as('amos')];
  const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
  await amos.read('PUT', of('submissions', id), { version: 1, record: { description: 'Naomi wrote this.' } });
  expect((await ruth.call('DELETE', `/api/staff/submissions/${id}`)).status).toBe(204);
  expect(await amos.read('GET', '/api/staff/drafts')).toEqual([]);
});

test.each(databaseKinds)('on %s a draft that nobody touched for 90 days is deleted, and not a day before', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const amos = await hub.as('amos');
  await amos.read('PUT', of('tools', 'lamp'), { version: 1, record: {} });
  await hub.db.updateTable('drafts').set({ savedAt: '2026-01-01T00:00:00.000Z' }).execute();
  await purge(hub.db, Date.parse('2026-04-01T00:00:00.000Z'));
  expect(await amos.read('GET', '/api/staff/drafts').catch(() => 'signed out')).toHaveLength(1);
  await purge(hub.db, Date.parse('2026-04-01T00:00:00.001Z'));
  expect(await hub.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
});
