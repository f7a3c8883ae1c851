import type { Page } from '@playwright/test';
import { expect, followMenu, heading, openDesk, password, suggest, test } from './desk-test.ts';
import { expectAddress } from './open-page.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row');

test('the queue of suggestions', { tag: '@desktop' }, async ({ page }) => {
  await test.step('filters stand in the address: they can be linked, and Back takes them away', async () => {
    const word = 'Snuffer';
    await suggest(page, { title: `${word} tool` });
    await suggest(page, { type: 'workflow', title: `${word} workflow`, difficulty: 'Beginner', steps: ['Light it'] });
    await openDesk(page, '/admin');
    await followMenu(page, 'Suggestions');
    await expectAddress(page, '/admin/submissions', { status: 'pending' });
    await page.getByLabel('Search suggestions').fill(word);
    await expect.soft(page.getByRole('status').filter({ hasText: '2 suggestions' })).toBeVisible();
    await expectAddress(page, '/admin/submissions', { status: 'pending', q: word });
    await page.getByLabel('Type').selectOption('workflow');
    await expect.soft(rows(page).getByRole('link')).toHaveText([`${word} workflow`]);
    await expectAddress(page, '/admin/submissions', { status: 'pending', q: word, type: 'workflow' });
    await page.reload();
    await expect.soft(rows(page).getByRole('link')).toHaveText([`${word} workflow`]);
    await expect.soft(page.getByLabel('Type')).toHaveValue('workflow');
    await page.goBack();
    await expect.soft(rows(page).getByRole('link')).toHaveCount(2);
    await page.getByLabel('Status').selectOption('declined');
    await expect.soft(page.getByRole('heading', { name: 'No suggestion here' })).toBeVisible();
  });

  await test.step('a long queue is read page by page', async () => {
    for (let count = 0; count < 51; count += 1) await suggest(page, { title: `Taper ${String(count).padStart(2, '0')}` });
    await openDesk(page, '/admin/submissions?q=taper');
    await expect.soft(page.getByText('1 to 50 of 51 suggestions')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expectAddress(page, '/admin/submissions', { q: 'taper', page: '2' });
    await expect.soft(page.getByText('51 to 51 of 51 suggestions')).toBeVisible();
    await expect.soft(rows(page).getByRole('link')).toHaveText(['Taper 00']);
  });
});

test('a suggestion from its arrival to its end', { tag: '@desktop' }, async ({ page, request, allowErrors }) => {
  allowErrors(/404|409/);

  await test.step('what may be listed already stands beside the suggestion', async () => {
    const id = await suggest(page, { title: 'chat gpt', website: 'https://chatgpt.com/' });
    await openDesk(page, `/admin/submissions/${id}`);
    const beside = page.getByRole('region', { name: 'Is it listed already?' });
    await expect.soft(beside).toContainText('chat gpt');
    await expect.soft(beside).toContainText('A candle that writes.');
    const listedTool = beside.getByRole('article', { name: 'Listed: ChatGPT' });
    await expect.soft(listedTool).toContainText(/the same (name|address)/);
    await expect.soft(listedTool.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute('href', '/tools/chatgpt');
  });

  await test.step('a suggestion is read, noted, moved on and answered by mail', async () => {
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
      await expect.soft(main).toContainText(text);
    }
    await expect.soft(main).toContainText('A conflict of interest');
    await expect.soft(main).toContainText('A program sent it');
    // A slow connection: the save must not be announced before the next press is accepted.
    const askedAgain = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(`**/api/staff/submissions/${id}`, async (route) => {
      if (route.request().method() === 'GET') {
        askedAgain.resolve();
        await answer.promise;
      }
      await route.continue();
    });
    await page.getByLabel('Notes').fill('Looks sound.');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await askedAgain.promise;
    await expect.soft(page.getByText('Notes saved')).toHaveCount(0);
    answer.resolve();
    await expect.soft(page.getByText('Notes saved').first()).toBeVisible();
    await page.getByRole('button', { name: 'Take into review' }).click();
    await expect.soft(main.getByRole('table', { name: /^What staff did/ })).toContainText('from pending to in review');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.soft(main).toContainText('Decided');
    await expect.soft(page.getByRole('link', { name: /^Publish/ })).toHaveCount(0);
    await expect.soft(page.getByLabel('Notes')).toHaveValue('Looks sound.');

    const mail = new URL((await page.getByRole('link', { name: 'We won’t publish it' }).getAttribute('href')) ?? '');
    expect.soft(mail.pathname).toBe('naomi@stann.example');
    expect.soft(mail.searchParams.get('subject')).toContain(title);
    expect.soft(mail.searchParams.get('body')).toMatch(/^Dear Naomi Clarke,\r\n/);
    expect.soft(mail.searchParams.get('body')).not.toMatch(/[{}]/);
  });

  await test.step('two people who note something at once lose nothing', async () => {
    const id = await suggest(page, { title: 'Thurible' });
    await openDesk(page, `/admin/submissions/${id}`);
    await page.getByLabel('Notes').fill('Mine.');
    await request.post('/api/auth/sign-in', { data: { username: 'amos', password } });
    const { version } = (await (await request.get(`/api/staff/submissions/${id}`)).json()) as { version: number };
    const theirs = await request.patch(`/api/staff/submissions/${id}`, { data: { version, adminNotes: 'Theirs.' } });
    expect(theirs.status(), await theirs.text()).toBe(200);

    // The menu's counts load slowly: entries that are there already can be answered.
    const counts = Promise.withResolvers<void>();
    await page.route('**/api/staff/counts', (route) => counts.promise.then(() => route.continue()));
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect
      .soft(page.getByRole('alert').filter({ hasText: 'Someone else changed the notes in the meantime' }))
      .toContainText('Theirs.');
    await expect.soft(page.getByLabel('Notes')).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Put both together' }).click();
    await expect.soft(page.getByLabel('Notes')).toHaveValue('Theirs.\n\nMine.');
    const saveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await page.getByRole('button', { name: 'Save notes' }).click();
    await saveResponse;
    counts.resolve();
    await expect.soft(page.getByText('Notes saved').first()).toBeVisible();
    await page.reload();
    await expect.soft(page.getByLabel('Notes')).toHaveValue('Theirs.\n\nMine.');
  });

  await test.step('what a visitor sent is erased when they ask, after a question', async () => {
    const id = await suggest(page, { title: 'Forget me' });
    await openDesk(page, `/admin/submissions/${id}`);
    await page.getByRole('button', { name: 'Erase: Forget me' }).click();
    const question = page.getByRole('alertdialog', { name: 'Erase this suggestion?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect.soft(question).toHaveCount(0);
    await expect.soft(page.getByRole('button', { name: 'Erase: Forget me' })).toBeFocused();
    await page.getByRole('button', { name: 'Erase: Forget me' }).click();
    await question.getByRole('button', { name: 'Erase it' }).click();
    await expect.soft(heading(page)).toHaveText('Suggestions');
    await expect.soft(page.getByRole('link', { name: 'Forget me' })).toHaveCount(0);
    await page.goto(`/admin/submissions/${id}`);
    await expect.soft(page.getByRole('heading', { name: 'We can’t find that suggestion.' })).toBeVisible();
  });

  await test.step('an address of a suggestion that is not there says so', async () => {
    await openDesk(page, '/admin');
    await page.goto('/admin/submissions/nothing');
    await expect.soft(page.getByRole('heading', { name: 'We can’t find that suggestion.' })).toBeVisible();
    await page.goto('/admin/no-such-screen');
    await expect.soft(heading(page)).toHaveText('We can’t find that screen');
  });
});
