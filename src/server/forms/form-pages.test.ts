import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildCatalogue, buildTool } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import { buildContact, buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import type { AnsweredSuggestion } from '#web/request-context.ts';
import { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import type { DatabaseKind } from '../database/connect.ts';
import { AddressAnswers } from '../http/address-answers.ts';
import { addressRows } from '../http/address-rows.ts';
import { createHttpServer } from '../http/server.ts';
import { Connections } from '../limits/connections.ts';
import { WorkQueue } from '../limits/work-queue.ts';
import { createLog } from '../log.ts';
import { OpenQuestions } from '../questions/open-questions.ts';
import { Votes } from '../questions/votes.ts';
import type { PageRenderer } from '../rendering/pages.ts';
import { Pages } from '../rendering/pages.ts';
import { TrustedProxies } from '../requests/client-address.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { SiteSearch } from '../search/site-search.ts';
import { Intake } from '../submissions/intake.ts';

const publicUrl = 'https://hub.example';
const storedCatalogue = buildCatalogue({
  tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle', website: 'https://candle.example/' })],
});

const clock = buildClock();

/** Starts a server whose pages show, as JSON in a template, the form that they received. */
async function serve(kind: DatabaseKind = 'sqlite', mostPerClient = 1_000, queue = new WorkQueue()) {
  const database = await openDatabase(kind);
  const catalogue = new CurrentCatalogue(storedCatalogue, async () => storedCatalogue);
  const intake = new Intake({ db: database.db, secret: 'a secret of this test', mostPerClient, categories: ['Analytics'] });
  const renderer: PageRenderer = {
    pageKey: (address) => address.split('?')[0] ?? '/',
    renderDocument: () => undefined,
    routeOf: () => '/',
    render: async (_, context) => ({
      status: 200,
      html: JSON.stringify(context.answeredForm ?? { token: context.issueFormToken('submission') }),
      location: null,
      cacheControl: 'private, no-cache',
      scripts: [],
    }),
  };
  const cache = new ResponseCache(catalogue, queue);
  const search = new SiteSearch(() => [], []);
  const questions = new OpenQuestions(database.db, createLog('silent'), () => {});
  const pages = new Pages({
    today: clock.today,
    catalogue,
    renderer: async () => renderer,
    site: () => ({ publicUrl, provider: 'St. Ann', year: 2026 }),
    cache,
    queue,
    log: createLog('silent'),
    issueFormToken: (form) => intake.tokens.issue(form, clock.now().getTime()),
    search,
    questions,
  });
  const rows = addressRows({
    catalogue,
    publicUrl,
    log: createLog('silent'),
    renderDocument: () => undefined,
    clock,
    search,
    questions,
    notReadyBecause: async () => undefined,
    visitors: {
      admission: { intake, publicUrl, clock },
      pages,
      pageViews: { count: () => {} },
      votes: new Votes(database.db, 'a secret of this test', questions),
    },
  });
  const server = createHttpServer({
    assets: new Map(),
    cache,
    addresses: new AddressAnswers({ rows, cache, queue, publicUrl }),
    pages,
    desk: { assets: new Map(), serve: async () => {} },
    queue,
    connections: new Connections(new TrustedProxies([])),
    clock,
    log: createLog('silent'),
    publicUrl,
    trustedProxies: new TrustedProxies([]),
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    database,
    db: database.db,
    intake,
    post: async (path: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) =>
          Array.isArray(value) ? value.map((row) => [name, row]) : [[name, String(value)]],
        ),
      );
      const response = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('Location'),
        text,
        form: (text.startsWith('{') ? JSON.parse(text) : {}) as AnsweredSuggestion,
      };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await database[Symbol.asyncDispose]();
    },
  };
}

const ago = (intake: Intake, ms: number) => intake.tokens.issue('submission', clock.now().getTime() - ms);

test.each(databaseKinds)('on %s a plain form is stored like JSON and answered with a redirect to thanks', async (kind) => {
  await using hub = await serve(kind);
  const { status, location } = await hub.post(
    '/submission',
    buildSuggestion({ formToken: ago(hub.intake, 60_000), worksForTool: 'yes', status: 'accepted' }),
  );
  const [row] = await sentRows(hub.db, 'submissions');
  expect([status, location]).toEqual([303, `/submission?sent=${row?.reference}`]);
  expect(row).toMatchObject({
    title: buildSuggestion().title,
    steps: buildSuggestion().steps,
    status: 'pending',
    formToken: 'valid',
    worksForTool: true,
  });
  expect(row).not.toHaveProperty('features');
  const contact = await hub.post('/contact', buildContact({ newsletter: 'yes' }));
  expect([contact.status, contact.location]).toEqual([303, '/contact?sent=yes']);
  expect(await sentRows(hub.db, 'contacts')).toMatchObject([{ name: 'Ruth Adeyemi', newsletter: 1 }]);
});

