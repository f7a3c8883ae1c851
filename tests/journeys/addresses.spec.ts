import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { screensOfKinds, sitemapAddresses, specAddresses } from './addresses.ts';
import { openPage, untilLive } from './open-page.ts';

interface Seen {
  address: string;
  status: number;
  headings: number;
  title: string;
  description: string;
  canonical: string;
  /** What a link preview shows. */
  picture: string;
  ids: string[];
  links: string[];
}

test('the sitemap lists every address of the specification, and each page once', { tag: '@desktop' }, async ({ request }) => {
  const listed = await sitemapAddresses(request);
  expect(listed).toEqual(expect.arrayContaining(specAddresses));
  expect(new Set(listed).size).toBe(listed.length);
});

test('every page of the site has one h1, a title and a description of its own, and its canonical address', {
  tag: '@desktop',
}, async ({ page, request, server }) => {
  await page.goto('/');
  const seen = await visit(page, [...new Set([...specAddresses, ...(await sitemapAddresses(request))])]);
  expect(seen.length).toBeGreaterThan(200);
  expect(seen.filter(({ status }) => status !== 200).map(({ address, status }) => `${address}: ${status}`)).toEqual([]);
  expect(seen.filter(({ headings }) => headings !== 1).map(({ address, headings }) => `${address}: ${headings} h1`)).toEqual([]);
  expect(
    seen
      .filter(({ canonical, address }) => canonical !== `${server.origin}${address}`)
      .map(({ address, canonical }) => `${address}: ${canonical}`),
  ).toEqual([]);
  expect(
    seen.filter(({ description }) => description.length < 50).map(({ address, description }) => `${address}: ${description}`),
  ).toEqual([]);
  const pictures = [...new Set(seen.map(({ picture }) => picture))];
  expect(pictures).toHaveLength(16);
  for (const picture of pictures) expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/jpeg');
  expect(shared(seen, 'title')).toEqual([]);
  expect(shared(seen, 'description')).toEqual([]);
});

