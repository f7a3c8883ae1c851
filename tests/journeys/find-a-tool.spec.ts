import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { readTools, toolHas } from './catalogue.ts';
import { expectAddress, expectTexts, openPage, untilLaidOut, watchRequests } from './open-page.ts';
import { followMenu } from './site-menu.ts';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search tools' });
const category = (page: Page) => page.getByLabel('Category', { exact: true });
const pricing = (page: Page) => page.getByLabel('Pricing', { exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const cardTitles = (page: Page) => page.locator('main .row').getByRole('heading').getByRole('link');

/** Unfolds the filters, which are behind one button on a phone. */
async function showFilters(page: Page) {
  const button = page.getByText('Filters', { exact: true });
  if (await button.isVisible()) await button.click();
}

/** Submits the form, which applies its values without a script. */
const sendForm = (page: Page, hasScript: boolean) =>
  hasScript ? undefined : page.getByRole('main').getByRole('button', { name: 'Search' }).click();

test('the results follow each letter, without a request and without a jump', { tag: '@desktop' }, async ({ page, request }) => {
  const tools = await readTools(request);
  await openPage(page, '/all-tools');
  await expect(count(page)).toHaveText(`Showing ${tools.length} of ${tools.length} tools`);
  await searchField(page).focus();
  await page.evaluate(() => scrollTo(0, 60));
  await untilLaidOut(page);
  const requests = watchRequests(page);
  for (const query of ['t', 'tr', 'tra', 'tran', 'trans']) {
    await page.keyboard.press(query.at(-1) ?? '');
    const matches = tools.filter(toolHas(query));
    await expect(count(page)).toHaveText(`Showing ${matches.length} of ${tools.length} tools`);
    await expectTexts(
      cardTitles(page),
      matches.map(({ name }) => name),
    );
  }
  await expect(page).toHaveURL('/all-tools?q=trans');
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test('what was typed before the script came is searched for when it comes', { tag: '@desktop' }, async ({ page, request }) => {
  const tools = await readTools(request);
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', (route) => scriptsMayCome.then(() => route.continue()));
  await page.goto('/all-tools', { waitUntil: 'commit' });
  await searchField(page).fill('podcast');
  letScriptsCome();
  await expect(count(page)).toHaveText(`Showing ${tools.filter(toolHas('podcast')).length} of ${tools.length} tools`);
  await expect(searchField(page)).toHaveValue('podcast');
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('the list of all tools is narrowed', { tag: '@desktop' }, async ({ page, request }) => {
      await test.step('search, category and pricing narrow the tools together, stand in the address and outlive a reload', async () => {
        const tools = await readTools(request);
        const matches = tools.filter(
          (tool) => toolHas('a')(tool) && tool.category === 'Translation' && tool.pricingModel === 'Freemium',
        );
        expect.soft(matches.length).toBeGreaterThan(0);

        await open(page, '/all-tools');
        await searchField(page).fill('a');
        await showFilters(page);
        await category(page).selectOption('Translation');
        await pricing(page).selectOption('Freemium');
        await sendForm(page, hasScript);

        for (const visit of ['first', 'after a reload']) {
          await expect.soft(count(page), visit).toHaveText(`Showing ${matches.length} of ${tools.length} tools`);
          await expectTexts(
            cardTitles(page),
            matches.map(({ name }) => name),
          );
          await expectAddress(page, '/all-tools', {
            ...{ q: 'a', category: 'Translation', pricing: 'Freemium' },
          });
          await page.reload();
        }
        await expect.soft(searchField(page)).toHaveValue('a');
        await expect.soft(category(page)).toHaveValue('Translation');
        await expect.soft(pricing(page)).toHaveValue('Freemium');
      });

      await test.step('each filter can be taken away alone, and Clear Filters takes all', async () => {
        const tools = await readTools(request);
        const inWorship = tools.filter((tool) => tool.category === 'Worship');
        const paidTools = inWorship.filter((tool) => tool.pricingModel === 'Paid');

        await open(page, '/all-tools?q=music&category=Worship&pricing=Paid');
        await page.getByRole('link', { name: 'Remove filter: “music”' }).click();
        await expect.soft(count(page)).toHaveText(`Showing ${paidTools.length} of ${tools.length} tools`);
        await expect.soft(searchField(page)).toHaveValue('');
        await page.getByRole('link', { name: 'Remove filter: Pricing: Paid' }).click();
        await expect.soft(count(page)).toHaveText(`Showing ${inWorship.length} of ${tools.length} tools`);
        await expect.soft(page).toHaveURL('/all-tools?category=Worship');

        await page.getByRole('link', { name: 'Clear Filters' }).click();
        await expect.soft(count(page)).toHaveText(`Showing ${tools.length} of ${tools.length} tools`);
        await expect.soft(page).toHaveURL('/all-tools');
        await expect.soft(category(page)).toHaveValue('all');
        await expect.soft(page.getByRole('link', { name: /^Remove filter|^Clear Filters/ })).toHaveCount(0);
      });

      await test.step('a search that finds nothing says so', async () => {
        const tools = await readTools(request);
        await open(page, '/all-tools');
        await searchField(page).fill('no tool is called this');
        await sendForm(page, hasScript);
        await expect.soft(page.getByRole('heading', { name: 'No tools found for your search criteria.' })).toBeVisible();
        await expect.soft(count(page)).toHaveText(`Showing 0 of ${tools.length} tools`);
      });

      if (hasScript) {
        await test.step('a tool is found by what its description says, also where a filter hid the card', async () => {
          const tools = await readTools(request);
          await openPage(page, '/all-tools?category=LLMs');
          await category(page).selectOption('All categories');
          await expect.soft(count(page)).toHaveText(`Showing ${tools.length} of ${tools.length} tools`);
          await expectTexts(
            page.locator('main .row').locator('> p:first-of-type'),
            // Rows are grouped by category.
            tools
              .toSorted((a, b) => a.category.localeCompare(b.category, 'en'))
              .map(({ summary, description }) => summary ?? description),
          );
          await searchField(page).fill('in one sitting');
          const matches = tools.filter(toolHas('in one sitting'));
          expect.soft(matches.length).toBeGreaterThan(0);
          await expectTexts(
            cardTitles(page),
            matches.map(({ name }) => name),
          );
        });
      }
    });

    test('a visitor goes from the home page to a tool, back to the results, and compares', {
      tag: hasScript ? '@phone' : '@desktop',
    }, async ({ page, request, isMobile }) => {
      const tools = await readTools(request);
      const matches = tools.filter(toolHas('caption'));
      await open(page, '/');
      if (hasScript) await followMenu(page, 'All Tools', isMobile);
      else await page.getByRole('link', { name: /^50\+ AI Tools/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/all tools/i);

      await searchField(page).fill('caption');
      await sendForm(page, hasScript);
      await expectTexts(
        cardTitles(page),
        matches.map(({ name }) => name),
      );
      await expect(page).toHaveURL(/\/all-tools\?q=caption/);
      const name = await cardTitles(page).first().innerText();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

      await page.goBack();
      await expect(searchField(page)).toHaveValue('caption');
      await expectTexts(
        cardTitles(page),
        matches.map((tool) => tool.name),
      );

      await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Resources' }).click();
      await page.getByRole('link', { name: 'Tools: Translation' }).click();
      await page.getByRole('link', { name: 'Compare All Tools' }).click();
      await expect(page).toHaveURL('/comparison/Translation');
      await page.getByRole('link', { name: 'Details: Wordly' }).click();
      await expect(page).toHaveURL('/tools/wordly');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wordly');
    });
  });
}

test('the browser’s back button finds the filters and the place on the page again', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/all-tools');
  await showFilters(page);
  await pricing(page).selectOption('Freemium');
  await expect(page).toHaveURL('/all-tools?pricing=Freemium');
  const card = page.locator('main .row').nth(20);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await savedPlace(page);
  expect(place).toBeGreaterThan(800);
  await card.getByRole('heading').click();
  await expect(page).toHaveURL(/\/tools\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(pricing(page)).toHaveValue('Freemium');
  await expect(page.getByRole('link', { name: 'Remove filter: Pricing: Freemium' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

/**
 * Scroll position at which the page rests: rows that come into view get their real height. It is saved 100 ms after the last
 * scroll (docs/product.md).
 */
async function savedPlace(page: Page): Promise<number> {
  const state = () =>
    page.evaluate(() => {
      const match = /"scrollPosition":(\d+)/.exec(Object.values(sessionStorage).join());
      return { saved: Number(match?.[1]), here: Math.round(scrollY) };
    });
  await expect.poll(async () => (await state()).saved === (await state()).here).toBe(true);
  return (await state()).here;
}
