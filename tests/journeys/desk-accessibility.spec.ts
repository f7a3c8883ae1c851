import { narrow, wide } from './axe.ts';
import { expectNoViolation, tooWide } from './desk-axe.ts';
import { expect, followMenu, heading, noScriptInPreview, openDesk, suggest, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screensOfKinds = {
  'the home screen and suggestions': [
    '/admin',
    '/admin/submissions?status=pending',
    '/admin/submissions?q=nothing+is+called+this',
    '/admin/no-such-screen',
  ],
  'tools and workflows': [
    '/admin/tools?q=chat',
    '/admin/tools/chatgpt',
    '/admin/tools/chatgpt/history',
    '/admin/new-tool',
    '/admin/workflows?q=sermon',
    '/admin/workflows/weekly-email-newsletter',
    '/admin/workflows/weekly-email-newsletter/history',
    '/admin/new-workflow',
  ],
  'facts, re-checks and links': [
    '/admin/tools/otter/evidence',
    '/admin/recheck?entry=tool/otter',
    '/admin/recheck?entry=workflow/weekly-email-newsletter',
    '/admin/tools/otter/facts/training/history',
    '/admin/tools/runway/changes/terms-september/history',
    '/admin/documents',
    '/admin/links',
    '/admin/numbers',
  ],
  'texts beside the catalogue': [
    '/admin/texts',
    '/admin/texts/site-texts/all',
    '/admin/texts/guides/llms',
    '/admin/texts/search-aliases/all',
    '/admin/texts/site-texts/all/history',
    '/admin/texts/replies/it-is-published',
    '/admin/texts/replies/it-is-published/history',
    '/admin/new-text/banners',
    '/admin/new-text/replies',
  ],
  'what visitors tell': ['/admin/contacts', '/admin/interest', '/admin/questions', '/admin/page-views'],
  answers: [
    '/admin/answers?q=consent',
    '/admin/answers/does-a-notetaker-need-everyones-consent',
    '/admin/answers/does-a-notetaker-need-everyones-consent/history',
    '/admin/new-answer',
  ],
  'users, the log and the account': ['/admin/users', '/admin/audit-log', '/admin/account'],
};

for (const [kind, addresses] of Object.entries(screensOfKinds)) {
  test(`axe finds nothing on ${kind}, light or dark, and nothing is wider than the window, wide or narrow`, {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const address of addresses) {
      await page.setViewportSize(wide);
      await openDesk(page, address);
      for (const size of [wide, narrow]) {
        const place = `${address} at ${size.width} px`;
        await page.setViewportSize(size);
        await expectNoViolation(page, place);
        expect.soft(await tooWide(page), place).toBe(0);
      }
    }
  });
}

test('axe finds nothing on a question and its answering', async ({ page }) => {
  const asked = {
    question: 'May a very long question be asked of the desk by somebody who types on a phone?',
    category: 'Starting out',
  };
  const response = await page.request.post('/api/questions', { data: { ...asked, email: 'naomi@stann.example' } });
  const { id } = (await response.json()) as { id: string };
  await openDesk(page, `/admin/questions/${id}`);
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Answer it', exact: true }).click();
  await page.getByRole('button', { name: 'Add Source' }).click();
  await expectNoViolation(page);
  expect(await tooWide(page)).toBe(0);
});

test('axe finds nothing on a suggestion, its publishing, its errors and its preview', async ({ page, isMobile }) => {
  const id = await suggest(page, {
    title: `Chat GPT and a title that goes on and on, as people write who paste a headline ${isMobile}`,
    website: `https://chatgpt.com/${'a-very-long-address/'.repeat(12)}`,
    submitterName: 'Johannes-Maximilian von Hohenlohe-Langenburg-Schillingsfürst',
    features: ['Drafts', 'x'.repeat(300)],
  });
  await openDesk(page, `/admin/submissions/${id}`);
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Publish as a tool' }).click();
  await expect(page.getByLabel('Maker', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
  await expectNoViolation(page);
  expect(await tooWide(page)).toBe(0);
});

test('axe finds nothing on a fact that is edited, on decisions, the list of keys and the question about the card', async ({
  page,
  allowErrors,
  isMobile,
}) => {
  allowErrors(/422/);
  await openDesk(page, '/admin/recheck?entry=tool/fireflies');
  await page
    .getByRole('button', { name: /^Still true/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^No longer found/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Changed/ })
    .first()
    .click();
  await page.getByLabel('Quotation').fill('');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
  await expectNoViolation(page);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Who has no keyboard is told of no keys.
  if (!isMobile) {
    await page.getByRole('button', { name: 'All keys' }).click();
    await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
  }
  while ((await page.getByRole('button', { name: /^No longer found/ }).count()) > 0)
    await page
      .getByRole('button', { name: /^No longer found/ })
      .first()
      .click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'The card rests on this' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Go back' }).click();
});

test('axe finds nothing on the sign-in, the menu, a preview and a question', async ({ page, isMobile, allowErrors }) => {
  allowErrors(/503/);
  allowErrors(noScriptInPreview);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff desk');
  await expectNoViolation(page);
  await openDesk(page, '/admin/tools/claude');
  await page.getByLabel('Badge').fill('New');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Claude' })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
  }
  await page.route('**/api/staff/drafts/**', (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
  await page.getByLabel('Badge').fill('Newer');
  await followMenu(page, 'Home');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolation(page);
});

test('the keyboard alone is enough: skip link, menu, and the focus on each new screen’s heading', { tag: '@desktop' }, async ({
  page,
}) => {
  await openDesk(page, '/admin');
  const firstLink = page.getByRole('main').getByRole('link').first();
  // What waits is counted after the heading stands; until then there is no link to go to.
  await expect(firstLink).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Tools' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('Tools');
  await expect(page).toHaveTitle(/^Tools/);
  await page.goBack();
  await expect(heading(page)).toHaveText('What waits for you');
  await expect(heading(page)).toBeFocused();
});
