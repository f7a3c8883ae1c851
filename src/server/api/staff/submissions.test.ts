import { expect, test } from 'vitest';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub, clientOf } from '#tests/staff-hub.ts';
import { buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import type { PublishDraft, SubmissionDetail, SubmissionRow } from './staff-answers.ts';

async function suggest(hub: StaffHub, suggestion: Record<string, unknown>): Promise<string> {
  const { id } = (await (await hub.post('/api/submissions', suggestion)).json()) as { id: string };
  return id;
}

const at = (id: string, more = '') => `/api/staff/submissions/${id}${more}`;
const candle = buildTool({ slug: 'candle', name: 'Candle', website: 'https://candle.example' });

test.each(bothDatabases)('on %s staff find suggestions by state, type and text, page by page', async (kind) => {
  await using hub = await buildStaffHub(kind);
  for (const title of ['First', 'Second 100%', 'Third'])
    await suggest(hub, buildSuggestion({ title, ministryName: title === 'Third' ? 'St. Anne_s' : 'Zion' }));
  const tool = await suggest(hub, buildToolSuggestion());
  const staff = await hub.as('amos');
  const titles = async (query: string) => {
    const response = await staff.call('GET', `/api/staff/submissions${query}`);
    const rows = (await response.json()) as SubmissionRow[];
    return [Number(response.headers.get('X-Total-Count')), ...rows.map(({ title }) => title)];
  };
  expect(await titles('')).toEqual([4, 'Candle', 'Third', 'Second 100%', 'First']);
  expect(await titles('?limit=1&offset=1')).toEqual([4, 'Third']);
  expect(await titles('?type=tool&status=pending')).toEqual([1, 'Candle']);
  expect(await titles('?status=spam')).toEqual([0]);
  expect(await titles('?q=100%25')).toEqual([1, 'Second 100%']);
  expect(await titles('?q=anne_')).toEqual([1, 'Third']);
  expect(await titles('?q=THIRD')).toEqual([1, 'Third']);
  expect(await titles(`?q=${encodeURIComponent('ＴＨＩＲＤ')}`)).toEqual([1, 'Third']);
  // The address where visitors send suggestions has the same list.
  expect(await staff.read('GET', '/api/submissions?type=tool')).toEqual(
    await staff.read('GET', '/api/staff/submissions?type=tool'),
  );
  const { reference } = await staff.read<SubmissionDetail>('GET', at(tool));
  expect(await titles(`?q=${reference?.toLowerCase()}`)).toEqual([1, 'Candle']);
  for (const wrong of ['?limit=201', '?limit=0', '?offset=-1', '?status=other', '?type=song'])
    expect((await staff.call('GET', `/api/staff/submissions${wrong}`)).status, wrong).toBe(400);
});

test.each(databaseKinds)('on %s a suggestion is shown in full beside what it may repeat', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildToolSuggestion({ title: 'LAMP!', website: 'https://www.lamp.example/pricing' }));
  expect(await staff.read('GET', at(id))).toEqual({
    id,
    version: 1,
    reference: expect.stringMatching(/^S-/),
    type: 'tool',
    title: 'LAMP!',
    category: 'LLM',
    submitterName: 'Ruth Adeyemi',
    submitterEmail: 'ruth@stmarks.example',
    ministryName: 'St. Mark’s, Leith',
    status: 'pending',
    formToken: 'none',
    worksForTool: false,
    createdAt: expect.any(String),
    reviewedAt: null,
    description: 'A candle that writes.',
    website: 'https://www.lamp.example/pricing',
    pricing: 'Freemium',
    difficulty: null,
    timeEstimate: null,
    features: ['Drafts', 'Lists'],
    steps: [],
    suggestedToo: [],
    bestPractices: [],
    adminNotes: null,
    duplicates: [
      {
        kind: 'tool',
        slug: 'lamp',
        name: 'Lamp',
        reason: 'the same name',
        description: buildTool().description,
        website: 'https://lamp.example',
      },
    ],
    publishedAs: null,
    history: [],
  });
  expect((await staff.call('GET', at('none'))).status).toBe(404);
});

