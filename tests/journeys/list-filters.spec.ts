import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { readTools, readWorkflows, toolHas } from './catalogue.ts';
import { expectAddress, openPage } from './open-page.ts';

const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const cardTitles = (page: Page) => page.locator('main .row').getByRole('heading');
const send = (page: Page, hasScript: boolean) =>
  hasScript ? undefined : page.getByRole('main').getByRole('button', { name: 'Search' }).click();

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('lists are sorted and narrowed, and offer what comes near', async ({ page, request }) => {
      await test.step('tools can be sorted by impact and by the day they were checked, and the address keeps the order', async () => {
        const tools = await readTools(request);
        await open(page, '/all-tools');
        await sort(page).selectOption('Impact');
        await send(page, hasScript);
        await expectAddress(
          page,
          '/all-tools',
          hasScript ? { sort: 'impact' } : { sort: 'impact', category: 'all', pricing: 'all' },
        );
        const high = tools.filter(({ impact }) => impact === 'High').map(({ name }) => name);
        await expect.poll(async () => (await cardTitles(page).allInnerTexts()).slice(0, high.length)).toEqual(high);
        await page.reload();
        await expect.soft(sort(page)).toHaveValue('impact');
        await expect.poll(async () => (await cardTitles(page).allInnerTexts()).slice(0, high.length)).toEqual(high);

        await sort(page).selectOption('Recently verified');
        await send(page, hasScript);
        const newest = tools.reduce((latest, { verifiedAt }) => (verifiedAt > latest ? verifiedAt : latest), '');
        const first = tools.find(({ verifiedAt }) => verifiedAt === newest)?.name ?? '';
        await expect.soft(cardTitles(page).first()).toHaveText(first);
      });

      await test.step('while something is searched for, what fits best stands first; by name on request', async () => {
        const byName = (await readTools(request)).filter(toolHas('sermon')).map(({ name }) => name);
        await open(page, '/all-tools?q=sermon');
        await expect.soft(sort(page)).toHaveValue('');
        await expect.soft(sort(page).getByRole('option').first()).toHaveText('Best match');
        await expect.soft(cardTitles(page)).toHaveCount(byName.length);
        expect.soft((await cardTitles(page).allInnerTexts()).slice(0, 2)).toEqual(['Sermon Analyst', 'Sermon Shots']);
        await sort(page).selectOption('Name');
        await send(page, hasScript);
        await expect.soft(cardTitles(page)).toHaveText(byName);
      });

      await test.step('workflows can be sorted from easy to hard', async () => {
        const workflows = await readWorkflows(request);
        const easy = workflows.filter(({ difficulty }) => difficulty === 'Beginner Friendly').map(({ title }) => title);
        await open(page, '/all-workflows');
        await sort(page).selectOption('Difficulty');
        await send(page, hasScript);
        const titles = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect.poll(async () => (await titles.allInnerTexts()).slice(0, easy.length)).toEqual(easy);
        await expect.soft(page).toHaveURL(/sort=difficulty/);
      });

      // With scripts the server renders the same page, and the test only reads it.
      if (!hasScript) {
        await test.step('every option tells how many it would show, and what would show nothing cannot be chosen', async () => {
          const tools = await readTools(request);
          const matches = tools.filter(toolHas('caption'));
          const option = (name: string) => page.getByRole('combobox', { name: 'Category' }).getByRole('option', { name });
          await open(page, '/all-tools?q=caption');
          const translationCount = matches.filter(({ category }) => category === 'Translation').length;
          expect.soft(translationCount).toBeGreaterThan(0);
          await expect.soft(option(`Translation (${translationCount})`)).toBeEnabled();
          await expect.soft(option('Analytics (0)')).toBeDisabled();
          await open(page, '/all-tools?q=caption&category=Analytics');
          await expect.soft(option('Analytics (0)')).toBeEnabled();
          await expect.soft(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Analytics');
        });

        await test.step('a list that does not have the typed word offers what comes near', async () => {
          for (const [address, title] of [
            ['/all-tools?q=canvaa', 'Canva'],
            ['/all-workflows?q=pocast', 'Sermon podcast with clean sound and show notes'],
            ['/workflows?q=pocast', 'Sermon podcast with clean sound and show notes'],
            ['/resources?category=LLMs&view=tools&q=cluade', 'Claude'],
          ] as const) {
            await open(page, address);
            await expect.soft(page.getByRole('main').getByText('Did you mean')).toBeVisible();
            await expect.soft(page.getByRole('main').getByRole('link', { name: title, exact: true }), address).toBeVisible();
          }
        });

        await test.step('where nothing comes near, a list offers the tools that most workflows use', async () => {
          await open(page, '/all-tools?q=zzzzqqqq');
          await expect.soft(page.getByRole('main').getByText('Tools that our workflows use most')).toBeVisible();
          await expect.soft(page.getByRole('main').getByText('Did you mean')).toHaveCount(0);
          await expect.soft(page.getByRole('main').getByRole('link', { name: 'ChatGPT', exact: true })).toBeVisible();
        });
      }

      if (hasScript) {
        await test.step('what comes near follows what is typed', async () => {
          await openPage(page, '/all-tools');
          await page.getByRole('searchbox', { name: 'Search tools' }).fill('grammerly');
          await expect.soft(page.getByRole('heading', { name: 'No tools found for your search criteria.' })).toBeVisible();
          await page.getByRole('main').getByRole('link', { name: 'Grammarly', exact: true }).click();
          await expect.soft(page).toHaveURL('/tools/grammarly');
        });
      }
    });
  });
}
