import { appCode } from '../authenticator.ts';
import { expect, heading, openDesk, password, signIn, test } from './desk-test.ts';
import { byKeyboard } from './hands.ts';

test('access that is lost, and access that is taken away', { tag: '@desktop' }, async ({ page, browser, server, request }) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const admin = await context.newPage();

  await test.step('whoever lost the recovery codes too asks an administrator, who takes the second factor away', async () => {
    await page.goto('/admin/account');
    await signIn(page, 'amos');
    const begin = page.getByRole('form', { name: 'Set up a second factor' });
    await begin.getByLabel('Your password now').fill(password);
    await begin.getByRole('button', { name: 'Set up an app' }).click();
    const key = (await page.locator('#setup-key').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(appCode(key));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();

    await admin.goto('/admin/users');
    await signIn(admin, 'ruth');
    const row = admin.getByRole('row', { name: /^amos/ });
    await expect(row).toContainText('Yes, with a code');
    await row.getByRole('button', { name: 'Remove second factor: amos' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click();
    await expect(row).not.toContainText('with a code');

    await page.goto('/admin');
    await signIn(page, 'amos');
    await expect(heading(page)).toHaveText('What waits for you');
  });

  await test.step('one sees where one is signed in, and ends a session there', async () => {
    const headers = { 'User-Agent': await page.evaluate(() => navigator.userAgent) };
    const phone = await request.post('/api/auth/sign-in', { data: { username: 'ruth', password }, headers });
    expect(phone.status()).toBe(200);
    await openDesk(admin, '/admin/account');
    const others = admin.getByRole('button', { name: /^End the session of Chrome on / });
    const count = await others
      .first()
      .waitFor()
      .then(() => others.count());
    await byKeyboard(admin).press(others.first());
    await expect(others).toHaveCount(count - 1);
    await expect(admin.getByRole('row', { name: /This one/ })).toBeVisible();
    expect((await request.get('/api/staff/session')).status()).toBe(401);
  });
  await context.close();
});