test('no link inside the site is dead, and every link to a place within a page finds it', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  // Some thousand links, each followed: minutes where the machine is slow.
  test.setTimeout(600_000);
  // Whatever does not answer is told below, with the page that links to it.
  allowErrors(/status of \d+/);
  await page.goto('/');
  const seen = new Map<string, Seen>();
  const linkedFrom = new Map<string, string>([['/', 'the start']]);
  for (let next = ['/']; next.length > 0; ) {
    const visited = await visit(page, next);
    next = [];
    for (const answer of visited) {
      seen.set(answer.address, answer);
      for (const link of answer.links) {
        if (linkedFrom.has(link)) continue;
        linkedFrom.set(link, answer.address);
        const address = withoutHash(link);
        if (!seen.has(address) && !next.includes(address)) next.push(address);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  const dead = [...seen.values()].filter(({ status }) => status !== 200);
  expect(
    dead.map(({ address, status }) => `${address} answers ${status}; a link on ${linkedFrom.get(address)} leads there`),
  ).toEqual([]);
  const lost = [...linkedFrom].filter(([link]) => {
    const [, hash] = link.split('#');
    // A category's mark on /resources is found by script; '#add=claude' is said to the page and names no place in it.
    return (
      hash &&
      !hash.includes('=') &&
      withoutHash(link) !== '/resources' &&
      !seen.get(withoutHash(link))?.ids.includes(decodeURIComponent(hash))
    );
  });
  expect(lost.map(([link, from]) => `${link} on ${from}`)).toEqual([]);
});

test('no page can be pushed sideways', async ({ page, request, isMobile }) => {
  const addresses = [...new Set([...specAddresses, ...extraAddresses, ...(await sitemapAddresses(request))])];
  // What has room on the narrowest has it on the others too, unless another layout begins there: one record of each kind tells.
  for (const width of isMobile ? [320, 390] : [1280]) {
    await page.setViewportSize({ width, height: 844 });
    // React must have taken the page over before its main part is replaced.
    await openPage(page, '/');
    expect(await tooWide(page, width === 320 ? addresses : fewRecords(addresses)), `at ${width} px`).toEqual([]);
  }
});

const partCount = 2;
for (let part = 0; part < partCount; part++) {
  test(`no page reports an error: part ${part + 1} of ${partCount}`, { tag: '@desktop' }, async ({ page, request }) => {
    const listed = await sitemapAddresses(request);
    const sample = fewRecords(listed);
    // What the browser reports fails a test in its own words (tests/environment/test.ts): accessibility.spec.ts opens the rest.
    const others = new Set(Object.values(screensOfKinds).flat());
    const addresses = [...new Set([...specAddresses, ...extraAddresses, ...sample])].filter((address) => !others.has(address));
    for (const address of addresses.filter((_, place) => place % partCount === part)) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      await untilLive(page);
    }
  });
}

/** Of the records of one kind, whose screens are alike, every tenth; of the rest all. */
function fewRecords(addresses: readonly string[]): string[] {
  const isRecord = (address: string) => /^\/(tools|workflows|prompts|answers|when-something-goes-wrong)\/./.test(address);
  const every = addresses.filter((address) => !isRecord(address));
  return [...every, ...addresses.filter(isRecord).filter((_, place) => place % 10 === 0)];
}

/** Screens beside those of the sitemap: tabs and views. */
const extraAddresses = [
  ...['comparison', 'tools', 'workflows'].flatMap((tab) =>
    ['llm', 'image', 'video', 'voice', 'research', 'marketing', 'worship'].map((hub) => `/${hub}-hub?tab=${tab}`),
  ),
  '/resources?category=LLMs&view=tools',
  '/resources?category=LLMs&view=workflows',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements',
  '/research?tab=barna',
  '/all-tools?q=bible&category=Bible+Study&pricing=Freemium',
];

/** Fetches pages in the browser, several at a time, and reads what the tests need of each. */
function visit(page: Page, addresses: string[]): Promise<Seen[]> {
  return page.evaluate(async (all) => {
    const parser = new DOMParser();
    const read = async (address: string) => {
      const response = await fetch(address, { headers: { Accept: 'text/html' } });
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
      // The policy of the page that is open allows no styles of others.
      const text = isPage ? (await response.text()).replaceAll(/<style.*?<\/style>/gs, '') : '';
      const found = parser.parseFromString(text, 'text/html');
      const content = (selector: string, name: string) => found.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        address,
        status: response.status,
        headings: found.querySelectorAll('h1').length,
        title: found.title,
        description: content('meta[name=description]', 'content'),
        canonical: content('link[rel=canonical]', 'href'),
        picture: content('meta[property="og:image"]', 'content'),
        ids: [...found.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...found.querySelectorAll('a[href^="/"], a[href^="#"]')].map((link) => {
          const href = link.getAttribute('href') ?? '';
          return href.startsWith('#') ? address + href : href;
        }),
      };
    };
    const answers: Seen[] = [];
    const queue = [...all];
    const worker = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) answers.push(await read(address));
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    return answers;
  }, addresses);
}

/**
 * Puts the main part of one page after another into the page that is open, with both pages' styles and at its width, and tells which
 * can be pushed sideways: to load two hundred pages at three widths would take minutes.
 */
function tooWide(page: Page, addresses: string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const parser = new DOMParser();
    const faults: string[] = [];
    const worn = new Set([...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(({ dataset }) => dataset.href));
    for (const address of all) {
      const html = await (await fetch(address)).text();
      const style = /<style[^>]* data-href="([^"]+)">(.*?)<\/style>/gs;
      // Not as elements: the policy of the page that is open allows no styles of others in its text.
      for (const [, href = '', text = ''] of html.matchAll(style)) {
        if (worn.has(href)) continue;
        worn.add(href);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }
      const opened = parser.parseFromString(html.replaceAll(style, ''), 'text/html');
      const found = opened.querySelector('main');
      if (!found) throw new Error(`${address} has no main part.`);
      // A document that is shown in a viewer of its own takes long to load, and its frame has a fixed size.
      for (const viewer of found.querySelectorAll('object')) viewer.removeAttribute('data');
      document.querySelector('main')?.replaceWith(document.adoptNode(found));
      const pixels = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (pixels > 0) faults.push(`${address}: ${pixels} px too wide`);
    }
    return faults;
  }, addresses);
}

const withoutHash = (link: string) => link.split('#')[0] ?? '';

/** What two pages or more have alike, with their addresses. */
function shared(seen: Seen[], part: 'title' | 'description'): string[] {
  const pages = Map.groupBy(seen, (answer) => answer[part]);
  return [...pages]
    .filter(([, alike]) => alike.length > 1)
    .map(([text, alike]) => `${text}: ${alike.map(({ address }) => address).join(', ')}`);
}
