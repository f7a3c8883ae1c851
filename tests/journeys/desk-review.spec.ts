import type { Page } from '@playwright/test';
import { expect, followMenu, heading, openDesk, suggest, test } from './desk-test.ts';
import { expectAddress } from './open-page.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row');

test('filters stand in the address: they can be linked, and Back takes them away', { tag: '@desktop' }, async ({ page }) => {
  const word = 'Snuffer';
  await suggest(page, { title: `${word} tool` });
  await suggest(page, { type: 'workflow', title: `${word} workflow`, difficulty: 'Beginner', steps: ['Light it'] });
  await openDesk(page, '/admin');
  await followMenu(page, 'Suggestions');
  await expectAddress(page, '/admin/submissions', { status: 'pending' });
  await page.getByLabel('Search suggestions').fill(word);
  await expect(page.getByRole('status').filter({ hasText: '2 suggestions' })).toBeVisible();
  await expectAddress(page, '/admin/submissions', { status: 'pending', q: word });
  await page.getByLabel('Type').selectOption('workflow');
  await expect(rows(page).getByRole('link')).toHaveText([`${word} workflow`]);
  await expectAddress(page, '/admin/submissions', { status: 'pending', q: word, type: 'workflow' });
  await page.reload();
  await expect(rows(page).getByRole('link')).toHaveText([`${word} workflow`]);
  await expect(page.getByLabel('Type')).toHaveValue('workflow');
  await page.goBack();
  await expect(rows(page).getByRole('link')).toHaveCount(2);
  await page.getByLabel('Status').selectOption('declined');
  await expect(page.getByRole('heading', { name: 'No suggestion here' })).toBeVisible();
});

test('a long queue is read page by page', { tag: '@desktop' }, async ({ page }) => {
  for (let count = 0; count < 51; count += 1) await suggest(page, { title: `Taper ${String(count).padStart(2, '0')}` });
  await openDesk(page, '/admin/submissions?q=taper');
  await expect(page.getByText('1 to 50 of 51 suggestions')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expectAddress(page, '/admin/submissions', { q: 'taper', page: '2' });
  await expect(page.getByText('51 to 51 of 51 suggestions')).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText(['Taper 00']);
});

test('a suggestion is read, noted, moved on and answered by mail', { tag: '@desktop' }, async ({ page }) => {
  const title = 'Sanctus bell';
  const id = await suggest(page, {
    title,
    website: 'https://bell.example',
    pricing: 'Enterprise',
    features: ['Rings <b>loud</b>', 'Rings softly'],
    worksForTool: true,
  });
  await openDesk(page, `/admin/submissions/${id}`);
  const main = page.getByRole('main');
  for (const text of ['A candle that writes.', 'Enterprise', 'Rings <b>loud</b>', 'Naomi Clarke', 'St. Ann’s, Moray']) {
    await expect(main).toContainText(text);
  }
  await expect(main).toContainText('A conflict of interest');
  await expect(main).toContainText('A program sent it');
  // A slow line: what is said to be saved takes the next press, so nothing is said before it is read again.
  const [asked, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**/api/staff/submissions/${id}`, async (route) => {
    if (route.request().method() === 'GET') {
      asked.resolve();
      await slow.promise;
    }
    await route.continue();
  });
  await page.getByLabel('Notes').fill('Looks sound.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await asked.promise;
  await expect(page.getByText('Notes saved')).toHaveCount(0);
  slow.resolve();
  await expect(page.getByText('Notes saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take into review' }).click();
  await expect(main.getByRole('table', { name: /^What staff did/ })).toContainText('from pending to in review');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(main).toContainText('Decided');
  await expect(page.getByRole('link', { name: /^Publish/ })).toHaveCount(0);
  await expect(page.getByLabel('Notes')).toHaveValue('Looks sound.');

  const mail = new URL((await page.getByRole('link', { name: 'We won’t publish it' }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('naomi@stann.example');
  expect(mail.searchParams.get('subject')).toContain(title);
  expect(mail.searchParams.get('body')).toMatch(/^Dear Naomi Clarke,\r\n/);
  expect(mail.searchParams.get('body')).not.toMatch(/[{}]/);
});

test('what may be listed already stands beside the suggestion', { tag: '@desktop' }, async ({ page }) => {
  const id = await suggest(page, { title: 'chat gpt', website: 'https://chatgpt.com/' });
  await openDesk(page, `/admin/submissions/${id}`);
  const beside = page.getByRole('region', { name: 'Is it listed already?' });
  await expect(beside).toContainText('chat gpt');
  await expect(beside).toContainText('A candle that writes.');
  const listed = beside.getByRole('article', { name: 'Listed: ChatGPT' });
  await expect(listed).toContainText(/the same (name|address)/);
  await expect(listed.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute('href', '/tools/chatgpt');
});

test('two people who note something at once lose nothing', { tag: '@desktop' }, async ({
  page,
  browser,
  server,
  allowErrors,
}) => {
  allowErrors(/409/);
  const id = await suggest(page, { title: 'Thurible' });
  await openDesk(page, `/admin/submissions/${id}`);
  await page.getByLabel('Notes').fill('Mine.');
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await openDesk(other, `/admin/submissions/${id}`, 'amos');
  await other.getByLabel('Notes').fill('Theirs.');
  await other.getByRole('button', { name: 'Save notes' }).click();
  await expect(other.getByText('Notes saved').first()).toBeVisible();
  await elsewhere.close();

  // The menu's counts are long on their way: what stands there already can be answered.
  const counted = Promise.withResolvers<void>();
  await page.route('**/api/staff/counts', (route) => counted.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed the notes in the meantime' })).toContainText(
    'Theirs.',
  );
  await expect(page.getByLabel('Notes')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Put both together' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Theirs.\n\nMine.');
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('button', { name: 'Save notes' }).click();
  await stored;
  counted.resolve();
  await expect(page.getByText('Notes saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Theirs.\n\nMine.');
});

test('an address of a suggestion that is not there says so', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const response = await page.request.post('/api/auth/sign-in', {
    data: { username: 'ruth', password: 'correct horse battery' },
  });
  expect(response.ok()).toBe(true);
  await page.goto('/admin/submissions/nothing');
  await expect(page.getByRole('heading', { name: 'We can’t find that suggestion.' })).toBeVisible();
  await page.goto('/admin/no-such-screen');
  await expect(heading(page)).toHaveText('We can’t find that screen');
});

test('what a visitor sent is erased when they ask, after a question', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const id = await suggest(page, { title: 'Forget me' });
  await openDesk(page, `/admin/submissions/${id}`);
  await page.getByRole('button', { name: 'Erase: Forget me' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase this suggestion?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase: Forget me' })).toBeFocused();
  await page.getByRole('button', { name: 'Erase: Forget me' }).click();
  await question.getByRole('button', { name: 'Erase it' }).click();
  await expect(heading(page)).toHaveText('Suggestions');
  await expect(page.getByRole('link', { name: 'Forget me' })).toHaveCount(0);
  await page.goto(`/admin/submissions/${id}`);
  await expect(page.getByRole('heading', { name: 'We can’t find that suggestion.' })).toBeVisible();
});
