import { byDay } from '../environment/night.ts';
import { expectNoViolation, narrow, wide } from './axe.ts';
import { expectNoViolationAtBoth, expectNoViolationAtNight } from './desk-axe.ts';
import { expect, followMenu, heading, noScriptInPreview, openDesk, suggest, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens of each kind: by day those that resemble no other, at night all. */
const screensOfKinds = {
  'the home screen and suggestions': {
    day: ['/admin', '/admin/submissions?q=nothing+is+called+this'],
    night: ['/admin/submissions?status=pending', '/admin/no-such-screen'],
  },
  'tools and workflows': {
    day: ['/admin/tools?q=chat', '/admin/tools/chatgpt', '/admin/workflows/weekly-email-newsletter'],
    night: [
      '/admin/tools/chatgpt/history',
      '/admin/new-tool',
      '/admin/workflows?q=sermon',
      '/admin/workflows/weekly-email-newsletter/history',
      '/admin/new-workflow',
    ],
  },
  'facts, re-checks and links': {
    day: ['/admin/tools/otter/evidence', '/admin/recheck?entry=tool/otter', '/admin/links', '/admin/numbers', '/admin/prices'],
    night: [
      '/admin/recheck?entry=workflow/weekly-email-newsletter',
      '/admin/tools/otter/facts/training/history',
      '/admin/tools/runway/changes/terms-september/history',
      '/admin/documents',
    ],
  },
  'texts beside the catalogue': {
    day: ['/admin/texts', '/admin/texts/site-texts/all', '/admin/texts/search-aliases/all'],
    night: [
      '/admin/texts/guides/llms',
      '/admin/texts/site-texts/all/history',
      '/admin/texts/replies/it-is-published',
      '/admin/texts/replies/it-is-published/history',
      '/admin/new-text/banners',
      '/admin/new-text/replies',
    ],
  },
  'what visitors tell': { day: ['/admin/contacts', '/admin/interest', '/admin/page-views'], night: ['/admin/questions'] },
  answers: {
    day: [
      '/admin/answers/does-a-notetaker-need-everyones-consent',
      '/admin/answers/does-a-notetaker-need-everyones-consent/history',
    ],
    night: ['/admin/answers?q=consent', '/admin/new-answer'],
  },
  'users, the log and the account': { day: ['/admin/users', '/admin/audit-log', '/admin/account'], night: [] },
};

for (const [kind, { day, night }] of Object.entries(screensOfKinds)) {
  test(`axe finds nothing on ${kind}, light or dark, and nothing is wider than the window, wide or narrow`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openDesk(page, '/admin');
    for (const address of byDay(day, { atNight: [...day, ...night] })) {
      if (address !== '/admin') await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expectNoViolationAtBoth(page, address);
    }
  });
}

test('axe finds nothing on what somebody sent and its publishing, errors told', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a question and its answering', async () => {
    const question = {
      question: 'May a very long question be asked of the desk by somebody who types on a phone?',
      category: 'Starting out',
    };
    const response = await page.request.post('/api/questions', { data: { ...question, email: 'naomi@stann.example' } });
    const { id } = (await response.json()) as { id: string };
    await openDesk(page, `/admin/questions/${id}`);
    await expectNoViolationAtBoth(page, 'a question');
    await page.getByRole('link', { name: 'Answer it', exact: true }).click();
    await page.getByRole('button', { name: 'Add Source' }).click();
    await expectNoViolationAtNight(page, 'its answering');
  });

  await test.step('a suggestion, its publishing and its errors', async () => {
    const id = await suggest(page, {
      title: 'Chat GPT and a title that goes on and on, as people write who paste a headline',
      website: `https://chatgpt.com/${'a-very-long-address/'.repeat(12)}`,
      submitterName: 'Johannes-Maximilian von Hohenlohe-Langenburg-Schillingsfürst',
      features: ['Drafts', 'x'.repeat(300)],
    });
    await openDesk(page, `/admin/submissions/${id}`);
    await expectNoViolationAtBoth(page, 'a suggestion');
    await page.getByRole('link', { name: 'Publish as a tool' }).click();
    await expect(page.getByLabel('Maker', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
    await expectNoViolationAtBoth(page, 'errors of its publishing');
  });
});

test('axe finds nothing on a fact that is edited, on decisions, the list of keys and the question about the card', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  allowErrors(/422/);
  const noLongerFound = page.getByRole('button', { name: /^No longer found/ });
  await openDesk(page, '/admin/recheck?entry=tool/fireflies');
  await page
    .getByRole('button', { name: /^Still true/ })
    .first()
    .click();
  await noLongerFound.first().click();
  await page
    .getByRole('button', { name: /^Changed/ })
    .first()
    .click();
  await page.getByLabel('Quotation').fill('');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
  await expectNoViolationAtBoth(page, 'a fact that is edited, and decisions');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'All keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toBeVisible();
  await expectNoViolationAtBoth(page, 'the list of keys');
  await page.keyboard.press('Escape');
  while ((await noLongerFound.count()) > 0) await noLongerFound.first().click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'The card rests on this' })).toBeVisible();
  await expectNoViolationAtBoth(page, 'the question about the card');
  await page.getByRole('button', { name: 'Go back' }).click();
});

test('axe finds nothing on the sign-in, the menu, a preview and a question', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503/);
  allowErrors(noScriptInPreview);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff desk');
  await expectNoViolationAtBoth(page, 'the sign-in');
  await openDesk(page, '/admin/tools/claude');
  await page.getByLabel('Badge').fill('New');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Claude' })).toBeVisible();
  await expectNoViolationAtBoth(page, 'a preview');
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolation(page, 'the menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize(wide);
  await page.route('**/api/staff/drafts/**', (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
  await page.getByLabel('Badge').fill('Newer');
  await followMenu(page, 'Home');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolationAtBoth(page, 'the question before leaving');
});

test('the keyboard alone is enough: skip link, menu, and the focus on each new screen’s heading', { tag: '@desktop' }, async ({
  page,
}) => {
  await openDesk(page, '/admin');
  const firstLink = page.getByRole('main').getByRole('link').first();
  // Pending work is counted after the heading is rendered; until then there is no link.
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
