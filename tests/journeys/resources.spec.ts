import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { has, hubs, readTools, readWorkflows, workflowsOf } from './catalogue.ts';
import { expectTexts, openPage } from './open-page.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name });
const foundation = ['/llm-hub', '/image-hub', '/video-hub', '/research-hub'];
const applications = [
  'Church Management',
  'Communication',
  'Marketing',
  'Training & Ethics',
  'Translation',
  'Voice Models',
  'Worship',
];
const comingSoon = ['Analytics', 'Bible Study', 'Distribution', 'Finance & Giving'];

test('/resources and its categories', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('the foundation models come first, then the applications by name, those that are coming soon last', async () => {
    await page.goto('/resources');
    const links = group(page, 'Foundation Models').getByRole('article').getByRole('heading').getByRole('link');
    await expect.soft(links).toHaveCount(4);
    for (const [place, hub] of foundation.entries())
      await expect.soft(links.nth(place)).toHaveAttribute('href', `${hub}?tab=guide`);
    await expect
      .soft(group(page, 'Application-Specific Tools').getByRole('article').getByRole('heading'))
      .toHaveText([...applications, ...comingSoon]);
  });

  await test.step('a card leads to its hub’s guide, and counts its tools and workflows', async () => {
    const [tools, workflows] = [await readTools(request), await readWorkflows(request)];
    await page.goto('/resources');
    for (const hub of hubs.filter(({ category }) => !comingSoon.includes(category))) {
      const card = page.getByRole('article').filter({ has: page.locator(`a[href="${hub.address}?tab=guide"]`) });
      const toolCount = tools.filter(({ category }) => category === hub.category).length;
      await expect.soft(card, hub.address).toContainText(`${toolCount} tools · ${workflowsOf(hub, workflows).length} workflows`);
    }
  });

  for (const name of comingSoon) {
    await test.step(`${name} is coming soon: no link, and a thank-you for the interest`, async () => {
      await openPage(page, '/resources');
      const card = group(page, 'Application-Specific Tools')
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name }) });
      await expect.soft(card.getByText('Coming Soon')).toBeVisible();
      await expect.soft(card.getByRole('heading').getByRole('link')).toHaveCount(0);
      await expect.soft(card.locator('a[href*="-hub"]')).toHaveCount(0);
      const button = card.getByRole('button', { name: /^I'm Interested/ });
      await button.click();
      const alert = page.getByRole('alertdialog');
      await expect.soft(alert).toContainText(/thank/i);
      await expect.soft(alert).toContainText(name);
      await page.keyboard.press('Escape');
      await expect.soft(alert).toBeHidden();
      await expect.soft(button).toBeFocused();
    });
  }

  await test.step('‘Suggest Workflow or Tool’ leads to the form', async () => {
    await page.goto('/resources');
    await page.getByRole('main').getByRole('link', { name: 'Suggest Workflow or Tool' }).click();
    await expect.soft(page).toHaveURL('/submission');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Suggest a Workflow or Tool');
  });

  await test.step('the view of the language models links to their comparison and their guide; every view to the table of its tools', async () => {
    const main = page.getByRole('main');
    await page.goto('/resources?category=LLMs&view=tools');
    await expect.soft(main.getByRole('link', { name: 'Compare All Tools' })).toHaveAttribute('href', '/comparison/LLMs');
    for (const address of ['/llm-comparison', '/llm-guide'])
      await expect.soft(main.locator(`a[href="${address}"]`)).toBeVisible();
    await page.goto('/resources?category=Worship&view=tools');
    await expect.soft(main.getByRole('link', { name: 'Compare All Tools' })).toHaveAttribute('href', '/comparison/Worship');
    await expect.soft(main.locator('a[href="/llm-comparison"]')).toHaveCount(0);
  });

  await test.step('the workflow view of a category has a search and rows that open', async () => {
    const hub = hubs.find(({ category }) => category === 'Worship') ?? hubs[0];
    const workflows = hub ? workflowsOf(hub, await readWorkflows(request)) : [];
    const matches = workflows.filter(({ title, description }) => has(title, 'loop') || has(description, 'loop'));
    expect.soft(matches).toHaveLength(1);
    await openPage(page, '/resources?category=Worship&view=workflows');
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 2 })).toHaveText(workflows.map(({ title }) => title));
    await main.getByRole('searchbox').fill('loop');
    await expectTexts(
      main.getByRole('heading', { level: 2 }),
      matches.map(({ title }) => title),
    );
    await main.getByRole('heading', { level: 2 }).click();
    await expect.soft(main.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
  });

  for (const [way, goBack] of [
    ['the browser’s back button', (page: Page) => page.goBack()],
    ['the tool’s back link', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to Resources' }).click()],
  ] as const) {
    await test.step(`search, category and pricing are there again after a visit to a tool, by ${way}`, async () => {
      await openPage(page, '/resources?category=Translation&view=tools');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill('caption');
      await main.getByRole('combobox', { name: 'Pricing' }).selectOption('Paid');
      const link = main.getByRole('article').first().getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await goBack(page);
      await expect.soft(main.getByRole('searchbox')).toHaveValue('caption');
      await expect.soft(main.getByRole('combobox', { name: 'Pricing' })).toHaveValue('Paid');
      await expect.soft(main.getByRole('link', { name, exact: true })).toBeVisible();
    });
  }
});

