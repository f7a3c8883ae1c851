import { expect, test } from '../environment/test.ts';

// Design, section 9: layout shift 0. One address for each kind of page, on the narrowest phone.
const pages = [
  '/',
  '/resources',
  '/resources?category=LLMs&view=tools',
  '/all-tools',
  '/all-workflows',
  '/workflows',
  '/workflows/weekly-email-newsletter',
  '/tools/chatgpt',
  '/comparison/LLMs',
  '/llm-comparison',
  '/llm-guide',
  '/llm-hub',
  '/image-hub?tab=comparison',
  '/worship-hub?tab=tools',
  '/voice-hub?tab=workflows',
  '/policy-examples',
  '/policy-examples?tab=statements',
  '/research',
  '/submission',
  '/contact',
  '/about/privacy',
];
const greatestShift = 0.01;

test.use({ viewport: { width: 360, height: 740 } });

for (const address of pages) {
  test(`nothing moves on ${address} while its fonts and pictures arrive late`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // They come once the page has been painted in the fonts that the device has.
    const painted = Promise.withResolvers<void>();
    await page.route(/\.(woff2|svg)$/, async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted.resolve();
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      await document.fonts.ready;
      // The observer is told with a later frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => document.fonts.check('1rem Vollkorn'))).toBe(true);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(greatestShift);
  });
}
