import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Documents: by day every second one is opened with scripts, and the others without.
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

    test('long documents say what is on their page', async ({ page, isMobile }) => {
      await test.step('a long document says what is on its page: beside it, or folded above it on a phone', async () => {
        const some = documents.filter((_, place) => place % 2 === (javaScriptEnabled ? 0 : 1));
        for (const address of byDay(some, { atNight: documents })) {
          await (javaScriptEnabled ? openPage(page, address) : page.goto(address));
          const contents = page.getByRole('navigation', { name: 'On this page' });
          const links = contents.getByRole('link');
          if (isMobile) {
            await expect.soft(links.first()).toBeHidden();
            await contents.getByText('On this page').last().click();
          }
          const last = links.last();
          const target = (await last.getAttribute('href')) ?? '';
          await last.click();
          await expect.soft(page).toHaveURL(new RegExp(`${target}$`));
          await expect.soft(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
        }
      });

      await test.step('a part that is folded opens when the list leads to it', async () => {
        await (javaScriptEnabled ? openPage(page, '/marketing-hub') : page.goto('/marketing-hub'));
        const contents = page.getByRole('navigation', { name: 'On this page' });
        if (isMobile) await contents.getByText('On this page').last().click();
        await contents.getByRole('link', { name: 'How to begin this week' }).click();
        const part = page.locator('#how-to-begin-this-week');
        await expect.soft(part).toBeVisible();
        await expect.soft(part).toBeInViewport();
      });
    });
  });
}

test('long documents on a wide screen', { tag: '@desktop' }, async ({ page }) => {
  await test.step('the list of a long document stays in sight while one reads', async () => {
    await openPage(page, '/llm-hub');
    await page.getByRole('heading', { name: 'Further reading' }).scrollIntoViewIfNeeded();
    await expect.soft(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
  });

  await test.step('public statements are scanned by year, and what each says unfolds', async () => {
    await openPage(page, '/policy-examples?tab=statements');
    const panel = page.getByRole('tabpanel');
    await expect.soft(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/^20\d\d \(\d+\)$/);
    const first = panel.locator('.statement-list > li').first();
    await expect.soft(first.getByRole('listitem').first()).toBeHidden();
    await first.getByText('What it says').click();
    await expect.soft(first.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('a study tells in labeled facts who asked whom, and the page leads to the workflow that checks a figure', async () => {
    await openPage(page, '/research?tab=barna');
    for (const label of ['Published by', 'Who was asked', 'How many', 'When', 'What it found', 'Its limits'])
      await expect.soft(page.getByRole('tabpanel').getByRole('term').filter({ hasText: label }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Evidence check before you repeat a claim' }).click();
    await expect.soft(page).toHaveURL('/workflows/evidence-check-on-a-claim');
  });
});
