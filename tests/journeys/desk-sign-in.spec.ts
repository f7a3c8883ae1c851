import { expect, followMenu, heading, openDesk, password, signIn, suggest, test } from './desk-test.ts';
import { summary } from './suggestion-form.ts';

test('whoever asks for a screen signs in and is there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/tools?q=whisper');
  await expect(page).toHaveTitle(/^Sign in/);
  await signIn(page, 'amos');
  await expect(heading(page)).toHaveText('Tools');
  await expect(page.getByLabel('Search tools')).toHaveValue('whisper');
  await expect(page.getByRole('link', { name: 'Whisper' })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Tools');
});

test('a wrong name and a wrong password are told alike, and the password is typed again', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(summary(page).getByRole('link')).toHaveText(['Enter your username', 'Enter your password']);
  for (const name of ['ruth', 'nobody']) {
    await signIn(page, name, 'wrong horse battery');
    await expect(summary(page).getByRole('link')).toHaveText([
      'The username or the password is wrong. Check both and try again.',
    ]);
    await expect(summary(page)).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveValue(name);
    await expect(page.getByLabel('Password')).toHaveValue('');
  }
});

test('after too many tries it says how long to wait', { tag: '@desktop' }, async ({ browser, server, allowErrors }) => {
  allowErrors(/429/);
  const stranger = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.9' },
  });
  const page = await stranger.newPage();
  const guess = { username: 'stranger', password: 'a guess' };
  await expect
    .poll(async () => (await page.request.post('/api/auth/sign-in', { data: guess })).status(), { intervals: [0] })
    .toBe(429);
  await page.goto('/admin');
  await signIn(page, guess.username, guess.password);
  await expect(page.getByText(/Too many tries\. Wait \d+ minutes and try again\./).first()).toBeVisible();
  await stranger.close();
});

test('signing out ends the session, and Back shows nothing', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin');
  await followMenu(page, 'Audit log');
  await expect(heading(page)).toHaveText('Audit log');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveTitle(/^Sign in/);
  expect((await page.request.get('/api/staff/session')).status()).toBe(401);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('signing out everywhere ends the sessions of other browsers too', { tag: '@desktop' }, async ({ page, browser, server }) => {
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await openDesk(other, '/admin', 'amos');
  await openDesk(page, '/admin/account', 'amos');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveTitle(/^Sign in/);
  expect((await other.request.get('/api/staff/session')).status()).toBe(401);
  await elsewhere.close();
});

test('a session that ends while somebody types is renewed over the screen, and nothing is lost', { tag: '@desktop' }, async ({
  page,
  hubDatabase,
  isMobile,
}) => {
  const id = await suggest(page, { title: `Lantern of the session ${isMobile}` });
  await openDesk(page, `/admin/submissions/${id}`);
  await page.getByLabel('Notes').fill('Asked the maker about prices.');
  hubDatabase.run('delete from "sessions"');
  await page.getByRole('button', { name: 'Save notes' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue('ruth');
  await dialog.getByLabel('Password').fill('wrong horse battery');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(summary(page)).toBeFocused();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Notes saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Asked the maker about prices.');
});

test('whoever does not sign in again keeps what was typed, and can save later', { tag: '@desktop' }, async ({
  page,
  hubDatabase,
}) => {
  const id = await suggest(page, { title: 'Lantern of the other session' });
  await openDesk(page, `/admin/submissions/${id}`);
  await page.getByLabel('Notes').fill('Typed for an hour.');
  hubDatabase.run('update "sessions" set "expiresAt" = ?', '2026-01-01T00:00:00.000Z');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('That didn’t work').first()).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Typed for an hour.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await page.getByRole('alertdialog').getByLabel('Password').fill(password);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Notes saved').first()).toBeVisible();
});
