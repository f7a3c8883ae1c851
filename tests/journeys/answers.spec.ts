import { expect, test } from '../environment/test.ts';

test.use({ javaScriptEnabled: false });

test('a visitor finds an answer by its topic, and reads what stands behind it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Answers' }).click();
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /Meetings and recording/ })
    .click();
  await expect(page).toHaveURL('/answers#meetings-and-recording');
  await page.getByRole('link', { name: 'Does a notetaker need everyone’s consent?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does a notetaker need everyone’s consent?');
  const main = page.getByRole('main');
  await expect(main.getByText('In some states, yes, so ask everyone, every time, before it starts.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Otter, Terms of Service' })).toHaveAttribute(
    'href',
    'https://otter.ai/terms-of-service',
  );
  await expect(main.getByText('March 24, 2024. Read November 22, 2026.')).toBeVisible();
  await expect(main.getByText(/isn’t legal advice/)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Staff meeting notes and a clear action list' })).toHaveAttribute(
    'href',
    '/workflows/staff-meeting-notes-and-actions',
  );
});

test('a law is told with its country, its source and the day it was read', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/answers/do-we-have-to-report-abuse-told-to-a-bot');
  const main = page.getByRole('main');
  await expect(main.getByRole('term').first()).toHaveText(/United States/);
  await expect(main.getByText(/Read November \d{1,2}, 2026\./).first()).toBeVisible();
});

test('an unknown answer is not found', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  expect((await page.goto('/answers/no-such-answer'))?.status()).toBe(404);
});
