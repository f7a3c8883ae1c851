import { expect, test } from 'vitest';
import type { Job } from '#domain/landing/landing-schema.ts';
import { jobsFileSchema } from '#domain/landing/landing-schema.ts';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildPrompt } from '#tests/guidance-builders.ts';
import { landingProblems } from './landing-rules.ts';

type Landing = Parameters<typeof landingProblems>[0];

const workflow = buildWorkflow({
  tools: [{ tool: 'lamp', step: 1, use: 'Writes' }],
  timeEstimate: '1 hour; two at first',
  prompts: [buildPrompt()],
  enters: [{ tool: 'lamp', kinds: ['publicText', 'internalDrafts'], use: 'ai' }],
});
const job: Job = {
  need: 'the weekly letter',
  workflow: 'weekly-letter',
  prompt: 'letter-from-dates',
  tool: 'lamp',
  time: '1 hour',
  cost: 'free',
  never: 'No names',
};
const sound: Landing = {
  jobs: [job],
  landingQuestions: [{ question: 'Lamp or candle?', href: '/compare?tools=lamp' }],
  tools: [buildTool()],
  workflows: [workflow],
  pages: { there: new Set(['/compare']), ended: new Map() },
};
const messagesOf = (overrides: Partial<Landing>) => landingProblems({ ...sound, ...overrides }).map(({ message }) => message);

test('a home page whose links lead somewhere has no problem', () => {
  expect(landingProblems(sound)).toEqual([]);
  expect(messagesOf({ landingQuestions: [{ question: 'Ask', href: '/search?q=korean' }] })).toEqual([]);
});

test.each<[string, Partial<Job>, string]>([
  ['a workflow that is not there', { workflow: 'none' }, "there is no workflow 'none'"],
  ['a prompt of another workflow', { prompt: 'none' }, "there is no prompt 'none' in this workflow"],
  ['a tool that the prompt is not for', { tool: 'candle' }, "the prompt is not for 'candle'"],
  ['a time that is not the workflow’s', { time: '20 minutes' }, "the workflow takes '1 hour; two at first'"],
])('a job must not name %s', (_, overrides, message) => {
  expect(messagesOf({ jobs: [{ ...job, ...overrides }] })).toContain(message);
});

test('the card of a job’s tool allows all that the workflow enters, and the workflow enters something', () => {
  const problem = "the card of 'lamp' does not allow what the workflow enters";
  const entering = (kinds: Landing['workflows'][number]['enters'][number]['kinds']) =>
    messagesOf({ workflows: [{ ...workflow, enters: [{ tool: 'lamp', kinds, use: 'ai' }] }] });
  expect(entering(['publicText', 'internalDrafts'])).toEqual([]);
  expect(entering(['publicText', 'membersDetails'])).toEqual([problem]);
  expect(messagesOf({ workflows: [{ ...workflow, enters: [] }] })).toEqual([problem]);
});

test('a job leads to nothing that has ended', () => {
  expect(messagesOf({ workflows: [{ ...workflow, status: 'retired' }] })).toEqual(["the workflow 'weekly-letter' is retired"]);
  expect(messagesOf({ tools: [buildTool({ status: 'discontinued' })] })).toEqual(["'lamp' is no tool that can be used"]);
});

test('a question leads to a page and to tools that there are', () => {
  expect(messagesOf({ landingQuestions: [{ question: 'Ask', href: '/answers/none' }] })).toEqual([
    'leads to /answers/none, which does not exist',
  ]);
  expect(messagesOf({ landingQuestions: [{ question: 'Ask', href: '/compare?tools=lamp,candle' }] })).toEqual([
    "there is no tool 'candle'",
  ]);
});

test('no workflow is a job twice', () => {
  expect(jobsFileSchema.safeParse({ jobs: [job] }).success).toBe(true);
  expect(jobsFileSchema.safeParse({ jobs: [job, { ...job, need: 'the same again' }] }).success).toBe(false);
});
