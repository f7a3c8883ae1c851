import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildFact, buildTermsChange, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { openApiDocument } from '../openapi.ts';
import { staffCalls } from './staff-calls.ts';

const hub = await buildStaffHub('sqlite');
afterAll(() => hub[Symbol.asyncDispose]());
const admin = await hub.as('ruth');

interface Operation {
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}
const document = JSON.parse(JSON.stringify(openApiDocument('https://hub.example'))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

/** The schema that the document gives for an answer, able to stand alone. */
function schemaOf({ responses }: Operation, status: number): z.ZodType {
  const schema = responses[status]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The document does not know ${status}.`);
  const text = JSON.stringify({ schema, $defs: document.components.schemas });
  const { schema: own, $defs } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  return z.fromJSONSchema({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...own, $defs });
}

test('every call of staff is described, asks for the session’s cookie, and tells its refusals', () => {
  for (const { method, path } of staffCalls) {
    const operation = document.paths[`/api/staff${path}`]?.[method];
    expect(operation?.security, path).toEqual([{ staffSession: [] }]);
    expect(Object.keys(operation?.responses ?? {}), path).toEqual(expect.arrayContaining(['401', '403']));
  }
  expect(document.components.securitySchemes).toMatchObject({
    staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-hub-staff' },
  });
});

test('what staff are answered is what the document says of it', async () => {
  await hub.post('/api/contacts', buildContact({ subject: 'Interest: Analytics' }));
  const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion({ title: 'Lamp' }))).json()) as { id: string };
  await hub.db
    .insertInto('pageViews')
    .values({ path: '/', day: new Date().toISOString().slice(0, 10), count: 1 })
    .execute();
  const question = { id: 'q', category: 'LLMs', question: 'Which?', createdAt: '2026-11-20T08:00:00.000Z' };
  await hub.db
    .insertInto('questions')
    .values([question, { ...question, id: 'r' }])
    .execute();
  const tool = buildTool({ slug: 'candle', name: 'Candle' });
  const answer = buildAnswer({ related: [] });
  const workflow = buildWorkflow({ slug: 'notes', title: 'Notes' });

  const asked: [method: string, path: string, status: number, body?: unknown][] = [
    ['get', '/session', 200],
    ['get', '/counts', 200],
    ['get', '/submissions', 200],
    ['get', `/submissions/${id}`, 200],
    ['get', `/submissions/${id}/draft`, 200],
    ['patch', `/submissions/${id}`, 200, { version: 1, status: 'in review' }],
    ['patch', `/submissions/${id}`, 409, { version: 1, status: 'declined' }],
    ['post', `/submissions/${id}/publish`, 422, { version: 2, tool: { ...tool, features: [] } }],
    ['post', `/submissions/${id}/publish`, 201, { version: 2, tool }],
    ['get', `/submissions/${id}`, 200],
    ['get', '/tools', 200],
    ['get', '/tools/candle', 200],
    ['put', '/tools/candle', 200, { version: 1, tool }],
    ['get', '/tools/candle/history', 200],
    ['get', '/tools/candle/history/1', 200],
    ['get', '/tools/candle/comparison?former=1&later=2', 200],
    ['post', '/tools/candle/restore', 200, { version: 2, number: 1, why: 'It was right.' }],
    ['get', '/tools/candle/links', 200],
    ['post', '/tools/candle/take-down', 200, { version: 3, why: 'The maker asked.' }],
    ['post', '/tools/candle/bring-back', 200, { version: 4 }],
    ['put', '/drafts/tools/candle', 200, { version: 5, record: { name: 'Candl' } }],
    ['get', '/drafts', 200],
    ['post', '/tools', 201, { tool: { ...tool, slug: 'torch', name: 'Torch' } }],
    ['post', '/tools/preview', 200, { tool }],
    ['post', '/workflows', 201, { workflow }],
    ['post', '/workflows/preview', 200, { workflow }],
    ['post', '/tools/candle/facts', 201, { fact: buildFact() }],
    ['put', '/tools/candle/facts/training', 200, { version: 1, fact: buildFact() }],
    ['patch', '/tools/candle/facts/training', 409, { version: 1, act: 'confirm' }],
    ['patch', '/tools/candle/facts/training', 200, { version: 2, act: 'confirm' }],
    ['post', '/tools/candle/changes', 201, { change: buildTermsChange({ id: 'keeps' }) }],
    ['put', '/tools/candle/changes/keeps', 200, { version: 1, change: buildTermsChange({ id: 'keeps' }) }],
    ['patch', '/tools/candle/changes/keeps', 200, { version: 2, act: 'retire' }],
    ['get', '/tools/candle/evidence', 200],
    ['get', '/links', 200],
    ['post', '/links/run', 409, {}],
    ['get', '/recheck', 200],
    ['get', '/recheck/tool/candle', 200],
    ['post', '/recheck/tool/candle', 409, { version: 1, facts: [] }],
    ['get', '/recheck/tool/none', 404],
    ['get', '/tools/candle/facts/training/history', 200],
    ['post', '/tools/candle/facts/training/restore', 200, { version: 3, number: 1, why: 'It was right.' }],
    ['post', '/tools/candle/changes/keeps/restore', 200, { version: 3, number: 1, why: 'It was right.' }],
    [
      'post',
      '/change-sets',
      200,
      { kind: 'tools', entries: [{ slug: 'torch', version: 1 }], act: { does: 'check' }, why: 'Read' },
    ],
    ['get', '/change-sets?kind=tools', 200],
    ['get', '/texts/replies', 200],
    ['get', '/texts/guides', 200],
    ['post', '/texts/guides/llms/preview', 200, { record: { text: 'A text. <b>' } }],
    ['post', '/texts/banners', 201, { record: { text: 'Away', from: '2026-12-24', to: '2026-12-26' } }],
    ['get', '/texts/banners/away', 200],
    ['put', '/texts/banners/away', 200, { version: 1, record: { text: 'Home', from: '2026-12-24', to: '2026-12-26' } }],
    ['get', '/texts/banners/away/history', 200],
    ['post', '/texts/banners/away/restore', 200, { version: 2, number: 1, why: 'It was right.' }],
    ['post', '/change-sets/none/undo', 404, {}],
    ['get', '/workflows', 200],
    ['get', '/workflows/notes', 200],
    ['get', '/contacts', 200],
    ['get', '/interest', 200],
    ['get', '/questions', 200],
    ['get', '/questions/q', 200],
    ['get', '/questions/q/draft', 200],
    ['patch', '/questions/q', 200, { version: 1, status: 'open' }],
    ['post', '/questions/r/merge', 200, { version: 1, into: { question: 'q' } }],
    ['post', '/questions/q/answer', 422, { version: 2, answer: { ...answer, topic: 'Gardening' } }],
    ['post', '/questions/q/answer', 201, { version: 2, answer }],
    ['get', '/answers', 200],
    ['get', '/answers/may-we-record', 200],
    ['put', '/answers/may-we-record', 200, { version: 1, answer }],
    ['post', '/answers/preview', 200, { answer }],
    ['post', '/answers', 201, { answer: { ...answer, slug: 'another', question: 'May we sing?' } }],
    ['get', '/page-views', 200],
    ['get', '/users', 200],
    ['post', '/users', 201, { username: 'naomi', password: 'correct horse battery', role: 'editor' }],
    ['get', '/audit', 200],
    ['get', '/tools/none', 404],
    ['get', '/audit?limit=0', 400],
  ];
  const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/staff/'));
  for (const [method, path, status, body] of asked) {
    const address = `/api/staff${path}`;
    const response = await admin.call(method.toUpperCase(), address, body);
    const [plain = ''] = address.split('?');
    const described =
      paths.find((known) => known === plain) ??
      paths.find((known) => new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain)) ??
      '';
    const operation = document.paths[described]?.[method];
    expect(response.status, `${method} ${path}`).toBe(status);
    const { error } = schemaOf(operation as Operation, status).safeParse(await response.json());
    expect(
      error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      `${method} ${path}`,
    ).toBeUndefined();
  }
});
