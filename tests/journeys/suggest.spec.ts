import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';
import { followMenu } from './site-menu.ts';

const suggestion = '/submission';

test('whoever misses a tool finds the way to suggest it from the menu of every page', async ({ page, isMobile }) => {
  await openPage(page, '/');
  await followMenu(page, 'Suggest Workflow or Tool', isMobile);
  await expect(page).toHaveURL(suggestion);
});

test('a category that is coming soon stays closed, and its counts lead to the lists of what there is', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/resources');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Coming Soon' }).filter({ hasText: 'Bible Study' });
  await expect(card.getByRole('heading').getByRole('link')).toHaveCount(0);
  await card.getByRole('link', { name: /^\d+ tools$/ }).click();
  await expect(page).toHaveURL('/all-tools?category=Bible+Study');
  await page.goBack();
  await card.getByRole('link', { name: /^\d+ workflows$/ }).click();
  await expect(page).toHaveURL(/^[^?]+\/all-workflows\?category=/);
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('… from the foot, from all tools, from a tool, and from a search that finds nothing', async ({ page }) => {
    for (const [address, place] of [
      ['/', 'contentinfo'],
      ['/all-tools', 'main'],
      ['/all-tools?q=qqqqqqqq', 'main'],
      ['/all-workflows?q=qqqqqqqq', 'main'],
      ['/search?q=qqqqqqqq', 'main'],
      ['/tools/otter', 'main'],
    ] as const) {
      await page.goto(address);
      await page
        .getByRole(place)
        .getByRole('link', { name: /suggest/i })
        .first()
        .click();
      await expect.soft(page, address).toHaveURL(suggestion);
    }
  });
});
