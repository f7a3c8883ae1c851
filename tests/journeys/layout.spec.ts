import type { Locator } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';
import { row } from './suggestion-form.ts';

// Where things stand and how much room they have: faults that were seen on pictures of the pages.

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${locator} has no place on the page.`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

for (const width of [320, 360, 390]) {
  test(`the tabs stand in one row on a window of ${width} px, and the open one is in sight`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of [
      '/llm-hub?tab=workflows',
      '/voice-hub?tab=workflows',
      '/policy-examples?tab=statements',
      '/research',
    ]) {
      await page.goto(address);
      const tabs = await page.getByRole('tab').all();
      expect(tabs.length, address).toBeGreaterThan(1);
      const tops = await Promise.all(tabs.map(async (tab) => Math.round((await box(tab)).y)));
      expect.soft(new Set(tops).size, address).toBe(1);
      const { x, right } = await box(page.getByRole('tab', { selected: true }));
      expect.soft([x >= 0, right <= width], address).toEqual([true, true]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}

test('what must never be entered is read before the steps, under a heading of its own', async ({ page, isMobile }) => {
  await page.goto('/workflows/weekly-email-newsletter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Never enter',
    'Where a person decides',
    'Before you start',
    'Step-by-Step Process',
    'An example',
    'If it goes wrong',
    'Best Practices',
    'Expected Output Quality',
  ]);
  const never = await box(main.getByRole('heading', { name: 'Never enter' }));
  const steps = await box(main.getByRole('list', { name: 'Step-by-Step Process' }));
  if (isMobile) expect(never.bottom).toBeLessThan(steps.y);
  else expect(never.x).toBeGreaterThan(steps.right);
});

test('the steps of a workflow have more room than what stands beside them', { tag: '@desktop' }, async ({ page }) => {
  const widths = async (part: Locator) => {
    const steps = await box(part.getByRole('list', { name: 'Step-by-Step Process' }));
    const never = await box(part.getByRole('heading', { name: 'Never enter' }));
    return { steps: steps.width, aside: never.width };
  };
  await openPage(page, '/all-workflows');
  const first = page.getByRole('main').getByRole('group').first();
  await first.getByRole('heading').first().click();
  await expect(first.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
  const opened = await widths(first);
  expect(opened.aside).toBeGreaterThan(300);
  expect(opened.steps).toBeGreaterThan(opened.aside);

  await page.goto('/workflows/weekly-email-newsletter');
  const ofPage = await widths(page.getByRole('main'));
  expect(ofPage.steps).toBeGreaterThan(ofPage.aside);
});

test('a coming-soon card keeps its button off its edge', async ({ page }) => {
  await page.goto('/resources');
  for (const card of await page.getByRole('article').filter({ hasText: 'Coming Soon' }).all()) {
    const button = await box(card.getByRole('button'));
    const edge = await box(card);
    expect(button.x - edge.x).toBeGreaterThanOrEqual(20);
    expect(edge.bottom - button.bottom).toBeGreaterThanOrEqual(20);
  }
});

test.describe('on a screen of 1920 px', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('a hub’s picture is drawn so large that its motif is whole', async ({ page }) => {
    for (const address of ['/llm-hub', '/bible-study-hub', '/voice-hub']) {
      await page.goto(address);
      const picture = await box(page.getByRole('main').locator('picture img').first());
      // The motif takes 268 of the 300 px of a picture 1280 px wide.
      expect((picture.width / 1280) * 268, address).toBeLessThanOrEqual(picture.height);
      const glass = await box(page.getByRole('main').locator('picture').first());
      expect(glass.width, address).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    }
  });

  test('the frieze of the home page fades where its picture ends', async ({ page }) => {
    await page.goto('/');
    const frieze = page.locator('.night > img');
    await expect(frieze).toHaveCSS('mask-image', /linear-gradient/);
    await page.setViewportSize({ width: 1280, height: 1000 });
    await expect(frieze).toHaveCSS('mask-image', 'none');
  });
});

test('results of a search have lines that can be read, and rules that end with them', async ({ page, isMobile }) => {
  await page.goto('/search?q=sermon');
  const title = await box(page.getByRole('heading', { level: 1 }));
  const result = await box(
    page
      .getByRole('list', { name: /^Results/ })
      .getByRole('listitem')
      .first(),
  );
  expect(result.x).toBe(title.x);
  expect(result.right).toBeLessThanOrEqual(title.right);
  if (!isMobile) expect(result.width).toBeLessThanOrEqual(46 * 16);
});

test('the figures of a comparison stand in one line, clear of their words', async ({ page }) => {
  await page.goto('/comparison/LLMs');
  const summary = page.getByRole('main').locator('dl').first();
  const terms = await Promise.all((await summary.getByRole('term').all()).map(box));
  const figures = await Promise.all((await summary.getByRole('definition').all()).map(box));
  expect(figures).toHaveLength(3);
  expect(new Set(figures.map(({ y }) => y)).size).toBe(1);
  for (const [place, { y }] of figures.entries()) expect(y - (terms[place]?.bottom ?? y)).toBeGreaterThanOrEqual(8);
});

test('the count of a list stands close to its filters and to the list', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/policy-examples?tab=statements');
  const count = await box(page.getByRole('status').filter({ hasText: 'Showing' }));
  const filters = await box(page.getByLabel('Tradition'));
  const list = await box(page.getByRole('main').getByRole('heading', { level: 2 }).first());
  expect(count.y - filters.bottom).toBeLessThan(60);
  expect(list.y - count.bottom).toBeLessThan(90);
});

test('screen readers hear what a badge is about', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/all-tools?q=canva&look=cards');
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - text: "/Category: .+ Pricing: (Free|Freemium|Paid)/"
  `);
  await page.goto('/tools/canva');
  await expect(page.getByText('Category: Marketing', { exact: true })).toBeAttached();
  await expect(page.getByText('Pricing: Freemium', { exact: true })).toBeAttached();
  await page.goto('/all-workflows');
  await expect(page.getByRole('main').getByRole('group').first()).toContainText(/Difficulty: .+Category: /);
});

test('the number of a tenth row stands in one line', async ({ page }) => {
  // The second visit has the fonts at once: the fallback's figures are narrower.
  await openPage(page, '/submission');
  await page.evaluate(() => document.fonts.load('500 22px Vollkorn'));
  await openPage(page, '/submission');
  expect(await page.evaluate(() => document.fonts.check('500 22px Vollkorn'))).toBe(true);
  const add = page.getByRole('button', { name: 'Add Step' });
  for (let number = 1; number <= 10; number += 1) await add.click();
  const heightOf = async (number: number) =>
    (
      await box(
        page
          .getByRole('listitem')
          .filter({ has: row(page, `Step ${number}`) })
          .locator('> :first-child'),
      )
    ).height;
  await expect(row(page, 'Step 10')).toBeVisible();
  expect(await heightOf(10)).toBe(await heightOf(1));
  expect((await box(row(page, 'Step 10'))).x).toBe((await box(row(page, 'Step 1'))).x);
});
