import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut } from './open-page.ts';
import { followMenu } from './site-menu.ts';

const suggestion = '/submission';

test('whoever misses a tool finds the way to suggest it from the menu of every page', async ({ page, isMobile }) => {
  await openPage(page, '/');
  await followMenu(page, 'Suggest Workflow or Tool', isMobile);
  await expect(page).toHaveURL(suggestion);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('whoever misses a tool finds the way to suggest it …', async ({ page }) => {
      await test.step('… from the foot, from all tools, from a tool, and from a search that finds nothing', async () => {
        for (const [address, place] of [
          ['/', 'contentinfo'],
          ['/all-tools', 'main'],
          ['/all-tools?q=qqqqqqqq', 'main'],
          ['/all-workflows?q=qqqqqqqq', 'main'],
          ['/search?q=qqqqqqqq', 'main'],
          ['/tools/otter', 'main'],
        ] as const) {
          await page.goto(address);
          // A click finds its place and falls within one moment: what is laid out in between would move the link away from it.
          if (javaScriptEnabled) await untilLaidOut(page);
          await page
            .getByRole(place)
            .getByRole('link', { name: /suggest/i })
            .first()
            .click();
          await expect.soft(page).toHaveURL(suggestion);
        }
      });

      if (javaScriptEnabled) {
        await test.step('a category that is coming soon stays closed, and its counts lead to the lists of what there is', async () => {
          await openPage(page, '/resources');
          const card = page
            .getByRole('main')
            .getByRole('article')
            .filter({ hasText: 'Coming Soon' })
            .filter({ hasText: 'Bible Study' });
          await expect.soft(card.getByRole('heading').getByRole('link')).toHaveCount(0);
          await card.getByRole('link', { name: /^\d+ tools$/ }).click();
          await expect.soft(page).toHaveURL('/all-tools?category=Bible+Study');
          await page.goBack();
          await card.getByRole('link', { name: /^\d+ workflows$/ }).click();
          await expect.soft(page).toHaveURL(/^[^?]+\/all-workflows\?category=/);
        });
      }
    });
  });
}
