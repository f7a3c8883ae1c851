import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

test('a select is found by typing the beginning of an option, which is forgotten after a second', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, '/all-tools');
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.focus();
  await page.keyboard.type('trans');
  await expect(category).toHaveValue('Translation');
  await expect(page).toHaveURL('/all-tools?category=Translation');
  // Within the second it would look for 'transw', which no option begins with.
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(category).toHaveValue('Worship', { timeout: 100 });
  }).toPass({ intervals: [1_100] });
  await expect(category).toBeFocused();
});

test('a select is worked with the arrow keys, Home and End', { tag: '@desktop' }, async ({ page }) => {
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
    await expect(pricing).toHaveValue(value);
  }
  await expect(pricing).toBeFocused();
});