test.each(databaseKinds)('on %s a suggestion moves along the allowed ways, and each step is in its history', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildSuggestion());
  const submission = await staff.read<SubmissionDetail>('PATCH', at(id), {
    version: 1,
    status: 'in review',
    adminNotes: ' Ask Ruth ',
  });
  expect(submission).toMatchObject({ version: 2, status: 'in review', adminNotes: 'Ask Ruth', reviewedAt: null });
  const declined = await staff.read<SubmissionDetail>('PATCH', at(id), { version: 2, status: 'declined' });
  expect(declined).toMatchObject({ version: 3, status: 'declined', adminNotes: 'Ask Ruth', reviewedAt: expect.any(String) });
  expect(declined.history.map(({ username, action, detail }) => [username, action, detail])).toEqual([
    ['amos', 'reviewed', 'from in review to declined'],
    ['amos', 'reviewed', 'from pending to in review, the note was changed'],
  ]);
  // A declined suggestion has to be reopened first.
  expect(await staff.read('PATCH', at(id), { version: 3, status: 'accepted' }, 409)).toEqual({
    message: 'A suggestion that is declined cannot become accepted.',
    current: declined,
  });
  const reopened = await staff.read<SubmissionDetail>('PATCH', at(id), { version: 3, status: 'in review', adminNotes: '' });
  expect(reopened).toMatchObject({ version: 4, reviewedAt: null, adminNotes: null });
});

test('what is wrong with an edit is told by field, and nothing else is taken up', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildSuggestion());
  const body = { version: 0, status: 'lost', adminNotes: 'x'.repeat(4001) };
  const { issues } = await staff.read<{ issues: { path: string }[] }>('PATCH', at(id), body, 422);
  expect(issues.map(({ path }) => path)).toEqual(['version', 'status', 'adminNotes']);
  expect((await staff.call('PATCH', at(id), { version: 1, title: 'Mine' })).status).toBe(422);
});

test('a draft speaks the catalogue’s words and has a free address', async () => {
  const clock = buildClock();
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  const tool = await suggest(hub, buildToolSuggestion({ title: 'Lámp', pricing: 'Enterprise' }));
  const today = clock.today();
  expect(await staff.read<PublishDraft>('GET', at(tool, '/draft'))).toMatchObject({
    kind: 'tool',
    tool: { slug: 'lamp-2', name: 'Lámp', category: 'LLMs', pricing: 'Enterprise', pricingModel: 'Paid', verifiedAt: today },
  });
  const workflow = await suggest(hub, buildSuggestion({ category: 'LLM' }));
  expect(await staff.read<PublishDraft>('GET', at(workflow, '/draft'))).toMatchObject({
    kind: 'workflow',
    workflow: { categories: ['LLMs'], difficulty: 'Beginner Friendly', slug: 'visitor-follow-up-in-one-evening' },
  });
});

test.each(databaseKinds)('on %s a published suggestion stands in the catalogue and the sitemap at once', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildToolSuggestion());
  // The pages and the list are cached before the suggestion is published.
  await hub.nobody.read('GET', '/api/tools');
  const textOf = async (path: string) => (await hub.nobody.call('GET', path)).text();
  for (const path of ['/sitemap.xml', '/all-tools']) expect(await textOf(path)).not.toMatch(/candle/i);

  expect(await staff.read('POST', at(id, '/publish'), { version: 1, tool: candle }, 201)).toEqual({
    kind: 'tool',
    slug: 'candle',
  });
  const names = (await hub.nobody.read<{ name: string }[]>('GET', '/api/tools')).map(({ name }) => name);
  expect(names).toEqual(['Candle', 'Lamp']);
  expect(await textOf('/sitemap.xml')).toContain('/tools/candle</loc>');
  expect(await textOf('/all-tools')).toContain('Candle, Lamp');

  const detail = await staff.read<SubmissionDetail>('GET', at(id));
  expect(detail).toMatchObject({ version: 2, status: 'accepted', reviewedAt: expect.any(String), duplicates: [] });
  expect(detail.publishedAs).toEqual({ kind: 'tool', slug: 'candle' });
  expect(detail.history[0]).toMatchObject({ action: 'published', detail: 'as the tool candle' });
  const [row] = await staff.read<{ submissionReference: string }[]>('GET', '/api/staff/tools?q=candle');
  expect(row?.submissionReference).toBe(detail.reference);
  // A suggestion is published only once.
  const again = { version: 2, tool: { ...candle, slug: 'candle-2', name: 'Candle Two' } };
  expect((await staff.call('POST', at(id, '/publish'), again)).status).toBe(409);
});

