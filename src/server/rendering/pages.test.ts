import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCatalogue, buildHub, buildTool } from '#tests/builders.ts';
import type { RenderedPage } from '#web/server.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import { WorkQueue } from '../limits/work-queue.ts';
import { createLog } from '../log.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { SiteSearch } from '../search/site-search.ts';
import type { PageRenderer } from './pages.ts';
import { Pages } from './pages.ts';

const site = { publicUrl: 'https://hub.example', provider: 'St. Ann', year: 2026 };

/** Makes pages that a test renders itself, on a catalogue that changes from one value to the next. */
function pagesOf(render: PageRenderer['render'], catalogues: Catalogue[] = [buildCatalogue()]) {
  const [first = buildCatalogue(), ...later] = catalogues;
  const catalogue = new CurrentCatalogue(first, async () => later.shift() ?? first);
  const renderer: PageRenderer = {
    pageKey: (address) => address.split('?')[0] ?? '/',
    renderDocument: () => undefined,
    routeOf: () => '/',
    render,
  };
  const queue = new WorkQueue();
  const cache = new ResponseCache(catalogue, queue);
  const pages = new Pages({
    today: () => '2026-11-22',
    catalogue,
    renderer: async () => renderer,
    site: () => site,
    cache,
    queue,
    log: createLog('silent'),
    issueFormToken: () => '',
    search: new SiteSearch(() => [], []),
    questions: { list: [], at: () => undefined, votesFor: () => 0 },
  });
  return { catalogue, cache, pages, textOf: async (address: string) => String((await pages.answer(address)).bodies.identity) };
}

const html = async (text: string, status = 200, scripts: string[] = []): Promise<RenderedPage> => ({
  status,
  html: text,
  scripts,
  location: null,
  cacheControl: null,
});

test('a page is rendered once, however many ask for it at the same time and afterwards', async () => {
  await using hub = await buildHub();
  const text = async () => (await fetch(`${hub.address}/all-tools`)).text();
  const answers = await Promise.all(Array.from({ length: 50 }, text));
  expect(new Set([...answers, await text()]).size).toBe(1);
  expect(answers[0]).toContain('rendering 1 of /all-tools at https://hub.example by The Bible College');
});

test('parameters that a page does not know share its entry, a tab has one of its own', async () => {
  await using hub = await buildHub();
  const text = async (address: string) => /rendering \d+ of \S+/.exec(await (await fetch(hub.address + address)).text())?.[0];
  expect(await text('/llm-hub')).toBe('rendering 1 of /llm-hub');
  expect(await text('/llm-hub?utm_source=mail&x=1')).toBe('rendering 1 of /llm-hub');
  expect(await text('/llm-hub?')).toBe('rendering 1 of /llm-hub');
  expect(await text('/llm-hub?tab=tools')).toBe('rendering 2 of /llm-hub?tab=tools');
  expect(await text('/llm-hub?x=1&tab=tools&y=2')).toBe('rendering 2 of /llm-hub?tab=tools');
});

test.each(['/missing', '/llm-hub?tab=invented', '/comparison/Invented'])(
  'what can be invented is rendered each time, so that it fills no memory: %s',
  async (address) => {
    await using hub = await buildHub();
    const text = async () => (await fetch(hub.address + address)).text();
    expect(await text()).toContain('rendering 1 of');
    expect(await text()).toContain('rendering 2 of');
  },
);

test('whoever asks for an invented page while it is rendered is given that rendering', async () => {
  let renderings = 0;
  const { pages } = pagesOf(() => {
    renderings += 1;
    return html(`rendering ${renderings}`);
  });
  await Promise.all(Array.from({ length: 20 }, () => pages.answer('/comparison/Invented')));
  expect(renderings).toBe(1);
});

