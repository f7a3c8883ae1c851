import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut } from './open-page.ts';

test('what a page waits for, and what it does not', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a page asks for its script when the first of it is to be seen, and not before', async () => {
    await openPage(page, '/all-tools');
    const { painted, firstScript, scripts } = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      return {
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
        firstScript: Math.min(...entries.map(({ startTime }) => startTime)),
        scripts: entries.length,
      };
    });
    expect.soft(painted).toBeGreaterThan(0);
    expect.soft(firstScript).toBeGreaterThan(painted);
    expect.soft(scripts).toBeGreaterThan(1);
  });

  await test.step('a page waits for no file of styles; one that is followed to gets its own, once', async () => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      const sheet = /\/assets\/([\w-]+)-[\w-]{8}\.css$/.exec(request.url())?.[1];
      if (sheet) sheets.push(sheet);
    });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await openPage(page, '/research');
    expect(sheets).toEqual([]);
    for (const [link, heading] of [
      ['Home', /^Sharing AI tools/],
      ['Research', 'Research and data'],
      ['Home', /^Sharing AI tools/],
    ] as const) {
      await menu.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    expect(sheets).toEqual(['landing']);
  });

  await test.step('where the first paint is not told, the script comes all the same', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });
    });
    await openPage(page, '/');
  });
});

/** Opens a page whose scripts are blocked until `release`. */
async function openHeld(page: Page, address: string): Promise<{ asked: string[]; release: () => Promise<void> }> {
  const gate = Promise.withResolvers<void>();
  const urls: string[] = [];
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    urls.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return {
    asked: urls,
    release: async () => {
      gate.resolve();
      await untilLaidOut(page);
      await page.unroute(scripts);
    },
  };
}

test('what is out of sight is laid out when the page is idle', async ({ page }) => {
  await test.step('what lies below the first screen is not laid out before the first paint, and is when the page is idle', async () => {
    const { release } = await openHeld(page, '/tools/chatgpt');
    const footer = page.getByRole('contentinfo');
    await expect.soft(footer).toHaveCSS('content-visibility', 'auto');
    await release();
    await expect.soft(footer).toHaveCSS('content-visibility', 'visible');
  });

  await test.step('rows below the first screen wait for an idle page too, and what stands behind them does not move by more than a guess', async () => {
    const { asked, release } = await openHeld(page, '/all-tools');
    const last = page.locator('.row').last();
    await expect.soft(last).toHaveCSS('content-visibility', 'auto');
    await expect.soft(page.locator('.row').first()).toHaveCSS('content-visibility', 'visible');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const guessed = await height();

    await test.step('the modules of a page are fetched side by side, not one after the other', async () => {
      // The page names each itself: none has been answered yet, so none was found by reading another.
      const modules = await page
        .locator('[data-start]')
        .evaluate(({ dataset }: HTMLElement) => [dataset.start, dataset.modules].join(' ').trim().split(' '));
      expect.soft(modules.length).toBeGreaterThan(5);
      await expect.poll(() => asked.length).toBe(modules.length);
    });

    await release();
    await expect.soft(last).toHaveCSS('content-visibility', 'visible');
    expect.soft(Math.abs((await height()) / guessed - 1)).toBeLessThan(0.1);
  });

  await test.step('cards that are out of sight have their true places once the page is idle, and keep them while the list is searched', async () => {
    const list = page.locator('.grid');
    const heights = () =>
      list.locator('.tool-card').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    await openPage(page, '/all-tools?look=cards');
    await untilLaidOut(page);
    const whole = await heights();
    expect(whole.length).toBeGreaterThan(100);

    await page.getByRole('searchbox', { name: 'Search tools' }).press('e');
    await expect(page).toHaveURL('/all-tools?look=cards&q=e');
    const last = list.locator('.tool-card').last();
    await expect(last).toHaveCSS('content-visibility', 'auto');
    expect(await heights()).toEqual(whole);

    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('link').first()).toBeInViewport();
  });
});
