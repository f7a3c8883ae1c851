import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { hubs, readTools } from './catalogue.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const openSections = (page: Page) => panel(page).locator('details[open]');
const leftsOf = async (page: Page) => {
  const cards = await panel(page).getByRole('article').all();
  const lefts = await Promise.all(cards.map(async (card) => Math.round((await card.boundingBox())?.x ?? 0)));
  return new Set(lefts);
};
const bannerHeight = async (page: Page) => {
  const picture = page.getByRole('main').locator('picture').first();
  return Math.round((await picture.locator('img').boundingBox())?.height ?? 0);
};

async function expectCutTexts(page: Page): Promise<void> {
  for (const card of await panel(page).getByRole('article').all()) {
    expect.soft(await linesOf(card.getByRole('heading'))).toBeLessThanOrEqual(2);
    expect.soft(await linesOf(card.getByRole('paragraph'))).toBeLessThanOrEqual(3);
  }
}

const linesOf = (locator: ReturnType<Page['locator']>) =>
  locator
    .first()
    .evaluate((element) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );

test('the cards of a hub’s tools', { tag: '@desktop' }, async ({ page, context, request }) => {
  const tools = (await readTools(request)).filter(({ category }) => category === 'Worship');
  expect(tools.length).toBeGreaterThan(0);
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'The maker’s site' }));
  await openPage(page, '/worship-hub?tab=tools');

  await test.step('a tool’s card tells name, category, pricing and description, and its website opens in a new tab', async () => {
    for (const tool of tools) {
      const card = panel(page)
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: tool.name, exact: true }) });
      await expect.soft(card.getByRole('link', { name: tool.name, exact: true })).toHaveAttribute('href', `/tools/${tool.slug}`);
      for (const text of [`Category: ${tool.category}`, tool.pricing, tool.description, 'Details'])
        await expect.soft(card.getByText(text, { exact: true })).toBeVisible();
      const website = card.getByRole('link', { name: `Website: ${tool.name}` });
      await expect.soft(website).toHaveAttribute('href', tool.website ?? '');
      await expect.soft(website).toHaveAttribute('target', '_blank');
    }
  });

  await test.step('the website link on a card does not follow the card’s own link', async () => {
    const newPage = context.waitForEvent('page');
    await panel(page)
      .getByRole('link', { name: /^Website: / })
      .first()
      .click();
    await expect.soft((await newPage).getByText('The maker’s site')).toBeVisible();
    await expect.soft(page).toHaveURL('/worship-hub?tab=tools');
  });

  await page.goto('/translation-hub?tab=tools');
  await test.step('the cards stand in three columns on a wide screen', async () => {
    expect.soft((await leftsOf(page)).size).toBe(3);
  });
  await test.step('names are cut after two lines and descriptions after three', () => expectCutTexts(page));
  await page.setViewportSize({ width: 768, height: 1024 });
  await test.step('on a tablet the cards stand in two columns', async () => {
    expect.soft((await leftsOf(page)).size).toBe(2);
  });
});

test('a hub on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/translation-hub?tab=tools');
  await test.step('the cards stand in one column on a phone', async () => {
    expect.soft((await leftsOf(page)).size).toBe(1);
  });
  await test.step('names are cut after two lines and descriptions after three', () => expectCutTexts(page));
  await test.step('the banner is as high on every hub', async () => {
    for (const { address } of hubs.slice(0, 5)) {
      await page.goto(address);
      expect.soft(await bannerHeight(page), address).toBe(208);
    }
  });
});

// Content of a guide; its existence, and the number of its parts, are tested in tests/contracts/ways-without-scripts.test.ts.
test('the guides of the hubs', { tag: '@desktop' }, async ({ page }) => {
  await test.step('four guides have applications that open one at a time, models, an example, ethics and questions', async () => {
    for (const hub of ['bible-study-hub', 'worship-hub', 'communication-hub', 'church-management-hub']) {
      await page.goto(`/${hub}`);
      await expect.soft(panel(page).getByRole('heading', { name: 'Questions for Christians' }), hub).toBeVisible();
      await expect.soft(panel(page).getByRole('region', { name: /^Example: / }), hub).toBeVisible();
      await expect.soft(panel(page).getByRole('heading', { name: /^Regular and advanced models/ }), hub).toBeVisible();
      await expectOneAtATime(page);
    }
  });

  await test.step('the marketing guide opens one section at a time', async () => {
    await page.goto('/marketing-hub');
    await expectOneAtATime(page);
  });

  await test.step('the translation guide has four sections, and several may be open', async () => {
    await page.goto('/translation-hub');
    const sections = panel(page)
      .getByRole('group')
      .filter({ has: page.getByRole('heading') });
    await expect.soft(sections).toHaveCount(4);
    for (const section of await sections.all()) await section.getByRole('heading').click();
    await expect.soft(openSections(page)).toHaveCount(4);
  });

  await test.step('the distribution guide lists its sections and goes by Plan, Distribute, Measure', async () => {
    await page.goto('/distribution-hub');
    await expect
      .soft(
        panel(page)
          .getByRole('heading', { name: 'The sections of this guide' })
          .locator('xpath=following-sibling::*[1]')
          .getByRole('listitem')
          .filter({ hasText: 'Plan, Distribute, Measure' }),
      )
      .toBeVisible();
    const parts = panel(page).getByRole('heading', { level: 3, name: /^(Plan|Distribute|Measure)$/ });
    await expect.soft(parts).toHaveText(['Plan', 'Distribute', 'Measure']);
  });

  await test.step('the voice guide splits the work into script 70 %, voice selection 20 % and post-processing 10 %', async () => {
    await page.goto('/voice-hub');
    for (const [part, share] of [
      [/script/i, 70],
      [/voice selection/i, 20],
      [/post-processing/i, 10],
    ] as const) {
      await expect
        .soft(
          panel(page)
            .getByText(part)
            .filter({ hasText: new RegExp(`${share}\\s?(%|percent)`) })
            .first(),
        )
        .toBeVisible();
    }
  });

  await test.step('the video guide has how AI video works, four ways to make a clip, applications and questions', async () => {
    await page.goto('/video-hub');
    for (const name of [/how AI video works/i, /ministry applications/i, 'Questions for Christian leaders'])
      await expect.soft(panel(page).getByRole('heading', { name })).toBeVisible();
    for (const way of [/text[- ]to[- ]video/i, /image[- ]to[- ]video/i, /video[- ]to[- ]video/i, /ingredients/i])
      await expect.soft(panel(page).getByText(way).first()).toBeVisible();
  });

  await test.step('the banner is as high on every hub', async () => {
    for (const { address } of hubs.slice(0, 5)) {
      await page.goto(address);
      expect.soft(await bannerHeight(page), address).toBe(300);
    }
  });
});

/** Opens each section in turn: the one before closes, and the last can be closed too (docs/product.md). */
async function expectOneAtATime(page: Page): Promise<void> {
  const sections = await panel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading') })
    .all();
  expect.soft(sections.length).toBeGreaterThanOrEqual(3);
  for (const section of sections) {
    await section.getByRole('heading').first().click();
    await expect.soft(section).toHaveAttribute('open');
    await expect.soft(openSections(page)).toHaveCount(1);
  }
  await sections.at(-1)?.getByRole('heading').first().click();
  await expect.soft(openSections(page)).toHaveCount(0);
}
