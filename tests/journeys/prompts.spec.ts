import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const prompt = '/prompts/discussion-questions-from-a-sermon';
const workflow = '/workflows/sermon-transcript-to-small-group-discussion-guide';
const textOf = (page: Page) => page.getByRole('region').or(page.locator('.prompt')).locator('.prompt-text').first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('prompts are filled in, copied and read within their workflow', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('a visitor fills in a prompt and copies it; nothing of it leaves the device or stays in the address', async () => {
    await openPage(page, '/prompts');
    await page.getByRole('searchbox', { name: 'Search prompts' }).fill('discussion sermon');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect.soft(page).toHaveURL('/prompts?q=discussion+sermon');
    await page.getByRole('link', { name: 'Discussion questions from a sermon' }).click();
    await expect.soft(page).toHaveURL(prompt);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByRole('textbox', { name: 'The passage' }).fill('Ruth 1:16');
    await expect.soft(textOf(page)).toContainText('heard this sermon on Ruth 1:16:');
    await expect.soft(textOf(page)).toContainText('[the transcript, without names]');
    await expect.soft(page.getByText('One blank is still empty, and is copied in square brackets.')).toBeVisible();
    await page.getByRole('textbox', { name: 'The transcript, without names' }).fill('Good morning.');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.soft(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1);
    expect.soft(await copied(page)).toMatch(/^Use only ideas .* on Ruth 1:16:\n.*The transcript:\nGood morning\.$/s);
    await expect.soft(page).toHaveURL(prompt);
    expect.soft(requests.filter((request) => /Ruth|morning/.test(decodeURIComponent(request)))).toEqual([]);
    await page.reload();
    await expect.soft(page.getByRole('textbox', { name: 'The passage' })).toHaveValue('');
  });

  await test.step('a workflow has each prompt inside its step, to copy there', async () => {
    await openPage(page, workflow);
    const step = page.getByRole('list', { name: 'Step-by-Step Process' }).locator('> li').nth(3);
    await step.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.soft(step.getByText('Copied', { exact: true })).toHaveCount(1);
    expect.soft(await copied(page)).toContain('The transcript:\n[the transcript, without names]');
    await expect.soft(step.getByRole('link', { name: /Fill in the blanks on its own page/ })).toHaveAttribute('href', prompt);
  });

  await test.step('what is never entered and where a person decides come before the steps', async () => {
    await page.goto(workflow);
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect
      .soft(titles.slice(0, 4))
      .toEqual(['Never paste', 'Where a person decides', 'Before you start', 'Step-by-Step Process']);
    expect.soft(titles.slice(4, 6)).toEqual(['An example', 'If it goes wrong']);
    await expect.soft(page.getByText('Fault: Neither the transcript')).toBeVisible();
    await expect.soft(page.getByText('This is our own practice; we found no published source that describes it.')).toBeVisible();
  });
});

test('a browser that refuses to copy has the whole text selected, and says which keys copy it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openPage(page, prompt);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('The text is selected, so press Ctrl C.')).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected?.replace(/\s+/g, ' ').trim()).toBe((await textOf(page).innerText()).replace(/\s+/g, ' ').trim());
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('prompts are found by hub and kind, and read whole; no button promises what it cannot do', async ({ page }) => {
    await page.goto('/prompts');
    await page.getByRole('combobox', { name: 'For' }).selectOption('Picture');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/kind=picture/);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) await expect(row).toContainText('Picture ·');

    await page.goto(prompt);
    await expect(textOf(page)).toContainText('[the transcript, without names]');
    await expect(textOf(page)).toHaveCSS('user-select', 'all');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'The passage' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Never paste' })).toBeVisible();
    await expect(page.getByText(/Open ChatGPT, Claude.*, paste the text in and send it\./)).toBeVisible();
    await expect(page.getByRole('link', { name: '“Before you start,” in its workflow' })).toHaveAttribute('href', workflow);
  });
});

test('an unknown prompt is not found', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  expect((await page.goto('/prompts/no-such-prompt'))?.status()).toBe(404);
});
