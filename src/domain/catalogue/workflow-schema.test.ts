import { expect, test } from 'vitest';
import { buildWorkflow } from '#tests/builders.ts';
import { workflowSchema } from './workflow-schema.ts';

const problemsOf = (value: unknown) =>
  workflowSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a whole workflow is accepted and kept as it is', () => {
  const workflow = buildWorkflow({
    creativeCategory: 'Print Materials',
    tools: [
      { tool: 'canva', step: 1, use: 'Draws' },
      { tool: 'claude', step: 30 },
    ],
  });
  expect(workflowSchema.parse(workflow)).toEqual(workflow);
});

test('what may be left out is filled in or stays out', () => {
  const {
    aliases: _a,
    tools: _t,
    sources: _s,
    status: _status,
    timeEstimate: _time,
    costEstimate: _cost,
    outputQuality: _quality,
    ...least
  } = buildWorkflow();
  expect(workflowSchema.parse(least)).toEqual({ ...least, aliases: [], tools: [], sources: [], status: 'active' });
});

test.each([
  ['categories', [], 'categories: needs at least one category'],
  ['steps', [], 'steps: needs at least one step'],
  ['neverEnter', [], 'neverEnter: must say what never to enter'],
  ['steps', ['a', ' '], 'steps.1: must not be empty'],
])('a workflow whose %s is %j is told what is wrong', (field, value, problem) => {
  expect(problemsOf({ ...buildWorkflow(), [field]: value })).toEqual([problem]);
});

test.each([
  ['difficulty', 'Beginner'],
  ['difficulty', 'Expert'],
  ['creativeCategory', 'Music'],
  ['status', 'discontinued'],
  ['statusNote', 'x'.repeat(321)],
  ['tools', [{ tool: 'canva', step: 0 }]],
  ['tools', [{ tool: 'canva', step: 31 }]],
  ['tools', [{ tool: 'canva', step: 1.5 }]],
  ['tools', [{ tool: 'A B', step: 1 }]],
  ['tools', [{ tool: 'canva' }]],
  ['tools', [{ tool: 'canva', step: 1, why: 'x' }]],
  ['reviewPoint', undefined],
  ['verifiedAt', undefined],
  ['colour', 'red'],
])('a workflow whose %s is %j is refused', (field, value) => {
  expect(problemsOf({ ...buildWorkflow(), [field]: value })).toHaveLength(1);
});

/** A prompt that every rule accepts. */
const prompt = {
  slug: 'letter',
  title: 'Draft the letter',
  gives: 'A draft.',
  kind: 'chat',
  step: 1,
  tools: ['lamp'],
  text: 'Write about [topic] for [readers].',
  blanks: [
    { name: 'topic', example: 'Advent' },
    { name: 'readers', example: 'parents', long: true },
  ],
  check: ['Read it aloud.'],
};
const promptProblemsOf = (overrides: object) => problemsOf({ ...buildWorkflow(), prompts: [{ ...prompt, ...overrides }] });

test('a prompt whose text and blanks agree is accepted; a blank is one line unless it says otherwise', () => {
  const { prompts } = workflowSchema.parse({ ...buildWorkflow(), prompts: [prompt] });
  expect(prompts[0]?.blanks.map(({ long }) => long)).toEqual([false, true]);
  expect(prompts[0]?.asked).toEqual([]);
  expect(promptProblemsOf({ text: 'Write.', blanks: undefined })).toBeUndefined();
});

test.each([
  [
    'a blank that the text does not hold',
    { text: 'Write about [topic].' },
    ['prompts.0.text: does not hold the blank [readers]'],
  ],
  [
    'a place in the text that is no blank',
    { text: 'Write about [topic] for [readers] by [day].' },
    ['prompts.0.blanks: leave out [day], which stands in the text'],
  ],
])('a prompt with %s is told which one', (_, overrides, problems) => {
  expect(promptProblemsOf(overrides)).toEqual(problems);
});

test('brackets that hold nothing, more brackets or two lines are no places', () => {
  expect(promptProblemsOf({ text: '[] [topic] [[readers]] [two\nlines]' })).toBeUndefined();
});

test.each([
  ['chat', true],
  ['picture', true],
  ['video', true],
  ['transcription', true],
  ['voice', true],
  ['translation', true],
  ['music', true],
  ['poem', false],
])('a prompt may be for a tool of kind %s: %s', (kind, isAllowed) => {
  expect(promptProblemsOf({ kind }) === undefined).toBe(isAllowed);
});

test('what a workflow enters is read by an AI unless it says that records are kept', () => {
  const enters = [
    { tool: 'lamp', kinds: ['publicText'] },
    { tool: 'lamp', kinds: ['publicText'], use: 'records' },
  ];
  expect(workflowSchema.parse({ ...buildWorkflow(), enters }).enters.map(({ use }) => use)).toEqual(['ai', 'records']);
  expect(problemsOf({ ...buildWorkflow(), enters: [{ tool: 'lamp', kinds: ['publicText'], use: 'both' }] })).toHaveLength(1);
  expect(problemsOf({ ...buildWorkflow(), enters: [{ tool: 'lamp', kinds: [] }] })).toHaveLength(1);
});
