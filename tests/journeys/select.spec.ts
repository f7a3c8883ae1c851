import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

test('a select is worked by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a select is found by typing the beginning of an option, which is forgotten after a second', async () => {
    await openPage(page, '/all-tools');
    const category = page.getByRole('combobox', { name: 'Category' });
    await category.focus();
    await page.keyboard.type('trans');
    await expect.soft(category).toHaveValue('Translation');
    await expect.soft(page).toHaveURL('/all-tools?category=Translation');
    // Wait for a second: within it the select would look for 'transw', which no option begins with.
    await expect(async () => {
      await page.keyboard.press('w');
      await expect(category).toHaveValue('Worship', { timeout: 100 });
    }).toPass({ intervals: [1_100] });
    await expect.soft(category).toBeFocused();
  });

  await test.step('a select is worked with the arrow keys, Home and End', async () => {
    await openPage(page, '/all-tools');
    const pricing = page.getByRole('combobox', { name: 'Pricing' });
    await pricing.focus();
    for (const [key, value] of [
      ['ArrowDown', 'Free'],
      ['End', 'Price not found'],
      ['ArrowUp', 'Paid plan not priced'],
      ['Home', 'all'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.soft(pricing).toHaveValue(value);
    }
    await expect.soft(pricing).toBeFocused();
  });
});
