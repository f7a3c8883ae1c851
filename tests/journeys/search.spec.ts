import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search the hub' });
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: /^Results for/ })
    .getByRole('listitem');
const kinds = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Kinds of results' });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('a misspelt name leads to the tool', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/search');
      await field(page).fill('grammerly');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=grammerly$/);
      await expect(field(page)).toHaveValue('grammerly');
      await expect(results(page).first()).toContainText('matches “Grammarly” (you typed “grammerly”)');
      await results(page).first().getByRole('link', { name: 'Grammarly' }).click();
      await expect(page).toHaveURL('/tools/grammarly');
    });

    test('a church word finds what others call it, and says so', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/search?q=message+clips');
      const clips = results(page).filter({ has: page.getByRole('link', { name: 'Weekly sermon clips for social media' }) });
      await expect(clips).toContainText('Workflow · matches “sermon” (you typed “message”)');
      await expect(clips.getByRole('link').locator('mark')).toHaveText(['sermon', 'clips']);
      expect((await results(page).getByRole('link').allInnerTexts()).slice(0, 3)).toContain(
        'Weekly sermon clips for social media',
      );
    });

    test('results are counted by kind, one kind can be shown alone, and a kind without any is left out', async ({ page }) => {
      await open(page, '/search?q=worship+backing+tracks');
      const status = page.getByRole('main').getByRole('status');
      const total = Number((await status.innerText()).split(' ')[0]);
      const counts = (await kinds(page).innerText()).match(/\d+/g)?.map(Number) ?? [];
      expect(counts[0]).toBe(total);
      expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(total);
      await expect(kinds(page).getByText(/\(0\)/)).toHaveCount(0);
      await expect(kinds(page).getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');

      await kinds(page)
        .getByRole('link', { name: /^Tools/ })
        .click();
      await expect(page).toHaveURL('/search?q=worship+backing+tracks&kind=tool');
      await expect(status).toHaveText(`${counts[1]} results for “worship backing tracks”`);
      await expect(kinds(page).getByRole('link', { name: /^Tools/ })).toHaveAttribute('aria-current', 'true');
      for (const text of await results(page).allInnerTexts()) expect(text).toMatch(/\nTool/);
    });

    test('many results stand on several pages', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/search?q=church');
      await expect(results(page)).toHaveCount(20);
      const first = await results(page).first().innerText();
      await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/search?q=church&page=2');
      await expect(results(page).first()).not.toHaveText(first);
    });

    test('nothing found is no dead end', async ({ page }) => {
      await open(page, '/search?q=xyzzyx');
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText('No results for “xyzzyx”');
      await expect(main.getByRole('list', { name: 'Tools that our workflows use most' }).getByRole('link').first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'Suggest a workflow or tool' })).toHaveAttribute('href', '/submission');
      await expect(main.getByRole('link', { name: 'Ask this question' })).toHaveAttribute('href', /^\/ask\?question=/);
    });

    test('what comes near is offered where nothing matches', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/search?q=wispehr');
      await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
      await page.getByRole('list', { name: 'Close matches' }).getByRole('link', { name: 'Whisper' }).click();
      await expect(page).toHaveURL('/tools/whisper');
    });
  });
}

test('without JavaScript the search of the bar is a link to its page', { tag: '@desktop' }, async ({ browser, server }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
});

test('search engines do not keep results, and every spelling of an address is one answer', { tag: '@desktop' }, async ({
  request,
}) => {
  const page = await (await request.get('/search?q=sermon')).text();
  expect(page).toMatch(/<meta name="robots" content="noindex"/);
  const plain = await request.get('/search?q=sermon+notes');
  const spelt = await request.get('/search?q=+sermon+++notes&kind=nothing&page=0&colour=red');
  expect(spelt.headers().etag).toBe(plain.headers().etag);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search<');
});

test('what is typed is never taken for markup', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>“"\'')}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('<img src=x onerror=alert(1)>“"\'');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
