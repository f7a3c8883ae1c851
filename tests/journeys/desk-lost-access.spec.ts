import { appCode } from '../authenticator.ts';
import { expect, heading, password, signIn, test } from './desk-test.ts';
import { byKeyboard } from './hands.ts';

test('whoever lost the recovery codes too asks an administrator, who takes the second factor away', { tag: '@desktop' }, async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/admin/account');
  await signIn(page, 'amos');
  const begin = page.getByRole('form', { name: 'Set up a second factor' });
  await begin.getByLabel('Your password now').fill(password);
  await begin.getByRole('button', { name: 'Set up an app' }).click();
  const key = (await page.locator('#setup-key').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(appCode(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  const context = await browser.newContext({ baseURL: server.origin });
  const admin = await context.newPage();
  await admin.goto('/admin/users');
  await signIn(admin, 'ruth');
  const row = admin.getByRole('row', { name: /^amos/ });
  await expect(row).toContainText('Yes, with a code');
  await row.getByRole('button', { name: 'Remove second factor: amos' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click();
  await expect(row).not.toContainText('with a code');
  await context.close();

  await page.goto('/admin');
  await signIn(page, 'amos');
  await expect(heading(page)).toHaveText('What waits for you');
});

test('one sees where one is signed in, and ends a session there', { tag: '@desktop' }, async ({ page, browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const phone = await context.newPage();
  await phone.goto('/admin');
  await signIn(phone, 'ruth');
  await expect(heading(phone)).toBeVisible();
  await page.goto('/admin/account');
  await signIn(page, 'ruth');
  const others = page.getByRole('button', { name: /^End the session of Chrome on / });
  const count = await others
    .first()
    .waitFor()
    .then(() => others.count());
  await byKeyboard(page).press(others.first());
  await expect(others).toHaveCount(count - 1);
  await expect(page.getByRole('row', { name: /This one/ })).toBeVisible();
  expect((await phone.request.get('/api/staff/session')).status()).toBe(401);
  await context.close();
});

test('whoever goes on before the first screen has come finds the heading of the next one with the focus', async ({ page }) => {
  await page.goto('/admin');
  await signIn(page, 'ruth');
  await expect(heading(page)).toHaveText('What waits for you');
  // As on a slow host: the frame is there, and the screen in it is not yet.
  await page.route(/\/assets\/home-/, () => {});
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Forgot your password?');
  await expect(heading(page)).toBeFocused();
});