test('the guides lead to the tools of their category', { tag: '@desktop' }, async ({ page }) => {
  // A low window, so that the page can be scrolled that far.
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const [guide, label, category] of [
    ['/llm-guide', 'View LLM Tools', 'Large Language Models'],
    ['/image-guide', 'View Image Generation Tools', 'Image Generators'],
    ['/video-guide', 'View Video Generation Tools', 'Video Generators'],
  ] as const) {
    await test.step(`‘${label}’ leads to /resources and scrolls to its category`, async () => {
      await openPage(page, guide);
      await page.getByRole('link', { name: label }).click();
      await expect.soft(page).toHaveURL(/\/resources(#.*)?$/);
      const target = page.locator(`[data-category="${category}"]`);
      // Scrolling stops below the bar, near the top.
      const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      await expect.poll(async () => Math.round(((await target.boundingBox())?.y ?? 0) - bar)).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => Math.round(((await target.boundingBox())?.y ?? 0) - bar)).toBeLessThan(160);
    });
  }
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the category view searches and filters the tools of one category, and leads back to the categories', async ({
      page,
      request,
    }) => {
      const tools = (await readTools(request)).filter(({ category }) => category === 'LLMs');
      const matches = tools.filter(
        ({ name, description, category, pricingModel }) =>
          pricingModel === 'Freemium' && [name, description, category].some((text) => has(text, 'google')),
      );
      expect(matches.length).toBeGreaterThan(0);
      if (hasScript) await openPage(page, '/resources');
      else await page.goto('/resources');
      await page.getByRole('main').getByRole('link', { name: 'Tools: Text based AI' }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(`Showing ${tools.length} of ${tools.length} tools`);
      await main.getByRole('searchbox').fill('google');
      await main.getByRole('combobox', { name: 'Pricing' }).selectOption('Freemium');
      if (!hasScript) await main.getByRole('button', { name: 'Search' }).click();
      await expectTexts(
        main.getByRole('article').getByRole('heading'),
        matches.map(({ name }) => name),
      );

      await main.getByRole('searchbox').fill('no tool is called this');
      if (!hasScript) await main.getByRole('button', { name: 'Search' }).click();
      await expect(main.getByRole('heading', { name: 'No tools found' })).toBeVisible();
      await main.getByRole('link', { name: 'Back to Categories' }).click();
      await expect(page).toHaveURL('/resources');
      await expect(group(page, 'Foundation Models')).toBeVisible();
    });
  });
}

test('the way to the category begins 100 ms after /resources is there', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, '/llm-guide');
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('link', { name: 'View LLM Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
  await page.clock.runFor(99);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
});
