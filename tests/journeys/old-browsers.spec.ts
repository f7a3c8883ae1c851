import type { Page } from '@playwright/test';
import { openPage, untilLive } from './open-page.ts';
import { fillTool, submit } from './suggestion-form.ts';
import { expect, test } from './visitor-test.ts';

// Today's engine without the features that an older one lacks: docs/browsers.md.

const fault = 'A part of this page doesn’t answer here.';
const wordsOf = (page: Page) => page.locator('main').evaluate((main: HTMLElement) => main.innerText.split(/\s+/).length);

test('a browser that lacks what is newer than the floor gets it first, and works', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [URL, ['canParse']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed']],
    ];
    for (const [holder, names] of lacking) for (const name of names) Reflect.deleteProperty(holder, name);
  });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  for (const address of ['/tools/chatgpt', '/prompts', '/terms-changes', '/all-tools']) {
    await openPage(page, address);
    expect(await wordsOf(page), address).toBeGreaterThan(100);
  }
  expect(urls.some((url) => /\/assets\/fallbacks-/.test(url))).toBe(true);
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('caption');
  await expect(page).toHaveURL('/all-tools?q=caption');

  await openPage(page, '/submission');
  await fillTool(page, 'Candle of the Old Phone');
  await submit(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
});

test('today’s browser asks for no fallback', { tag: '@desktop' }, async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openPage(page, '/');
  expect(urls.filter((url) => /fallbacks-/.test(url))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-scripted', 'runs');
});

test('a browser below the floor keeps the page as it was sent, with the button of its form, and asks for no script', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'findLast');
  });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/all-tools');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('caption');
  await page.getByRole('search', { name: /tools/i }).getByRole('button').click();
  await expect(page).toHaveURL(/\/all-tools\?.*q=caption/);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  expect(urls.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('where the script fails while it takes a page over, the page stays whole and says so, and its links and forms work', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  allowErrors(/Map\.groupBy fails|Minified React error/);
  await page.addInitScript(() => {
    Map.groupBy = () => {
      throw new Error('Map.groupBy fails');
    };
  });
  for (const address of ['/tools/chatgpt', '/all-tools']) {
    await page.goto(address);
    await expect(page.getByText(fault)).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(await wordsOf(page), address).toBeGreaterThan(300);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  }
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('caption');
  await page.getByRole('searchbox', { name: 'Search tools' }).press('Enter');
  await expect(page).toHaveURL(/q=caption/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/about/privacy');
  await untilLive(page);
  await expect(page.getByText(fault)).toHaveCount(0);
});

test('a page that is followed to, and can’t be drawn, says so with Try Again', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Map\.groupBy fails/);
  await openPage(page, '/all-tools?q=chatgpt');
  await page.evaluate(() => {
    Map.groupBy = () => {
      throw new Error('Map.groupBy fails');
    };
  });
  await page.locator('main a[href^="/tools/chatgpt"]').first().click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a script that never comes leaves no part that waits for it', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/all-tools');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  await expect(page.getByRole('search', { name: /tools/i }).getByRole('button')).toBeVisible();
});

test('a form’s check that fails is no check: the form is sent, and the server judges', { tag: '@desktop' }, async ({
  page,
  stored,
}) => {
  await page.addInitScript(() => {
    String.prototype.isWellFormed = () => {
      throw new Error('isWellFormed fails');
    };
  });
  await openPage(page, '/submission');
  await fillTool(page, 'Candle without a check');
  await submit(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect(stored('submissions', { column: 'title', value: 'Candle without a check' })).toHaveLength(1);
});
