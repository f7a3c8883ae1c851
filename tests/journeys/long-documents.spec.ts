import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const documents = [
  '/llm-hub',
  '/marketing-hub',
  '/video-guide',
  '/about/how-we-check',
  '/policy-examples',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements',
  '/research?tab=barna',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a long document says what is on its page: beside it, or folded above it on a phone', async ({ page, isMobile }) => {
      for (const address of documents) {
        await (javaScriptEnabled ? openPage(page, address) : page.goto(address));
        const contents = page.getByRole('navigation', { name: 'On this page' });
        const links = contents.getByRole('link');
        if (isMobile) {
          await expect(links.first()).toBeHidden();
          await contents.getByText('On this page').last().click();
        }
        const last = links.last();
        const target = (await last.getAttribute('href')) ?? '';
        await last.click();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
      }
    });

    test('a part that is folded opens when the list leads to it', async ({ page, isMobile }) => {
      await (javaScriptEnabled ? openPage(page, '/marketing-hub') : page.goto('/marketing-hub'));
      const contents = page.getByRole('navigation', { name: 'On this page' });
      if (isMobile) await contents.getByText('On this page').last().click();
      await contents.getByRole('link', { name: 'How to begin this week' }).click();
      const part = page.locator('#how-to-begin-this-week');
      await expect(part).toBeVisible();
      await expect(part).toBeInViewport();
    });
  });
}

test('the list of a long document stays in sight while one reads', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/llm-hub');
  await page.getByRole('heading', { name: 'Further reading' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
});

test('public statements are scanned by year, and what each says unfolds', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/policy-examples?tab=statements');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/^20\d\d \(\d+\)$/);
  const first = panel.locator('.statement-list > li').first();
  await expect(first.getByRole('listitem').first()).toBeHidden();
  await first.getByText('What it says').click();
  await expect(first.getByRole('listitem').first()).toBeVisible();
});

test('a study tells in labeled facts who asked whom, and the page leads to the workflow that checks a figure', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/research?tab=barna');
  for (const label of ['Published by', 'Who was asked', 'How many', 'When', 'What it found', 'Its limits'])
    await expect(page.getByRole('tabpanel').getByRole('term').filter({ hasText: label }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Evidence check before you repeat a claim' }).click();
  await expect(page).toHaveURL('/workflows/evidence-check-on-a-claim');
});