test('a new revision of the catalogue shows on every page at once', async () => {
  const lantern = buildCatalogue({ tools: [buildTool({ name: 'Lantern' })] }, 2);
  let renderings = 0;
  const namesOnPage: PageRenderer['render'] = async (_, { read }) => {
    renderings += 1;
    return html((await read('tools', {})).map(({ name }) => name).join());
  };
  const { catalogue, cache, textOf } = pagesOf(namesOnPage, [buildCatalogue({}, 1), lantern]);
  expect([await textOf('/all-tools'), await textOf('/all-tools'), await textOf('/research')]).toEqual(['Lamp', 'Lamp', 'Lamp']);
  expect(cache.get('/all-tools')).toBeDefined();
  expect(renderings).toBe(2);
  await catalogue.reload();
  expect(cache.get('/all-tools')).toBeUndefined();
  expect([await textOf('/all-tools'), await textOf('/all-tools'), await textOf('/research')]).toEqual([
    'Lantern',
    'Lantern',
    'Lantern',
  ]);
  expect(renderings).toBe(4);
});

test('a page whose rendering began before a change is not stored after it', async () => {
  const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const namesOnPage: PageRenderer['render'] = async (_, { read }) => {
    const [tool] = await read('tools', {});
    began.resolve();
    if (tool?.name === 'Lamp') await gate.promise;
    return html(String(tool?.name));
  };
  const lantern = buildCatalogue({ tools: [buildTool({ name: 'Lantern' })] }, 2);
  const { catalogue, textOf } = pagesOf(namesOnPage, [buildCatalogue({}, 1), lantern]);
  const before = textOf('/');
  await began.promise;
  await catalogue.reload();
  expect(await textOf('/')).toBe('Lantern');
  gate.resolve();
  expect([await before, await textOf('/')]).toEqual(['Lamp', 'Lantern']);
});

test('the policy of a page allows exactly its own inline scripts', async () => {
  const script = 'window.page = "a" && 1;';
  const page = `<!doctype html><script>${script}</script><script src="/a.js"></script><p>Hello</p><script>evil()</script>`;
  const { pages } = pagesOf(() => html(page, 200, [script]));
  const { headers } = await pages.answer('/');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(String(headers.identity['Content-Security-Policy']).split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('the inline scripts of a page that the hub serves are those that its policy allows', async () => {
  await using hub = await buildHub();
  const response = await fetch(`${hub.address}/all-tools`);
  const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const policy = response.headers.get('Content-Security-Policy')?.split('; ') ?? [];
  expect(hashes).toHaveLength(1);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')}`);
  expect(policy.join()).not.toContain('unsafe-inline');
});

test('nothing that a visitor sends reaches a cached page', async () => {
  await using hub = await buildHub();
  const headers = {
    Cookie: 'a=b',
    'Accept-Language': 'de',
    'X-Forwarded-Host': 'evil.example',
    'User-Agent': 'x',
    Accept: '*/*',
  };
  const text = await (await fetch(`${hub.address}/all-tools`, { headers })).text();
  expect(text).toContain('at https://hub.example by The Bible College with {"site":{');
  expect(text).not.toContain('evil.example');
  expect(text).not.toContain('a=b');
});

test('a page is told the settings of the site', async () => {
  const { textOf } = pagesOf((_, context) => html(JSON.stringify(context.site)));
  expect(JSON.parse(await textOf('/'))).toEqual(site);
});

test('a page that asks for what is not there is given the failure of the API', async () => {
  const { pages } = pagesOf(async (_, { read }) => {
    try {
      return html((await read('tool', { slug: 'unknown' })).name);
    } catch (error) {
      return html(`${(error as { status: number }).status}: ${(error as Error).message}`, 404);
    }
  });
  const { status, bodies, headers } = await pages.answer('/');
  expect([status, String(bodies.identity)]).toEqual([404, '404: Tool not found']);
  expect(headers.identity['Cache-Control']).toBe('no-store');
});

test('a page that leads elsewhere is answered with where, and no body', async () => {
  const { pages } = pagesOf(async () => ({ status: 307, html: 'text', scripts: [], location: '/target', cacheControl: null }));
  const { status, bodies, headers } = await pages.answer('/');
  expect([status, headers.identity.Location, bodies.identity?.length]).toEqual([307, '/target', 0]);
});
