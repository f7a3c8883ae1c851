import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildCategory, buildHub, buildSnapshot, buildTool } from '#tests/builders.ts';
import { HttpError } from '../errors.ts';
import { SiteSearch } from '../search/site-search.ts';
import { writingEntries } from '../search/writing-entries.ts';
import { readApi } from './catalogue-reads.ts';

const content = { tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle', pricingModel: 'Paid' as const })] };
const snapshot = buildSnapshot(content);
// As in the stub pages of the hub.
const renderDocument = (name: string, params: URLSearchParams) =>
  name === 'guide' ? `<p>A guide for ${params.get('category')}</p>` : undefined;
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
])('a page reads from memory what the browser reads over HTTP: %s', async (address) => {
  const overHttp = await (await fetch(hub.address + address)).json();
  expect(JSON.parse(JSON.stringify(readApi(snapshot, address, { renderDocument, search })))).toEqual(overHttp);
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
