import { expect, test } from '../environment/test.ts';

for (const moment of ['with scripts', 'without scripts']) {
  test.describe(moment, () => {
    test.use({ javaScriptEnabled: moment === 'with scripts' });

    test(`a church answers, skips and goes back, and its address gives one page ${moment}`, async ({ page }) => {
      await page.goto('/your-church');
      await page.getByRole('link', { name: 'Start with question 1' }).click();
      await page.getByRole('radio', { name: /^Openly/ }).check();
      await page.getByRole('button', { name: 'Next: who’s covered' }).click();
      await page.getByRole('button', { name: 'Skip: use our default' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who owns the policy and decides on exceptions?');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await page.getByRole('radio', { name: /^Everyone, and companies/ }).check();
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.getByRole('link', { name: 'See the policy so far' }).click();

      await expect(page).toHaveURL(/\/your-church\/policy\?(?=.*q1=c)(?=.*q2=a)(?!.*q3)/);
      const clauses = page.locator('#policy [data-clause]');
      await expect(clauses).toHaveCount(16);
      await expect(clauses.first()).toContainText('We welcome AI for ordinary work');
      await expect(page.locator('header').filter({ hasText: 'Your policy, on one page' })).toContainText(
        '12 of the 14 questions',
      );
      const sources = clauses.first().locator('details');
      await sources.locator('summary').click();
      await expect(sources.getByRole('link', { name: /section 1\.1 of our model policy/ })).toBeVisible();
    });
  });
}

test('the longest policy prints on one page of paper', { tag: '@desktop' }, async ({ page }) => {
  const longest = { 1: 'b', 3: 'a', 4: 'b', 5: 'a', 6: 'c', 7: 'c', 8: 'c', 9: 'c', 10: 'c', 11: 'b', 12: 'c', 13: 'a', 14: 'c' };
  const query = Object.entries(longest).map(([number, choice]) => `q${number}=${choice}`);
  await page.goto(`/your-church/policy?v=1&${query.join('&')}`);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
