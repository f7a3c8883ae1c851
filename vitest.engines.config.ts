import { shared } from './vitest.config.ts';

// Browsers that Playwright can't drive: a run of its own, because each opens one window after the other.
export default {
  ...shared,
  test: {
    ...shared.test,
    include: ['tests/engines/**/*.test.ts'],
    exclude: [],
    // No database of its own: the hubs are processes.
    globalSetup: [],
    testTimeout: 900_000,
  },
};
