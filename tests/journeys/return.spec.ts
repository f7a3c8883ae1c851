import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Back, forward and reload find the place that was left, on every kind of long page (spec, sections 4 and 9).
const longPages = [
  '/all-tools?pricing=Free',
  '/all-workflows?difficulty=Intermediate',
  '/resources',
  '/resources?category=Worship&view=workflows',
  '/llm-hub',
  '/worship-hub?tab=tools',
  '/llm-guide',
  '/workflows/weekly-email-newsletter',
  '/comparison/LLMs',
  '/policy-examples?tab=statements',
  '/research',
  '/about/privacy',
];
const place = 450;

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
const isSaved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem(`navigation-state:${location.pathname}`) ?? '{}').scrollPosition),
    )
    .toBe(place);
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Ministry AI Hub/ });

for (const address of longPages) {
  test(`${address} is found again where it was left: back, forward and by a reload`, async ({ page, baseURL }) => {
    await openPage(page, address);
    await scrollDown(page);
    await isSaved(page);
    await home(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeOf(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expect.poll(() => placeOf(page)).toBe(place);
    // … also by whoever does not wait until the pages in between stand.
    await page.goForward();
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expect.poll(() => placeOf(page)).toBe(place);

    await page.reload();
    await expect.poll(() => placeOf(page)).toBe(place);
    await expect(page).toHaveURL(`${baseURL}${address}`);

    // Another document in between, as a link to a tool's own site is.
    await page.goto('/robots.txt');
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
  });
}

test('whoever scrolls and follows a link at once comes back to that place', async ({ page }) => {
  await openPage(page, '/all-tools');
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
    // The browser tells of the scrolling with the next frame; the place is not saved yet.
    addEventListener('scroll', () => document.querySelector<HTMLElement>('.site-bar a[href="/"]')?.click(), { once: true });
  }, place);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(place);
});

test('a page that is opened by a link begins at its top, also when it was left further down', async ({ page }) => {
  await openPage(page, '/research');
  await scrollDown(page);
  await isSaved(page);
  await home(page).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/research"]')?.click());
  await expect(page).toHaveURL('/research');
  await expect.poll(() => placeOf(page)).toBe(0);
});
