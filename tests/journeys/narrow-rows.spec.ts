import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// What a phone or a small tablet has beside one another, and what below.

const heights = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().height));
/** Those of one row have one middle. */
const rowsOf = (all: Element[]) =>
  new Set(all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))).size;

test('what opens a quotation can be hit with a thumb', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/terms-changes');
  const summaries = page.locator('.quote > summary:visible');
  expect(await summaries.count()).toBeGreaterThan(3);
  expect(Math.min(...(await summaries.evaluateAll(heights)))).toBeGreaterThanOrEqual(44);
});

test('a policy’s ways to take it along stand two by two, the least wanted last', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/policy-examples');
  const ways = page.locator('.button-pairs > *');
  await expect(ways).toHaveText([/Word/, /PDF/, /Print/, /Markdown/]);
  expect(await ways.evaluateAll(rowsOf)).toBe(2);
});

test('the kinds of results take one row, and the chosen one is in sight', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/search?q=chatgpt&kind=change');
  const kinds = page.getByRole('main').getByRole('list', { name: 'Kinds of results' }).getByRole('listitem');
  expect(await kinds.count()).toBeGreaterThan(6);
  expect(await kinds.evaluateAll(rowsOf)).toBe(1);
  await expect(kinds.getByText(/^Changes of terms/)).toBeInViewport({ ratio: 1 });
});

test('the selects of the list of tools show their words whole on a small tablet, and the foot’s links theirs', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/all-tools');
  const selects = page.locator('.filter-selects select');
  expect(await selects.evaluateAll(rowsOf)).toBe(2);
  const foot = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  expect(Math.max(...(await foot.evaluateAll(heights))), 'no link of the foot breaks').toBe(44);
});

test('many changes of terms are folded by quarter, and the newest is open', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/terms-changes');
  const quarters = page.locator('main details.accordion');
  expect(await quarters.count()).toBeGreaterThan(2);
  await expect(quarters.first()).toHaveAttribute('open');
  await expect(quarters.nth(1)).not.toHaveAttribute('open');
  await expect(quarters.nth(1).getByRole('heading', { level: 2 })).toHaveText(/^\w+ to \w+ 20\d\d$/);
});

test('who has nothing picked to compare begins with a pair', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/compare');
  await page.getByRole('link', { name: 'Otter.ai and Fireflies.ai' }).click();
  await expect(page).toHaveURL('/compare?tools=otter,fireflies');
});
