import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { untilLive } from './open-page.ts';

// Layout shift 0 (docs/product.md). One address for each kind of page, on the narrowest phone; by day those with the most
// different parts.
const unlike = ['/', '/all-tools', '/tools/chatgpt', '/llm-guide', '/worship-hub?tab=tools', '/submission'];
const others = [
  '/resources',
  '/resources?category=LLMs&view=tools',
  '/all-workflows',
  '/workflows',
  '/workflows/weekly-email-newsletter',
  '/comparison/LLMs',
  '/llm-comparison',
  '/llm-hub',
  '/image-hub?tab=comparison',
  '/voice-hub?tab=workflows',
  '/policy-examples',
  '/policy-examples?tab=statements',
  '/research',
  '/contact',
  '/about/privacy',
];
const greatestShift = 0.01;

test.use({ viewport: { width: 360, height: 740 } });

for (const [title, pages, tags] of [
  ['nothing moves on a page while its script, pictures and fonts arrive late', unlike, ['@phone']],
  ['nothing moves on a page of any other kind', others, ['@phone', '@night']],
] as const)
  test(title, { tag: [...tags] }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of pages) expect.soft(await shiftOf(page, address), address).toBeLessThan(greatestShift);
  });

/** Layout shift of a page whose script, pictures and fonts load after its first paint. */
async function shiftOf(page: Page, address: string): Promise<number> {
  const painted = Promise.withResolvers<void>();
  const late = /\.(js|svg|woff2)$/;
  await page.route(late, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
  await page.waitForLoadState('load');
  await untilLive(page);
  await page.evaluate(() => document.fonts.ready);
  // The observer is called with a later frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.unroute(late);
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
