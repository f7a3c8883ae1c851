import type { Page } from '@playwright/test';
import { hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import { expect, test } from '../environment/test.ts';
import { has, hubs, readTools, readWorkflows, workflowsOf } from './catalogue.ts';
import { followLink } from './later-parts.ts';
import { expectTexts, openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

test('the lists of the voice hub, searched', { tag: '@desktop' }, async ({ page, request }) => {
  const allTools = await readTools(request);
  const workflows = workflowsOf(hubs[3] ?? { address: '', title: '', category: '' }, await readWorkflows(request));

  await test.step('the voice tools are searched by name and description, and Clear Search shows them all again', async () => {
    const tools = allTools.filter(({ category }) => category === 'Voice Models');
    const matches = tools.filter(({ name, description }) => has(name, 'VOICE') || has(description, 'VOICE'));
    expect.soft(matches.length).toBeGreaterThan(0);
    expect.soft(matches.length).toBeLessThan(tools.length);
    await openPage(page, '/voice-hub?tab=tools');
    const search = panel(page).getByPlaceholder('Search voice tools...');
    const titles = panel(page).getByRole('article').getByRole('heading');
    await expect.soft(titles).toHaveText(tools.map(({ name }) => name));
    await search.fill('VOICE');
    await expectTexts(
      titles,
      matches.map(({ name }) => name),
    );

    await search.fill('no tool is called this');
    await expect.soft(panel(page).getByRole('heading', { name: 'No voice tools found' })).toBeVisible();
    await expect.soft(panel(page).getByText('Try adjusting your search terms.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Clear Search' }).click();
    await expect.soft(search).toHaveValue('');
    await expect.soft(titles).toHaveText(tools.map(({ name }) => name));
  });

  await test.step('the voice workflows are searched too, and open with their difficulty, steps and best practices', async () => {
    const matches = workflows.filter(({ title, description }) => has(title, 'podcast') || has(description, 'podcast'));
    const [podcast] = matches;
    if (!podcast) throw new Error('The test wants a voice workflow about podcasts.');
    await openPage(page, '/voice-hub?tab=workflows');
    const search = panel(page).getByPlaceholder('Search workflows...');
    const rows = panel(page)
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect.soft(rows).toHaveCount(Math.min(workflows.length, hubWorkflowsPerPage));
    await search.fill('podcast');
    await expect.soft(rows).toHaveCount(matches.length);

    const row = rows.filter({ has: page.getByRole('heading', { name: podcast.title }) });
    await expect.soft(row.getByText(`Difficulty: ${podcast.difficulty}`, { exact: true })).toBeVisible();
    await row.getByRole('heading', { name: podcast.title }).click();
    await expect.soft(row.getByRole('heading', { name: 'Best Practices' })).toBeVisible();
    await expect
      .soft(row.getByRole('list', { name: 'Step-by-Step Process' }).getByRole('listitem'))
      .toHaveCount(podcast.steps.length);
    for (const practice of podcast.bestPractices) await expect.soft(row.getByText(practice, { exact: true })).toBeVisible();

    await search.fill('no workflow is called this');
    await expect.soft(panel(page).getByRole('heading', { name: 'No workflows found' })).toBeVisible();
    await expect.soft(panel(page).getByText('Try adjusting your search terms.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Clear Search' }).click();
    await expect.soft(rows).toHaveCount(Math.min(workflows.length, hubWorkflowsPerPage));
  });

  await test.step('a search of the voice hub that finds nothing leads on: to what comes near, the whole hub’s search and a suggestion', async () => {
    await openPage(page, '/voice-hub?tab=tools');
    const search = panel(page).getByPlaceholder('Search voice tools...');
    await search.fill('elevnlabs');
    await expect.soft(panel(page).getByText('Did you mean')).toBeVisible();
    await expect
      .soft(panel(page).getByRole('link', { name: 'ElevenLabs', exact: true }))
      .toHaveAttribute('href', '/tools/elevenlabs');
    await expect
      .soft(panel(page).getByRole('link', { name: 'Suggest a workflow or tool' }))
      .toHaveAttribute('href', '/submission');

    // Expects the most used tools if there are no near matches.
    await search.fill('zzzzqqqq');
    await expect.soft(panel(page).getByText('Tools that our workflows use most')).toBeVisible();
    await expect.soft(panel(page).getByText('Did you mean')).toHaveCount(0);
    await panel(page).getByRole('link', { name: 'Search the whole hub' }).click();
    await expect.soft(page).toHaveURL('/search?q=zzzzqqqq');

    await openPage(page, '/voice-hub?tab=workflows');
    await panel(page).getByPlaceholder('Search workflows...').fill('pocast');
    await expect
      .soft(panel(page).getByRole('link', { name: 'Sermon podcast with clean sound and show notes', exact: true }))
      .toBeVisible();
  });

  await test.step('a row of the voice workflows has every step and the best practices before anything more is fetched, one open at a time', async () => {
    await page.route('**/api/workflows/*', () => {});
    await openPage(page, '/voice-hub?tab=workflows');
    for (const { title, description, difficulty, steps, bestPractices } of workflows.slice(0, 3)) {
      const row = panel(page)
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
      await row.getByRole('heading', { level: 2 }).click();
      await expect.soft(row.getByText(description)).toBeVisible();
      await expect.soft(row.getByText(`Difficulty: ${difficulty}`, { exact: true })).toBeVisible();
      await expect.soft(row.getByRole('list').first().getByRole('listitem')).toHaveText(steps);
      await expect.soft(row.getByText(/more steps?$/)).toHaveCount(0);
      for (const practice of bestPractices) await expect.soft(row.getByText(practice, { exact: true })).toBeVisible();
      await expect.soft(panel(page).locator('details[open]')).toHaveCount(1);
    }
    await page.unrouteAll();
  });
});

test('the tabs of the voice hub that were clicked, and the ones that links lead to', { tag: '@desktop' }, async ({ page }) => {
  const open = (name: string) =>
    expect.soft(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-selected', 'true');
  for (const from of ['/voice-hub', '/voice-hub?tab=guide', '/voice-hub?tab=tools']) {
    await test.step(`after a click on a tab of ${from}, links to tabs lead there, also to the one in the address`, async () => {
      await openPage(page, from);
      for (const [own, link, tab] of [
        ['Workflows', '/voice-hub?tab=tools', 'Tools'],
        ['Guide', '/voice-hub?tab=tools', 'Tools'],
        ['Comparison', '/voice-hub?tab=workflows', 'Workflows'],
      ] as const) {
        await page.getByRole('tab', { name: new RegExp(`^${own}`) }).click();
        await open(own);
        await followLink(page, link);
        await open(tab);
        await expect.soft(panel(page).getByPlaceholder(/^Search /)).toBeVisible();
      }
      await page.getByRole('tab', { name: /^Guide/ }).click();
      await panel(page)
        .getByRole('link', { name: /^\d+ tools$/ })
        .click();
      await open('Tools');
      // Expects the guide again after coming back.
      await page.goBack();
      await open('Guide');
    });
  }

  await test.step('a jump within a tab that was clicked stays in it', async () => {
    await openPage(page, '/voice-hub?tab=tools');
    await page.getByRole('tab', { name: /^Guide/ }).click();
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await expect.soft(page).toHaveURL('/voice-hub?tab=tools#main');
    await page.goBack();
    await expect.soft(page).toHaveURL('/voice-hub?tab=tools');
    await open('Guide');
  });

  for (const [tab, title, hint] of [
    ['Tools', 'No voice tools found', 'Voice tools will be added soon.'],
    ['Workflows', 'No workflows found', 'Voice AI workflows will be added soon.'],
  ] as const) {
    await test.step(`without any ${tab.toLowerCase()} the voice hub says that they will be added soon`, async () => {
      await openPage(page, '/voice-hub');
      await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
      await page.getByRole('tab', { name: tab }).click();
      await expect.soft(panel(page).getByRole('heading', { name: title })).toBeVisible();
      await expect.soft(panel(page).getByText(hint)).toBeVisible();
      await expect.soft(panel(page).getByRole('button', { name: 'Clear Search' })).toHaveCount(0);
      await page.unrouteAll();
    });
  }
});

test('what is typed before the script of the voice hub’s list is there is searched for when it comes', { tag: '@phone' }, async ({
  page,
}) => {
  const input = Promise.withResolvers<void>();
  await page.route(/\/assets\/voice-tabs[^/]*\.js$/, async (route) => {
    await input.promise;
    await route.continue();
  });
  await page.goto('/voice-hub?tab=tools', { waitUntil: 'commit' });
  await panel(page).getByPlaceholder('Search voice tools...').fill('elevnlabs');
  input.resolve();
  await expect(panel(page).getByRole('heading', { name: 'No voice tools found' })).toBeVisible();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every voice tool and every voice workflow with its steps can be read', { tag: '@desktop' }, async ({ page, request }) => {
    const [first] = workflowsOf(hubs[3] ?? { address: '', title: '', category: '' }, await readWorkflows(request));
    const tools = (await readTools(request)).filter(({ category }) => category === 'Voice Models');
    await page.goto('/voice-hub?tab=tools');
    await expect(panel(page).getByRole('article')).toHaveCount(tools.length);
    await page.goto('/voice-hub?tab=workflows');
    const row = panel(page).getByRole('group').first();
    await row.getByRole('heading').first().click();
    await expect(row.getByRole('list').first().getByRole('listitem')).toHaveText(first?.steps ?? []);
    await row.getByRole('link', { name: /every step/i }).click();
    await expect(page.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
  });
});
