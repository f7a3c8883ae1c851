import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mostToolsAtOnce, mostWorkflowsAtOnce } from '#domain/catalogue/list-page.ts';
import { buildCategory, buildHub, buildSnapshot, buildTool, buildWorkflow } from '#tests/builders.ts';
import { HttpError } from '../errors.ts';
import { SiteSearch } from '../search/site-search.ts';
import { writingEntries } from '../search/writing-entries.ts';
import { readApi } from './catalogue-reads.ts';

const content = { tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle', pricingModel: 'Paid' as const })] };
const snapshot = buildSnapshot(content);
// As in the stub pages of the hub.
const renderDocument = (name: string, params: URLSearchParams) =>
  name === 'guide' ? { html: `<p>A guide for ${params.get('category')}</p>` } : undefined;
const hub = await buildHub({ content });
afterAll(() => hub[Symbol.asyncDispose]());
const search = new SiteSearch(writingEntries(join(hub.root, 'content'), [buildCategory()]), []);

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
  '/api/search?q=lamp',
  '/api/search?q=hub&kind=guide&limit=1',
  '/api/search',
  '/api/tools?view=page',
  '/api/workflows?view=page&creative=all',
  '/api/tools?sort=verified',
  '/api/workflows?view=card&sort=difficulty',
])('a page reads from memory what the browser reads over HTTP: %s', async (address) => {
  const overHttp = await (await fetch(hub.address + address)).json();
  expect(JSON.parse(JSON.stringify(await readApi(snapshot, address, { renderDocument, search })))).toEqual(overHttp);
});

test.each([
  '/api/tools/unknown',
  '/api/tools/l%2Famp',
  '/api/workflows/unknown',
  '/api/tools?limit=0',
  '/api/workflows?difficulty=x',
  '/api/tools?sort=difficulty',
  '/api/nothing',
  '/api/documents/unknown',
  '/api/categories?view=x',
  '/api/search?kind=x',
  '/api/search/lamp',
])('a page is told of a failure as the browser is: %s', async (address) => {
  const response = await fetch(hub.address + address);
  let failure: unknown;
  try {
    readApi(snapshot, address, { renderDocument, search });
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(HttpError);
  expect([(failure as HttpError).status, (failure as HttpError).toBody()]).toEqual([response.status, await response.json()]);
});

test('a list comes in the order that was asked for, also where it is answered page by page', () => {
  const impacts = ['Low', 'Medium', 'High'] as const;
  const tools = Array.from({ length: mostToolsAtOnce.whole + 1 }, (_, at) =>
    buildTool({ slug: `tool-${at}`, name: `Tool ${String(at).padStart(3, '0')}`, impact: impacts[at % 3] ?? 'Low' }),
  );
  const read = (address: string) => readApi(buildSnapshot({ tools }), address, { renderDocument, search });
  type Sent = { slug: string }[];
  const { shown } = read('/api/tools?view=page&sort=impact') as { shown: { records: Sent } };
  expect(shown.records.slice(0, 2).map(({ slug }) => slug)).toEqual(['tool-2', 'tool-5']);
  expect((read('/api/tools?sort=impact&limit=1') as Sent)[0]?.slug).toBe('tool-2');
  expect((read('/api/tools?limit=1') as Sent)[0]?.slug).toBe('tool-0');
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
      { renderDocument, search },
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
