import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { traitNames } from '#domain/catalogue/trait-names.ts';
import { buildHub, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildAnswer, buildDuty, buildPrompt, buildSituation } from '#tests/guidance-builders.ts';
import { readsByPath } from './public/reads-by-path.ts';

const hub = await buildHub({
  environment: { RATE_LIMIT_SUBMISSIONS: '1000' },
  content: {
    tools: [
      buildTool({ companyBackground: 'Text.', costTier: '$', badge: 'Freemium', since: 2020 }),
      buildTool({ slug: 'candle', name: 'Candle' }),
    ],
    workflows: [
      buildWorkflow({
        tools: [{ tool: 'lamp', step: 1, use: 'Writes' }],
        prompts: [buildPrompt()],
        creativeCategory: 'Marketing',
      }),
    ],
    answers: [buildAnswer()],
    situations: [buildSituation()],
    duties: [buildDuty()],
  },
});
afterAll(() => hub[Symbol.asyncDispose]());

interface Operation {
  summary: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, { description: string; content: { 'application/json': { schema: Record<string, unknown> } } }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, { get?: Operation } & Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

const document = (await (await fetch(`${hub.address}/api/openapi.json`)).json()) as Document;

test('the document is OpenAPI 3.1 at the canonical address', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: 'Ministry AI Hub', version: expect.stringMatching(/./) });
  expect(document.servers).toEqual([{ url: 'https://hub.example' }]);
});

const reads = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));

const slugs = {
  ...{ tools: 'lamp', workflows: 'weekly-letter', documents: 'guide', prompts: 'letter-from-dates' },
  ...{ answers: 'may-we-record', situations: 'something-was-pasted', 'your-church': 'page' },
};

test('the document names every route that reads, and each of them answers', async () => {
  const ofTable = [...readsByPath.keys()].map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));
  const others = ['/api/facts.csv', '/api/form-tokens/{form}', '/api/openapi.json'];
  expect(reads.map(({ path }) => path).sort()).toEqual([...ofTable, ...others].sort());
  for (const { path } of reads) {
    const slug = Object.entries(slugs).find(([part]) => path.includes(part))?.[1] ?? '';
    // No question was asked here; public/questions.test.ts covers them.
    const status = path === '/api/questions/{slug}' ? 404 : 200;
    expect((await fetch(hub.address + path.replace('{slug}', slug).replace('{form}', 'contact'))).status, path).toBe(status);
  }
});

test('every read has a summary, a 200 and its failures, and every part of its address is described', () => {
  for (const { path, get } of reads) {
    const [, part] = /\{(\w+)\}/.exec(path) ?? [];
    const inPath = get.parameters?.filter((parameter) => parameter.in === 'path').map(({ name, required }) => [name, required]);
    expect(get.summary, path).toMatch(/\w/);
    expect(get.responses['200']?.description, path).toMatch(/\w/);
    expect(inPath ?? [], path).toEqual(part ? [[part, true]] : []);
    if (part) expect(get.responses['404'], path).toBeDefined();
    if (get.parameters?.some((parameter) => parameter.in === 'query')) expect(get.responses['400'], path).toBeDefined();
  }
});

test('the parameters of the lists are those that are read', () => {
  const namesOf = (path: string) => document.paths[path]?.get?.parameters?.map(({ name }) => name).sort();
  expect(namesOf('/api/tools')).toEqual(
    ['category', 'hub', 'language', 'limit', 'offset', 'page', 'pricing', 'q', 'sort', 'view', ...traitNames].sort(),
  );
  expect(namesOf('/api/workflows')).toEqual([
    'category',
    'creative',
    'difficulty',
    'hub',
    'limit',
    'offset',
    'page',
    'q',
    'sort',
    'view',
  ]);
  expect(namesOf('/api/categories')).toEqual(['view']);
  expect(namesOf('/api/search')).toEqual(['kind', 'limit', 'offset', 'q', 'words']);
  expect(namesOf('/api/may-i-enter')).toEqual(['tool', 'what']);
  expect(namesOf('/api/documents/{slug}')).toEqual(['kind', 'slug', 'sort', 'tradition']);
});

const json = { 'Content-Type': 'application/json' };

