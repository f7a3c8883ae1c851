import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

/** Lists that are filtered while typing or selecting. */
const lists: { address: string; narrow: (page: Page) => Promise<unknown> }[] = [
  ...[
    '/all-tools',
    '/all-workflows',
    '/workflows',
    '/resources?category=Worship&view=tools',
    '/resources?category=Worship&view=workflows',
    '/voice-hub?tab=tools',
    '/voice-hub?tab=workflows',
  ].map((address) => ({ address, narrow: (page: Page) => page.getByRole('main').getByRole('searchbox').fill('podcast') })),
  {
    address: '/policy-examples?tab=statements',
    narrow: (page) => page.getByRole('combobox', { name: 'Tradition' }).selectOption('Catholic'),
  },
];

test('a screen reader hears how many are left of a list that is narrowed', { tag: '@desktop' }, async ({ page }) => {
  for (const { address, narrow } of lists) {
    await test.step(address, async () => {
      await openPage(page, address);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(/^Showing (\d+) of \d+ (tools|workflows|statements)$/);
      const before = await status.innerText();
      // Screen readers announce only changes within an element that stays.
      await status.evaluate((element) => {
        element.dataset.sameElement = '';
      });
      await narrow(page);
      await expect(status).not.toHaveText(before);
      await expect(status).toHaveText(/^Showing (\d+) of \d+ (tools|workflows|statements)$/);
      await expect(status).toHaveAttribute('data-same-element', '');
    });
  }
});
