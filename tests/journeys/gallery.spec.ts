import { byDay } from '../environment/night.ts';
import { startServer } from '../environment/server.ts';
import { test as base, expect } from '../environment/test.ts';
import { expectNoViolation } from './axe.ts';

// The page of primitives exists only on the development server: this also tests that `npm run dev` serves complete pages.
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

// The development server offers a socket for changes, which the page's policy refuses.
test.beforeEach(({ allowErrors }) => allowErrors(/Connecting to 'ws:/));

test('while developing, axe finds no fault in any primitive, in both themes, on a phone and on a wide screen', {
  tag: '@desktop',
}, async ({ page }) => {
  // Reduced motion: otherwise a theme's colors change too late for axe.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of byDay([1280], { atNight: [1280, 390] })) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dev/ui');
    await expect(page.getByRole('button', { name: 'Open the alert dialog' })).toBeVisible();
    await expectNoViolation(page, `/dev/ui at ${width} px`);
  }
});
