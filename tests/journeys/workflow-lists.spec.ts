import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { has, readWorkflows, workflowHas } from './catalogue.ts';
import { expectAddress, expectTexts, openPage, watchRequests } from './open-page.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search workflows' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const difficulty = (page: Page) => page.getByRole('combobox', { name: 'Difficulty' });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const titles = (page: Page) => rows(page).getByRole('heading', { level: 2 });
const sendForm = (page: Page, hasScript: boolean) =>
  hasScript ? undefined : page.getByRole('main').getByRole('button', { name: 'Search' }).click();

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('the lists of workflows are narrowed, and their rows opened', async ({ page, request }) => {
      await test.step('search, category and difficulty narrow the workflows together, and Clear Filters takes all away', async () => {
        const workflows = await readWorkflows(request);
        const matches = workflows.filter(
          (workflow) =>
            workflowHas('week')(workflow) &&
            workflow.categories.includes('Communication') &&
            workflow.difficulty === 'Beginner Friendly',
        );
        expect.soft(matches.length).toBeGreaterThan(0);
        await open(page, '/all-workflows');
        await expect.soft(count(page)).toHaveText(`Showing ${workflows.length} of ${workflows.length} workflows`);
        await search(page).fill('week');
        await category(page).selectOption('Communication');
        await difficulty(page).selectOption('Beginner Friendly');
        await sendForm(page, hasScript);
        await expect.soft(count(page)).toHaveText(`Showing ${matches.length} of ${workflows.length} workflows`);
        await expectTexts(
          titles(page),
          matches.map(({ title }) => title),
        );
        await expectAddress(page, '/all-workflows', { q: 'week', category: 'Communication', difficulty: 'Beginner Friendly' });

        await page.getByRole('link', { name: 'Clear Filters' }).click();
        await expect.soft(page).toHaveURL('/all-workflows');
        await expect.soft(count(page)).toHaveText(`Showing ${workflows.length} of ${workflows.length} workflows`);
      });

      await test.step('the AI Creative Workflows are chosen by one of four categories, and a search also finds a difficulty', async () => {
        const creative = (await readWorkflows(request)).filter(({ creativeCategory }) => creativeCategory);
        const inPrint = creative.filter(({ creativeCategory }) => creativeCategory === 'Print Materials');
        const matches = inPrint.filter(
          (workflow) => workflowHas('intermediate')(workflow) || has(workflow.difficulty, 'intermediate'),
        );
        expect.soft(matches.length).toBeGreaterThan(0);
        expect.soft(matches.length).toBeLessThan(inPrint.length);

        await open(page, '/workflows');
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('AI Creative Workflows');
        await expect
          .soft(category(page).getByRole('option'))
          .toHaveText([/^All/, /^Visual Content/, /^Marketing/, /^Print Materials/, /^Distribution/]);
        await expect.soft(titles(page)).toHaveText(creative.map(({ title }) => title));
        await category(page).selectOption('Print Materials');
        await search(page).fill('intermediate');
        await sendForm(page, hasScript);
        await expectTexts(
          titles(page),
          matches.map(({ title }) => title),
        );
        await expect.soft(count(page)).toHaveText(`Showing ${matches.length} of ${creative.length} workflows`);

        await search(page).fill('no workflow is called this');
        await sendForm(page, hasScript);
        await expect.soft(page.getByRole('heading', { name: 'No workflows found for your search criteria.' })).toBeVisible();
      });

      for (const address of ['/all-workflows', '/workflows']) {
        await test.step(`the rows of ${address} open one at a time, and close again`, async () => {
          await open(page, address);
          for (const place of [0, 2, 1]) {
            await titles(page).nth(place).click();
            await expect.soft(rows(page).nth(place)).toHaveAttribute('open');
            await expect.soft(openRows(page)).toHaveCount(1);
          }
          await titles(page).nth(1).click();
          await expect.soft(openRows(page)).toHaveCount(0);
        });
      }

      if (hasScript) {
        await test.step('the workflows follow each letter of the search without a request', async () => {
          const workflows = await readWorkflows(request);
          await openPage(page, '/all-workflows');
          await search(page).focus();
          const requests = watchRequests(page);
          for (const query of ['p', 'po', 'pod']) {
            await page.keyboard.press(query.at(-1) ?? '');
            await expectTexts(
              titles(page),
              workflows.filter(workflowHas(query)).map(({ title }) => title),
            );
          }
          await expect.soft(page).toHaveURL('/all-workflows?q=pod');
          expect.soft(requests).toEqual([]);
        });
      }
    });
  });
}

test('the list of all workflows from top to bottom', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('a row shows its difficulty and at most two categories, then how many more', async () => {
    const workflows = await readWorkflows(request);
    expect.soft(workflows.some(({ categories }) => categories.length > 2)).toBe(true);
    await page.goto('/all-workflows');
    await expect.soft(rows(page)).toHaveCount(workflows.length);
    const texts = await rows(page).evaluateAll((elements) =>
      elements.map((element) => element.querySelector('summary')?.innerText.split('\n') ?? []),
    );
    expect
      .soft(texts)
      .toEqual(
        workflows.map(({ title, difficulty: level, categories }) => [
          title,
          ...['Difficulty:', level],
          ...categories.slice(0, 2).flatMap((category) => ['Category:', category]),
          ...(categories.length > 2 ? [`+${categories.length - 2} more`] : []),
        ]),
      );
  });

  await test.step('an opened row has every step, the best practices, the expected quality and the way to the checklist', async () => {
    const [workflow] = await readWorkflows(request);
    if (!workflow) throw new Error('The test wants a workflow.');
    await openPage(page, '/all-workflows');
    const row = rows(page).first();
    await titles(page).first().click();
    await expect.soft(row.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
    await expect
      .soft(row.getByRole('list', { name: 'Step-by-Step Process' }).locator(':scope > li'))
      .toContainText(workflow.steps);
    for (const practice of workflow.bestPractices) await expect.soft(row.getByText(practice, { exact: true })).toBeVisible();
    await expect.soft(row.getByText(workflow.outputQuality ?? '', { exact: true })).toBeVisible();
    await expect.soft(row.getByRole('link', { name: /checklist/i })).toHaveAttribute('href', `/workflows/${workflow.slug}`);
  });

  await test.step('a search of all workflows that finds nothing says so', async () => {
    await page.goto('/all-workflows?q=no+workflow+is+called+this');
    await expect.soft(page.getByRole('heading', { name: 'No workflows found for your search criteria.' })).toBeVisible();
  });
});

const openRows = (page: Page): Locator => page.getByRole('main').locator('details[open]');
