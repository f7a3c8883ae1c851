import type { APIRequestContext, Page } from '@playwright/test';
import { hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import { expect, test } from '../environment/test.ts';
import type { Hub } from './catalogue.ts';
import { hubs, readTools, readWorkflows, workflowsOf } from './catalogue.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';

const tabNames = ['Guide', 'Comparison', 'Tools', 'Workflows'] as const;
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Expects an open tab: selected, and the label of the panel. */
async function expectOpen(page: Page, name: string): Promise<void> {
  await expect.soft(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect.soft(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect.soft(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible();
}

// The server's HTML of each hub is tested in tests/contracts/ways-without-scripts.test.ts; here the tabs are pressed.
const pressTabs = async (page: Page, request: APIRequestContext, some: readonly Hub[]) => {
  const [allTools, allWorkflows] = [await readTools(request), await readWorkflows(request)];
  for (const hub of some) {
    await test.step(hub.address, async () => {
      const tools = allTools.filter(({ category }) => category === hub.category);
      const workflows = workflowsOf(hub, allWorkflows);
      await openPage(page, hub.address);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(hub.title);
      await expect.soft(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/resources');
      await expect
        .soft(page.getByRole('tab'))
        .toHaveText(['Guide', 'Comparison', `Tools(${tools.length})`, `Workflows(${workflows.length})`]);
      await expectOpen(page, 'Guide');

      const panel = page.getByRole('tabpanel');
      await tab(page, 'Tools').click();
      await expectOpen(page, 'Tools');
      await expect.soft(panel.getByRole('article').getByRole('heading')).toHaveText(tools.map(({ name }) => name));
      await tab(page, 'Workflows').click();
      await expectOpen(page, 'Workflows');
      await expect
        .soft(panel.getByRole('heading', { level: 2 }).or(panel.getByRole('heading', { level: 3 })))
        .toHaveText(workflows.slice(0, hubWorkflowsPerPage).map(({ title }) => title));
    });
  }
};

const ofDay = ['/image-hub', '/voice-hub', '/worship-hub'];

test('title, a way back and four tabs that count tools and workflows, on three hubs', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const some = hubs.filter(({ address }) => ofDay.includes(address));
  expect(some).toHaveLength(ofDay.length);
  await pressTabs(page, request, some);
});

test('title, a way back and four tabs that count tools and workflows, on every other hub', {
  tag: ['@night', '@desktop'],
}, async ({ page, request }) => {
  const others = hubs.filter(({ address }) => !ofDay.includes(address));
  await pressTabs(page, request, others);
});

test('the tabs of a hub by pointer and by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a click on a tab changes the address without a reload, and the back button returns', async () => {
    await openPage(page, '/worship-hub');
    await markDocument(page);
    for (const name of ['Comparison', 'Tools', 'Workflows', 'Guide'] as const) {
      await tab(page, name).click();
      await expect.soft(page).toHaveURL(`/worship-hub?tab=${name.toLowerCase()}`);
      await expectOpen(page, name);
    }
    await page.goBack();
    await expect.soft(page).toHaveURL('/worship-hub?tab=workflows');
    await expectOpen(page, 'Workflows');
    expect.soft(await isStillTheSame(page)).toBe(true);
  });

  await test.step('the voice hub keeps its tab out of the address', async () => {
    await openPage(page, '/voice-hub');
    await markDocument(page);
    for (const name of ['Workflows', 'Comparison', 'Tools', 'Guide'] as const) {
      await tab(page, name).click();
      await expectOpen(page, name);
      await expect.soft(page).toHaveURL('/voice-hub');
    }
    expect.soft(await isStillTheSame(page)).toBe(true);
  });

  await test.step('the arrow keys, Home and End move along the tabs, round the ends, and Enter opens', async () => {
    await openPage(page, '/image-hub');
    await tab(page, 'Guide').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Comparison'],
      ['ArrowRight', 'Tools'],
      ['End', 'Workflows'],
      ['ArrowRight', 'Guide'],
      ['ArrowLeft', 'Workflows'],
      ['Home', 'Guide'],
      ['ArrowRight', 'Comparison'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.soft(tab(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect.soft(page).toHaveURL('/image-hub?tab=comparison');
    await expectOpen(page, 'Comparison');
    await expect.soft(tab(page, 'Comparison')).toBeFocused();
  });

  await test.step('a tab that is none of the four is ignored: the guide is open', async () => {
    await openPage(page, '/marketing-hub?tab=prices');
    await expectOpen(page, 'Guide');
  });
});

test('a hub that is opened from far down another page starts at its top', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/resources');
  const card = page.getByRole('link', { name: 'Worship', exact: true });
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL('/worship-hub?tab=guide');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // See tests/contracts/ways-without-scripts.test.ts for the tabs of the other hubs.
  test('the tabs of /voice-hub are links', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/voice-hub');
    for (const name of tabNames.toReversed()) {
      await tab(page, name).click();
      await expect.soft(page).toHaveURL(`/voice-hub?tab=${name.toLowerCase()}`);
      await expectOpen(page, name);
    }
  });
});
