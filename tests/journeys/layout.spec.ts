import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';
import { row } from './suggestion-form.ts';

// Positions and space of elements: regressions that were found on pictures of the pages.

async function box(locator: Locator) {
  const bounds = await locator.boundingBox();
  if (!bounds) throw new Error(`${locator} has no place on the page.`);
  return { ...bounds, right: bounds.x + bounds.width, bottom: bounds.y + bounds.height };
}

const tabbed = ['/llm-hub?tab=workflows', '/voice-hub?tab=workflows', '/policy-examples?tab=statements', '/research'];

async function expectTabsInOneRow(page: Page, address: string, width: number): Promise<void> {
  const place = `${address} at ${width}`;
  const tabs = await page.getByRole('tab').all();
  expect.soft(tabs.length, place).toBeGreaterThan(1);
  const tops = await Promise.all(tabs.map(async (tab) => Math.round((await box(tab)).y)));
  expect.soft(new Set(tops).size, place).toBe(1);
  const { x, right } = await box(page.getByRole('tab', { selected: true }));
  expect.soft([x >= 0, right <= width], place).toEqual([true, true]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
}

test('the tabs stand in one row on windows of 320 to 390 px, and the open one is in sight', { tag: '@phone' }, async ({
  page,
}) => {
  for (const address of tabbed) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(address);
    await expectTabsInOneRow(page, address, 320);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expectTabsInOneRow(page, address, width);
    }
  }
});

test('the tabs stand in one row on a window of 360 or 390 px in which the page was opened', {
  tag: ['@night', '@phone'],
}, async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of tabbed) {
      await page.goto(address);
      await expectTabsInOneRow(page, address, width);
    }
  }
});

test('where things stand on five pages, on a phone and on a wide screen', async ({ page, isMobile }) => {
  await test.step('what must never be entered is read before the steps, under a heading of its own', async () => {
    await page.goto('/workflows/weekly-email-newsletter');
    const main = page.getByRole('main');
    await expect
      .soft(main.getByRole('heading', { level: 2 }))
      .toHaveText([
        'Never paste',
        'Where a person decides',
        'Before you start',
        'Step-by-Step Process',
        'An example',
        'If it goes wrong',
        'Best Practices',
        'Expected Output Quality',
      ]);
    const never = await box(main.getByRole('heading', { name: 'Never paste' }));
    const steps = await box(main.getByRole('list', { name: 'Step-by-Step Process' }));
    if (isMobile) expect.soft(never.bottom).toBeLessThan(steps.y);
    else expect.soft(never.x).toBeGreaterThan(steps.right);
  });

  await test.step('a coming-soon card keeps its button off its edge', async () => {
    await page.goto('/resources');
    for (const card of await page.getByRole('article').filter({ hasText: 'Coming Soon' }).all()) {
      const button = await box(card.getByRole('button'));
      const edge = await box(card);
      expect.soft(button.x - edge.x).toBeGreaterThanOrEqual(20);
      expect.soft(edge.bottom - button.bottom).toBeGreaterThanOrEqual(20);
    }
  });

  await test.step('results of a search have lines that can be read, and rules that end with them', async () => {
    await page.goto('/search?q=sermon');
    const title = await box(page.getByRole('heading', { level: 1 }));
    const result = await box(
      page
        .getByRole('list', { name: /^Results/ })
        .getByRole('listitem')
        .first(),
    );
    expect.soft(result.x).toBe(title.x);
    expect.soft(result.right).toBeLessThanOrEqual(title.right);
    if (!isMobile) expect.soft(result.width).toBeLessThanOrEqual(46 * 16);
  });

  await test.step('the figures of a comparison stand in one line, clear of their words', async () => {
    await page.goto('/comparison/LLMs');
    const summary = page.getByRole('main').locator('dl').first();
    const terms = await Promise.all((await summary.getByRole('term').all()).map(box));
    const figures = await Promise.all((await summary.getByRole('definition').all()).map(box));
    expect.soft(figures).toHaveLength(3);
    expect.soft(new Set(figures.map(({ y }) => y)).size).toBe(1);
    for (const [place, { y }] of figures.entries()) expect.soft(y - (terms[place]?.bottom ?? y)).toBeGreaterThanOrEqual(8);
  });

  await test.step('the number of a tenth row stands in one line', async () => {
    // The second visit has the fonts at once: the fallback font's figures are narrower.
    await openPage(page, '/submission');
    await page.evaluate(() => document.fonts.load('500 22px Vollkorn'));
    await openPage(page, '/submission');
    expect.soft(await page.evaluate(() => document.fonts.check('500 22px Vollkorn'))).toBe(true);
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
    await expect.soft(row(page, 'Step 10')).toBeVisible();
    expect.soft(await heightOf(10)).toBe(await heightOf(1));
    expect.soft((await box(row(page, 'Step 10'))).x).toBe((await box(row(page, 'Step 1'))).x);
  });
});

