// How the server's process is run: by `npm start`, and by the tests and the benchmark. deploy/ says the same.

/**
 * Young objects get 8 MB instead of 16 or more: the server makes much short-lived text, and would otherwise hold three times
 * its live memory (docs/performance.md).
 */
export const nodeFlags = ['--max-semi-space-size=8'];

/** Memory that zlib's threads have used is given back, not kept by each of them. */
export const processSettings = { MALLOC_ARENA_MAX: '2' };
