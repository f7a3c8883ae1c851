import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillCatalogue } from '../../scripts/bench/generate-catalogue.ts';
import type { RunningServer } from '../environment/server.ts';
import { startServer } from '../environment/server.ts';
import { test as base, expect } from '../environment/test.ts';
import { expectAddress, openPage } from './open-page.ts';

const tools = 700;
const workflows = 200;

/** A hub that has grown: its lists are answered page by page (src/domain/catalogue/list-page.ts). */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-large-'));
      await fillCatalogue({ dataDir }, { tools, workflows });
      const server = await startServer({}, { dataDir });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const pages = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ });
const cards = (page: Page) => page.locator('main :is(.row, .tool-card)');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const open = async (page: Page, address: string) =>
      void (await (javaScriptEnabled ? openPage(page, address) : page.goto(address)));

    test('all tools come page by page, each at its own address, and the count is of all', { tag: '@desktop' }, async ({
      page,
    }) => {
      await open(page, '/all-tools');
      await expect(page.getByText(`Showing ${tools} of ${tools} tools`)).toBeVisible();
      await expect(cards(page)).toHaveCount(120);
      const first = await cards(page).first().textContent();
      await pages(page).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/all-tools?page=2');
      await expect(pages(page)).toContainText('Page 2 of 6');
      await expect(cards(page).first()).not.toHaveText(first ?? '');
      await pages(page).getByRole('link', { name: 'Previous' }).click();
      await expect(cards(page).first()).toHaveText(first ?? '');
    });

    test('a hub’s tools and workflows come page by page, in its tab', { tag: '@desktop' }, async ({ page }) => {
      for (const [tab, most] of [
        ['tools', 24],
        ['workflows', 18],
      ] as const) {
        await open(page, `/worship-hub?tab=${tab}`);
        await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(most);
        await pages(page).getByRole('link', { name: 'Next' }).click();
        await expect(page).toHaveURL(`/worship-hub?tab=${tab}&page=2`);
        await expect(pages(page)).toContainText('Page 2 of');
      }
    });

    test('a comparison counts the whole category and shows a page of it', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/comparison/Worship');
      await expect(page.getByRole('main').getByRole('row')).toHaveCount(25);
      const total = Number(await page.locator('dt', { hasText: 'Total tools' }).locator('xpath=..').locator('dd').textContent());
      expect(total).toBeGreaterThan(40);
      await expect(pages(page)).toContainText(`Page 1 of ${Math.ceil(total / 24)}`);
    });
  });
}

test('a long list is searched while one types, beyond the page that is shown', { tag: '@desktop' }, async ({ page, request }) => {
  const names = ((await (await request.get('/api/tools')).json()) as { name: string }[]).map(({ name }) => name);
  const wanted = names.at(-1) ?? '';
  await openPage(page, '/all-tools');
  await page.getByRole('searchbox').fill(wanted);
  await expect(page.getByRole('heading', { level: 3, name: wanted })).toBeVisible();
  await expect(page).toHaveURL(/\/all-tools\?q=/);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page.getByText(`Showing ${tools} of ${tools} tools`)).toBeVisible();
});

test('a category’s long list is filtered by the server', { tag: '@desktop' }, async ({ page, request }) => {
  const ofCategory = (await (await request.get('/api/tools?category=Worship')).json()) as { pricingModel: string }[];
  const paid = ofCategory.filter(({ pricingModel }) => pricingModel === 'Paid');
  await openPage(page, '/resources?category=Worship&view=tools');
  await page.getByLabel('Pricing').selectOption('Paid');
  await expectAddress(page, '/resources', { category: 'Worship', view: 'tools', pricing: 'Paid' });
  await expect(page.getByText(`Showing ${paid.length} of ${ofCategory.length} tools`)).toBeVisible();
  await expect(cards(page)).toHaveCount(paid.length);
});
