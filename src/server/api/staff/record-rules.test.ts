import { expect, test } from 'vitest';
import { buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildAnswer, buildPrompt } from '#tests/guidance-builders.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { alterRecords } from '#tests/stored-records.ts';
import type { ChangeSetAnswer, EditableFact, EditableTool, RecheckEntry, RecheckRow } from './staff-answers.ts';

const clock = buildClock();
const today = clock.today();
const lamp = '/api/staff/tools/lamp';
const letter = '/api/staff/workflows/weekly-letter';
const sound = buildWorkflow({
  tools: [{ tool: 'lamp', step: 1 }],
  prompts: [buildPrompt()],
  enters: [{ tool: 'lamp', kinds: ['publicText'], use: 'ai' }],
});

/** Stores a card that allows members' details, a workflow that enters them, and the facts that both rest on. */
async function enterMembersDetails(staff: StaffClient): Promise<void> {
  for (const about of ['training', 'retention'] as const) {
    const answer = about === 'training' ? 'no' : 'not kept';
    await staff.read('POST', `${lamp}/facts`, { fact: buildFact({ id: about, about, answer, read: today }) }, 201);
  }
  const { version, tool } = await staff.read<EditableTool>('GET', lamp);
  const ai = { ...tool.dataPolicy.ai, membersDetails: 'fine' };
  await staff.read('PUT', lamp, { version, tool: { ...tool, dataPolicy: { ...tool.dataPolicy, ai } } });
  const enters = [{ tool: 'lamp', kinds: ['membersDetails'], use: 'ai' }];
  await staff.read('PUT', letter, { version: 1, workflow: { ...sound, enters } });
}

const problem = "enters members’ details into 'lamp', whose card says never";
const wrongRecords = [{ kind: 'workflow', slug: 'weekly-letter', problem }];
const queue = (staff: StaffClient) => staff.read<RecheckRow[]>('GET', '/api/staff/recheck');

test.each(databaseKinds)(
  'on %s a fact goes out of use together with a stricter card, and the workflows that this leaves wrong wait to be checked',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock });
    const staff = await hub.as('amos');
    await enterMembersDetails(staff);
    expect(await queue(staff)).toEqual([]);
    const retired = await staff.read<EditableFact>('PATCH', `${lamp}/facts/retention`, {
      ...{ version: 1, act: 'retire', stricter: true },
    });
    expect(retired.leavesWrong).toEqual(wrongRecords);
    expect(await queue(staff)).toMatchObject([{ kind: 'workflow', slug: 'weekly-letter', reason: 'wrong' }]);
    expect(await staff.read('GET', '/api/staff/counts')).toMatchObject({ workflowsToRecheck: 1 });
    const entry = await staff.read<RecheckEntry>('GET', '/api/staff/recheck/workflow/weekly-letter');
    expect(entry.problems).toEqual([problem]);

    // A problem that exists already blocks no other edit; once it is fixed, the entry leaves the queue.
    const now = await staff.read<{ version: number; workflow: object }>('GET', letter);
    await staff.read('PUT', letter, { version: now.version, workflow: { ...now.workflow, timeEstimate: '2 hours' } });
    await staff.read('PUT', letter, { version: now.version + 1, workflow: sound });
    expect(await queue(staff)).toEqual([]);
  },
);

test('a stricter verdict passes, and says what it leaves wrong', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await enterMembersDetails(staff);
  const { version, tool } = await staff.read<EditableTool>('GET', lamp);
  const dataPolicy = { ...tool.dataPolicy, ai: { ...tool.dataPolicy.ai, membersDetails: 'never' } };
  const storedTool = await staff.read<EditableTool>('PUT', lamp, { version, tool: { ...tool, dataPolicy } });
  expect(storedTool.leavesWrong).toEqual(wrongRecords);
});

test('a stricter verdict passes against the tool’s own words too, which wait to be put right; new words against it are refused', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await enterMembersDetails(staff);
  await staff.read('PUT', letter, { version: 2, workflow: sound });
  const { version, tool } = await staff.read<EditableTool>('GET', lamp);
  const pros = [...tool.pros, 'The office sorts the member list by street'];
  await staff.read('PUT', lamp, { version, tool: { ...tool, pros } });
  const dataPolicy = { ...tool.dataPolicy, ai: { ...tool.dataPolicy.ai, membersDetails: 'never' } };
  const storedTool = await staff.read<EditableTool>('PUT', lamp, { version: version + 1, tool: { ...tool, pros, dataPolicy } });
  expect(storedTool.leavesWrong).toEqual([
    { kind: 'tool', slug: 'lamp', problem: expect.stringContaining('for which the card says never') },
  ]);
  expect(await queue(staff)).toMatchObject([{ kind: 'tool', slug: 'lamp', reason: 'wrong' }]);
  const useCases = [...tool.useCases, 'The usher records attendance at both services'];
  await staff.read('PUT', lamp, { version: version + 2, tool: { ...tool, pros, useCases, dataPolicy } }, 422);
  await staff.read('PUT', lamp, { version: version + 2, tool: { ...tool, dataPolicy } });
  expect(await queue(staff)).toEqual([]);
});

