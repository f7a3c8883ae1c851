import { expect, test } from '../environment/test.ts';
import { screenAddresses } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { hubs } from './catalogue.ts';
import { openPage } from './open-page.ts';
import { menuEntry } from './site-menu.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Two runs of axe on a long page take their time on a busy machine.
test.describe.configure({ timeout: 60_000 });

// Hubs are one screen: on a phone one of each kind is enough.
const hubsOfPhone = ['/llm-hub', '/voice-hub', '/worship-hub', '/translation-hub', '/analytics-hub'];
const isAlike = (address: string) => hubs.some((hub) => hub.address === address) && !hubsOfPhone.includes(address);

for (const address of screenAddresses) {
  test(`axe finds nothing on ${address}, light or dark`, { tag: isAlike(address) ? '@desktop' : [] }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/);
    await page.goto(address);
    await expectNoViolation(page);
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
    for (const summary of (await page.getByRole('main').locator('summary').all()).slice(0, 3)) await summary.click();
    await expectNoViolation(page);
  }
});
