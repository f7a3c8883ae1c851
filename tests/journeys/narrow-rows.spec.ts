import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Elements that a phone or a small tablet shows side by side, and those that wrap.

const heights = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().height));
/** Elements of one row have the same vertical center. */
const rowsOf = (all: Element[]) =>
  new Set(all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))).size;

test('rows on a phone', { tag: '@phone' }, async ({ page }) => {
  await test.step('what opens a quotation can be hit with a thumb', async () => {
    await openPage(page, '/terms-changes?tool=chatgpt,claude,gemini,microsoft-copilot');
    const summaries = page.locator('.quote > summary:visible');
    expect.soft(await summaries.count()).toBeGreaterThan(3);
    expect.soft(Math.min(...(await summaries.evaluateAll(heights)))).toBeGreaterThanOrEqual(44);
  });

  await test.step('a policy’s ways to take it along stand two by two, the least wanted last', async () => {
    await openPage(page, '/policy-examples');
    const ways = page.locator('.button-pairs > *');
    await expect.soft(ways).toHaveText([/Word/, /PDF/, /Print/, /Markdown/]);
    expect.soft(await ways.evaluateAll(rowsOf)).toBe(2);
  });

  await test.step('the kinds of results take one row, and the chosen one is in sight', async () => {
    await openPage(page, '/search?q=chatgpt&kind=change');
    const kinds = page.getByRole('main').getByRole('list', { name: 'Kinds of results' }).getByRole('listitem');
    expect.soft(await kinds.count()).toBeGreaterThan(6);
    expect.soft(await kinds.evaluateAll(rowsOf)).toBe(1);
    await expect.soft(kinds.getByText(/^Changes of terms/)).toBeInViewport({ ratio: 1 });
  });
});

test('rows on wider screens', { tag: '@desktop' }, async ({ page }) => {
  await test.step('many changes of terms are folded by quarter, and the newest is open', async () => {
    await openPage(page, '/terms-changes');
    const quarters = page.locator('main details.accordion');
    expect.soft(await quarters.count()).toBeGreaterThan(2);
    await expect.soft(quarters.first()).toHaveAttribute('open');
    await expect.soft(quarters.nth(1)).not.toHaveAttribute('open');
    await expect.soft(quarters.nth(1).getByRole('heading', { level: 2 })).toHaveText(/^\w+ to \w+ 20\d\d$/);
  });

  await test.step('who has nothing picked to compare begins with a pair', async () => {
    await openPage(page, '/compare');
    await page.getByRole('link', { name: 'Otter.ai and Fireflies.ai' }).click();
    await expect.soft(page).toHaveURL('/compare?tools=otter,fireflies');
  });

  await test.step('the selects of the list of tools show their words whole on a small tablet, and the foot’s links theirs', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, '/all-tools');
    const selects = page.locator('.filter-selects select');
    expect.soft(await selects.evaluateAll(rowsOf)).toBe(2);
    const foot = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    expect.soft(Math.max(...(await foot.evaluateAll(heights))), 'no link of the foot breaks').toBe(44);
  });
});
