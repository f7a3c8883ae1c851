import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import type { AboutUs } from '#domain/about-us.ts';
import { writingOfDocument } from '#domain/writings/writing-kinds.ts';
import { readFiles } from '#server/content/content-files.ts';
import { deskDefaultsOf, writingsOf } from '#server/content/desk-defaults.ts';
import type { PageRenderer } from '#server/rendering/pages.ts';
import type { RequestContext } from '#web/request-context.ts';

const { default: pages } = (await import(pathToFileURL('dist/server/server.js').href)) as { default: PageRenderer };
const context: RequestContext = {
  // Read function of an empty hub: no records, empty lists, empty writings.
  read: async (name) => {
    if (name === 'tool' || name === 'workflow') throw Object.assign(new Error('Not found'), { status: 404 });
    if (name === 'document') return { html: '' } as never;
    return (name.endsWith('List') ? { all: [] } : []) as never;
  },
  site: { publicUrl: 'https://hub.example', provider: 'St. Ann', year: 2026 },
  issueFormToken: (form) => `token for ${form}`,
};
const render = (address: string) => pages.render(new URL(address, context.site.publicUrl), context);

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/all-tools/', '/all-tools'],
  ['/all-tools?utm=1', '/all-tools'],
  ['/all-tools?sort=nonsense&q=hymn', '/all-tools?q=hymn'],
])('%s leads to the page at %s', async (address, target) => {
  expect(await render(address)).toEqual({ status: 307, html: '', scripts: [], location: target, cacheControl: null });
});

test('a page that there is not is said to be missing', async () => {
  expect(await render('/nowhere')).toMatchObject({ status: 404, location: null });
});

test('a page has the same bytes whenever it is rendered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
  const before = await render('/all-tools');
  vi.setSystemTime(new Date('2026-07-01T12:34:56Z'));
  expect(await render('/all-tools')).toEqual(before);
});

const modulesIn = (html: string) =>
  [...html.matchAll(/ data-(?:start|modules)="([^"]*)"/g)].flatMap(([, files = '']) => files.split(' ')).filter(Boolean);

test('a page names each of its modules once, where none starts before the first paint', async () => {
  const { html } = await render('/all-tools');
  const modules = modulesIn(html);
  expect(modules.length).toBeGreaterThan(5);
  for (const module of modules) expect(html.split(module), module).toHaveLength(2);
  expect(html).not.toMatch(/type="module"|modulepreload"/);
});

test('a page brings the text of its styles in its head, first what all pages wear, and waits for no file of them', async () => {
  const { html } = await render('/resources');
  const head = html.slice(0, html.indexOf('</head>'));
  const sheets = [...head.matchAll(/<style data-precedence="(\w+)" data-href="([^"]+)">(.*?)<\/style>/gs)];
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.[2]).toMatch(/^\/assets\/app-[\w-]{8}\.css \/assets\/category-card-[\w-]{8}\.css$/);
  for (const [, , addresses = '', text] of sheets) {
    const files = addresses.split(' ').map((address) => readFileSync(`dist/client${address}`, 'utf8'));
    expect(text).toBe(files.join(''));
  }
  expect(html).not.toContain('rel="stylesheet"');
});

test('a comparison of a category that there is not is missing, and says what there is in its place', async () => {
  const { status, html } = await render('/comparison/Gardening');
  expect(status).toBe(404);
  expect(html).toContain('No Tools Found');
  expect(html).toContain('name="robots" content="noindex');
  expect((await render('/comparison/LLMs')).status).toBe(200);
});

const modulesOf = async (address: string) => modulesIn((await render(address)).html);

// Addresses of routes: with a real parameter where there is one.
const addresses = readdirSync('src/web/routes')
  .filter((file) => file !== '__root.tsx' && file !== 'dev.ui.tsx')
  .map(
    (file) =>
      `/${file
        .replace('.tsx', '')
        .replace(/(^|\.)index$/, '')
        .replaceAll('.', '/')}`,
  )
  .map((path) =>
    path
      .replace('/$hub', '/llm-hub')
      .replace('$category', 'LLMs')
      .replace('$statement', 'privacy')
      .replace('$slug', 'any')
      .replace('$reference', 'Q-222222'),
  );

test.each(addresses)('the page at %s asks for a module of its own besides those that every page needs', async (address) => {
  const everywhere = await modulesOf('/no/such/page');
  const own = (await modulesOf(address)).filter((module) => !everywhere.includes(module));
  expect(everywhere.length).toBeGreaterThan(0);
  expect(own.length).toBeGreaterThan(0);
});

