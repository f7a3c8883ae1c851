import yaml from '@rollup/plugin-yaml';
import { defineConfig } from 'vitest/config';

// Not vite.config.ts: tests import modules one by one and need nothing of what makes pages of them.
/** Settings that all our tests share. */
export const shared = defineConfig({
  plugins: [yaml()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // The browsers': playwright.config.ts and vitest.engines.config.ts; and vitest.faults.config.ts.
    exclude: ['tests/journeys/**', 'tests/faults/**', 'tests/engines/**'],
    globalSetup: ['tests/environment/migrated.ts'],
    setupFiles: ['tests/environment/fail-on-console.ts'],
    // One more than the two processors of the least machine, because many tests wait for PostgreSQL or for a time limit.
    maxWorkers: 3,
    // A hub keeps nothing in its modules, and starting anew for each file took a sixth of the time.
    isolate: false,
    // A shared machine can be slow; what hangs fails all the same.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Sweeps, which `npm test` leaves to `npm run test:full`.
    tags: [{ name: 'night' }],
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});

export default shared;
