import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillCatalogue } from '../../scripts/bench/generate-catalogue.ts';
import { hubToolsPerPage, hubWorkflowsPerPage, toolsPerPage } from '../../src/domain/catalogue/list-search.ts';
import type { RunningServer } from '../environment/server.ts';
import { startServer } from '../environment/server.ts';
import { test as base, expect } from '../environment/test.ts';
import { expectAddress, openPage } from './open-page.ts';

const tools = 700;
const workflows = 200;

/** A hub that has grown: its lists are sent page by page (src/domain/catalogue/list-page.ts). */
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

// One worker's hub serves all of these tests.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const open = async (page: Page, address: string) =>
      void (await (javaScriptEnabled ? openPage(page, address) : page.goto(address)));

    test('long lists come page by page', { tag: '@desktop' }, async ({ page }) => {
      await test.step('all tools come page by page, each at its own address, and the count is of all', async () => {
        await open(page, '/all-tools');
        await expect.soft(page.getByText(`Showing ${tools} of ${tools} tools`)).toBeVisible();
        await expect.soft(cards(page)).toHaveCount(toolsPerPage);
        const first = await cards(page).first().textContent();
        await pages(page).getByRole('link', { name: 'Next' }).click();
        await expect.soft(page).toHaveURL('/all-tools?page=2');
        await expect.soft(pages(page)).toContainText(`Page 2 of ${Math.ceil(tools / toolsPerPage)}`);
        await expect.soft(cards(page).first()).not.toHaveText(first ?? '');
        await pages(page).getByRole('link', { name: 'Previous' }).click();
        await expect.soft(cards(page).first()).toHaveText(first ?? '');
      });

      await test.step('a hub’s tools and workflows come page by page, in its tab', async () => {
        for (const [tab, most] of [
          ['tools', hubToolsPerPage],
          ['workflows', hubWorkflowsPerPage],
        ] as const) {
          await open(page, `/worship-hub?tab=${tab}`);
          await expect.soft(page.getByRole('tabpanel').getByRole('article')).toHaveCount(most);
          await pages(page).getByRole('link', { name: 'Next' }).click();
          await expect.soft(page).toHaveURL(`/worship-hub?tab=${tab}&page=2`);
          await expect.soft(pages(page)).toContainText('Page 2 of');
        }
      });

      await test.step('a comparison counts the whole category and shows a page of it', async () => {
        await open(page, '/comparison/Worship');
        await expect.soft(page.getByRole('main').getByRole('row')).toHaveCount(1 + hubToolsPerPage);
        const totalCell = page.locator('dt', { hasText: 'Total tools' }).locator('xpath=..').locator('dd');
        const total = Number(await totalCell.textContent());
        expect.soft(total).toBeGreaterThan(hubToolsPerPage);
        await expect.soft(pages(page)).toContainText(`Page 1 of ${Math.ceil(total / hubToolsPerPage)}`);
      });
    });
  });
}

test('long lists are searched and filtered by the server', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('a long list is searched while one types, beyond the page that is shown', async () => {
    const names = ((await (await request.get('/api/tools')).json()) as { name: string }[]).map(({ name }) => name);
    const toolName = names.at(-1) ?? '';
    await openPage(page, '/all-tools');
    await page.getByRole('searchbox').fill(toolName);
    await expect.soft(page.getByRole('heading', { level: 3, name: toolName })).toBeVisible();
    await expect.soft(page).toHaveURL(/\/all-tools\?q=/);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect.soft(page.getByText(`Showing ${tools} of ${tools} tools`)).toBeVisible();
  });

  await test.step('a category’s long list is filtered by the server', async () => {
    const ofCategory = (await (await request.get('/api/tools?category=Worship')).json()) as { pricingModel: string }[];
    const paidTools = ofCategory.filter(({ pricingModel }) => pricingModel === 'Paid');
    await openPage(page, '/resources?category=Worship&view=tools');
    await page.getByLabel('Pricing').selectOption('Paid');
    await expectAddress(page, '/resources', { category: 'Worship', view: 'tools', pricing: 'Paid' });
    await expect.soft(page.getByText(`Showing ${paidTools.length} of ${ofCategory.length} tools`)).toBeVisible();
    await expect.soft(cards(page)).toHaveCount(paidTools.length);
  });
});
