import type { Page } from '@playwright/test';
import { expect, followMenu, heading, openDesk, test } from './desk-test.ts';

async function ask(page: Page, question: string): Promise<{ id: string; reference: string }> {
  const data = { question, category: 'Preaching and honesty', email: 'naomi@stann.example' };
  const response = await page.request.post('/api/questions', { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { id: string; reference: string };
}

test('a question is let through with other words, answered with a draft that is kept, published and found', async ({
  page,
  isMobile,
}) => {
  const word = isMobile ? 'psaltery' : 'dulcimer';
  const { reference } = await ask(page, `May Anna play the ${word} by AI?`);
  await openDesk(page, '/admin');
  await followMenu(page, 'Questions');
  await page.getByRole('link', { name: `May Anna play the ${word} by AI?` }).click();
  const question = `May AI play the ${word} in worship?`;
  await page.getByLabel('Question', { exact: true }).fill(question);
  await page.getByRole('button', { name: 'Let it through' }).click();
  await expect(page.getByText('Moved to open').first()).toBeVisible();
  await expect(heading(page)).toHaveText(question);
  await expect(page.getByText('from pending to open, words changed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'It is answered' })).toHaveAttribute('href', /^mailto:naomi@stann\.example/);

  await page.getByRole('link', { name: 'Answer it', exact: true }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(question);
  await expect(page.getByLabel('Topic')).toHaveValue('Preaching and honesty');
  await page.getByLabel('In one sentence').fill('Yes, when the congregation knows.');
  await expect(page.getByText('Not published. Your draft is kept.')).toBeVisible();
  await page.reload();
  await page
    .getByRole('button', { name: /go on|continue|take up/i })
    .first()
    .click();
  await expect(page.getByLabel('In one sentence')).toHaveValue('Yes, when the congregation knows.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Answer: /]);
  await page.getByLabel('Answer', { exact: true }).fill('Say so in the notices, and let a person listen first.');
  await page.getByRole('button', { name: 'Add Source' }).click();
  await page.getByLabel('What it shows').fill('Say it');
  await page.getByLabel('The words themselves').fill('Tell people when a machine plays.');
  await page.getByLabel('Who says it').fill('The synod');
  await page.getByLabel('Address', { exact: true }).last().fill('https://synod.example/music');
  await page.getByLabel('Read on').fill('2026-11-22');
  await page.getByLabel('What kind of source it is').selectOption('church');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish it' }).click();
  await expect(page.getByRole('heading', { name: 'Answered', exact: true })).toBeVisible();

  await page.goto(`/questions/${reference}`);
  await expect(page).toHaveURL(`/answers/may-ai-play-the-${word}-in-worship`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  await expect(page.getByText('Yes, when the congregation knows.')).toBeVisible();
  await expect(page.getByText('“Tell people when a machine plays.”')).toBeVisible();
  await page.goto(`/search?q=${word}`);
  await expect(page.getByRole('main').getByRole('link', { name: question })).toBeVisible();
});

test('a question that is asked twice is merged, and one is declined with a ready reply', { tag: '@desktop' }, async ({
  page,
}) => {
  const kept = await ask(page, 'May we stream the sacristy?');
  const twin = await ask(page, 'Is it right to stream the sacristy?');
  await openDesk(page, `/admin/questions/${kept.id}`);
  await page.getByRole('button', { name: 'Let it through' }).click();
  await expect(page.getByText('On the site')).toBeVisible();
  await page.goto(`/admin/questions/${twin.id}`);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Choose a question or an answer')).toBeVisible();
  await page.getByLabel('Merge into').selectOption('Asked: May we stream the sacristy?');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Merged' })).toBeVisible();
  await page.goto(`/questions/${twin.reference}`);
  await expect(page).toHaveURL(`/questions/${kept.reference}`);
  await expect(page.getByText('1 asks this too')).toBeVisible();

  const other = await ask(page, 'Which phone is the best?');
  await page.goto(`/admin/questions/${other.id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Moved to declined').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'We will not answer it' })).toBeVisible();
  await page.getByRole('button', { name: /^Erase/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase it' }).click();
  await expect(heading(page)).toHaveText('Questions');
});

test('an authored answer is corrected, compared with its file, and taken down', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 410/);
  await openDesk(page, '/admin/answers');
  await page.getByRole('searchbox', { name: 'Search answers' }).fill('sunday school');
  await expect(page).toHaveURL('/admin/answers?q=sunday+school');
  // No other test reads this answer: it is taken down in the end.
  await page.getByRole('link', { name: 'May we use AI for Sunday school material?' }).click();
  await expect(page.getByLabel('In one sentence')).toHaveValue(/^Yes, for drafts/);
  await page.getByLabel('In one sentence').fill('Yes: ask all, every time.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Why?').fill('Shorter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('The public site shows it now.').first()).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Shorter')).toBeVisible();
  await expect(page.getByText('1 of')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await page.getByLabel('Why?').fill('A slip');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByRole('heading', { name: 'This answer is taken down' })).toBeVisible();
  expect((await page.goto('/answers/may-we-use-ai-for-sunday-school-material'))?.status()).toBe(410);
});
