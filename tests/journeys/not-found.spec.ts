import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

test.beforeEach(({ allowErrors }) => allowErrors(/status of 404/));

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('an unknown address answers 404 with what a visitor needs: a search and the main links', { tag: '@desktop' }, async ({
      page,
    }) => {
      const response = await page.goto('/no/such/page');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page Not Found/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(main.getByText('Did you forget to add the page to the router?')).toBeVisible();
      for (const [name, address] of [
        ['All Resources', '/resources'],
        ['All Tools', '/all-tools'],
        ['All Workflows', '/all-workflows'],
        ['Contact', '/contact'],
      ] as const) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
      }
      await main.getByRole('searchbox').fill('caption');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=caption/);
      await expect(page.getByRole('searchbox', { name: 'Search the hub' })).toHaveValue('caption');
    });
  });
}

for (const address of ['/tools/no-such-tool', '/resources/no-such-tool']) {
  test(`the unknown tool at ${address} answers 404, says 'Tool not found' and offers a way back`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Tool not found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tool not found');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/resources');
  });
}

test('a tool that is gone when its link is followed is not found either', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/all-tools?q=wordly');
  await page.route('**/api/tools/wordly*', (route) =>
    route.fulfill({ status: 404, json: { message: 'There is no tool ‘wordly’.' } }),
  );
  await page.getByRole('link', { name: 'Wordly', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tool not found');
});

for (const address of ['/workflows/no-such-workflow', '/comparison', '/Tools/chatgpt', '/llm-hub/tools', '/%E0%A4%A']) {
  test(`there is no page at ${address}, and never a fault of the server`, { tag: '@desktop' }, async ({ request }) => {
    const response = await request.get(address, { headers: { Accept: 'text/html' } });
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(response.status()).toBeLessThan(500);
  });
}
