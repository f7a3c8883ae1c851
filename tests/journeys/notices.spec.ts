import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';
import { fillTool, submit } from './suggestion-form.ts';

// Notices (docs/product.md): one at a time, 5000 ms, swiped right past 50 px, reached with F8, at most 420 px wide.

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const notices = (page: Page) => region(page).getByRole('listitem');
const notice = (page: Page) => notices(page).first();

test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/503/);
  await page.clock.install();
  await openPage(page, '/submission');
  await fillTool(page, 'Candle');
  await answerWith(page, 'Nothing can be stored.');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
});

async function answerWith(page: Page, message: string): Promise<void> {
  await page.route('**/api/submissions', (route) => route.fulfill({ status: 503, json: { message } }));
}

/** Sends the form, which fails, and waits for the notice of it. */
async function fail(page: Page): Promise<void> {
  await submit(page).click();
  await expect(notice(page)).toContainText('Nothing can be stored.');
}

test('a notice stays for 5000 ms', { tag: '@desktop' }, async ({ page }) => {
  await fail(page);
  await page.mouse.move(5, 300);
  await page.clock.runFor(4_900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(notices(page)).toHaveCount(0);
});

test('a notice stays while the pointer rests on it, and goes after the rest of its time', { tag: '@desktop' }, async ({
  page,
}) => {
  await fail(page);
  await page.clock.runFor(2_000);
  await notice(page).hover();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(2_900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notices(page)).toHaveCount(0);
});

test('F8 leads to the notices, which stay while they have the focus', { tag: '@desktop' }, async ({ page }) => {
  await fail(page);
  await page.keyboard.press('F8');
  await expect(page.locator('.toast-region')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
});

for (const [way, dismiss] of [
  [
    'its close button',
    async (page: Page) => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Enter');
    },
  ],
  [
    'Escape',
    async (page: Page) => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
    },
  ],
] as const) {
  test(`a notice is dismissed from the keyboard with ${way}, and the focus is where it was`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await fail(page);
    await page.getByLabel('Description').focus();
    await dismiss(page);
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByLabel('Description')).toBeFocused();
  });
}

test('a second notice takes the place of the first', { tag: '@desktop' }, async ({ page }) => {
  await fail(page);
  await answerWith(page, 'Still nothing.');
  await submit(page).click();
  await expect(notice(page)).toContainText('Still nothing.');
  await expect(notices(page)).toHaveCount(1);
  await expect(notice(page)).not.toContainText('Nothing can be stored.');
});

test('a notice that is swiped right goes past 50 px, and comes back before', { tag: '@desktop' }, async ({ page }) => {
  await fail(page);
  const box = await notice(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const swipe = async (pixels: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y, { steps: 5 });
    await page.mouse.move(x + pixels, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(notice(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(60);
  await expect(notices(page)).toHaveCount(0);
});

test('a notice is at most 420 px wide, and on a phone as wide as the text', async ({ page, isMobile }) => {
  await fail(page);
  expect((await notice(page).boundingBox())?.width).toBe(isMobile ? 390 - 2 * 20 : 420);
});