test('a page whose frame cannot be drawn is a failure, told to the log and not answered', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Provider that can't be converted to text; the frame of every page prints it.
  const site = { ...context.site, provider: Object.create(null) };
  await expect(pages.render(new URL('/all-tools', context.site.publicUrl), { ...context, site })).rejects.toThrow(/\/all-tools/);
  expect(errorLog).toHaveBeenCalledOnce();
});

test('a page whose data cannot be read says so itself, with 500', async () => {
  const read = () => Promise.reject(new Error('The catalogue is away.'));
  const page = await pages.render(new URL('/all-tools', context.site.publicUrl), { ...context, read });
  expect(page.status).toBe(500);
  expect(page.html).toContain('The catalogue is away.');
});

test('a form says that no cache may keep it', async () => {
  expect(await render('/submission')).toMatchObject({ status: 200, cacheControl: 'private, no-cache' });
});

const writings = writingsOf(deskDefaultsOf(readFiles('content', [])));
const asWritten = {
  toolName: String,
  comparedToday: () => ({ tools: [], rows: [], today: '2026-11-22' }),
  aboutUs: (): AboutUs | undefined => undefined,
  isThere: () => true,
  endedIn: () => [],
  writing: (document: string) => writings.get(writingOfDocument(document)),
};

test('what is needed on Thursday leads to nothing that was taken down', () => {
  const htmlWithout = (...goneAddresses: string[]) =>
    pages.renderDocument('jobs', {}, { ...asWritten, isThere: (address) => !goneAddresses.includes(address) })?.html ?? '';
  const jobsIn = (html: string) => html.split('<li').length - 1;
  const all = htmlWithout();
  const firstOf = (kind: string) => new RegExp(`href="(/${kind}/[^"]+)"`).exec(all)?.[1] ?? '';
  expect(jobsIn(htmlWithout(firstOf('workflows')))).toBe(jobsIn(all) - 1);
  expect(jobsIn(htmlWithout(firstOf('prompts')))).toBe(jobsIn(all) - 1);
  const withoutTool = htmlWithout(firstOf('tools'));
  expect(jobsIn(withoutTool)).toBe(jobsIn(all));
  expect(withoutTool).not.toContain(firstOf('tools'));
});

test('what the college tells of itself stands below its text once it is filled in, and nothing in its place before', () => {
  const htmlOf = (about?: Partial<AboutUs>) => {
    const aboutUs = () => about && { address: '', people: '', churchTies: '', whoPays: '', ...about };
    return pages.renderDocument('statement-who-we-are', {}, { ...asWritten, aboutUs })?.html ?? '';
  };
  expect(htmlOf({ address: '20 Hill Road' })).toMatch(/<h2[^>]*>Mailing address<\/h2><p>20 Hill Road<\/p>/);
  expect(htmlOf({})).not.toMatch(/Mailing address|Who pays for it/);
  expect(htmlOf({})).toContain('How we check');
});

test.each(['comparison-research', 'comparison-marketing'])('%s calls each tool what it is called now', (name) => {
  const document = pages.renderDocument(name, {}, { ...asWritten, toolName: (slug) => `Renamed ${slug}` });
  const links = [...(document?.html ?? '').matchAll(/<a href="\/tools\/([^"?]+)[^"]*">([^<]*)<\/a>/g)];
  expect(links.length).toBeGreaterThan(2);
  for (const [, slug, text] of links) expect(text).toBe(`Renamed ${slug}`);
});

test.each([
  'guide-llms',
  'guide-marketing',
  'explainer-llm',
  'statement-privacy',
  'policy-acceptable-use',
  'policy-statements',
  'research-barna',
])('%s begins with the list of its parts, and each link of it leads to one of them', (name) => {
  const html = pages.renderDocument(name, {}, asWritten)?.html ?? '';
  const [list = '', text = ''] = html.split('</nav>');
  const ids = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(text.split(` id="${id}"`)).toHaveLength(2);
});

test('a guide says what its text says now, and the same text is not rendered anew for every visitor', () => {
  const saying = (text: string | undefined) => pages.renderDocument('guide-llms', {}, { ...asWritten, writing: () => text });
  const first = saying('One.');
  expect(saying('One.')).toBe(first);
  expect(saying('Two.')?.html).toContain('<p>Two.</p>');
  expect(saying('One.')).toEqual(first);
  expect(saying(undefined)).toBeUndefined();
});

test('a short document has no list of parts', () => {
  expect(pages.renderDocument('policy-statements', { tradition: 'Baptist', kind: 'resolution' }, asWritten)?.html).not.toContain(
    '<nav',
  );
});

test('the list of public statements comes with its counts', () => {
  const document = pages.renderDocument('policy-statements', { tradition: 'Baptist' }, asWritten);
  const count = document?.statements?.shown ?? 0;
  expect(document?.html.match(/<li id=/g)).toHaveLength(count);
  expect(document?.statements?.traditions.Baptist).toBe(count);
});
