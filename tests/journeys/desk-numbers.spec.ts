import { expect, heading, openDesk, test } from './desk-test.ts';

test('Home asks for each number to be dialed, until somebody says that they did', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin');
  const waiting = page.getByRole('main').getByRole('link', { name: /Numbers to dial/ });
  const before = Number(await waiting.locator('.statistic').innerText());
  expect(before).toBeGreaterThan(1);
  await waiting.click();
  await expect(heading(page)).toHaveText('Numbers to dial');
  // Nobody calls 911 to try it.
  await expect(page.getByRole('row', { name: /^911/ })).toHaveCount(0);
  const row = page.getByRole('row', { name: /988 Suicide & Crisis Lifeline/ });
  await expect(row.getByRole('link', { name: '988', exact: true })).toHaveAttribute('href', 'tel:988');
  await expect(row).toContainText('Never');
  await row.getByRole('button', { name: /^I dialed it/ }).click();
  await expect(page.getByText('988 is written down').first()).toBeVisible();
  await expect(row).toContainText('by ruth');
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.goto('/admin');
  await expect(waiting.locator('.statistic')).toHaveText(String(before - 1));
});
