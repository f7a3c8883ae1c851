import { shared } from './vitest.config.ts';

// Real processes that are killed, cut off and starved: apart from the other tests, because they take all of the machine.
export default {
  ...shared,
  test: {
    ...shared.test,
    include: ['tests/faults/**/*.test.ts'],
    exclude: [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};
