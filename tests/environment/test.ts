import { test as base } from '@playwright/test';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

export { expect } from '@playwright/test';

/** Options that every browser test has in addition to Playwright's own. */
interface TestFixtures {
  /** Ignores errors in the browser that match, such as an intended 404. */
  allowErrors: (pattern: RegExp) => void;
  /**
   * True if the browser prefetches links. By default the visitor saves data, so that a test sees the requests of each act.
   */
  fetchesAhead: boolean;
}

interface WorkerFixtures {
  /** Server of this worker; `page.goto('/')` opens it. */
  server: RunningServer;
}

/** Runs in the page: the device reports that it saves data (https://wicg.github.io/savedata/). */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/**
 * Playwright's `test` on a running server that takes any number of forms. It fails on any error in the browser's console or
 * scripts that was not allowed.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
    async ({}, use) => {
      // Logs as much as possible, so that a test can search the log for forbidden data.
      const server = await startServer(
        { RATE_LIMIT_SUBMISSIONS: '10000', LOG_LEVEL: 'trace' },
        { isCold: true, clock: new Date() },
      );
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.origin),

  fetchesAhead: [false, { option: true }],

  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await context.addInitScript(saveData);
    await use(context);
  },

  allowErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const patterns: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => {
        errors.push(String(webError.error().stack ?? webError.error()));
      });
      await use((pattern) => patterns.push(pattern));
      const unexpected = errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
      if (unexpected.length > 0) throw new Error(`The browser reported errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});
