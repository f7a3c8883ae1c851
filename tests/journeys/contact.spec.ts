import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { openPage } from './open-page.ts';
import { asSlowAsAPerson, expect, hydrated, moments, openAt, screensOf, test } from './visitor-test.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There’s a problem' });

for (const moment of moments) {
  test(
    `a visitor writes with a mistake, mends it and sends it, ${moment}`,
    screensOf(moment),
    async ({ browser, server, stored, isMobile }) => {
      await using visit = await openAt(moment, browser, `${server.origin}/contact`);
      const { page, release } = visit;
      const message = `Which tools do you use, ${moment} ${isMobile}?`;
      await page.getByLabel('Message').fill(message);
      await send(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([
        'Enter your name',
        'Enter an email address like name@church.org',
      ]);
      await expect(page).toHaveTitle(/^Error: Contact/);
      await expect(page.getByLabel('Message')).toHaveValue(message);
      await expect(page.getByRole('checkbox', { name: /news/ })).not.toBeChecked();
      release();
      if (moment !== 'without scripts') await hydrated(page);

      await page.getByLabel('Your Name').fill('Ruth Adeyemi');
      await page.getByLabel('Your Email').fill('ruth@stmarks.example');
      await page.getByLabel('Ministry or church').fill('St. Mark’s');
      await page.getByRole('checkbox', { name: /news/ }).check();
      await asSlowAsAPerson(server);
      await send(page).click();
      await expect(page.getByText('We have your message, and we read every one.').first()).toBeVisible();
      await expect(page).toHaveTitle(/^Contact/);
      await expect(page.getByLabel('Message')).toHaveValue('');
      expect(stored('contacts', { column: 'message', value: message })).toEqual([
        expect.objectContaining({
          name: 'Ruth Adeyemi',
          organization: 'St. Mark’s',
          subject: null,
          newsletter: 1,
          status: 'pending',
          formToken: 'valid',
        }),
      ]);
    },
  );
}

test('a wrong price is told in one field without a name, with and without a script, and the desk gets it with its tool', async ({
  browser,
  server,
  stored,
  isMobile,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: isMobile, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/tools/claude');
  await page.getByRole('link', { name: 'Wrong price' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wrong price' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  if (isMobile) await expectNoViolation(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Say what the price is').first()).toBeVisible();
  const message = `Pro is $25 now, on ${isMobile ? 'a phone' : 'a desk'}`;
  await page.getByRole('textbox', { name: 'What is the price?' }).fill(message);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We have your message, and we read every one.')).toBeVisible();
  expect(stored('contacts', { column: 'message', value: message })).toEqual([
    expect.objectContaining({ subject: 'Price of /tools/claude', name: '', email: '' }),
  ]);
  await context.close();
});

test('interest in a coming-soon category can be left with an address, and a mistake in it is told', { tag: '@desktop' }, async ({
  page,
  stored,
  allowErrors,
}) => {
  allowErrors(/422/);
  const email = 'ruth.interest@stmarks.example';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/resources');
  const open = page.getByRole('button', { name: "I'm Interested: Analytics" });
  await open.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Thank you for your interest');
  await expectNoViolation(page);
  await dialog.getByLabel('Your Email').fill('ruth');
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog.getByLabel('Your Email')).toHaveAccessibleDescription(/Enter an email address like name@church.org/);
  await dialog.getByLabel('Your Email').fill(email);
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog).toContainText('We’ll write to you when Analytics opens.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  expect(stored('contacts', { column: 'email', value: email })).toEqual([
    expect.objectContaining({ subject: 'Interest: Analytics', interestCategory: 'Analytics', status: 'pending' }),
  ]);
});

test('where the dialog does not come, the button leads to the form, with its subject filled in', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await page.route(/interest-dialog/, (route) => route.abort());
  await openPage(page, '/resources');
  await page.getByRole('button', { name: "I'm Interested: Analytics" }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Interest: Analytics');
});

// See tests/contracts/ways-without-scripts.test.ts for the form without scripts.
test('the card of a coming category leads to the form, with its subject filled in, before the scripts come', {
  tag: '@desktop',
}, async ({ browser, server }) => {
  await using visit = await openAt('before the scripts come', browser, `${server.origin}/resources`);
  await visit.page.getByRole('button', { name: "I'm Interested: Analytics" }).click();
  await expect(visit.page.getByLabel('Subject')).toHaveValue('Interest: Analytics');
});

for (const { on, tag } of [
  { on: 'on a phone', tag: ['@phone'] },
  { on: 'on a wide screen', tag: ['@night', '@desktop'] },
]) {
  test(`the page is accessible, empty, with errors and after it was sent, light or dark, ${on}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    await hydrated(page);
    await expectNoViolation(page);
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expectNoViolation(page);
    await page.getByLabel('Your Name').fill('Ruth');
    await page.getByLabel('Your Email').fill('ruth@stmarks.example');
    await page.getByLabel('Message').fill('Hello');
    await send(page).click();
    await expect(page.getByText('We have your message, and we’ll answer by email.')).toBeVisible();
    await expectNoViolation(page);
  });
}
