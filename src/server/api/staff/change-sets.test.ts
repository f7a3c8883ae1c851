import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import { byDay } from '#tests/environment/night.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import type { ChangeSetAnswer, ChangeSetRow, EditableTool, EditableWorkflow, Version } from './staff-answers.ts';

const toolAt = (staff: StaffClient, slug: string) => staff.read<EditableTool>('GET', `/api/staff/tools/${slug}`);

async function addTools(staff: StaffClient, ...slugs: string[]) {
  for (const slug of slugs)
    await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug, name: slug, verifiedAt: '2026-01-02' }) }, 201);
}

const together = (staff: StaffClient, slugs: Record<string, number>, act: object, status?: number) =>
  staff.read<ChangeSetAnswer>(
    'POST',
    '/api/staff/change-sets',
    { kind: 'tools', entries: Object.entries(slugs).map(([slug, version]) => ({ slug, version })), act, why: 'Tidied' },
    status,
  );

const undo = (staff: StaffClient, id: string | null, status?: number) =>
  staff.read<ChangeSetAnswer>('POST', `/api/staff/change-sets/${id}/undo`, {}, status);

test.each(bothDatabases)('on %s several tools are marked as checked in one go, and one undo brings each back', async (kind) => {
  const clock = buildClock();
  await using hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  await addTools(staff, 'candle', 'torch');
  const { id, changed, left } = await together(staff, { candle: 1, torch: 1 }, { does: 'check' });
  expect(changed).toEqual([
    { slug: 'candle', name: 'candle' },
    { slug: 'torch', name: 'torch' },
  ]);
  expect(left).toEqual([]);
  const today = clock.today();
  expect((await toolAt(staff, 'candle')).tool.verifiedAt).toBe(today);
  expect(await hub.nobody.read('GET', '/api/tools/torch')).toMatchObject({ verifiedAt: today });
  expect(await staff.read('GET', '/api/staff/tools/torch/history?limit=1')).toMatchObject([{ number: 2, why: 'Tidied' }]);
  const [line] = await staff.read<object[]>('GET', '/api/staff/audit?limit=1');
  expect(line).toMatchObject({ action: 'changed together', detail: 'marked as checked: candle, torch; why: Tidied' });

  const undone = await undo(staff, id);
  expect(undone.changed.map(({ slug }) => slug)).toEqual(['candle', 'torch']);
  expect((await toolAt(staff, 'candle')).tool.verifiedAt).toBe('2026-01-02');
  expect(await undo(staff, id, 409)).toEqual({
    message: 'You can’t undo anything: each entry has changed since. See the history of each.',
  });
  const sets = await staff.read<ChangeSetRow[]>('GET', '/api/staff/change-sets?kind=tools');
  expect(sets).toMatchObject([
    { does: 'undone: marked as checked', count: 2, isUndone: false },
    { does: 'marked as checked', count: 2, isUndone: true, username: 'amos' },
  ]);
  // The undo can be undone like any other change.
  await undo(staff, undone.id);
  expect((await toolAt(staff, 'torch')).tool.verifiedAt).toBe(today);
});

test.each(databaseKinds)(
  'on %s what is taken down in one go leaves the site, and comes back with the status that it had',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    await addTools(staff, 'candle');
    const ended = buildTool({ slug: 'torch', name: 'torch', status: 'discontinued', statusNote: 'It ended.' });
    await staff.read('POST', '/api/staff/tools', { tool: ended }, 201);
    const { id } = await together(staff, { candle: 1, torch: 1 }, { does: 'take down' });
    expect((await hub.nobody.call('GET', '/api/tools/candle')).status).toBe(410);
    await undo(staff, id);
    expect((await toolAt(staff, 'candle')).tool.status).toBe('active');
    expect((await toolAt(staff, 'torch')).tool.status).toBe('discontinued');
  },
);

test('each is changed, or none: an older version, or a category that there is not, refuses all and names the entry', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await addTools(staff, 'candle', 'torch');
  const candle = buildTool({ slug: 'candle', name: 'candle', pricing: 'Paid', badge: 'Paid' });
  await staff.read('PUT', '/api/staff/tools/candle', { version: 1, tool: candle });
  expect(await together(staff, { torch: 1, candle: 1 }, { does: 'check' }, 409)).toEqual({
    message: 'Someone changed candle since you opened the list. Nothing was changed; look at the list again.',
  });
  expect((await toolAt(staff, 'torch')).version).toBe(1);
  expect(await together(staff, { torch: 1 }, { does: 'move', category: 'None' }, 422)).toMatchObject({
    message: expect.stringMatching(/^torch: /),
  });
  expect((await toolAt(staff, 'torch')).version).toBe(1);
  expect(await staff.read('GET', '/api/staff/change-sets?kind=tools')).toEqual([]);
  expect(await together(staff, {}, { does: 'check' }, 422)).toMatchObject({ issues: [{ path: 'entries' }] });
  expect((await staff.call('POST', '/api/staff/change-sets/none/undo', {})).status).toBe(404);
});