const wrongBodies: [Record<string, string>, string][] = [
  [json, '{'],
  [json, '{}'],
  [json, JSON.stringify('x'.repeat(70_000))],
  [{ 'Content-Type': 'text/plain' }, '{}'],
];

/** Statuses of overload and of records that were taken down; other tests cover them. */
const ofTheMoment = ['410', '429', '503'];

/** Collects the statuses that a call answers to each kind of faulty request, and to a valid one for an unknown record. */
async function statusesMet(method: string, path: string, { parameters = [], requestBody }: Operation): Promise<string[]> {
  const address = hub.address + path.replace(/\{\w+\}/, 'unknown');
  const statuses: string[] = [];
  const send = async (query: string, request: RequestInit) =>
    statuses.push(String((await fetch(address + query, { method, ...request })).status));
  await send('', {});
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query'))
    await send(`?${name}=${'x'.repeat(2_001)}`, {});
  if (method !== 'get') await send('', { headers: { Origin: 'https://evil.example' } });
  if (requestBody) for (const [headers, body] of wrongBodies) await send('', { headers, body });
  return statuses;
}

const operations = Object.entries(document.paths).flatMap(([path, ofPath]) =>
  Object.entries(ofPath).map(([method, operation]) => ({ path, method: method, operation })),
);

test.each(operations)('what $method $path refuses is what the description says of it', async ({ path, method, operation }) => {
  const metStatuses = await statusesMet(method, path, operation);
  const describedStatuses = Object.keys(operation.responses);
  expect(metStatuses.filter((status) => !describedStatuses.includes(status))).toEqual([]);
  expect(
    describedStatuses.filter((status) => status >= '400' && !metStatuses.includes(status) && !ofTheMoment.includes(status)),
  ).toEqual([]);
});

test('every reference leads to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
  const knownTargets = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((target) => !knownTargets.includes(target))).toEqual([]);
});

/** Schema of an answer in the document, with the definitions that it refers to. */
function schemaOf(path: string, status: string): z.ZodType {
  const schema = document.paths[path]?.get?.responses[status]?.content['application/json'].schema ?? {};
  const definitions = JSON.parse(
    JSON.stringify({ schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
  );
  return z.fromJSONSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...definitions.schema,
    $defs: definitions.$defs,
  });
}

test.each([
  ['/api/tools', '200', '/api/tools'],
  ['/api/tools', '200', '/api/tools?view=page'],
  ['/api/tools/{slug}', '200', '/api/tools/lamp'],
  ['/api/workflows', '200', '/api/workflows'],
  ['/api/workflows/{slug}', '200', '/api/workflows/weekly-letter'],
  ['/api/categories', '200', '/api/categories'],
  ['/api/categories', '200', '/api/categories?view=counts'],
  ['/api/documents/{slug}', '200', '/api/documents/guide'],
  ['/api/openapi.json', '200', '/api/openapi.json'],
  ['/api/prompts', '200', '/api/prompts'],
  ['/api/prompts/{slug}', '200', '/api/prompts/letter-from-dates'],
  ['/api/answers', '200', '/api/answers'],
  ['/api/answers/{slug}', '200', '/api/answers/may-we-record'],
  ['/api/questions', '200', '/api/questions'],
  ['/api/questions/{slug}', '404', '/api/questions/Q-222222'],
  ['/api/situations', '200', '/api/situations'],
  ['/api/situations/{slug}', '200', '/api/situations/something-was-pasted'],
  ['/api/evidence-counts', '200', '/api/evidence-counts'],
  ['/api/facts', '200', '/api/facts'],
  ['/api/facts', '400', '/api/facts?about=weather'],
  ['/api/terms-changes', '200', '/api/terms-changes'],
  ['/api/search', '200', '/api/search?q=lmap'],
  ['/api/search', '400', '/api/search?kind=x'],
  ['/api/form-tokens/{form}', '200', '/api/form-tokens/contact'],
  ['/api/tools', '400', '/api/tools?limit=x'],
  ['/api/tools/{slug}', '404', '/api/tools/unknown'],
])('what %s answers with %s is what the document says of it', async (path, status, address) => {
  const response = await fetch(hub.address + address);
  expect(String(response.status)).toBe(status);
  const { error } = schemaOf(path, status).safeParse(await response.json());
  expect(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)).toBeUndefined();
});
