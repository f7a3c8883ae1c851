import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { hubs, readTools } from './catalogue.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const placeholder = 'Content will be added here based on your materials.';
const openSections = (page: Page) => panel(page).locator('details[open]');

test('a tool’s card tells name, category, pricing and description, and its website opens in a new tab', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const tools = (await readTools(request)).filter(({ category }) => category === 'Worship');
  await page.goto('/worship-hub?tab=tools');
  for (const tool of tools) {
    const card = panel(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: tool.name, exact: true }) });
    await expect(card.getByRole('link', { name: tool.name, exact: true })).toHaveAttribute('href', `/tools/${tool.slug}`);
    for (const text of [`Category: ${tool.category}`, tool.pricing, tool.description, 'Details'])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    const website = card.getByRole('link', { name: `Website: ${tool.name}` });
    await expect(website).toHaveAttribute('href', tool.website ?? '');
    await expect(website).toHaveAttribute('target', '_blank');
  }
});

test('the website link on a card does not follow the card’s own link', { tag: '@desktop' }, async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'The maker’s site' }));
  await openPage(page, '/worship-hub?tab=tools');
  const opened = context.waitForEvent('page');
  await panel(page)
    .getByRole('link', { name: /^Website: / })
    .first()
    .click();
  await expect((await opened).getByText('The maker’s site')).toBeVisible();
  await expect(page).toHaveURL('/worship-hub?tab=tools');
});

