import { expect, test } from 'vitest';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { noCrisisWords } from '#domain/search/crisis-words.ts';
import { buildFact, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildAnswer, buildDuty, buildPrompt, buildSituation } from '#tests/guidance-builders.ts';
import { guidanceProblems } from './guidance-rules.ts';

type Guidance = Parameters<typeof guidanceProblems>[0];

const sound: Guidance = {
  tools: [buildTool()],
  workflows: [],
  evidence: new Map([['lamp', { facts: [buildFact()], changes: [] }]]),
  answers: [buildAnswer()],
  situations: [buildSituation()],
  duties: [buildDuty()],
  downloads: [{ slug: 'roster', title: 'Roster', summary: 'A roster.', date: '2026-11-22' }],
  kindGuides: [],
  crisisWords: noCrisisWords,
  pages: { there: new Set(['/tools/lamp']), ended: new Map() },
};
const problemsOf = (overrides: Partial<Guidance>) =>
  guidanceProblems({ ...sound, ...overrides }).map(({ file, field, message }) => `${file}: ${field}: ${message}`);
const withWorkflow = (overrides: Partial<Workflow>) =>
  problemsOf({ workflows: [buildWorkflow({ tools: [{ tool: 'lamp', step: 1, use: 'Writes' }], ...overrides })] });

test('what names only what is there has no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(withWorkflow({ prompts: [buildPrompt()], downloads: ['roster'] })).toEqual([]);
});

const happened = {
  key: 'child' as const,
  label: 'A child',
  call: [{ number: 'none', when: 'Now' }],
  hour: { aim: 'Help', steps: [] },
};

test.each<[string, Partial<Workflow>, string]>([
  [
    'a prompt for a tool that the workflow does not use',
    { prompts: [buildPrompt({ tools: ['lamp', 'candle'] })] },
    "prompts.letter-from-dates: is for 'candle', which the workflow does not use",
  ],
  [
    'a prompt for a step beyond the last',
    { prompts: [buildPrompt({ step: 5 })] },
    'prompts.letter-from-dates: there is no step 5',
  ],
  [
    'an example of a prompt that is not there',
    { example: { prompt: 'none', asked: 'A.', cameBack: 'B.', fault: 'C.', made: 'D.' } },
    "example.prompt: there is no prompt 'none' in this workflow",
  ],
  [
    'an example whose facts are elsewhere',
    {
      prompts: [buildPrompt()],
      example: { prompt: 'letter-from-dates', asked: 'The dates of the example.', cameBack: 'B.', fault: 'C.', made: 'D.' },
    },
    'example.asked: must say the facts that went in, not where they are',
  ],
  [
    'one source alone',
    { sources: ['https://a.example'] },
    'sources: one source is too few: two that describe the practice, or none',
  ],
  ['a form that is not there', { downloads: ['none'] }, 'downloads: there is no content/downloads/none.md'],
  [
    'what the card of its tool forbids',
    { enters: [{ tool: 'lamp', kinds: ['publicText', 'membersDetails'], use: 'ai' }] },
    "enters: enters members’ details into 'lamp', whose card says never",
  ],
  [
    'what the card says nothing of',
    { enters: [{ tool: 'lamp', kinds: ['membersDetails'], use: 'records' }] },
    "enters: enters members’ details into 'lamp', whose card says never",
  ],
  [
    'what goes into a tool that it does not use',
    { enters: [{ tool: 'candle', kinds: ['publicText'], use: 'ai' }] },
    "enters: names 'candle', which the workflow does not use",
  ],
])('a workflow with %s has a problem', (_, overrides, problem) => {
  expect(withWorkflow(overrides)).toEqual([`workflows/weekly-letter.yaml: ${problem}`]);
});

test('a prompt has its slug alone, whichever workflow it is of', () => {
  const workflows = ['one', 'two'].map((slug) =>
    buildWorkflow({ slug, tools: [{ tool: 'lamp', step: 1, use: 'Writes' }], prompts: [buildPrompt()] }),
  );
  expect(problemsOf({ workflows })).toEqual(
    ['one', 'two'].map((slug) => `workflows/${slug}.yaml: prompts: another prompt has 'letter-from-dates' too`),
  );
});

test.each<[string, Partial<Guidance>, string]>([
  [
    'a word of a fright that leads to no page',
    {
      situations: [buildSituation({ happened: [{ ...happened, call: [{ number: 'emergency', when: 'Now' }] }] })],
      crisisWords: { ...noCrisisWords, groups: [{ leadsTo: 'none', happened: 'child', rows: ['danger'] }] },
    },
    "crisis-words.yaml: groups.0.leadsTo: there is no situation 'none'",
  ],
  [
    'a word of a fright without numbers to call',
    { crisisWords: { ...noCrisisWords, groups: [{ leadsTo: buildSituation().slug, happened: 'home', rows: ['danger'] }] } },
    "crisis-words.yaml: groups.0.happened: no situation has numbers to call for 'home'",
  ],
  ['a row of duties that stands twice', { duties: [buildDuty(), buildDuty()] }, "duties.yaml: id: 'emergency' stands twice"],
  [
    'an answer with a duty that is not there',
    { answers: [buildAnswer({ duties: ['none'] })] },
    "answers/may-we-record.yaml: duties.0: there is no row 'none' in duties.yaml",
  ],
  [
    'an answer that leads to a page that is not there',
    { answers: [buildAnswer({ related: ['/tools/candle'] })] },
    "answers/may-we-record.yaml: related.0: there is no page '/tools/candle'",
  ],
  [
    'a situation that leads to a page that is not there',
    { situations: [buildSituation({ related: ['/answers/none'] })] },
    "situations/something-was-pasted.yaml: related.0: there is no page '/answers/none'",
  ],
  [
    'a situation with a fact that is not there',
    { situations: [buildSituation({ stays: [{ tool: 'lamp', fact: 'none' }] })] },
    "situations/something-was-pasted.yaml: stays: there is no fact 'none' on 'lamp'",
  ],
  [
    'a number to call that is not there',
    { situations: [buildSituation({ happened: [happened] })] },
    "situations/something-was-pasted.yaml: happened: there is no number 'none' in duties.yaml",
  ],
])('%s is a problem', (_, overrides, problem) => {
  expect(problemsOf(overrides)).toEqual([problem]);
});

test('two answers to one question are told at both', () => {
  expect(problemsOf({ answers: [buildAnswer(), buildAnswer({ slug: 'again' })] })).toEqual(
    ['may-we-record', 'again'].map((slug) => `answers/${slug}.yaml: question: another answer has 'May we record a meeting?' too`),
  );
});

test('an answer of the desk needs no other ways in which people ask it', () => {
  expect(problemsOf({ answers: [buildAnswer({ asked: [] })] })).toEqual([]);
});
