import type { Page } from '@playwright/test';
import { isNight } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { screensOfKinds, sitemapAddresses, specAddresses } from './addresses.ts';
import { openPage, untilLive } from './open-page.ts';

// Tests that need no browser are in tests/contracts/every-page.test.ts.

test('no page can be pushed sideways', async ({ page, request, isMobile, allowErrors }) => {
  const addresses = isNight
    ? [...new Set([...specAddresses, ...extraAddresses, ...(await sitemapAddresses(request))])]
    : Object.values(screensOfKinds).flatMap(everyThird);
  allowErrors(/status of 404 .*\/no\/such\/page/);
  // A page that fits the narrowest width fits the others too, unless another layout begins there: one record of each kind is a
  // sufficient sample.
  for (const width of isMobile ? [320, 390] : [1280]) {
    await page.setViewportSize({ width, height: 844 });
    // The page must be hydrated before its main part is replaced.
    await openPage(page, '/');
    expect(await tooWide(page, width === 320 ? addresses : fewRecords(addresses)), `at ${width} px`).toEqual([]);
  }
});

test('no page reports an error', { tag: '@desktop' }, async ({ page, request }) => {
  // Timeout for some hundred pages at night, which take minutes on a slow machine.
  test.setTimeout(600_000);
  // Errors of the browser fail a test by themselves (tests/environment/test.ts): accessibility.spec.ts opens the rest.
  const others = new Set(Object.values(screensOfKinds).flat());
  const every = isNight
    ? [...specAddresses, ...extraAddresses, ...fewRecords(await sitemapAddresses(request))]
    : everyThird(extraAddresses);
  for (const address of new Set(every).difference(others)) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await untilLive(page);
  }
});

/** Every third address: a sample of each kind of page, by day. */
const everyThird = (addresses: readonly string[]) => addresses.filter((_, place) => place % 3 === 0);

/** Every tenth record of a kind, whose screens are alike; all other addresses. */
function fewRecords(addresses: readonly string[]): string[] {
  const isRecord = (address: string) => /^\/(tools|workflows|prompts|answers|when-something-goes-wrong)\/./.test(address);
  const every = addresses.filter((address) => !isRecord(address));
  return [...every, ...addresses.filter(isRecord).filter((_, place) => place % 10 === 0)];
}

/** Screens that are not in the sitemap: tabs and views. */
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

/**
 * Puts the main part of one page after another into the open page, with both pages' styles and at its width, because loading two
 * hundred pages at three widths would take minutes.
 * @returns a line for each page that scrolls sideways
 */
function tooWide(page: Page, addresses: string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const parser = new DOMParser();
    const faults: string[] = [];
    const hrefs = new Set(
      [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(({ dataset }) => dataset.href),
    );
    for (const address of all) {
      const html = await (await fetch(address)).text();
      const style = /<style[^>]* data-href="([^"]+)">(.*?)<\/style>/gs;
      // Adopted style sheets: the open page's policy forbids inline styles of others.
      for (const [, href = '', text = ''] of html.matchAll(style)) {
        if (hrefs.has(href)) continue;
        hrefs.add(href);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }
      const nextDocument = parser.parseFromString(html.replaceAll(style, ''), 'text/html');
      const main = nextDocument.querySelector('main');
      if (!main) throw new Error(`${address} has no main part.`);
      // A document in a viewer takes long to load, and its frame has a fixed size.
      for (const viewer of main.querySelectorAll('object')) viewer.removeAttribute('data');
      document.querySelector('main')?.replaceWith(document.adoptNode(main));
      const pixels = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (pixels > 0) faults.push(`${address}: ${pixels} px too wide`);
    }
    return faults;
  }, addresses);
}
