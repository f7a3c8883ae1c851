import { expectNoViolation } from './axe.ts';
import { expect, openDesk, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a link of a mail takes its reader off the list with one press, without signing in, and without a script', {
  tag: '@phone',
}, async ({ page, browser, server }) => {
  const email = 'naomi@stann.example';
  const response = await page.request.post('/api/contacts', {
    data: { name: 'Naomi', email, message: 'Keep me posted.', newsletter: true },
  });
  expect(response.status()).toBe(201);
  await openDesk(page, '/admin/interest');
  await expect(page.getByRole('link', { name: 'Email list as CSV' })).toBeVisible();
  const list = async () => (await page.request.get('/api/staff/mail-list.csv')).text();
  const row = (await list()).split('\r\n').find((line) => line.startsWith(email)) ?? '';
  const link = new URL(/https?:[^",<>]+/.exec(row)?.[0] ?? '');

  // Opening the link unsubscribes nobody.
  await page.goto(link.pathname + link.search);
  await expectNoViolation(page);
  expect(await list()).toContain(email);

  const elsewhere = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const reader = await elsewhere.newPage();
  await reader.goto(link.pathname + link.search);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Leave the list');
  await reader.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You’re off the list');
  await reader.goto(link.pathname + link.search);
  await reader.getByRole('button', { name: 'Never ask me again' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('We won’t ask again');
  await reader.goto('/leave-the-list');
  await expect(reader.getByText('This link is incomplete.')).toBeVisible();
  await elsewhere.close();
  expect(await list()).not.toContain(email);
});