test('what is checked again with a stricter card says what that leaves wrong', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await enterMembersDetails(staff);
  const { version, facts } = await staff.read<RecheckEntry>('GET', '/api/staff/recheck/tool/lamp');
  const decisions = facts.map(({ fact: { id }, version: on }) => ({
    ...{ id, version: on },
    found: id === 'retention' ? 'not found' : 'still true',
  }));
  const body = { version, facts: decisions, stricter: true };
  expect(await staff.read('POST', '/api/staff/recheck/tool/lamp', body)).toEqual({ leavesWrong: wrongRecords });
});

test.each(databaseKinds)('on %s a take-down passes, alone or with others, and says what leads to nothing then', async (kind) => {
  await using hub = await buildStaffHub(kind, { clock });
  const staff = await hub.as('amos');
  await staff.read('PUT', letter, { version: 1, workflow: sound });
  await staff.read('POST', '/api/staff/answers', { answer: buildAnswer() }, 201);
  const leaves = [
    { kind: 'workflow', slug: 'weekly-letter', problem: "'lamp' was taken down" },
    { kind: 'answer', slug: 'may-we-record', problem: 'leads to /tools/lamp, which was taken down' },
  ];
  const down = await staff.read<EditableTool>('POST', `${lamp}/take-down`, { version: 1, why: 'It is unsafe' });
  expect(down.leavesWrong).toEqual(leaves);
  expect(await queue(staff)).toMatchObject([
    { kind: 'workflow', slug: 'weekly-letter', reason: 'wrong' },
    { kind: 'answer', slug: 'may-we-record', reason: 'wrong' },
  ]);
  const answer = await staff.read<RecheckEntry>('GET', '/api/staff/recheck/answer/may-we-record');
  expect(answer).toMatchObject({ name: 'May we record a meeting?', problems: [leaves[1]?.problem] });
  expect(await staff.read('POST', `${lamp}/bring-back`, { version: 2 })).not.toHaveProperty('leavesWrong');
  expect(await queue(staff)).toEqual([]);

  const set = { kind: 'tools', act: { does: 'take down' }, entries: [{ slug: 'lamp', version: 3 }], why: 'Unsafe' };
  expect((await staff.read<ChangeSetAnswer>('POST', '/api/staff/change-sets', set)).leavesWrong).toEqual(leaves);
});

test.each<[string, object, { path: string; message: string }]>([
  [
    'a tool that its prompt is for',
    { tools: [] },
    { path: 'workflow.prompts.letter-from-dates', message: "is for 'lamp', which the workflow does not use" },
  ],
  [
    'the step of its prompt',
    { prompts: [buildPrompt({ step: 5 })] },
    { path: 'workflow.prompts.letter-from-dates', message: 'there is no step 5' },
  ],
  [
    'what a card says never to',
    { enters: [{ tool: 'lamp', kinds: ['membersDetails'], use: 'ai' }] },
    { path: 'workflow.enters', message: problem },
  ],
  [
    'what goes into a tool that is not there',
    { enters: [{ tool: 'none', kinds: ['publicText'], use: 'ai' }] },
    { path: 'workflow.enters', message: "names 'none', which the workflow does not use" },
  ],
  ['a form that is not there', { downloads: ['none'] }, { path: 'workflow.downloads', message: expect.any(String) }],
])('an edit of a workflow that breaks a rule about %s is refused', async (_, edit, issue) => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await staff.read('PUT', letter, { version: 1, workflow: sound });
  const refusal = await staff.read<{ issues: object[] }>('PUT', letter, { version: 2, workflow: { ...sound, ...edit } }, 422);
  expect(refusal.issues).toContainEqual(issue);
  expect(await staff.read('GET', letter)).toMatchObject({ version: 2 });
});

test('a workflow may not take another one’s prompt, nor lose one that something leads to', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await staff.read('PUT', letter, { version: 1, workflow: sound });
  const copy = { ...sound, slug: 'copy', title: 'A copy' };
  expect(await staff.read('POST', '/api/staff/workflows', { workflow: copy }, 422)).toMatchObject({
    issues: [{ path: 'workflow.prompts', message: "another prompt has 'letter-from-dates' too" }],
  });
  const answer = buildAnswer({ related: ['/prompts/letter-from-dates'] });
  await staff.read('POST', '/api/staff/answers', { answer }, 201);
  expect(await staff.read('PUT', letter, { version: 2, workflow: { ...sound, prompts: [] } }, 422)).toMatchObject({
    issues: [
      { path: '', message: "this would leave answers/may-we-record wrong: there is no page '/prompts/letter-from-dates'" },
    ],
  });
});

test('of several tools that are wrong already each can be put right', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  for (const slug of ['one', 'two']) await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug, name: slug }) }, 201);
  await alterRecords(hub.db, 'tools', { name: 'Lamp' });
  await staff.read('PUT', lamp, { version: 1, tool: buildTool({ pricing: 'Free' }) });
  await staff.read('PUT', '/api/staff/tools/one', { version: 1, tool: buildTool({ slug: 'one', name: 'One' }) });
});
