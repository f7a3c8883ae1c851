import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut, watchRequests } from './open-page.ts';

// A rule of the pointer and the keyboard: one screen is enough.
test.describe('links are fetched ahead', { tag: '@desktop' }, () => {
  const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

  /** Links are fetched ahead by the part that lays the page out. */
  async function openIdle(page: Page): Promise<void> {
    await openPage(page, '/about/privacy');
    await untilLaidOut(page);
  }

  /** The device tells of its connection, as Chromium does: https://wicg.github.io/netinfo/ */
  const onConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
    page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given });
    }, connection);

  test('when the visitor points at one', async ({ page }) => {
    await openIdle(page);
    const requests = watchRequests(page);
    await footerLink(page, 'Browse Resources').hover();
    await expect.poll(() => requests.filter((url) => url.includes('/api/categories')).length).toBe(1);
    await expect(page).toHaveURL('/about/privacy');
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`but not with ${JSON.stringify(connection)}`, async ({ page }) => {
      await onConnection(page, connection);
      await openIdle(page);
      const requests = watchRequests(page);
      await footerLink(page, 'Browse Resources').hover();
      await footerLink(page, 'Browse Resources').focus();
      // The click asks for the same: had the pointer done so, there would be two lots of requests before the page stands.
      const before = [...requests];
      await footerLink(page, 'Browse Resources').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
      expect(before).toEqual([]);
      expect(requests.filter((url) => url.includes('/api/categories'))).toHaveLength(1);
    });
  }

  test('but not where a link comes to lie under a pointer that rests since its last click', async ({ page }) => {
    await openIdle(page);
    const requests = watchRequests(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/all-tools', id: 'above' });
      Object.assign(link.style, { position: 'fixed', inset: '0', zIndex: '1000' });
      link.addEventListener('pointerover', () => (link.dataset.over = ''));
      document.body.append(link);
    });
    await expect(page.locator('#above[data-over]')).toBeAttached();
    await page.evaluate(() => document.querySelector('#above')?.remove());
    // What comes after proves that what came before was nothing.
    await footerLink(page, 'Browse Resources').hover();
    await expect.poll(() => requests.filter((url) => url.includes('/api/categories')).length).toBe(1);
    expect(requests.filter((url) => url.includes('/api/tools'))).toEqual([]);
  });

  test('but of a form never its page or token, which belong to one visitor', async ({ page }) => {
    await openIdle(page);
    const requests = watchRequests(page);
    await footerLink(page, 'Contact').hover();
    await footerLink(page, 'Contact').focus();
    // What comes after proves that what came before was nothing.
    await footerLink(page, 'Browse Resources').hover();
    await expect.poll(() => requests.filter((url) => url.includes('/api/categories')).length).toBe(1);
    expect(requests.filter((url) => /form-tokens|\/(contact|submission)$/.test(url))).toEqual([]);
  });
});