test('an undo leaves what somebody changed since, and says so', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await addTools(staff, 'candle', 'torch');
  const { id } = await together(staff, { candle: 1, torch: 1 }, { does: 'check' });
  const { version, tool } = await toolAt(staff, 'candle');
  await staff.read('PUT', '/api/staff/tools/candle', { version, tool: { ...tool, pricing: 'Paid', badge: 'Paid' } });
  expect(await undo(staff, id)).toMatchObject({
    changed: [{ slug: 'torch' }],
    left: [{ slug: 'candle', reason: 'It was changed since.' }],
  });
  expect((await toolAt(staff, 'candle')).tool.pricing).toBe('Paid');
});

test('what is so already is left, and no change is kept of it', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const { version, workflow } = await staff.read<EditableWorkflow>('GET', '/api/staff/workflows/weekly-letter');
  const entries = [{ slug: 'weekly-letter', version }];
  const act = { does: 'move', category: workflow.categories[0] };
  expect(await staff.read('POST', '/api/staff/change-sets', { kind: 'workflows', entries, act, why: 'Tidied' })).toEqual({
    id: null,
    changed: [],
    left: [{ slug: 'weekly-letter', name: 'Weekly letter', reason: 'It’s already so.' }],
  });
  expect(workflow).toEqual(buildWorkflow());
  expect(await staff.read('GET', '/api/staff/change-sets?kind=workflows')).toEqual([]);
});

test('a person who asks to be forgotten is forgotten in what was said why, too', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await addTools(staff, 'candle');
  const contact = buildContact({ name: 'Naomi Clarke', email: 'naomi@stann.example' });
  const { id } = (await (await hub.post('/api/contacts', contact)).json()) as { id: string };
  const entries = [{ slug: 'candle', version: 1 }];
  const wish = { kind: 'tools', entries, act: { does: 'check' }, why: 'Naomi Clarke asked' };
  await staff.read('POST', '/api/staff/change-sets', wish);
  await staff.call('DELETE', `/api/staff/contacts/${id}`);
  expect(JSON.stringify(await staff.read('GET', '/api/staff/change-sets?kind=tools'))).not.toContain('Naomi');
});

type Step =
  | { does: 'check' | 'take down' | 'move' | 'move back'; slugs: string[] }
  | { does: 'undo'; pick: number }
  | { does: 'edit'; slug: string; pricing: string };

const slugs = ['candle', 'torch', 'wick'];
const some = fc.subarray(slugs, { minLength: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('check', 'take down', 'move', 'move back'), slugs: some }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('undo' as const), pick: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      slug: fc.constantFrom(...slugs),
      pricing: fc.constantFrom('Free', 'Free; then $5', '$9 a month'),
    }),
  },
) as fc.Arbitrary<Step>;

test.each(databaseKinds)(
  'on %s any sequence of changes in one go, undos and edits leaves a history from which each state can be had again',
  async (database) => {
    await using hub = await buildStaffHub(database);
    const staff = await hub.as('amos');
    await addTools(staff, ...slugs);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), fc.nat(50), async (steps, pick) => {
        const statesBySlug = new Map(slugs.map((slug) => [slug, new Map<number, object>()]));
        const sets: string[] = [];
        const see = async () => {
          for (const slug of slugs) {
            const { version, tool } = await toolAt(staff, slug);
            statesBySlug.get(slug)?.set(version, tool);
          }
        };
        const versionsOf = async (chosenSlugs: readonly string[]) =>
          Object.fromEntries(await Promise.all(chosenSlugs.map(async (slug) => [slug, (await toolAt(staff, slug)).version])));
        await see();
        for (const one of steps) {
          if (one.does === 'edit') {
            const { version, tool } = await toolAt(staff, one.slug);
            await staff.read('PUT', `/api/staff/tools/${one.slug}`, { version, tool: { ...tool, pricing: one.pricing } });
          } else if (one.does === 'undo') {
            const id = sets[one.pick % Math.max(1, sets.length)];
            if (id) {
              const response = await staff.call('POST', `/api/staff/change-sets/${id}/undo`, {});
              expect([200, 409]).toContain(response.status);
              if (response.status === 200) sets.push(((await response.json()) as ChangeSetAnswer).id ?? id);
            }
          } else {
            const act = one.does.startsWith('move')
              ? { does: 'move', category: one.does === 'move' ? 'Analytics' : 'LLMs' }
              : { does: one.does };
            const { id, changed, left } = await together(staff, await versionsOf(one.slugs), act);
            expect(changed.length + left.length).toBe(one.slugs.length);
            if (id) sets.push(id);
          }
          await see();
        }
        for (const [slug, states] of statesBySlug) {
          for (const [number, tool] of states) {
            const storedVersion = await staff.read<Version>('GET', `/api/staff/tools/${slug}/history/${number}`);
            expect(storedVersion.record).toEqual(tool);
          }
          const [number = 1, tool] = [...states][pick % states.size] ?? [];
          const { version } = await toolAt(staff, slug);
          const again = { version, number, why: 'Again' };
          expect(await staff.read('POST', `/api/staff/tools/${slug}/restore`, again)).toMatchObject({ tool });
        }
      }),
      { numRuns: byDay(3, { atNight: 12 }), seed: 20_261_122 },
    );
  },
  120_000,
);
