import { defineConfig } from '@playwright/test';
import { isNight } from './tests/environment/night.ts';

const isRoot = process.getuid?.() === 0;

/** The sweeps are for `npm run test:full`. A project's own `grepInvert` stands in the place of the config's: each names it. */
const leftOut = isNight ? [] : [/@night/];

// The server is a fixture, one for each worker: tests/environment/test.ts.
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  workers: 2,
  fullyParallel: true,
  // The machines that run the checks are shared: a test that fails twice is broken, one that fails once is told as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A shared machine can be slow, and a visit has many steps; a test that waits for nothing fails all the same.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  use: {
    // An element that can never be pressed is reported by name, before the time of the whole test is over.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // tests/journeys/offline.spec.ts allows it; elsewhere what is tested is the server's answer.
    serviceWorkers: 'block',
    launchOptions: {
      // Found by scripts/prepare/find-chromium.mjs; without it, Playwright's own download.
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium without windows would fit letters to whole pixels, and lines would break where they do on no screen.
        '--font-render-hinting=none',
        // Otherwise each page starts a second process beforehand, for another site that no test goes to.
        '--disable-site-isolation-trials',
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
      // With it Chromium injects a style, which our Content-Security-Policy rightly refuses, into every page.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  // A rule that does not depend on the screen is tested on one: '@desktop' or '@phone' in a test's tags.
  projects: [
    {
      name: 'phone',
      grepInvert: [/@desktop/, ...leftOut],
      // The shorter half: a second worker would start hubs of its own for it, and has the other half to begin with.
      workers: 1,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: [/@phone/, ...leftOut], use: { viewport: { width: 1280, height: 800 } } },
  ],
});