test('where things stand on a wide screen', { tag: '@desktop' }, async ({ page }) => {
  await test.step('the steps of a workflow have more room than what stands beside them', async () => {
    const widths = async (part: Locator) => {
      const steps = await box(part.getByRole('list', { name: 'Step-by-Step Process' }));
      const never = await box(part.getByRole('heading', { name: 'Never paste' }));
      return { steps: steps.width, aside: never.width };
    };
    await openPage(page, '/all-workflows');
    const first = page.getByRole('main').getByRole('group').first();
    await first.getByRole('heading').first().click();
    await expect.soft(first.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
    const openWidths = await widths(first);
    expect.soft(openWidths.aside).toBeGreaterThan(300);
    expect.soft(openWidths.steps).toBeGreaterThan(openWidths.aside);

    await page.goto('/workflows/weekly-email-newsletter');
    const ofPage = await widths(page.getByRole('main'));
    expect.soft(ofPage.steps).toBeGreaterThan(ofPage.aside);
  });

  await test.step('the count of a list stands close to its filters and to the list', async () => {
    await page.goto('/policy-examples?tab=statements');
    const count = await box(page.getByRole('status').filter({ hasText: 'Showing' }));
    const filters = await box(page.getByLabel('Tradition'));
    const list = await box(page.getByRole('main').getByRole('heading', { level: 2 }).first());
    expect.soft(count.y - filters.bottom).toBeLessThan(60);
    expect.soft(list.y - count.bottom).toBeLessThan(90);
  });

  await test.step('screen readers hear what a badge is about', async () => {
    await page.goto('/all-tools?q=canva&look=cards');
    await expect.soft(page.getByRole('article').first()).toMatchAriaSnapshot(`
      - article:
        - text: "/Category: .+ Pricing: (Free|Freemium|Paid)/"
    `);
    await page.goto('/tools/canva');
    await expect.soft(page.getByText('Category: Marketing', { exact: true })).toBeAttached();
    await expect.soft(page.getByText('Pricing: Freemium', { exact: true })).toBeAttached();
    await page.goto('/all-workflows');
    await expect.soft(page.getByRole('main').getByRole('group').first()).toContainText(/Difficulty: .+Category: /);
  });

  await page.setViewportSize({ width: 1920, height: 1000 });
  await test.step('a hub’s picture is drawn so large on 1920 px that its motif is whole', async () => {
    for (const address of ['/llm-hub', '/bible-study-hub', '/voice-hub']) {
      await page.goto(address);
      const picture = await box(page.getByRole('main').locator('picture img').first());
      // The motif takes 268 of the 300 px of a picture 1280 px wide.
      expect.soft((picture.width / 1280) * 268, address).toBeLessThanOrEqual(picture.height);
      const glass = await box(page.getByRole('main').locator('picture').first());
      expect.soft(glass.width, address).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    }
  });

  await test.step('the frieze of the home page fades where its picture ends', async () => {
    await page.goto('/');
    const frieze = page.locator('.night > img');
    await expect.soft(frieze).toHaveCSS('mask-image', /linear-gradient/);
    await page.setViewportSize({ width: 1280, height: 1000 });
    await expect.soft(frieze).toHaveCSS('mask-image', 'none');
  });
});
