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
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('a visitor searches the hub', async ({ page }) => {
      await test.step('a misspelt name leads to the tool', async () => {
        await open(page, '/search');
        await field(page).fill('grammerly');
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
        await expect.soft(page).toHaveURL(/\/search\?q=grammerly$/);
        await expect.soft(field(page)).toHaveValue('grammerly');
        await expect.soft(results(page).first()).toContainText('matches “Grammarly” (you typed “grammerly”)');
        await results(page).first().getByRole('link', { name: 'Grammarly' }).click();
        await expect.soft(page).toHaveURL('/tools/grammarly');
      });

      await test.step('results are counted by kind, one kind can be shown alone, and a kind without any is left out', async () => {
        await open(page, '/search?q=worship+backing+tracks');
        const status = page.getByRole('main').getByRole('status');
        const total = Number((await status.innerText()).split(' ')[0]);
        const counts = (await kinds(page).innerText()).match(/\d+/g)?.map(Number) ?? [];
        expect.soft(counts[0]).toBe(total);
        expect.soft(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(total);
        await expect.soft(kinds(page).getByText(/\(0\)/)).toHaveCount(0);
        await expect.soft(kinds(page).getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');

        await kinds(page)
          .getByRole('link', { name: /^Tools/ })
          .click();
        await expect.soft(page).toHaveURL('/search?q=worship+backing+tracks&kind=tool');
        await expect.soft(status).toHaveText(`${counts[1]} results for “worship backing tracks”`);
        await expect.soft(kinds(page).getByRole('link', { name: /^Tools/ })).toHaveAttribute('aria-current', 'true');
        for (const text of await results(page).allInnerTexts()) expect.soft(text).toMatch(/\nTool/);
      });

      await test.step('many results stand on several pages', async () => {
        await open(page, '/search?q=church');
        await expect.soft(results(page)).toHaveCount(20);
        const first = await results(page).first().innerText();
        await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' }).click();
        await expect.soft(page).toHaveURL('/search?q=church&page=2');
        await expect.soft(results(page).first()).not.toHaveText(first);
      });

      await test.step('whoever types in a fright sees the numbers to call before everything else', async () => {
        await open(page, '/search?q=he+hits+her');
        const card = page.getByRole('main').getByRole('region', { name: 'What to do now' });
        for (const number of ['911', '988', '18007997233'])
          await expect.soft(card.locator(`a[href="tel:${number}"]`)).toBeInViewport();
        await card.getByRole('link', { name: 'Someone wrote about suicide or abuse' }).click();
        await expect.soft(page).toHaveURL('/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse?happened=home');
      });

      await test.step('what the hub has nothing of is told in a sentence, with the question to ask', async () => {
        await open(page, '/search?q=baptism+certificate');
        const nothing = page.locator('[data-nothing]');
        await expect.soft(nothing).toContainText('We don’t have a page on “baptism certificate”.');
        await expect
          .soft(nothing.getByRole('link', { name: 'Ask us' }))
          .toHaveAttribute('href', /^\/ask\?question=baptism(\+|%20)certificate$/);
        expect.soft(await results(page).count()).toBeLessThanOrEqual(5);
      });

      await test.step('what is typed is never taken for markup', async () => {
        await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>“"\'')}`);
        await expect.soft(page.getByRole('main').getByRole('status')).toContainText('<img src=x onerror=alert(1)>“"\'');
        await expect.soft(page.getByRole('main').locator('img')).toHaveCount(0);
      });

      // With scripts the server renders the same page, and the test only reads it.
      if (!hasScript) {
        await test.step('without JavaScript the search of the bar is a link to its page', async () => {
          await page.goto('/');
          await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
          await expect.soft(page).toHaveURL(/\/search$/);
          await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Search');
        });

        await test.step('a church word finds what others call it, and says so', async () => {
          await open(page, '/search?q=message+clips');
          const clips = results(page).filter({ has: page.getByRole('link', { name: 'Weekly sermon clips for social media' }) });
          await expect.soft(clips).toContainText('Workflow · matches “sermon” (you typed “message”)');
          await expect.soft(clips.getByRole('link').locator('mark')).toHaveText(['sermon', 'clips']);
          expect
            .soft((await results(page).getByRole('link').allInnerTexts()).slice(0, 3))
            .toContain('Weekly sermon clips for social media');
        });

        await test.step('nothing found is no dead end', async () => {
          await open(page, '/search?q=xyzzyx');
          const main = page.getByRole('main');
          await expect.soft(main.getByRole('status')).toHaveText('No results for “xyzzyx”');
          await expect
            .soft(main.getByRole('link', { name: 'Something went wrong?' }))
            .toHaveAttribute('href', '/when-something-goes-wrong');
          await expect
            .soft(main.getByRole('list', { name: 'Tools that our workflows use most' }).getByRole('link').first())
            .toBeVisible();
          await expect
            .soft(main.getByRole('link', { name: 'Suggest a workflow or tool' }))
            .toHaveAttribute('href', '/submission');
          await expect.soft(main.getByRole('link', { name: 'Ask this question' })).toHaveAttribute('href', /^\/ask\?question=/);
        });

        await test.step('what comes near is offered where nothing matches', async () => {
          await open(page, '/search?q=wispehr');
          await expect.soft(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
          await page.getByRole('list', { name: 'Close matches' }).getByRole('link', { name: 'Whisper' }).click();
          await expect.soft(page).toHaveURL('/tools/whisper');
        });
      }
    });
  });
}

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
