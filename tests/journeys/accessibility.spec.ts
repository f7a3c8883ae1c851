import { isNight } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { screensOfKinds } from './addresses.ts';
import { expectNoViolation, expectNoViolationAtBoth, narrow, wide } from './axe.ts';
import { openPage, untilLaidOut } from './open-page.ts';
import { menuEntry } from './site-menu.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens that resemble another page of these kinds: they are judged at night only. */
const alike = new Set([
  '/resources?category=Worship&view=workflows',
  '/compare?tools=otter',
  '/all-tools?q=bible',
  '/all-tools?q=canvaa',
  '/search?q=no+page+says+xyzzy',
  '/may-i-enter?what=internalDrafts&tool=claude',
  '/may-i-enter?what=membersDetails&tool=planning-center',
  '/workflows',
  '/workflows/worship-set-planning-by-theme',
  '/prompts?q=no+prompt+is+called+this',
  '/answers/kenya-data-protection-and-churches',
  '/tools/wordly',
  '/comparison/Gardening',
  '/image-guide',
  '/video-guide',
  '/your-church/policy?v=1&q6=c',
  '/your-church/training?sheet=leader',
  '/research?tab=barna',
  '/tools/no-such-tool',
  '/image-hub',
  '/video-hub',
  '/bible-study-hub',
  ...(screensOfKinds['the next hubs'] ?? []),
  ...(screensOfKinds['the last hubs'] ?? []),
  '/video-hub?tab=comparison',
  '/research-hub?tab=comparison',
  '/worship-hub?tab=comparison',
  '/image-hub?tab=tools&look=rows',
  '/worship-hub?tab=workflows&look=rows',
]);

for (const [kind, addresses] of Object.entries(screensOfKinds)) {
  const byDay = addresses.filter((address) => !alike.has(address));
  test(`axe finds nothing on ${kind}, light or dark, on a wide screen and a narrow one`, {
    tag: byDay.length > 0 ? '@desktop' : ['@night', '@desktop'],
  }, async ({ page, allowErrors }) => {
    test.slow(isNight, 'Each page is judged in four combinations.');
    allowErrors(/status of 404/);
    for (const address of isNight ? addresses : byDay) {
      await page.setViewportSize(wide);
      await openPage(page, address);
      // Elements below the first screen get their true position when the page is idle.
      await untilLaidOut(page);
      await expectNoViolationAtBoth(page, address);
    }
  });
}

test('every page that is judged at night alone stands among the kinds', { tag: '@desktop' }, () => {
  expect([...alike].filter((address) => !Object.values(screensOfKinds).flat().includes(address))).toEqual([]);
});

test('axe finds nothing on what opens above a page, light or dark, on a wide screen and a narrow one', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('axe finds nothing on the open menu', async () => {
    for (const [size, name] of [
      [wide, 'Resources'],
      [narrow, 'Menu'],
    ] as const) {
      await page.setViewportSize(size);
      await openPage(page, '/all-tools?q=caption');
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name }).press('Enter');
      await expect.soft(menuEntry(bar, 'All Tools')).toBeVisible();
      await expectNoViolation(page, `the menu at ${size.width} px`);
    }
  });

  await test.step('axe finds nothing on the open search, with results and without', async () => {
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Search the hub' });
    for (const query of ['', 'homily', 'xyzzyx']) {
      await field.fill(query);
      await expect
        .soft(page.getByRole('dialog').getByRole('status'))
        .toHaveText(query ? new RegExp(`esults? for ${query}`) : /use most/);
      await expectNoViolationAtBoth(page, `the search for '${query}'`);
    }
  });

  await test.step('axe finds nothing on the open dialog of a workflow', async () => {
    await openPage(page, '/worship-hub?tab=workflows');
    await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').press('Enter');
    await expect.soft(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationAtBoth(page, 'a workflow’s dialog');
  });

  await test.step('axe finds nothing on the thanks for an interest', async () => {
    await openPage(page, '/resources');
    await page.getByRole('button', { name: /^I'm Interested: Analytics/ }).click();
    await expect.soft(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolationAtBoth(page, 'the thanks');
  });
});

test('axe finds nothing on opened rows, sections and tables of figures', { tag: '@desktop' }, async ({ page }) => {
  for (const address of ['/all-workflows?q=sermon', '/translation-hub', '/research?tab=barna']) {
    await page.setViewportSize(wide);
    await openPage(page, address);
    for (const summary of (await page.getByRole('main').locator('summary:visible').all()).slice(0, 3)) await summary.click();
    await expectNoViolationAtBoth(page, address);
  }
});
