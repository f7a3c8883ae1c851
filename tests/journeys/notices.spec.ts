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

/** Dismisses the notice: each rule begins without one. */
async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
}

/** Sends the form, which fails, and waits for its notice. */
async function fail(page: Page): Promise<void> {
  await submit(page).click();
  await expect(notice(page)).toContainText('Nothing can be stored.');
}

test('notices on a wide screen', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a notice is at most 420 px wide', async () => {
    await fail(page);
    expect.soft((await notice(page).boundingBox())?.width).toBe(420);
    await dismiss(page);
  });

  await test.step('a notice stays for 5000 ms', async () => {
    await fail(page);
    await page.mouse.move(5, 300);
    await page.clock.runFor(4_900);
    await expect.soft(notice(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect.soft(notices(page)).toHaveCount(0);
  });

  await test.step('a notice stays while the pointer rests on it, and goes after the rest of its time', async () => {
    await fail(page);
    await page.clock.runFor(2_000);
    await notice(page).hover();
    await page.clock.runFor(60_000);
    await expect.soft(notice(page)).toBeVisible();
    await page.mouse.move(5, 300);
    await page.clock.runFor(2_900);
    await expect.soft(notice(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect.soft(notices(page)).toHaveCount(0);
  });

  await test.step('F8 leads to the notices, which stay while they have the focus', async () => {
    await fail(page);
    await page.keyboard.press('F8');
    await expect.soft(page.locator('.toast-region')).toBeFocused();
    await page.clock.runFor(60_000);
    await expect.soft(notice(page)).toBeVisible();
    await dismiss(page);
  });

  for (const [way, leave] of [
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
    await test.step(`a notice is dismissed from the keyboard with ${way}, and the focus is where it was`, async () => {
      await fail(page);
      await page.getByLabel('Description').focus();
      await leave(page);
      await expect.soft(notices(page)).toHaveCount(0);
      await expect.soft(page.getByLabel('Description')).toBeFocused();
    });
  }

  await test.step('a second notice takes the place of the first', async () => {
    await fail(page);
    await answerWith(page, 'Still nothing.');
    await submit(page).click();
    await expect.soft(notice(page)).toContainText('Still nothing.');
    await expect.soft(notices(page)).toHaveCount(1);
    await expect.soft(notice(page)).not.toContainText('Nothing can be stored.');
    await dismiss(page);
    await answerWith(page, 'Nothing can be stored.');
  });

  await test.step('a notice that is swiped right goes past 50 px, and comes back before', async () => {
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
    await expect.soft(notice(page)).toHaveAttribute('data-swipe', 'cancel');
    await swipe(60);
    await expect.soft(notices(page)).toHaveCount(0);
  });
});

test('a notice is as wide as the text on a phone', { tag: '@phone' }, async ({ page }) => {
  await fail(page);
  expect((await notice(page).boundingBox())?.width).toBe(390 - 2 * 20);
});