test('a form with mistakes comes back with what was typed and what is wrong, for its visitor alone', async () => {
  await using hub = await serve();
  const { status, headers, form } = await hub.post(
    '/submission',
    buildSuggestion({ title: ' ', submitterEmail: 'ruth@stmarks' }),
  );
  expect([status, headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
    422,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  expect(form.values).toMatchObject({ title: ' ', submitterEmail: 'ruth@stmarks', steps: buildSuggestion().steps });
  expect(form.issues).toEqual([
    { path: 'title', message: 'Enter the name of the workflow' },
    { path: 'submitterEmail', message: 'Enter an email address like name@church.org' },
  ]);
  expect(await (await fetch(`${hub.origin}/submission`)).json()).toEqual({ token: expect.any(String) });
  expect(await sentRows(hub.db, 'submissions')).toEqual([]);
});

test('the buttons of a growing list bring the form back with a row more or less, count as no sent form and store nothing', async () => {
  await using hub = await serve('sqlite', 1);
  for (let times = 0; times < 3; times += 1) {
    const answer = await hub.post('/submission', { steps: ['a', 'b'], add: 'steps' });
    expect([answer.status, answer.form.values.steps, answer.form.focus, answer.form.issues]).toEqual([
      200,
      ['a', 'b', ''],
      'steps-2',
      [],
    ]);
  }
  expect((await hub.post('/submission', { features: ['a', 'b'], remove: 'features.0' })).form.values.features).toEqual(['b']);
  expect((await hub.post('/submission', buildSuggestion())).status).toBe(303);
});

// Accept header of browsers for a page.
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const manyRows = Array.from({ length: 9_000 }, () => '');

test('of thousands of rows that were posted a page has one more than a list may have, with a button and without', async () => {
  await using hub = await serve();
  const buttonAnswer = await hub.post('/submission', { add: 'steps', steps: manyRows });
  expect([buttonAnswer.status, buttonAnswer.form.values.steps.length]).toEqual([200, 31]);
  const formAnswer = await hub.post('/submission', buildSuggestion({ steps: manyRows }));
  expect([formAnswer.status, formAnswer.form.values.steps.length]).toEqual([422, 31]);
  expect(formAnswer.form.issues).toEqual([{ path: 'steps', message: 'At most 30 rows' }]);
});

test('a list of thirty rows gets no further row, and a row less', async () => {
  await using hub = await serve();
  const steps = Array.from({ length: 30 }, (_, place) => `step ${place}`);
  expect((await hub.post('/submission', { add: 'steps', steps })).form.values.steps).toEqual(steps);
  expect((await hub.post('/submission', { remove: 'steps.29', steps })).form.values.steps).toHaveLength(29);
});

test('a text that is too long comes back whole where it is a mistake, and cut where it fills a page', async () => {
  await using hub = await serve();
  const messageBack = async (length: number) => {
    const { status, form } = await hub.post('/contact', buildContact({ message: 'a'.repeat(length) }));
    const { values } = form as unknown as { values: { message: string } };
    return [status, form.issues[0]?.message, values.message.length];
  };
  const wrong = 'Message must be 4,000 characters or fewer';
  expect(await messageBack(4_500)).toEqual([422, wrong, 4_500]);
  expect(await messageBack(60_000)).toEqual([422, wrong, 8_000]);
});

test('the buttons of the lists may be pressed 60 times a minute; then a short page says to wait', async () => {
  await using hub = await serve();
  const press = () => hub.post('/submission', { add: 'steps', title: 'What was typed' }, browser);
  for (let times = 0; times < 60; times += 1) expect((await press()).status).toBe(200);
  const refusal = await press();
  expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(refusal.text).toContain('Please try again in a minute.');
  expect(refusal.text).not.toContain('What was typed');
  expect(refusal.text.length).toBeLessThan(2_000);
});

test('a refused form that is larger than a form can be is not shown again', async () => {
  await using hub = await serve('sqlite', 1);
  await hub.post('/submission', buildSuggestion());
  for (const form of [buildSuggestion({ steps: manyRows }), buildSuggestion({ description: 'a'.repeat(50_000) })]) {
    const { status, text } = await hub.post('/submission', form, browser);
    expect([status, text.length < 2_000, text.includes('go back with your browser')]).toEqual([429, true, true]);
  }
});

test('forms are rendered in the queue of all pages: when that is full, a short page says to come back', async () => {
  const queue = new WorkQueue({ making: 1, storing: 1, waiting: 0, waitingOfClient: 0, waitingOfNetwork: 0 });
  await using hub = await serve('sqlite', 1_000, queue);
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = queue.run(() => promise);
  const refusal = await hub.post('/submission', buildSuggestion({ title: ' ' }), browser);
  expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(refusal.text).toContain('<h1>Please try again in a moment</h1>');
  resolve();
  await other;
  expect((await hub.post('/submission', buildSuggestion({ title: ' ' }), browser)).status).toBe(422);
});

test.each([
  ['a vote for a question that is not there', '/questions/Q-NOPE00', { asking: 'yes' }, 404, 'Question not found'],
  ['a form that is too large', '/contact', { message: 'a'.repeat(70_000) }, 413, 'The body must have at most 64 kB.'],
])('%s is answered with a page to a browser, and in JSON to a program', async (_, path, fields, status, message) => {
  await using hub = await serve();
  const page = await hub.post(path, fields, browser);
  expect([page.status, page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  expect(page.text).toContain(`<p>${message}</p>`);
  const program = await hub.post(path, fields);
  expect([program.status, JSON.parse(program.text)]).toEqual([status, { message }]);
});

test('a visitor who votes too often is told so on a page', async () => {
  await using hub = await serve();
  const vote = () => hub.post('/questions/Q-NOPE00', { asking: 'yes' }, browser);
  for (let times = 0; times < 30; times += 1) expect((await vote()).status).toBe(404);
  const refusal = await vote();
  expect([refusal.status, refusal.text.includes('<h1>Please wait a moment</h1>')]).toEqual([429, true]);
});

test('a tool that is listed is asked about once', async () => {
  await using hub = await serve();
  const tool = buildToolSuggestion({ title: 'lamp', website: 'candle.example/start' });
  const answer = await hub.post('/submission', tool);
  expect([answer.status, answer.form.listed]).toEqual([
    422,
    [
      { slug: 'candle', name: 'Candle' },
      { slug: 'lamp', name: 'Lamp' },
    ],
  ]);
  expect((await hub.post('/submission', { ...tool, listedSeen: ['lamp'] })).status).toBe(422);
  expect((await hub.post('/submission', { ...tool, listedSeen: ['candle', 'lamp'] })).status).toBe(303);
  expect(await sentRows(hub.db, 'submissions')).toMatchObject([{ website: 'https://candle.example/start' }]);
});

test('the time counts from when the form was first shown; a token that no longer tells it is replaced', async () => {
  await using hub = await serve();
  const tokenAfter = async (formToken: string) => (await hub.post('/submission', { formToken })).form.token;
  const fresh = ago(hub.intake, 0);
  const older = ago(hub.intake, 60_000);
  const expired = ago(hub.intake, 25 * 3_600_000);
  expect([await tokenAfter(fresh), await tokenAfter(older)]).toEqual([fresh, older]);
  for (const other of [expired, '', 'made.up.token'])
    expect(hub.intake.tokens.check('submission', await tokenAfter(other), clock.now().getTime() + 5_000)).toBe('valid');
});

test('what looks like spam is thanked as usual', async () => {
  await using hub = await serve();
  for (const spam of [{ homepage: 'x' }, { formToken: ago(hub.intake, 1_000) }])
    expect((await hub.post('/submission', buildSuggestion(spam))).location).toMatch(/^\/submission\?sent=S-/);
  expect(await sentRows(hub.db, 'submissions')).toMatchObject([{ status: 'spam' }, { status: 'spam' }]);
});

test('a double click stores once; going back and changing something stores another', async () => {
  await using hub = await serve();
  const formToken = ago(hub.intake, 60_000);
  const [first, second] = await Promise.all([
    hub.post('/submission', buildSuggestion({ formToken })),
    hub.post('/submission', buildSuggestion({ formToken })),
  ]);
  expect(first.location).toBe(second.location);
  expect((await hub.post('/submission', buildSuggestion({ formToken, title: 'Another' }))).location).not.toBe(first.location);
  expect(await sentRows(hub.db, 'submissions')).toHaveLength(2);
});

test('over the limit, or without the database, nothing that was typed is lost', async () => {
  await using hub = await serve('sqlite', 1);
  await hub.post('/submission', buildSuggestion());
  const tooMany = await hub.post('/submission', buildSuggestion());
  expect([tooMany.status, tooMany.form.values.title, tooMany.form.issues[0]?.path]).toEqual([429, buildSuggestion().title, '']);
  expect(Number(tooMany.headers.get('Retry-After'))).toBeGreaterThan(500);
  await hub.database.close();
  const away = await hub.post('/contact', buildContact());
  expect([away.status, away.headers.get('Retry-After'), away.form.values]).toEqual([
    503,
    '30',
    expect.objectContaining({ message: buildContact().message }),
  ]);
});

test.each([
  ['another site’s page', { Origin: 'https://evil.example' }, 403],
  ['another kind of body', { 'Content-Type': 'application/json' }, 415],
  ['a body with files', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
])('%s is refused', async (_, headers, status) => {
  await using hub = await serve();
  for (const path of ['/submission', '/contact'])
    expect((await hub.post(path, buildSuggestion(), headers as unknown as Record<string, string>)).status).toBe(status);
});

test('the pages take no other method, and no other page takes a form', async () => {
  await using hub = await serve();
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(`${hub.origin}/contact`, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  }
  for (const path of ['/', '/all-tools', '/submission/', '/submissions', '/contact/x'])
    expect((await hub.post(path, {})).status, path).toBe(405);
});
