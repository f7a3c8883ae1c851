import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { mostToolsAtOnce, mostWorkflowsAtOnce } from '#domain/catalogue/list-page.ts';
import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { ReadName, ReadParameters } from '#domain/reads/reads.ts';
import { readAddress, reads } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import {
  buildCategory,
  buildContent,
  buildFact,
  buildHub,
  buildSnapshot,
  buildTermsChange,
  buildTool,
  buildWorkflow,
} from '#tests/builders.ts';
import { buildAnswer, buildDuty, buildPrompt, buildSituation } from '#tests/guidance-builders.ts';
import { HttpError } from '../../errors.ts';
import { SiteSearch } from '../../search/site-search.ts';
import { writingEntries } from '../../search/writing-entries.ts';
import { jsonSchema } from '../json-schema.ts';
import type { RenderDocument } from './read-answers.ts';
import { answerRead } from './read-answers.ts';

const content = {
  tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle', pricingModel: 'Paid' as const })],
  workflows: [buildWorkflow({ tools: [{ tool: 'lamp', step: 1, use: 'Writes' }], prompts: [buildPrompt()] })],
  evidence: new Map([['lamp', { facts: [buildFact()], changes: [buildTermsChange({ id: 'a-change' })] }]]),
  answers: [buildAnswer()],
  situations: [buildSituation()],
  duties: [buildDuty()],
};
// The hub adds its records when it starts.
const additionTimes = new Map(content.tools.map(({ slug }) => [`tools/${slug}`, new Date().toISOString()]));
const snapshot = createSnapshot(1, { ...buildContent(content), added: additionTimes });
// The hub's stub pages render the same.
const renderDocument: RenderDocument = (name, { sort }) => (name === 'guide' ? { html: `<p>A guide by ${sort}</p>` } : undefined);
const hub = await buildHub({ content });
afterAll(() => hub[Symbol.asyncDispose]());
const search = new SiteSearch(writingEntries(join(hub.root, 'content'), [buildCategory()]), []);
const questions = { list: [], at: () => undefined, votesFor: () => 0 };

const readFrom = async <N extends ReadName>(from: CatalogueSnapshot, name: N, parameters: object) =>
  (await answerRead(name, parameters, { snapshot: from, renderDocument, search, questions, today: '2026-11-22' })).body;

/** A read with parameters that its type allows. */
const readOf = <N extends ReadName>(name: N, parameters: ReadParameters<N>) => ({
  name,
  parameters,
  address: readAddress(name, parameters),
});

test.each([
  readOf('tools', {}),
  readOf('tools', { q: 'candle', limit: 1 }),
  readOf('tools', { pricing: 'all', category: 'all', offset: 1 }),
  readOf('tools', { sort: 'verified' }),
  readOf('toolCards', {}),
  readOf('toolList', {}),
  readOf('toolVerdicts', {}),
  readOf('tool', { slug: 'lamp' }),
  readOf('workflows', { hub: 'llm-hub' }),
  readOf('workflowCards', { difficulty: 'Beginner Friendly', sort: 'difficulty' }),
  readOf('workflowList', { creative: 'all' }),
  readOf('workflow', { slug: 'weekly-letter' }),
  readOf('categories', {}),
  readOf('categoryCounts', {}),
  readOf('document', { slug: 'guide', sort: '-name' }),
  readOf('search', { q: 'lamp' }),
  readOf('search', { q: 'hub', kind: 'guide', limit: 1 }),
  readOf('search', {}),
  readOf('prompts', {}),
  readOf('prompts', { q: 'letter', hub: 'llm-hub', kind: 'chat' }),
  readOf('prompts', { q: 'no such prompt' }),
  readOf('prompt', { slug: 'letter-from-dates' }),
  readOf('answers', {}),
  readOf('answer', { slug: 'may-we-record' }),
  readOf('questions', {}),
  readOf('situations', {}),
  readOf('situation', { slug: 'something-was-pasted' }),
  readOf('churchPaper', { slug: 'policy' }),
  readOf('churchPaper', { slug: 'policy', v: 1, q2: 'c', question: 3 }),
  readOf('churchPaper', { slug: 'page', q7: 'a' }),
  readOf('evidenceCounts', {}),
  readOf('facts', { about: 'training' }),
  readOf('termsChanges', { tool: 'lamp' }),
])('a page reads from memory what the browser reads over HTTP: $address', async ({ name, parameters, address }) => {
  const overHttp = await (await fetch(hub.address + address)).json();
  expect(JSON.parse(JSON.stringify(await readFrom(snapshot, name, parameters)))).toEqual(overHttp);
});

/** Schema of an answer in the API's description. */
const describedAnswer = (name: ReadName) => {
  const { schema, isList } = readSchemas[name].answers;
  return z.fromJSONSchema(jsonSchema(isList ? z.array(schema) : schema));
};

