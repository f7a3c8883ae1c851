import { expect, test } from '../environment/test.ts';
import { screensOfKinds } from './addresses.ts';
import { expectNoViolation, narrow, wide } from './axe.ts';
import { openPage, untilLaidOut } from './open-page.ts';
import { menuEntry } from './site-menu.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, addresses] of Object.entries(screensOfKinds)) {
  test(`axe finds nothing on ${kind}, light or dark, on a wide screen and a narrow one`, { tag: '@desktop' }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/);
    for (const address of addresses) {
      await page.setViewportSize(wide);
      await openPage(page, address);
      // What lies below the first screen takes its true place when the page is idle.
      await untilLaidOut(page);
      await expectNoViolation(page, address);
      await page.setViewportSize(narrow);
      await expectNoViolation(page, `${address} on a narrow screen`);
    }
  });
}

test('axe finds nothing on the open menu', async ({ page, isMobile }) => {
  await openPage(page, '/all-tools?q=caption');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: isMobile ? 'Menu' : 'Resources' }).press('Enter');
  await expect(menuEntry(bar, 'All Tools')).toBeVisible();
  await expectNoViolation(page);
});

test('axe finds nothing on the open search, with results and without', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Search the hub' });
  for (const typed of ['', 'homily', 'xyzzyx']) {
    await field.fill(typed);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      typed ? new RegExp(`esults? for ${typed}`) : /use most/,
    );
    await expectNoViolation(page);
  }
});

test('axe finds nothing on the open dialog of a workflow', async ({ page }) => {
  await openPage(page, '/worship-hub?tab=workflows');
  await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
});

test('axe finds nothing on the thanks for an interest', async ({ page }) => {
  await openPage(page, '/resources');
  await page.getByRole('button', { name: /^I'm Interested: Analytics/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolation(page);
});

test('axe finds nothing on opened rows, sections and tables of figures', async ({ page }) => {
  for (const address of ['/all-workflows?q=sermon', '/translation-hub', '/research?tab=barna']) {
    await openPage(page, address);
    for (const summary of (await page.getByRole('main').locator('summary:visible').all()).slice(0, 3)) await summary.click();
    await expectNoViolation(page);
  }
});
