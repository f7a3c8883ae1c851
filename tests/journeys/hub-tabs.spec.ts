import type { Page } from '@playwright/test';
import { hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import { expect, test } from '../environment/test.ts';
import { hubs, readTools, readWorkflows, workflowsOf } from './catalogue.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';

const tabNames = ['Guide', 'Comparison', 'Tools', 'Workflows'] as const;
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** A tab is open when it is selected and names the panel. */
async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible();
}

// What a page costs to open goes down with the pages its window has opened before: a test looks at several.
for (const part of [hubs.slice(0, 5), hubs.slice(5, 10), hubs.slice(10)]) {
  test(`${part.map(({ address }) => address).join(', ')}: title, a way back and four tabs that count tools and workflows`, {
    tag: '@desktop',
  }, async ({ page, request }) => {
    const [allTools, allWorkflows] = [await readTools(request), await readWorkflows(request)];
    for (const hub of part) {
      await test.step(hub.address, async () => {
        const tools = allTools.filter(({ category }) => category === hub.category);
        const workflows = workflowsOf(hub, allWorkflows);
        await openPage(page, hub.address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(hub.title);
        await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/resources');
        await expect(page.getByRole('tab')).toHaveText([
          'Guide',
          'Comparison',
          `Tools(${tools.length})`,
          `Workflows(${workflows.length})`,
        ]);
        await expectOpen(page, 'Guide');

        const panel = page.getByRole('tabpanel');
        await tab(page, 'Tools').click();
        await expectOpen(page, 'Tools');
        await expect(panel.getByRole('article').getByRole('heading')).toHaveText(tools.map(({ name }) => name));
        await tab(page, 'Workflows').click();
        await expectOpen(page, 'Workflows');
        await expect(panel.getByRole('heading', { level: 2 }).or(panel.getByRole('heading', { level: 3 }))).toHaveText(
          workflows.slice(0, hubWorkflowsPerPage).map(({ title }) => title),
        );
      });
    }
  });
}

test('a click on a tab changes the address without a reload, and the back button returns', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, '/worship-hub');
  await markDocument(page);
  for (const name of ['Comparison', 'Tools', 'Workflows', 'Guide'] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`/worship-hub?tab=${name.toLowerCase()}`);
    await expectOpen(page, name);
  }
  await page.goBack();
  await expect(page).toHaveURL('/worship-hub?tab=workflows');
  await expectOpen(page, 'Workflows');
  expect(await isStillTheSame(page)).toBe(true);
});

test('the voice hub keeps its tab out of the address', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/voice-hub');
  await markDocument(page);
  for (const name of ['Workflows', 'Comparison', 'Tools', 'Guide'] as const) {
    await tab(page, name).click();
    await expectOpen(page, name);
    await expect(page).toHaveURL('/voice-hub');
  }
  expect(await isStillTheSame(page)).toBe(true);
});

test('a tab that is none of the four is ignored: the guide is open', { tag: '@desktop' }, async ({ page }) => {
  for (const value of ['prices', 'Tools', 'guide/', '']) {
    await page.goto(`/marketing-hub?tab=${value}`);
    await expectOpen(page, 'Guide');
  }
});

test('the arrow keys, Home and End move along the tabs, round the ends, and Enter opens', { tag: '@desktop' }, async ({
  page,
}) => {
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
    await expect(tab(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/image-hub?tab=comparison');
  await expectOpen(page, 'Comparison');
  await expect(tab(page, 'Comparison')).toBeFocused();
});

test('a hub that is opened from far down another page starts at its top', async ({ page }) => {
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

  for (const address of ['/church-management-hub', '/voice-hub']) {
    test(`the tabs of ${address} are links`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(address);
      for (const name of tabNames.toReversed()) {
        await tab(page, name).click();
        await expect(page).toHaveURL(`${address}?tab=${name.toLowerCase()}`);
        await expectOpen(page, name);
      }
    });
  }
});
