import { expect, followMenu, heading, openDesk, password, signIn, suggest, test } from './desk-test.ts';
import { summary } from './suggestion-form.ts';

test('signing in and out', { tag: '@desktop' }, async ({ page, request, allowErrors }) => {
  allowErrors(/429/);

  await test.step('a wrong name and a wrong password are told alike, and the password is typed again', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.soft(summary(page).getByRole('link')).toHaveText(['Enter your username', 'Enter your password']);
    for (const name of ['ruth', 'nobody']) {
      await signIn(page, name, 'wrong horse battery');
      await expect
        .soft(summary(page).getByRole('link'))
        .toHaveText(['The username or the password is wrong. Check both and try again.']);
      await expect.soft(summary(page)).toBeFocused();
      await expect.soft(page.getByLabel('Username')).toHaveValue(name);
      await expect.soft(page.getByLabel('Password')).toHaveValue('');
    }
  });

  await test.step('after too many tries it says how long to wait', async () => {
    // See src/server/auth/sign-in.test.ts for the limit on tries.
    await page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '830' }, json: { message: 'Signing in failed too often.' } }),
    );
    await signIn(page, 'stranger', 'a guess');
    await expect.soft(page.getByText('Too many tries. Wait 14 minutes and try again.').first()).toBeVisible();
    await page.unroute('**/api/auth/sign-in');
  });

  await test.step('whoever asks for a screen signs in and is there', async () => {
    await page.goto('/admin/tools?q=whisper');
    await expect.soft(page).toHaveTitle(/^Sign in/);
    await signIn(page, 'amos');
    await expect.soft(heading(page)).toHaveText('Tools');
    await expect.soft(page.getByLabel('Search tools')).toHaveValue('whisper');
    await expect.soft(page.getByRole('link', { name: 'Whisper' })).toBeVisible();
    await page.reload();
    await expect.soft(heading(page)).toHaveText('Tools');
  });

  await test.step('signing out ends the session, and Back shows nothing', async () => {
    await openDesk(page, '/admin');
    await followMenu(page, 'Audit log');
    await expect(heading(page)).toHaveText('Audit log');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveTitle(/^Sign in/);
    expect.soft((await page.request.get('/api/staff/session')).status()).toBe(401);
    await page.goBack();
    await expect.soft(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.soft(page.getByRole('table')).toHaveCount(0);
    // The next session does not show it either, before its own read.
    await page.route(/\/api\/staff\/audit/, () => {});
    await page.goForward();
    await signIn(page, 'ruth');
    await expect.soft(heading(page)).toHaveText('Audit log');
    await expect.soft(page.getByRole('table')).toHaveCount(0);
    await page.unroute(/\/api\/staff\/audit/);
  });

  await test.step('signing out everywhere ends the sessions of other browsers too', async () => {
    const elsewhere = await request.post('/api/auth/sign-in', { data: { username: 'amos', password } });
    expect(elsewhere.status()).toBe(200);
    await openDesk(page, '/admin/account', 'amos');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect.soft(page).toHaveTitle(/^Sign in/);
    expect.soft((await request.get('/api/staff/session')).status()).toBe(401);
  });

  await test.step('whoever goes on before the first screen has come finds the heading of the next one with the focus', async () => {
    await openDesk(page, '/admin');
    await expect(heading(page)).toHaveText('What waits for you');
    // Simulates a slow host: the frame has loaded, and its screen has not.
    await page.route(/\/assets\/home-/, () => {});
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect.soft(heading(page)).toHaveText('Forgot your password?');
    await expect.soft(heading(page)).toBeFocused();
  });
});

test('a session that ends while somebody types', { tag: '@desktop' }, async ({ page, hubDatabase }) => {
  const notes = page.getByLabel('Notes');
  const saveNotes = page.getByRole('button', { name: 'Save notes' });
  const notice = page.getByText('Notes saved').first();
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  /** Ends the session as the notes are sent: a read of the screen after its end would open the dialog too early. */
  const endSessionAtSave = (...statement: Parameters<typeof hubDatabase.run>) => {
    let hasEnded = false;
    return page.route('**/api/staff/submissions/*', async (route) => {
      if (route.request().method() !== 'GET' && !hasEnded) {
        hasEnded = true;
        hubDatabase.run(...statement);
      }
      await route.continue();
    });
  };
  const signInAgain = async (typedPassword: string) => {
    await dialog.getByLabel('Password').fill(typedPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  };

  await test.step('it is renewed over the screen, and nothing is lost', async () => {
    const id = await suggest(page, { title: 'Lantern of the session' });
    await openDesk(page, `/admin/submissions/${id}`);
    await notes.fill('Asked the maker about prices.');
    await endSessionAtSave('delete from "sessions"');
    await saveNotes.click();
    await expect(dialog).toBeVisible();
    await expect.soft(dialog.getByLabel('Username')).toHaveValue('ruth');
    await signInAgain('wrong horse battery');
    await expect.soft(summary(page)).toBeFocused();
    await signInAgain(password);
    await expect.soft(dialog).toHaveCount(0);
    await expect.soft(notice).toBeVisible();
    await page.reload();
    await expect.soft(notes).toHaveValue('Asked the maker about prices.');
  });

  await test.step('whoever does not sign in again keeps what was typed, and can save later', async () => {
    const id = await suggest(page, { title: 'Lantern of the other session' });
    await openDesk(page, `/admin/submissions/${id}`);
    await notes.fill('Typed for an hour.');
    await endSessionAtSave('update "sessions" set "expiresAt" = ?', '2026-01-01T00:00:00.000Z');
    await saveNotes.click();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.soft(page.getByText('That didn’t work').first()).toBeVisible();
    await expect.soft(notes).toHaveValue('Typed for an hour.');
    await saveNotes.click();
    await signInAgain(password);
    await expect.soft(notice).toBeVisible();
  });
});
