import type { Page } from '@playwright/test';
import { hubs, readWorkflows, workflowsOf } from './catalogue.ts';
import { openPage } from './open-page.ts';
import { expect, test } from './visitor-test.ts';

const main = (page: Page) => page.getByRole('main');
const view = (page: Page, name: 'Rows' | 'Cards') =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name, exact: true });
const toolRow = (page: Page) => page.locator('.row').first();
const card = (page: Page) => page.locator('.grid').getByRole('article').first();
/** A workflow's row opens in place. */
const workflowRow = (page: Page) => page.getByRole('tabpanel').getByRole('group').first();

test('a list is looked at in rows or in cards', { tag: '@desktop' }, async ({ page }) => {
  await test.step('before any choice all tools and the voice workflows are rows, and what hubs list are cards', async () => {
    for (const [address, locate] of [
      ['/all-tools', toolRow],
      ['/voice-hub?tab=workflows', workflowRow],
      ['/voice-hub?tab=tools', card],
      ['/image-hub?tab=tools', card],
      ['/image-hub?tab=workflows', card],
    ] as const) {
      await openPage(page, address);
      await expect.soft(locate(page), address).toBeVisible();
    }
  });

  await test.step('a choice leaves no entry in the history', async () => {
    await openPage(page, '/research');
    await openPage(page, '/worship-hub?tab=tools');
    await view(page, 'Rows').click();
    await view(page, 'Cards').click();
    await expect.soft(page).toHaveURL('/worship-hub?tab=tools&look=cards');
    await page.goBack();
    await expect.soft(page).toHaveURL('/research');
  });

  await test.step('what is chosen on one list, by keyboard, is how every list begins', async () => {
    await openPage(page, '/worship-hub?tab=tools');
    await expect.soft(card(page)).toBeVisible();
    await expect.soft(view(page, 'Cards')).toHaveAttribute('aria-current', 'true');
    await view(page, 'Rows').focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect.soft(toolRow(page)).toBeVisible();
    await expect.soft(page).toHaveURL('/worship-hub?tab=tools&look=rows');
    await expect.soft(view(page, 'Rows')).toBeFocused();
    await expect.soft(view(page, 'Rows')).toHaveAttribute('aria-current', 'true');
    expect.soft(await page.evaluate(() => scrollY)).toBe(scrolled);

    await page.getByRole('tab', { name: /^Workflows/ }).click();
    await expect.soft(page).toHaveURL('/worship-hub?tab=workflows');
    await expect.soft(workflowRow(page)).toBeVisible();
    for (const address of ['/llm-hub?tab=tools', '/voice-hub?tab=tools']) {
      await openPage(page, address);
      await expect.soft(toolRow(page)).toBeVisible();
    }

    await openPage(page, '/all-tools');
    await expect.soft(toolRow(page)).toBeVisible();
    await view(page, 'Cards').click();
    await expect.soft(card(page)).toBeVisible();
    await openPage(page, '/all-tools');
    await expect.soft(card(page)).toBeVisible();
    for (const address of ['/llm-hub?tab=tools', '/llm-hub?tab=workflows', '/voice-hub?tab=workflows']) {
      await openPage(page, address);
      await expect.soft(card(page)).toBeVisible();
    }
    // The address wins over the visitor's preference.
    await openPage(page, '/worship-hub?tab=tools&look=rows');
    await expect.soft(toolRow(page)).toBeVisible();
  });

  await test.step('in the voice hub the choice leaves the address alone, and what is searched for stays', async () => {
    await openPage(page, '/voice-hub');
    await page.getByRole('tab', { name: /^Tools/ }).click();
    const search = main(page).getByPlaceholder('Search voice tools...');
    await search.fill('voice');
    const count = await main(page)
      .getByText(/^Showing/)
      .innerText();
    await view(page, 'Rows').click();
    await expect.soft(toolRow(page)).toBeVisible();
    await expect.soft(search).toHaveValue('voice');
    await expect.soft(main(page).getByText(/^Showing/)).toHaveText(count);
    await expect.soft(page).toHaveURL('/voice-hub');

    await page.getByRole('tab', { name: /^Workflows/ }).click();
    await expect.soft(workflowRow(page)).toBeVisible();
    await view(page, 'Cards').click();
    await expect.soft(card(page)).toBeVisible();
    await expect.soft(card(page).getByRole('listitem')).toHaveCount(4);
    await expect.soft(page).toHaveURL('/voice-hub');
  });
});

test('where the device keeps nothing, the choice holds until the site is left', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await openPage(page, '/worship-hub?tab=tools');
  await view(page, 'Rows').click();
  await expect(toolRow(page)).toBeVisible();
  await page.getByRole('tab', { name: /^Workflows/ }).click();
  await expect(workflowRow(page)).toBeVisible();
});

test('on a phone of 360 px the tools of a hub are at most a third as long in rows as in cards, and a row leads where its card does', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = async (look: 'rows' | 'cards', one: string) => {
    await openPage(page, `/image-hub?tab=tools&look=${look}`);
    const links = page.locator(one).getByRole('heading').getByRole('link');
    const [first, last] = [await page.locator(one).first().boundingBox(), await page.locator(one).last().boundingBox()];
    return {
      height: (last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0),
      targets: await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href'))),
    };
  };
  const rows = await list('rows', '.row');
  const cards = await list('cards', '.tool-card');
  expect(rows.height).toBeLessThan(cards.height / 3);
  expect(rows.targets.length).toBeGreaterThan(3);
  expect(rows.targets).toEqual(cards.targets);
  expect(rows.targets[0]).toMatch(/\?from=image-hub&tab=tools$/);
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the two views of a hub’s lists are links', async ({ page, request }) => {
    await page.goto('/worship-hub?tab=tools');
    await view(page, 'Rows').click();
    await expect(toolRow(page)).toBeVisible();
    await view(page, 'Cards').click();
    await expect(card(page)).toBeVisible();
    await page.goto('/worship-hub?tab=workflows');
    await view(page, 'Rows').click();
    const worship = hubs.find(({ address }) => address === '/worship-hub') ?? { address: '', title: '', category: '' };
    const [first] = workflowsOf(worship, await readWorkflows(request));
    await workflowRow(page).getByRole('heading').click();
    await expect(workflowRow(page).getByRole('link', { name: `Every step of ‘${first?.title}’` })).toBeVisible();
    await page.goto('/voice-hub?tab=workflows');
    await view(page, 'Cards').click();
    await expect(card(page)).toBeVisible();
  });
});
