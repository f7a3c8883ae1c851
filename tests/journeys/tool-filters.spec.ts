import type { Locator } from '@playwright/test';
import { traits } from '#domain/catalogue/traits.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with scripts' : 'without scripts', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('tools are found by what must hold of them, and the address keeps it', async ({ page, request, isMobile }) => {
      const cards: ToolCardView[] = await (await request.get('/api/tools?view=card')).json();
      const matches = cards.filter((card) => card.traits.includes('records') && card.traits.includes('cheap'));
      expect(matches.length).toBeGreaterThan(0);
      await page.goto('/all-tools');
      if (isMobile) await page.getByText(/^Filters/).click();
      else await page.getByText(/^More filters/).click();
      await page.getByRole('checkbox', { name: /^As our own records/ }).check();
      await page.getByRole('checkbox', { name: /^Price known and under/ }).check();
      if (!hasScript) await page.getByRole('button', { name: 'Search' }).first().click();
      await expect(page.getByText(/^Showing/)).toHaveText(`Showing ${matches.length} of ${cards.length} tools`);
      await expect(page).toHaveURL(/records=yes/);
      await expect(page).toHaveURL(/cheap=yes/);
      await page.getByRole('link', { name: 'Remove filter: Members’ details as records' }).click();
      await expect(page).not.toHaveURL(/records=yes/);
    });
  });
}

test('the filters of all tools, on a wide screen', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('each filter says how many tools it leaves', async () => {
    const cards: ToolCardView[] = await (await request.get('/api/tools?view=card')).json();
    await openPage(page, '/all-tools');
    await page.getByText(/^More filters/).click();
    for (const { trait, label } of traits) {
      const count = cards.filter((card) => card.traits.includes(trait)).length;
      await expect.soft(page.getByRole('checkbox', { name: `${label} ${count}` })).toHaveCount(1);
    }
  });

  await test.step('a category is jumped to', async () => {
    await openPage(page, '/all-tools');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Worship \d/ })
      .click();
    await expect.soft(page.getByRole('heading', { level: 2, name: 'Worship' })).toBeInViewport();
  });

  await test.step('a hub leads to its tools of which something must hold, with their number', async () => {
    const cards: ToolCardView[] = await (await request.get('/api/tools?view=card&hub=llm-hub')).json();
    const count = cards.filter((card) => card.traits.includes('recent')).length;
    await openPage(page, '/llm-hub?tab=tools');
    await page.getByRole('link', { name: `Facts from the last six months (${count})` }).click();
    await expect.soft(page).toHaveURL(/category=LLMs/);
    await expect.soft(page.getByText(/^Showing/)).toContainText(`Showing ${count} of`);
  });

  await test.step('where young people are asked for, each tool says from what age its terms start, and no retired one is there', async () => {
    const cards: ToolCardView[] = await (await request.get('/api/tools?view=card')).json();
    const young = cards.filter((card) => card.traits.includes('youth'));
    expect.soft(young.length).toBeGreaterThan(0);
    expect.soft(young.filter(({ status }) => status === 'discontinued')).toEqual([]);
    await openPage(page, '/all-tools?youth=yes');
    for (const { name, parentsAsked } of young)
      await expect
        .soft(page.locator('.row').filter({ has: page.getByRole('link', { name, exact: true }) }))
        .toContainText(parentsAsked ? /Its terms start at \d+, with a parent’s consent\./ : /Its terms start at \d+\./);
  });

  await test.step('what is sold by quote, not priced or not found are three answers to what it costs', async () => {
    for (const [answer, words] of [
      ['By quote', /^By quote$/],
      ['Paid plan not priced', /couldn’t price/],
    ] as const) {
      await openPage(page, '/all-tools');
      await page.getByLabel('Pricing', { exact: true }).selectOption(answer);
      await expect.soft(page.getByRole('link', { name: `Remove filter: Pricing: ${answer}` })).toBeVisible();
      const rows = page.locator('.row');
      await expect.soft(rows.filter({ has: page.locator('.row-price', { hasText: words }) })).toHaveCount(await rows.count());
    }
  });
});

test('the list of all tools on a phone of 360 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('on a phone of 360 px the whole list is at most 18,000 px long, with the filters behind one button', async () => {
    await openPage(page, '/all-tools');
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(18_000);
    await openPage(page, '/all-tools?untrained=yes&local=yes');
    await expect.soft(page.getByText('Filters (2)', { exact: true })).toBeVisible();
  });

  await test.step('on a phone of 360 px the first tool stands above 500 px, and what is opened stands below the row of buttons', async () => {
    await openPage(page, '/all-tools');
    const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
    const filters = page.getByText('Filters', { exact: true });
    const category = page.locator('summary').filter({ hasText: /^Category$/ });
    const view = page.getByRole('navigation', { name: 'View' });
    expect.soft(await top(page.locator('.row').first())).toBeLessThan(500);
    expect.soft(await top(category)).toBe(await top(filters));
    expect.soft(Math.abs((await top(view)) - (await top(filters)))).toBeLessThan(3);
    await filters.click();
    const pricing = page.getByLabel('Pricing');
    await expect.soft(pricing).toBeVisible();
    expect.soft(await top(pricing)).toBeGreaterThan(await top(category));
    expect.soft((await pricing.boundingBox())?.width).toBeGreaterThan(300);
    await filters.click();
    await category.click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Worship \d/ })
      .click();
    await expect.soft(page.getByRole('heading', { level: 2, name: 'Worship' })).toBeInViewport();
  });
});
