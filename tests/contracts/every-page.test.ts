import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import { byDay } from '../environment/night.ts';
import { attribute, elementsIn, readHtml, wordsOf } from '../html.ts';
import { specAddresses } from '../journeys/addresses.ts';

// Crawl of the site by HTTP, along every link, and a test for each rule of its pages.

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicUrl = 'https://hub.example';
const dataDir = mkdtempSync(join(tmpdir(), 'hub-html-'));
let hub: Hub;

interface Walked {
  address: string;
  status: number;
  /** HTML; empty for a response that is no page, such as a PDF. */
  html: string;
  /** Hashes that its policy allows to run. */
  allowed: readonly string[];
  /** Hashes of its executable inline scripts. */
  scripts: readonly string[];
  headings: number;
  title: string;
  description: string;
  canonical: string;
  /** Picture of the link preview. */
  picture: string;
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/** Addresses of the sitemap. */
let sitemapAddresses: string[] = [];
/** Responses, by address. */
const walked = new Map<string, Walked>();
/** Each link, with its hash, and the first page that has it. */
const linkedFrom = new Map<string, string>();

beforeAll(async () => {
  const environment = {
    ...{ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl },
    TRUST_PROXY: '127.0.0.0/8, ::1',
  };
  hub = await startServer({ root, environment, development: false });
  sitemapAddresses = await sitemap();
  await walk([...specAddresses, ...sitemapAddresses, ...screens]);
}, 900_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

/** Rules of html-validate and its rules of accessibility. Each that is changed or off has its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes names as its properties are called, and HTML reads them in any case: charSet is charset.
    'attr-case': 'off',
    // React writes <br/> and async="", which HTML reads as <br> and async.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React's useId begins its ids with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one name are one list: '?tools=otter&tools=whisper'.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A full name serves readers better than one that fits into a search result.
    'long-title': 'off',
    // 'display: block' on a phone removes a table's semantics; its roles keep them (src/ui/table.tsx).
    'no-redundant-role': ['error', { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] }],
  },
});

/** Problems of a page, each with the page's address. */
async function faultsOf(address: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${address}: ${message} (${ruleId}) at ${selector ?? `line ${line}`}`),
  );
}

async function sitemap(): Promise<string[]> {
  const text = await (await fetch(`${hub.address}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Requests pages, and the targets of their links, until nothing new is found. */
async function walk(startAddresses: readonly string[]): Promise<void> {
  const waiting = [...startAddresses];
  const countsByKind = new Map<string, number>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (walked.has(address)) continue;
    const page = await visit(address);
    walked.set(address, page);
    for (const link of page.links) {
      if (linkedFrom.has(link)) continue;
      linkedFrom.set(link, address);
      const next = withoutHash(link);
      const kind = kindOf(next);
      const alike = countsByKind.get(kind) ?? 0;
      if (walked.has(next) || (kind !== next && alike >= mostOfAKind)) continue;
      countsByKind.set(kind, alike + 1);
      waiting.push(next);
    }
  }
}

/** Links that differ only in parameters, such as every two tools side by side: by day some of each kind are followed. */
const mostOfAKind = byDay(3, { atNight: Number.POSITIVE_INFINITY });

/** Kind of an address: the page, and the names of its parameters. Without parameters it is a kind by itself. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, publicUrl);
  if (searchParams.size === 0) return address;
  const page = isRecord(pathname) ? pathname.split('/')[1] : pathname;
  return `${page}?${[...new Set(searchParams.keys())].sort()}`;
}

const isRecord = (address: string) => /^\/(tools|workflows|prompts|answers|when-something-goes-wrong)\/./.test(address);

const pagesOfOneVisitor = 100;

async function visit(address: string): Promise<Walked> {
  const headers = {
    Accept: 'text/html',
    // Compressing pages that nobody stores would take longer than rendering them.
    'Accept-Encoding': 'identity',
    // One visitor may not request as many pages in a minute as the site has.
    'X-Forwarded-For': `192.0.2.${Math.floor(walked.size / pagesOfOneVisitor) % 256}`,
  };
  const response = await fetch(hub.address + address, { headers });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const html = isPage ? await response.text() : '';
  if (!isPage) await response.body?.cancel();
  const elements = elementsIn(readHtml(html));
  const findElements = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const readAttribute = (tagName: string, mark: string, value: string, attributeName: string) =>
    findElements(tagName)
      .filter((element) => attribute(element, mark) === value)
      .map((element) => attribute(element, attributeName) ?? '')[0] ?? '';
  return {
    address,
    status: response.status,
    html,
    allowed: (/script-src ([^;]*)/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '').split(' '),
    scripts: findElements('script')
      .filter((script) => attribute(script, 'src') === undefined && attribute(script, 'type') === undefined)
      .map(({ childNodes }) => childNodes.map((text) => ('value' in text ? text.value : '')).join(''))
      .map((text) => `'sha256-${hash('sha256', text, 'base64')}'`),
    headings: findElements('h1').length,
    title: findElements('title').map(wordsOf)[0] ?? '',
    description: readAttribute('meta', 'name', 'description', 'content'),
    canonical: readAttribute('link', 'rel', 'canonical', 'href'),
    picture: readAttribute('meta', 'property', 'og:image', 'content'),
    ids: new Set(elements.map((element) => attribute(element, 'id') ?? '')),
    links: findElements('a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => /^[/#]/.test(href))
      .map((href) => (href.startsWith('#') ? address + href : href)),
  };
}

const withoutHash = (link: string) => link.split('#')[0] ?? '';

/** Pages with a separate address: those of docs/product.md and of the sitemap. */
const ownPages = () => pagesAt([...new Set([...specAddresses, ...sitemapAddresses])]);
const pagesAt = (addresses: readonly string[]) => addresses.flatMap((address) => walked.get(address) ?? []);

/** Tabs, views and lists that the sitemap omits. */
const screens = [
  '/compare?tools=otter',
  '/compare?tools=otter,fireflies,zoom-ai-companion,whisper',
  '/compare?tools=otter,no-such-tool,dall-e-3',
  '/all-tools?look=cards',
  '/all-tools?untrained=yes&records=yes',
  ...['llm', 'image', 'video', 'voice', 'research', 'marketing', 'worship', 'analytics'].flatMap((name) =>
    ['comparison', 'tools', 'workflows'].map((tab) => `/${name}-hub?tab=${tab}`),
  ),
  '/image-hub?tab=tools&look=rows',
  '/worship-hub?tab=workflows&look=rows',
  '/voice-hub?tab=workflows&look=cards',
  '/search',
  '/search?q=message+clips',
  '/search?q=xyzzyx',
  '/all-tools?q=canvaa',
  '/resources?category=LLMs&view=tools',
  '/resources?category=Worship&view=workflows',
  '/resources?category=Worship&view=tools&q=no+tool+is+called+this',
  '/all-tools?q=bible&category=Bible+Study&pricing=Freemium',
  '/all-tools?q=no+tool+is+called+this',
  '/all-workflows?q=no+workflow+is+called+this',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements',
  '/research?tab=barna',
  '/contact?sent=yes',
  '/ask?sent=Q-7K3M9Q',
  '/ask?question=May+a+choir+sing',
  '/submission?sent=MAH-0000-0000',
];

test('the sitemap lists every address of the specification, and each page once', () => {
  expect(sitemapAddresses).toEqual(expect.arrayContaining(specAddresses));
  expect(new Set(sitemapAddresses).size).toBe(sitemapAddresses.length);
});

test('every page of the site is there and has one h1', () => {
  const pages = ownPages();
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter(({ status }) => status !== 200).map(({ address, status }) => `${address}: ${status}`)).toEqual([]);
  expect(pages.filter(({ headings }) => headings !== 1).map(({ address, headings }) => `${address}: ${headings} h1`)).toEqual([]);
});

test('every page of the site names its canonical address', () => {
  expect(
    ownPages()
      .filter(({ canonical, address }) => canonical !== publicUrl + address)
      .map(({ address, canonical }) => `${address}: ${canonical}`),
  ).toEqual([]);
});

test('every page of the site has a title and a description of its own', () => {
  const pages = ownPages();
  expect(
    pages.filter(({ description }) => description.length < 50).map(({ address, description }) => `${address}: ${description}`),
  ).toEqual([]);
  expect(shared(pages, 'title')).toEqual([]);
  expect(shared(pages, 'description')).toEqual([]);
});

test('the previews of all pages show sixteen pictures, and each is there', async () => {
  const pictures = [...new Set(ownPages().map(({ picture }) => picture))];
  expect(pictures).toHaveLength(16);
  for (const picture of pictures) {
    expect(picture.startsWith(`${publicUrl}/`), picture).toBe(true);
    const response = await fetch(picture.replace(publicUrl, hub.address));
    expect(response.headers.get('Content-Type'), picture).toBe('image/jpeg');
  }
});

test('no link inside the site is dead', () => {
  expect(walked.size).toBeGreaterThan(byDay(500, { atNight: 1_500 }));
  const dead = [...walked.values()].filter(({ status }) => status !== 200);
  expect(
    dead.map(({ address, status }) => `${address} answers ${status}; a link on ${linkedFrom.get(address)} leads there`),
  ).toEqual([]);
});

test('every link to a place within a page finds it', () => {
  const deadLinks = [...linkedFrom].filter(([link]) => {
    const [address = '', hash] = link.split('#');
    // A category's mark on /resources is found by script; '#add=claude' is read by the page and is no element of it.
    if (!hash || hash.includes('=') || address === '/resources') return false;
    const page = walked.get(address);
    return page !== undefined && !page.ids.has(decodeURIComponent(hash));
  });
  expect(deadLinks.map(([link, from]) => `${link} on ${from}`)).toEqual([]);
});

test('every page runs the scripts that the program wrote into it, and allows no other', () => {
  const pages = [...walked.values()].filter(({ html }) => html);
  expect(pages.filter(({ scripts }) => scripts.length < 4).map(({ address }) => address)).toEqual([]);
  const unlike = pages.filter(
    ({ scripts, allowed }) => new Set(["'self'", ...scripts]).symmetricDifference(new Set(allowed)).size > 0,
  );
  expect(unlike.map(({ address }) => address)).toEqual([]);
});

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));