test.each(databaseKinds)('on %s what cannot be published changes nothing', async (kind) => {
  await using hub = await buildStaffHub(kind);
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildToolSuggestion());
  const spam = await suggest(hub, buildToolSuggestion({ title: 'Spam', homepage: 'x' }));
  const revisions = () => hub.db.selectFrom('revisions').select('number').execute();
  const before = await revisions();
  const publish = async (body: object, of = id) => {
    const response = await staff.call('POST', at(of, '/publish'), body);
    const { issues = [] } = (await response.json()) as { issues?: { path: string }[] };
    return [response.status, ...issues.map(({ path }) => path)];
  };
  expect(await publish({ version: 1, tool: buildTool({ name: 'Another Lamp' }) })).toEqual([409]);
  expect(await publish({ version: 2, tool: candle })).toEqual([409]);
  expect(await publish({ version: 1, tool: candle }, spam)).toEqual([409]);
  const poor = { ...candle, category: 'None', features: ['One'], description: 'A seamless candle.', name: 'lamp' };
  expect(await publish({ version: 1, tool: poor })).toEqual([
    422,
    'tool.category',
    'tool.features',
    'tool.description',
    'tool.name',
  ]);
  expect((await publish({ version: 1, tool: { ...candle, slug: 'Not a slug' } }))[0]).toBe(422);
  expect((await publish({ version: 1 }))[0]).toBe(422);
  expect((await publish({ version: 1, tool: candle }, 'none'))[0]).toBe(404);
  expect(await staff.read('GET', at(id))).toMatchObject({ version: 1, status: 'pending', history: [] });
  expect(await revisions()).toEqual(before);
  expect(await hub.nobody.read('GET', '/api/tools')).toHaveLength(1);
});

test('a workflow suggestion becomes a workflow with its tools', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildSuggestion());
  await staff.read('PATCH', at(id), { version: 1, status: 'accepted' });
  const { reviewedAt } = await staff.read<SubmissionDetail>('GET', at(id));
  const workflow = buildWorkflow({ slug: 'follow-up', title: 'Follow-up', tools: [{ tool: 'lamp', step: 2, use: 'Drafts' }] });
  await staff.read('POST', at(id, '/publish'), { version: 2, workflow }, 201);
  expect(await hub.nobody.read('GET', '/api/workflows/follow-up')).toMatchObject({
    tools: [{ slug: 'lamp', name: 'Lamp', use: 'Drafts' }],
  });
  // The time of the earlier decision stays.
  expect(await staff.read('GET', at(id))).toMatchObject({ status: 'accepted', reviewedAt });
});

test('another server on the same PostgreSQL shows what was published within a second', async () => {
  await using hub = await buildStaffHub('postgres');
  const other = await hub.startAgain();
  const staff = await hub.as('amos');
  const id = await suggest(hub, buildToolSuggestion());
  await staff.read('POST', at(id, '/publish'), { version: 1, tool: candle }, 201);
  const visitor = clientOf(other.address, '');
  await expect.poll(async () => (await visitor.call('GET', '/api/tools/candle')).status, { timeout: 1_000 }).toBe(200);
});

test('the audit log holds nothing that a visitor wrote', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const markers = {
    title: 'Marker one',
    submitterName: 'Marker two',
    submitterEmail: 'marker@three.example',
    ministryName: 'Marker four',
  };
  const id = await suggest(hub, buildToolSuggestion({ ...markers, description: 'Marker five' }));
  await staff.read('PATCH', at(id), { version: 1, status: 'in review', adminNotes: 'Marker six' });
  await staff.read('POST', at(id, '/publish'), { version: 2, tool: candle }, 201);
  await (await staff.call('GET', '/api/staff/submissions.csv')).text();
  const log = JSON.stringify(await hub.db.selectFrom('auditLog').selectAll().execute());
  expect(log).toContain('published');
  expect(log).toContain('exported');
  expect(log).not.toMatch(/marker/i);
});
