import { afterAll, expect, test } from 'vitest';
import { mostToolsAtOnce, mostWorkflowsAtOnce } from '#domain/catalogue/list-page.ts';
import { buildHub, buildSnapshot, buildTool, buildWorkflow } from '#tests/builders.ts';
import { HttpError } from '../errors.ts';
import { readApi } from './catalogue-reads.ts';

const content = { tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle', pricingModel: 'Paid' as const })] };
const snapshot = buildSnapshot(content);
// As in the stub pages of the hub.
const renderDocument = (name: string, params: URLSearchParams) =>
  name === 'guide' ? `<p>A guide for ${params.get('category')}</p>` : undefined;
const hub = await buildHub({ content });
afterAll(() => hub[Symbol.asyncDispose]());

test.each([
  '/api/tools',
  '/api/tools?view=card',
  '/api/tools?q=candle&limit=1',
  '/api/tools?pricing=all&category=all&offset=1',
  '/api/tools/lamp',
  '/api/workflows',
  '/api/workflows?view=card&difficulty=Beginner%20Friendly',
  '/api/workflows/weekly-letter',
  '/api/categories',
  '/api/categories?view=counts',
  '/api/workflows?hub=llm-hub',
  '/api/documents/guide?category=LLMs',
  '/api/tools?view=page',
  '/api/workflows?view=page&creative=all',
])('a page reads from memory what the browser reads over HTTP: %s', async (address) => {
  const overHttp = await (await fetch(hub.address + address)).json();
  expect(JSON.parse(JSON.stringify(readApi(snapshot, address, renderDocument)))).toEqual(overHttp);
});

test.each([
  '/api/tools/unknown',
  '/api/tools/l%2Famp',
  '/api/workflows/unknown',
  '/api/tools?limit=0',
  '/api/workflows?difficulty=x',
  '/api/nothing',
  '/api/documents/unknown',
  '/api/categories?view=x',
])('a page is told of a failure as the browser is: %s', async (address) => {
  const response = await fetch(hub.address + address);
  let failure: unknown;
  try {
    readApi(snapshot, address, renderDocument);
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(HttpError);
  expect([(failure as HttpError).status, (failure as HttpError).toBody()]).toEqual([response.status, await response.json()]);
});

test('a list on screen is whole up to a number of records, and one page of them beyond it', () => {
  const read = (address: string, tools: number, workflows: number) =>
    readApi(
      buildSnapshot({
        tools: Array.from({ length: tools }, (_, at) => buildTool({ slug: `tool-${at}`, name: `Tool ${at}` })),
        workflows: Array.from({ length: workflows }, (_, at) =>
          buildWorkflow({ slug: `workflow-${at}`, title: `Workflow ${at}`, creativeCategory: 'Marketing' }),
        ),
      }),
      address,
      renderDocument,
    );
  const page = { shown: expect.objectContaining({ page: 2, pageCount: expect.any(Number) }) };
  for (const list of ['/api/tools?view=page', '/api/workflows?view=page', '/api/workflows?view=page&creative=all']) {
    for (const of of ['whole', 'hub'] as const) {
      // Creative workflows have a screen of their own, and no hub.
      if (of === 'hub' && list.includes('creative')) continue;
      const base = of === 'hub' ? `${list}&hub=llm-hub` : list;
      const [tools, workflows] = [mostToolsAtOnce[of], mostWorkflowsAtOnce[of]];
      const whole = read(base, tools, workflows) as { all: unknown[] };
      expect(whole.all, base).toHaveLength(base.includes('tools') ? tools : workflows);
      expect(read(`${base}&page=2`, tools + 1, workflows + 1), base).toEqual(page);
      expect(read(`${base}&q=nowhere`, tools + 1, workflows + 1), base).toEqual({
        shown: expect.objectContaining({ records: [], found: 0 }),
      });
    }
  }
});
