import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Responses of unknown addresses: tests/contracts/served-pages.test.ts.

test('who comes to a page that is not there is helped on', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('an unknown address answers 404 with what a visitor needs: a search and the main links', async () => {
    await openPage(page, '/no/such/page');
    await expect.soft(page).toHaveTitle(/^Page Not Found/);
    const main = page.getByRole('main');
    await expect.soft(heading).toHaveText('Page Not Found');
    for (const name of ['All Resources', 'All Tools', 'All Workflows', 'Contact'])
      await expect.soft(main.getByRole('link', { name })).toBeVisible();
    await main.getByRole('searchbox').fill('caption');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect.soft(page).toHaveURL(/\/search\?q=caption/);
    await expect.soft(page.getByRole('searchbox', { name: 'Search the hub' })).toHaveValue('caption');
  });

  await test.step('an unknown tool offers a way back', async () => {
    await openPage(page, '/tools/no-such-tool');
    await expect.soft(page).toHaveTitle(/^Tool not found/);
    await expect.soft(heading).toHaveText('Tool not found');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect.soft(page).toHaveURL('/resources');
  });
});

test('a tool that is gone when its link is followed is not found either', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  await openPage(page, '/all-tools?q=wordly');
  await page.route('**/api/tools/wordly*', (route) =>
    route.fulfill({ status: 404, json: { message: 'There is no tool ‘wordly’.' } }),
  );
  await page.getByRole('link', { name: 'Wordly', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tool not found');
});