test('a page brings the rules of every class that it wears: none waits for the sheet of another screen', () => {
  const assets = join(root, 'dist/client/assets');
  const sheets = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/assets/${name}`, readFileSync(join(assets, name), 'utf8')]),
  );
  const bare = [...walked.values()].flatMap(({ address, html }) => {
    const style = /<style [^>]*>(.*?)<\/style>/gs;
    const linked = [...html.matchAll(/ href="(\/assets\/[^"\s]+\.css)"/g)].map(([, name = '']) => sheets.get(name) ?? '');
    const ruled = classesOf([...html.matchAll(style)].map(([, css = '']) => css).join('') + linked.join(''));
    const usedClasses = new Set(
      [...html.replaceAll(style, '').matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    return [...usedClasses].filter((name) => name && !ruled.has(name)).map((name) => `${address}: ${name}`);
  });
  expect(sheets.size).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});

test('no page asks at once for the script that comes when the browser is idle', () => {
  expect([...walked.values()].filter(({ html }) => /assets\/when-idle-/.test(html)).map(({ address }) => address)).toEqual([]);
});

test('every page of the sitemap, every tab and every view is valid HTML', { timeout: 300_000 }, async () => {
  // Records of one kind have one template: by day every fifth is a sufficient sample.
  const records = sitemapAddresses.filter(isRecord).filter((_, place) => place % byDay(5, { atNight: 1 }) === 0);
  const pages = pagesAt([...sitemapAddresses.filter((address) => !isRecord(address)), ...records, ...screens]);
  expect(pages.length).toBeGreaterThan(byDay(150, { atNight: 400 }));
  const faults: string[] = [];
  for (const { address, html } of pages) faults.push(...(await faultsOf(address, html)));
  expect(faults).toEqual([]);
});

test('no sentence of a page ends with two full stops', () => {
  const doubled = pagesAt([...new Set([...sitemapAddresses, ...screens])]).flatMap(({ address, html }) =>
    html
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .split(/<[^>]*>/)
      .filter((text) => /(?<!\.)\.\.(?!\.)/.test(text))
      .map((text) => `${address}: ${text}`),
  );
  expect(doubled).toEqual([]);
});

test.each([
  '/no/such/page',
  '/no-such-hub',
  '/comparison/Gardening',
  '/tools/no-such-tool',
  '/workflows/no-such-workflow',
  '/about/nobody',
])('the 404 page of %s is valid HTML', async (address) => {
  const response = await fetch(hub.address + address);
  expect(response.status).toBe(404);
  expect(await faultsOf(address, await response.text())).toEqual([]);
});

test.each(['/submission', '/contact', '/ask'])('the form of %s that comes back with mistakes is valid HTML', async (address) => {
  const response = await fetch(hub.address + address, {
    method: 'POST',
    headers: { Origin: publicUrl },
    body: new URLSearchParams({ type: 'tool', website: 'not an address', submitterEmail: 'ruth@stmarks', email: 'ruth@stmarks' }),
  });
  expect(response.status).toBe(422);
  expect(await faultsOf(`${address} with mistakes`, await response.text())).toEqual([]);
});

/** Values that two or more pages share, with their addresses. */
function shared(pages: readonly Walked[], part: 'title' | 'description'): string[] {
  return [...Map.groupBy(pages, (page) => page[part])]
    .filter(([, alike]) => alike.length > 1)
    .map(([text, alike]) => `${text}: ${alike.map(({ address }) => address).join(', ')}`);
}
