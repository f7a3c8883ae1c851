import type { Page } from '@playwright/test';
import { expect, heading, openDesk, test } from './desk-test.ts';

async function ask(page: Page, question: string): Promise<{ id: string; reference: string }> {
  const data = { question, category: 'Preaching and honesty', email: 'naomi@stann.example' };
  const response = await page.request.post('/api/questions', { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { id: string; reference: string };
}

test('questions and answers', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 410/);

  await test.step('a question that is asked twice is merged, and one is declined with a ready reply', async () => {
    const original = await ask(page, 'May we stream the sacristy?');
    const twin = await ask(page, 'Is it right to stream the sacristy?');
    await openDesk(page, `/admin/questions/${original.id}`);
    await page.getByRole('button', { name: 'Let it through' }).click();
    await expect.soft(page.getByText('On the site')).toBeVisible();
    await page.goto(`/admin/questions/${twin.id}`);
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.soft(page.getByText('Choose a question or an answer')).toBeVisible();
    await page.getByLabel('Merge into').selectOption('Asked: May we stream the sacristy?');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.soft(page.getByRole('heading', { name: 'Merged' })).toBeVisible();
    await page.goto(`/questions/${twin.reference}`);
    await expect.soft(page).toHaveURL(`/questions/${original.reference}`);
    await expect.soft(page.getByText('1 asks this too')).toBeVisible();

    const other = await ask(page, 'Which phone is the best?');
    await page.goto(`/admin/questions/${other.id}`);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.soft(page.getByText('Moved to declined').first()).toBeVisible();
    await expect.soft(page.getByRole('link', { name: 'We won’t answer it' })).toBeVisible();
    await page.getByRole('button', { name: /^Erase/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase it' }).click();
    await expect.soft(heading(page)).toHaveText('Questions');
  });

  await test.step('an authored answer is corrected, compared with its file, and taken down', async () => {
    await openDesk(page, '/admin/answers');
    await page.getByRole('searchbox', { name: 'Search answers' }).fill('sunday school');
    await expect.soft(page).toHaveURL('/admin/answers?q=sunday+school');
    // No other test reads this answer: it is taken down in the end.
    await page.getByRole('link', { name: 'Can we use AI for Sunday school material?' }).click();
    await expect.soft(page.getByLabel('In one sentence')).toHaveValue(/^Yes, for drafts/);
    await page.getByLabel('In one sentence').fill('Yes: ask all, every time.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Why?').fill('Shorter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish the changes' }).click();
    await expect.soft(page.getByText('The public site shows it now.').first()).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect.soft(page.getByText('Shorter')).toBeVisible();
    await expect.soft(page.getByText('1 of')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Take it down' }).click();
    await page.getByLabel('Why?').fill('A slip');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
    await expect.soft(page.getByRole('heading', { name: 'This answer is taken down' })).toBeVisible();
    expect.soft((await page.goto('/answers/may-we-use-ai-for-sunday-school-material'))?.status()).toBe(410);
  });
});
