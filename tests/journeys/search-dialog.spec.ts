import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the hub' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Search the hub' });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const links = (page: Page) => dialog(page).getByRole('list', { name: 'Results', exact: true }).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

test('the button of the bar opens it, Escape closes it, and the focus goes back to the button', async ({ page }) => {
  await openPage(page, '/all-tools');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('the dialog is opened, typed into, followed and left by keyboard', { tag: '@desktop' }, async ({ page }) => {
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await test.step(`${key} opens it from anywhere`, async () => {
      await openPage(page, '/');
      const link = page.getByRole('banner').getByRole('link', { name: 'Research' });
      await link.focus();
      await page.keyboard.press(key);
      await expect.soft(field(page)).toBeFocused();
      await expect.soft(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect.soft(link).toBeFocused();
    });
  }

  await test.step('results follow what is typed and are announced; arrow keys go through them, Enter follows one', async () => {
    await openPage(page, '/');
    await markDocument(page);
    await button(page).click();
    await expect.soft(status(page)).toHaveText(/tools that our workflows use most/);
    await field(page).pressSequentially('midjurney');
    await expect.soft(links(page).first()).toHaveText('Midjourney');
    await expect.soft(status(page)).toHaveText(/^\d+ results? for midjurney$/);
    await page.keyboard.press('ArrowDown');
    await expect.soft(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect.soft(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.soft(page).toHaveURL('/tools/midjourney');
    await expect.soft(dialog(page)).toHaveCount(0);
    expect.soft(await isStillTheSame(page)).toBe(true);
  });

  await test.step('Enter in the field leads to the page with every result', async () => {
    await openPage(page, '/');
    await markDocument(page);
    await button(page).click();
    await field(page).fill('  sunday   school ');
    await page.keyboard.press('Enter');
    await expect.soft(page).toHaveURL('/search?q=sunday+school');
    await expect.soft(dialog(page)).toHaveCount(0);
    await expect.soft(page.getByRole('main').getByRole('searchbox')).toHaveValue('sunday school');
    expect.soft(await isStillTheSame(page)).toBe(true);
  });

  await test.step('what has happened already stands first, and is said first', async () => {
    await openPage(page, '/');
    await button(page).click();
    await field(page).fill('a volunteer uploaded the member list to chatgpt');
    await expect.soft(status(page)).toHaveText(/^Already entered\? Something private was pasted: what to do now\./);
    const now = dialog(page).getByRole('region', { name: 'What to do now' });
    await now.getByRole('link', { name: 'Already entered? Do this in the first hour' }).click();
    await expect.soft(page).toHaveURL('/when-something-goes-wrong/something-private-was-pasted');
    await expect.soft(dialog(page)).toHaveCount(0);
  });

  await test.step('an answer card opens in the dialog and leaves it open', async () => {
    await openPage(page, '/');
    await button(page).click();
    await field(page).fill('prayer list chatgpt');
    await expect.soft(dialog(page).getByRole('region', { name: 'Answer' })).toBeVisible();
    await expect.soft(field(page)).toBeFocused();
  });

  await test.step('/ is a letter where somebody types, and can be switched off', async () => {
    await openPage(page, '/all-tools');
    const search = page.getByRole('searchbox', { name: 'Search tools' });
    await search.fill('and');
    await search.press('/');
    await expect.soft(search).toHaveValue('and/');
    await expect.soft(dialog(page)).toHaveCount(0);

    await button(page).click();
    await dialog(page).getByRole('checkbox', { name: 'The / key opens this search' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect.soft(dialog(page)).toHaveCount(0);
    await page.reload();
    await openPage(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect.soft(field(page)).toHaveValue('');
    await expect.soft(dialog(page).getByRole('checkbox')).not.toBeChecked();
  });
});

test('a late answer to an older question is not shown', { tag: '@desktop' }, async ({ page }) => {
  let letFirstCome = () => {};
  const firstMayCome = new Promise<void>((resolve) => {
    letFirstCome = resolve;
  });
  await openPage(page, '/');
  await page.route(/\/api\/search\?q=canva\b/, async (route) => {
    await firstMayCome;
    await route.continue().catch(() => {});
  });
  await button(page).click();
  const firstRequest = page.waitForRequest(/q=canva\b/);
  await field(page).fill('canva');
  await firstRequest;
  await field(page).fill('whisper');
  await expect(links(page).first()).toHaveText('Whisper');
  letFirstCome();
  await expect(status(page)).toHaveText(/for whisper$/);
  await expect(links(page).first()).toHaveText('Whisper');
});

test('words of a fright bring the numbers to call, before everything else that is found', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, '/');
  await button(page).click();
  await field(page).fill('a teen wrote that he wants to kill himself');
  const card = dialog(page).locator('[data-card=crisis]');
  await expect(card.locator('a[href="tel:911"]')).toBeInViewport();
  await expect(card.locator('a[href="tel:988"]')).toBeInViewport();
  await expect(status(page)).toHaveText(/^If a life is in danger, call first: 911, 988/);
  await card.getByRole('link', { name: 'Someone wrote about suicide or abuse' }).click();
  await expect(page).toHaveURL('/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse');
  await expect(dialog(page)).toHaveCount(0);
});

test('a search that fails says so and offers two ways on', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 503/);
  await openPage(page, '/');
  let fails = true;
  await page.route('**/api/search*', (route) =>
    fails ? route.fulfill({ status: 503, json: { message: 'Busy' } }) : route.continue(),
  );
  await button(page).click();
  await field(page).fill('canva');
  await expect(dialog(page).getByRole('alert')).toContainText('The search didn’t answer.');
  await expect(dialog(page).getByRole('link', { name: 'Open the search page' })).toHaveAttribute('href', '/search?q=canva');
  fails = false;
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(links(page).first()).toHaveText('Canva');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('when the dialog itself cannot be loaded, the search page opens', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource|net::ERR/);
  await page.route('**/assets/search-dialog*', (route) => route.abort());
  await openPage(page, '/');
  await button(page).click();
  await expect(page).toHaveURL('/search');
});
