import { appCode } from '../authenticator.ts';
import type { TestMailServer } from '../mail-server.ts';
import type { Desk } from './desk-at-hand.ts';
import { button, expectWords, followMenu, question, signIn } from './desk-at-hand.ts';
import { expect, heading } from './desk-test.ts';

// Days of the college's week on which somebody cannot sign in.

const newPassword = 'four words that differ';

/** A mailed link sets a new password, and works once. */
export async function forgetPassword({ page, hand, ...rest }: Desk, mailServer: TestMailServer) {
  await page.goto('/admin');
  await hand.press(button(page, 'Sign out'));
  await hand.press(page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Forgot your password\?/);
  await hand.type(page.getByLabel('Username or email address'), 'ruth@college.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('If ruth@college.example is one of the staff');

  await expect.poll(() => linkIn(mailServer), { timeout: 30_000 }).toMatch(/^http/);
  const link = linkIn(mailServer);
  const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel('New password once more')];
  await page.goto(link);
  await expect(page.getByLabel('Username')).toHaveValue('ruth');
  await hand.type(first, newPassword);
  await hand.type(second, 'four words that defer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The two new passwords differ');
  await expect(page.getByRole('alert')).toBeFocused();
  await hand.type(second, newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Your new password is set');
  expect(page.url()).not.toContain('token');

  await page.goto('/admin');
  await page.goto(link);
  await hand.type(first, newPassword);
  await hand.type(second, newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('This link no longer works');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await page.goto('/admin');
  await signIn({ page, hand, ...rest }, newPassword);
  await expect(heading(page)).toHaveText('What waits for you');
}

/** Link in the latest mail that has one, '' before it arrives. */
function linkIn({ received }: TestMailServer): string {
  const texts = received.map(({ text }) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  return texts.map((text) => /http:\/\/\S+\/admin\/new-password#\S+/.exec(text)?.[0]).findLast(Boolean) ?? '';
}

/** An app is set up, its phone is lost, a recovery code signs in, and it is turned off. */
export async function losePhone(desk: Desk) {
  const { page, hand } = desk;
  const codeForm = page.getByRole('form', { name: 'Sign in with a code' });
  await followMenu(desk, 'Your account');
  await hand.type(page.getByRole('form', { name: 'Set up a second factor' }).getByLabel('Your password now'), newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up your app' })).toBeFocused();
  const key = (await page.locator('#setup-key').innerText()).replaceAll(' ', '');
  await expect(page.getByRole('link', { name: 'Open it in the app' })).toHaveAttribute('href', new RegExp(`secret=${key}`));
  const code = page.getByRole('form', { name: 'The code from the app' }).getByLabel('Code');
  await hand.type(code, appCode(key, 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong');
  await hand.type(code, appCode(key));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const codes = await page.locator('#recovery-codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await hand.press(button(page, 'I have kept them'));
  await expectWords(page, 'signing in asks for a code from your app');

  await hand.press(button(page, 'Sign out'));
  await signIn(desk, newPassword);
  await expect(codeForm.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(appCode(key, 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong. Your app shows a new one every 30 seconds.');
  await hand.press(button(page, 'Use a recovery code'));
  await expect(codeForm.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your account');

  await hand.press(button(page, 'Turn it off'));
  await expect(question(page).getByLabel('Your password now')).toBeFocused();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expectWords(page, 'Second factor turned off');
  await expect(page.getByRole('form', { name: 'Set up a second factor' })).toBeVisible();
}
