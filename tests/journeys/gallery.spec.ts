import { startServer } from '../environment/server.ts';
import { test as base, expect } from '../environment/test.ts';
import { expectNoViolation } from './axe.ts';

// The page of all components, which only the development server shows. No other page has a tooltip yet.
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
    async ({}, use) => {
      const server = await startServer({ NODE_ENV: 'development' }, { development: true });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

// One after the other, by one server: two development servers would share Vite's port, and the end of one reloads the other's page.
test.describe.configure({ mode: 'default' });

// The development server offers a socket for changes, which the page's policy refuses.
test.beforeEach(({ allowErrors }) => allowErrors(/Connecting to 'ws:/));

test('a tooltip opens after 700 ms, and within 300 ms of another at once', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/dev/ui');
  const trigger = page.getByRole('button', { name: 'With a tooltip' });
  const tooltip = page.getByRole('tooltip');
  await trigger.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Show an error' })).toBeEnabled();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const leave = () => page.mouse.move(5, 300, { steps: 4 });

  await trigger.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Opens after 700 ms');

  await leave();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(299);
  await trigger.hover();
  await expect(tooltip).toHaveCount(1);

  await leave();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(301);
  await trigger.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
});

test('a tooltip opens at once for the keyboard, and Escape closes it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dev/ui');
  const trigger = page.getByRole('button', { name: 'With a tooltip' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Show an error' }).focus();
    await page.keyboard.press('Tab');
    await expect(trigger).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(trigger).toHaveAccessibleDescription('Opens after 700 ms');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('axe finds no fault in any component, in both themes, on a phone and on a wide screen', { tag: '@desktop' }, async ({
  page,
}) => {
  // Otherwise a theme's colours come too late for axe.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dev/ui');
    await expect(page.getByRole('button', { name: 'With a tooltip' })).toBeVisible();
    await expectNoViolation(page, `/dev/ui at ${width} px`);
  }
});
