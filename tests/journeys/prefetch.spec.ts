import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut, watchRequests } from './open-page.ts';

test.use({ fetchesAhead: true });

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Opens a page and waits until it is idle, which is when links are prefetched and the rest is laid out. */
async function openIdle(page: Page): Promise<string[]> {
  // A link under a resting pointer is not pointed at.
  await page.mouse.move(0, 0);
  await openPage(page, '/about/privacy');
  await untilLaidOut(page);
  return watchRequests(page);
}

const askedFor = (requests: readonly string[], part: string) => requests.filter((url) => url.includes(part));

// Tests pointer and keyboard: one screen is enough.
test('links are fetched ahead', { tag: '@desktop' }, async ({ page }) => {
  await test.step('when the visitor points at one', async () => {
    const requests = await openIdle(page);
    await footerLink(page, 'Browse Resources').hover();
    await expect.poll(() => askedFor(requests, '/api/categories').length).toBe(1);
    await expect(page).toHaveURL('/about/privacy');
  });

  await test.step('but not where a link comes to lie under a pointer that rests since its last click', async () => {
    const requests = await openIdle(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/all-tools', id: 'above' });
      Object.assign(link.style, { position: 'fixed', inset: '0', zIndex: '1000' });
      link.addEventListener('pointerover', () => (link.dataset.over = ''));
      document.body.append(link);
    });
    await expect(page.locator('#above[data-over]')).toBeAttached();
    await page.evaluate(() => document.querySelector('#above')?.remove());
    // Waits for a later prefetch, which proves that the earlier action had caused none.
    await footerLink(page, 'Browse Resources').hover();
    await expect.poll(() => askedFor(requests, '/api/categories').length).toBe(1);
    expect.soft(askedFor(requests, '/api/tools')).toEqual([]);
  });

  await test.step('but of a form never its page or token, which belong to one visitor', async () => {
    const requests = await openIdle(page);
    await footerLink(page, 'Contact').hover();
    await footerLink(page, 'Contact').focus();
    // Waits for a later prefetch, which proves that the earlier action had caused none.
    await footerLink(page, 'Browse Resources').hover();
    await expect.poll(() => askedFor(requests, '/api/categories').length).toBe(1);
    expect.soft(requests.filter((url) => /form-tokens|\/(contact|submission)$/.test(url))).toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    await test.step(`but not with ${JSON.stringify(connection)}`, async () => {
      const requests = await openIdle(page);
      // Simulates the device's connection, as Chromium reports it: https://wicg.github.io/netinfo/
      await page.evaluate((value) => void Object.defineProperty(navigator, 'connection', { value }), connection);
      await footerLink(page, 'Browse Resources').hover();
      await footerLink(page, 'Browse Resources').focus();
      // The click makes the same requests: had the pointer done so, there would be two sets of them before the page is rendered.
      const before = [...requests];
      await footerLink(page, 'Browse Resources').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
      expect.soft(before).toEqual([]);
      expect.soft(askedFor(requests, '/api/categories')).toHaveLength(1);
    });
});

test('once a page is at rest, what is in view is fetched ahead', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  /** Opens a page, and lets the time pass after which it is at rest. */
  const openAtRest = async (address: string) => {
    await openPage(page, address);
    const requests = watchRequests(page);
    await untilLaidOut(page);
    await page.clock.runFor(2_000);
    return requests;
  };
  const ofTools = (requests: readonly string[]) => askedFor(requests, '/api/tools/');
  const firstTool = () => page.locator('main .row').getByRole('heading').getByRole('link').first();

  await test.step('so that a press asks for nothing', async () => {
    const requests = await openAtRest('/all-tools');
    const slug = (await firstTool().getAttribute('href'))?.split('/').at(-1);
    await expect.poll(() => askedFor(requests, `/api/tools/${slug}`).length).toBe(1);
    await firstTool().click();
    await expect(page.locator('#sources')).toBeAttached();
    expect.soft(askedFor(requests, `/api/tools/${slug}`)).toHaveLength(1);
  });

  await test.step('and at most twelve pages of a long list', async () => {
    const requests = await openAtRest('/all-tools?look=cards');
    await expect.poll(() => ofTools(requests).length).toBeGreaterThan(2);
    await page.clock.runFor(5_000);
    expect.soft(new Set(ofTools(requests)).size).toBeLessThanOrEqual(12);
  });

  /** Waits for a later prefetch, which proves that the earlier action had caused none. */
  const afterSomething = async (requests: string[]) => {
    await page.evaluate(() => fetch('/api/categories'));
    await expect.poll(() => askedFor(requests, '/api/categories').length).toBe(1);
    return requests;
  };

  await test.step('but nothing on a church’s own pages, not even what the visitor points at', async () => {
    for (const address of ['/your-church', '/your-church/tools', '/your-church/policy?v=1&q6=a']) {
      const requests = await openAtRest(address);
      await footerLink(page, 'Browse Resources').hover();
      await footerLink(page, 'Browse Resources').focus();
      // The church's list reads the verdicts of all tools by itself, independent of its content.
      const readAddresses = askedFor(await afterSomething(requests), '/api/').filter((url) => !url.endsWith('?view=verdicts'));
      expect.soft(readAddresses).toHaveLength(1);
    }
  });

  for (const [how, device] of [
    ['a device that saves data', { connection: { saveData: true } }],
    ['a line that is slow', { connection: { effectiveType: '2g' } }],
    ['a browser that wishes for less data', { less: true }],
    ['a device without a connection', { onLine: false }],
  ] as const)
    await test.step(`and nothing on ${how}`, async () => {
      await openPage(page, '/all-tools');
      await page.evaluate((overrides) => {
        const { less, ...properties } = overrides as { less?: boolean };
        for (const [name, value] of Object.entries(properties)) Object.defineProperty(navigator, name, { value });
        const ask = matchMedia.bind(window);
        if (less) window.matchMedia = (query) => ask(query.includes('prefers-reduced-data') ? 'all' : query);
      }, device);
      const requests = watchRequests(page);
      await untilLaidOut(page);
      await page.clock.runFor(5_000);
      expect.soft(await afterSomething(requests)).toHaveLength(1);
    });
});