test.each([
  readOf('tools', {}),
  readOf('toolCards', {}),
  readOf('toolList', {}),
  readOf('tool', { slug: 'lamp' }),
  readOf('workflows', {}),
  readOf('workflowCards', {}),
  readOf('workflowRows', {}),
  readOf('workflow', { slug: 'weekly-letter' }),
  readOf('categories', {}),
  readOf('categoryCounts', {}),
])('each view of a path answers what is said of it, and not what is said of another: $address', async ({ name, parameters }) => {
  const answer = JSON.parse(JSON.stringify(await readFrom(snapshot, name, parameters)));
  // A missing field would be refused, or filled in by its default and differ.
  expect(describedAnswer(name).parse(answer)).toEqual(answer);
});

test('every read of the table can be read over HTTP', async () => {
  const slugs: Partial<Record<ReadName, string>> = {
    ...{ tool: 'lamp', workflow: 'weekly-letter', document: 'guide', prompt: 'letter-from-dates' },
    ...{ answer: 'may-we-record', situation: 'something-was-pasted', churchPaper: 'page' },
  };
  // No question was asked here; questions.test.ts covers them.
  for (const name of (Object.keys(reads) as ReadName[]).filter((one) => one !== 'question')) {
    const address = readAddress(name, { slug: slugs[name] ?? '' });
    expect((await fetch(hub.address + address)).status, address).toBe(200);
  }
});

test.each([
  readOf('tool', { slug: 'unknown' }),
  readOf('tool', { slug: 'l/amp' }),
  readOf('workflow', { slug: 'unknown' }),
  readOf('tools', { limit: 0 }),
  readOf('search', { limit: 51 }),
  readOf('document', { slug: 'unknown' }),
  readOf('churchPaper', { slug: 'unknown' }),
  readOf('question', { slug: 'Q-222222' }),
])('a page is told of a failure as the browser is: $address', async ({ name, parameters, address }) => {
  const response = await fetch(hub.address + address);
  const failure = await readFrom(snapshot, name, parameters).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect([(failure as HttpError).status, (failure as HttpError).toBody()]).toEqual([response.status, await response.json()]);
});

test('a view that there is not is refused by name, also where other parameters are wrong', async () => {
  const response = await fetch(`${hub.address}/api/workflows?view=table&limit=0`);
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'We can’t read some of the parameters.', issues: [{ path: 'view', message: 'must be card or row or page' }] },
  ]);
});

test('a list comes in the order that was asked for, also where it is answered page by page', async () => {
  const impacts = ['Low', 'Medium', 'High'] as const;
  const tools = Array.from({ length: mostToolsAtOnce.whole + 1 }, (_, at) =>
    buildTool({ slug: `tool-${at}`, name: `Tool ${String(at).padStart(3, '0')}`, impact: impacts[at % 3] ?? 'Low' }),
  );
  const long = buildSnapshot({ tools });
  const list = await readFrom(long, 'toolList', { sort: 'impact' });
  expect('shown' in list && list.shown.records.slice(0, 2).map(({ slug }) => slug)).toEqual(['tool-2', 'tool-5']);
  expect((await readFrom(long, 'tools', { sort: 'impact', limit: 1 }))[0]?.slug).toBe('tool-2');
  expect((await readFrom(long, 'tools', { limit: 1 }))[0]?.slug).toBe('tool-0');
});

test('a list on screen is whole up to a number of records, and one page of them beyond it', async () => {
  const withRecords = (tools: number, workflows: number) =>
    buildSnapshot({
      tools: Array.from({ length: tools }, (_, at) => buildTool({ slug: `tool-${at}`, name: `Tool ${at}` })),
      workflows: Array.from({ length: workflows }, (_, at) =>
        buildWorkflow({ slug: `workflow-${at}`, title: `Workflow ${at}`, creativeCategory: 'Marketing' }),
      ),
    });
  const page = { shown: expect.objectContaining({ page: 2, pageCount: expect.any(Number) }) };
  const lists = [
    { name: 'toolList', given: {}, of: 'whole' },
    { name: 'toolList', given: { hub: 'llm-hub' }, of: 'hub' },
    { name: 'workflowList', given: {}, of: 'whole' },
    { name: 'workflowList', given: { hub: 'llm-hub' }, of: 'hub' },
    // Creative workflows have their own screen, and no hub.
    { name: 'workflowList', given: { creative: 'all' }, of: 'whole' },
  ] as const;
  for (const { name, given, of } of lists) {
    const [tools, workflows] = [mostToolsAtOnce[of], mostWorkflowsAtOnce[of]];
    const address = readAddress(name, given);
    const whole = await readFrom(withRecords(tools, workflows), name, given);
    expect('all' in whole && whole.all, address).toHaveLength(name === 'toolList' ? tools : workflows);
    const longer = withRecords(tools + 1, workflows + 1);
    expect(await readFrom(longer, name, { ...given, page: 2 }), address).toEqual(page);
    expect(await readFrom(longer, name, { ...given, q: 'nowhere' }), address).toEqual({
      shown: expect.objectContaining({ records: [], found: 0 }),
    });
  }
});