test('tool cards of the image and the video hub lead back to them, those of other hubs to /tools/{slug} alone', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [address, from] of [
    ['/image-hub?tab=tools', '?from=image-hub&tab=tools'],
    ['/video-hub?tab=tools', '?from=video-hub&tab=tools'],
    ['/llm-hub?tab=tools', ''],
    ['/marketing-hub?tab=tools', ''],
  ] as const) {
    await page.goto(address);
    const links = await panel(page).getByRole('heading').getByRole('link').all();
    expect(links.length, address).toBeGreaterThan(0);
    for (const link of links)
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^/tools/[a-z0-9-]+${from.replace('?', '\\?')}$`));
  }
});

test('the cards of the text hub also have a ‘Visit Site’ link', { tag: '@desktop' }, async ({ page, request }) => {
  const claude = (await readTools(request)).find(({ slug }) => slug === 'claude');
  await page.goto('/llm-hub?tab=tools');
  await expect(panel(page).getByRole('link', { name: 'Visit Site: Claude' })).toHaveAttribute('href', claude?.website ?? '');
});

test('the cards stand in one column on a phone and in three on a wide screen', async ({ page, isMobile }) => {
  await page.goto('/translation-hub?tab=tools');
  const cards = await panel(page).getByRole('article').all();
  const lefts = await Promise.all(cards.map(async (card) => Math.round((await card.boundingBox())?.x ?? 0)));
  expect(new Set(lefts).size).toBe(isMobile ? 1 : 3);
});

test('on a tablet the cards stand in two columns', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/translation-hub?tab=tools');
  const cards = await panel(page).getByRole('article').all();
  const lefts = await Promise.all(cards.map(async (card) => Math.round((await card.boundingBox())?.x ?? 0)));
  expect(new Set(lefts).size).toBe(2);
});

test('the banner is as high on every hub', async ({ page, isMobile }) => {
  for (const { address } of hubs.slice(0, 5)) {
    await page.goto(address);
    const picture = page.getByRole('main').locator('picture').first();
    expect(Math.round((await picture.locator('img').boundingBox())?.height ?? 0), address).toBe(isMobile ? 208 : 300);
  }
});

test('names are cut after two lines and descriptions after three', async ({ page }) => {
  await page.goto('/translation-hub?tab=tools');
  for (const card of await panel(page).getByRole('article').all()) {
    expect(await linesOf(card.getByRole('heading'))).toBeLessThanOrEqual(2);
    expect(await linesOf(card.getByRole('paragraph'))).toBeLessThanOrEqual(3);
  }
});

const linesOf = (locator: ReturnType<Page['locator']>) =>
  locator
    .first()
    .evaluate((element) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );

test('every hub has its guide', { tag: '@desktop' }, async ({ page }) => {
  for (const { address } of hubs) {
    await page.goto(address);
    await expect(panel(page).getByText(placeholder), address).toBeHidden();
    expect(await panel(page).getByRole('heading', { level: 2 }).count(), address).toBeGreaterThan(3);
    await expect(panel(page).getByRole('link', { name: /\d+ tools/ })).toHaveAttribute('href', `${address}?tab=tools`);
  }
});

test('comparisons that are not written yet say so', { tag: '@desktop' }, async ({ page }) => {
  for (const hub of [
    'bible-study',
    'worship',
    'communication',
    'church-management',
    'distribution',
    'translation',
    'finance',
    'analytics',
    'training',
  ]) {
    await page.goto(`/${hub}-hub?tab=comparison`);
    await expect(panel(page).getByText(placeholder), hub).toBeVisible();
  }
});

test('four guides have applications that open one at a time, models, an example, ethics and questions', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const hub of ['bible-study-hub', 'worship-hub', 'communication-hub', 'church-management-hub']) {
    await test.step(hub, async () => {
      await page.goto(`/${hub}`);
      await expect(panel(page).getByRole('heading', { name: 'Questions for Christians' })).toBeVisible();
      await expect(panel(page).getByRole('region', { name: /^Example: / })).toBeVisible();
      await expect(panel(page).getByRole('heading', { name: /^Regular and advanced models/ })).toBeVisible();
      await expectOneAtATime(page);
    });
  }
});

test('the marketing guide opens one section at a time', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/marketing-hub');
  await expectOneAtATime(page);
});

test('the translation guide has four sections, and several may be open', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/translation-hub');
  const sections = panel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading') });
  await expect(sections).toHaveCount(4);
  for (const section of await sections.all()) await section.getByRole('heading').click();
  await expect(openSections(page)).toHaveCount(4);
});

test('the distribution guide lists its sections and goes by Plan, Distribute, Measure', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/distribution-hub');
  await expect(
    panel(page)
      .getByRole('heading', { name: 'The sections of this guide' })
      .locator('xpath=following-sibling::*[1]')
      .getByRole('listitem')
      .filter({ hasText: 'Plan, Distribute, Measure' }),
  ).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 3, name: /^(Plan|Distribute|Measure)$/ })).toHaveText([
    'Plan',
    'Distribute',
    'Measure',
  ]);
});

test('the voice guide splits the work into script 70 %, voice selection 20 % and post-processing 10 %', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/voice-hub');
  for (const [part, share] of [
    [/script/i, 70],
    [/voice selection/i, 20],
    [/post-processing/i, 10],
  ] as const) {
    await expect(
      panel(page)
        .getByText(part)
        .filter({ hasText: new RegExp(`${share}\\s?(%|percent)`) })
        .first(),
    ).toBeVisible();
  }
});

test('the video guide has how AI video works, four ways to make a clip, applications and questions', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/video-hub');
  for (const name of [/how AI video works/i, /ministry applications/i, 'Questions for Christian leaders']) {
    await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  }
  for (const way of [/text[- ]to[- ]video/i, /image[- ]to[- ]video/i, /video[- ]to[- ]video/i, /ingredients/i]) {
    await expect(panel(page).getByText(way).first()).toBeVisible();
  }
});

test('the guides of the text, image and video hubs lead to their explainers', { tag: '@desktop' }, async ({ page }) => {
  for (const [hub, name, address] of [
    ['/llm-hub', 'What is a Large Language Model?', '/llm-guide'],
    ['/image-hub', 'What is an AI Image Model?', '/image-guide'],
    ['/video-hub', 'What is an AI Video Model?', '/video-guide'],
  ] as const) {
    await page.goto(hub);
    await expect(panel(page).getByRole('link', { name }).first()).toHaveAttribute('href', address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

/** Opens each section in turn: the one before closes, and the last can be closed too (docs/product.md). */
async function expectOneAtATime(page: Page): Promise<void> {
  const sections = await panel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading') })
    .all();
  expect(sections.length).toBeGreaterThanOrEqual(3);
  for (const section of sections) {
    await section.getByRole('heading').first().click();
    await expect(section).toHaveAttribute('open');
    await expect(openSections(page)).toHaveCount(1);
  }
  await sections.at(-1)?.getByRole('heading').first().click();
  await expect(openSections(page)).toHaveCount(0);
}
