import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { appCode } from '../authenticator.ts';
import { startServer } from '../environment/server.ts';
import type { TestMailServer } from '../mail-server.ts';
import { openMailServer } from '../mail-server.ts';
import { test as base, expect, heading, password, signIn } from './desk-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const newPassword = 'four words that differ';

/** A desk that mails, whose staff have addresses. Each test has somebody of its own. */
const test = base.extend<object, { mailServer: TestMailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
    async ({}, use) => {
      await using mailServer = await openMailServer();
      await use(mailServer);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-lost-'));
      const environment = { DATA_DIR: dataDir, SMTP_URL: mailServer.url, STAFF_EMAIL: 'office@college.example' };
      const server = await startServer(environment);
      const staff = (...args: string[]) =>
        execFileSync(process.execPath, ['src/server/commands/staff-command.ts', ...args], {
          cwd: root,
          env: { ...process.env, DATA_DIR: dataDir },
          input: `${password}\n`,
        });
      staff('add', 'ruth');
      for (const name of ['naomi', 'amos', 'boaz']) staff('add', name);
      staff('email', 'naomi', 'naomi@college.example');
      await use(Object.assign(server, { dataDir }));
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Goes on by Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isThere()); steps += 1) {
    if (steps > 60) throw new Error('Tab does not lead there.');
    await page.keyboard.press('Tab');
  }
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const codeForm = (page: Page) => page.getByRole('form', { name: 'Sign in with a code' });

test('a forgotten password, by keyboard: a mailed link sets a new one, and serves once', async ({
  page,
  mailServer,
  allowErrors,
}) => {
  allowErrors(/409/);
  await page.goto('/admin/tools');
  await press(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Forgot your password\?/);
  await type(page, page.getByLabel('Username or mail address'), 'naomi@college.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('If naomi@college.example is one of the staff');

  await expect.poll(() => mailServer.received.length, { timeout: 30_000 }).toBe(1);
  const text = mailServer.received[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const link = /http:\/\/\S+\/admin\/new-password#\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByLabel('Username')).toHaveValue('naomi');
  await type(page, page.getByLabel('New password', { exact: true }), newPassword);
  await type(page, page.getByLabel('New password once more'), 'four words that defer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The two new passwords differ');
  await expect(page.getByRole('alert')).toBeFocused();
  await type(page, page.getByLabel('New password once more'), newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Your new password is set');
  expect(page.url()).not.toContain('token');
  await press(page, page.getByRole('link', { name: 'Sign in with the new password' }));
  await type(page, page.getByLabel('Username'), 'naomi');
  await type(page, page.getByLabel('Password'), newPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('What waits for you');

  await page.goto('/admin');
  await page.goto(link);
  await type(page, page.getByLabel('New password', { exact: true }), newPassword);
  await type(page, page.getByLabel('New password once more'), newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('This link serves no more');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a lost phone, by keyboard: an app is set up, a recovery code signs in without it, and it is turned off', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await page.goto('/admin/account');
  await signIn(page, 'amos');
  await type(page, page.getByRole('form', { name: 'Set up a second factor' }).getByLabel('Your password now'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up your app' })).toBeFocused();
  const key = (await page.locator('#setup-key').innerText()).replaceAll(' ', '');
  await expect(page.getByRole('link', { name: 'Open it in the app' })).toHaveAttribute('href', new RegExp(`secret=${key}`));
  const setup = page.getByRole('form', { name: 'The code of the app' });
  await type(page, setup.getByLabel('Code'), appCode(key, 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong');
  await type(page, setup.getByLabel('Code'), appCode(key));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const codes = await page.locator('#recovery-codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, page.getByRole('button', { name: 'I have kept them' }));
  await expect(page.getByText('signing in asks for a code of your app')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Sign out', exact: true }));
  await signIn(page, 'amos');
  await expect(codeForm(page).getByLabel('Code')).toBeFocused();
  await page.keyboard.type(appCode(key, 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong. Your app shows a new one every 30 seconds.');
  await press(page, page.getByRole('button', { name: 'Use a recovery code' }));
  await expect(codeForm(page).getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your account');

  await press(page, page.getByRole('button', { name: 'Turn it off' }));
  const question = page.getByRole('alertdialog', { name: 'Turn the second factor off?' });
  await expect(question.getByLabel('Your password now')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Second factor turned off').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Set up a second factor' })).toBeVisible();
});

test('whoever lost the recovery codes too asks an administrator, who takes the second factor away', { tag: '@desktop' }, async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/admin/account');
  await signIn(page, 'boaz');
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
  const row = admin.getByRole('row', { name: /^boaz/ });
  await expect(row).toContainText('Yes, with a code');
  await row.getByRole('button', { name: 'Remove second factor: boaz' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click();
  await expect(row).not.toContainText('with a code');
  await context.close();

  await page.goto('/admin');
  await signIn(page, 'boaz');
  await expect(heading(page)).toHaveText('What waits for you');
});

test('one sees where one is signed in, and ends a session there', async ({ page, browser, server }) => {
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
  await press(page, others.first());
  await expect(others).toHaveCount(count - 1);
  await expect(page.getByRole('row', { name: /This one/ })).toBeVisible();
  expect((await phone.request.get('/api/staff/session')).status()).toBe(401);
  await context.close();
});
