import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';

// Tasks of visitors, each in at most two clicks from the home page, or one search.

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const click = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first().click();

async function ask(page: Page, words: string): Promise<void> {
  await main(page).getByRole('searchbox').fill(words);
  await main(page).getByRole('searchbox').press('Enter');
  await expect.soft(heading(page)).toHaveText('Search');
}

/** First three results of a search. */
const firstThree = (page: Page) =>
  expect.poll(async () => (await page.locator('.results > li').allInnerTexts()).slice(0, 3).join('\n'));

const tasks: Record<string, (page: Page) => Promise<void>> = {
  'live translation for Korean visitors, cheap: one search': async (page) => {
    await ask(page, 'live translation korean cheap');
    await firstThree(page).toMatch(/Breeze Translate/);
  },
  'may the prayer list go into ChatGPT: one click, or one search': async (page) => {
    await click(page, 'Can we put the prayer list into ChatGPT?');
    await expect.soft(main(page).getByText('Never', { exact: true }).first()).toBeVisible();
    await page.goto('/');
    await ask(page, 'prayer list chatgpt');
    await expect.soft(main(page).getByText('Never', { exact: true }).first()).toBeVisible();
  },
  'a discussion guide this afternoon: two clicks to the prompt': async (page) => {
    await click(page, 'The prompt: a discussion guide for Wednesday');
    await expect.soft(main(page).getByText('Use only ideas in the transcript below.')).toBeVisible();
  },
  'a policy by Sunday: two clicks to the Word file, and one search to the workflow': async (page) => {
    await ask(page, 'ai policy');
    await firstThree(page).toMatch(/AI policy on one page that your church adopts/);
    await page.goto('/');
    await click(page, /Best Practices/);
    await page.getByRole('tab', { name: 'AI Acceptable Use Policy' }).click();
    await expect.soft(main(page).getByRole('link', { name: 'Word document' })).toHaveAttribute('href', /\.docx$/);
  },
  'Otter against Fireflies: one click to what each does with the words': async (page) => {
    await click(page, 'Otter or Fireflies?');
    await expect
      .soft(
        main(page)
          .getByRole('rowheader', { name: /Trains on what you/ })
          .first(),
      )
      .toBeVisible();
  },
  'suggest a tool: one click from the foot of the page': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suggest Workflow or Tool' }).click();
    await expect.soft(page).toHaveURL('/submission');
  },
  'is this number real: one click': async (page) => {
    await click(page, 'to check a figure before I say it');
    await expect.soft(heading(page)).toHaveText('Evidence check before you repeat a claim');
  },
  'a misspelt name: one search, or the list of all tools': async (page) => {
    await ask(page, 'chatgtp');
    await firstThree(page).toMatch(/ChatGPT/);
    await page.goto('/');
    await click(page, /50\+ AI Tools/);
    await page.getByLabel('Search tools').fill('chatgtp');
    await page.getByLabel('Search tools').press('Enter');
    await expect.soft(main(page).getByRole('link', { name: 'ChatGPT', exact: true }).first()).toBeVisible();
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('eight tasks, each in at most two clicks or one search', async ({ page }) => {
      for (const [task, walk] of Object.entries(tasks))
        await test.step(task, async () => {
          await page.goto('/');
          await walk(page);
        });
    });
  });
}
