// Options of the server's process: for `npm start`, the tests and the benchmark. deploy/ has the same.

/**
 * Flags for V8's memory. The server makes much short-lived text, and V8 grows to several times the live memory as long as the
 * machine has room. A small young generation, and a limit on the old one (ten times the need of a catalogue of a hundred tools,
 * enough for ten thousand) make it collect in time (docs/performance.md). Every Node must know each flag, or it would not start.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=512'];

/**
 * Returns memory that zlib's threads have used: they share two arenas, and blocks larger than 128 kB are allocated from the
 * system each time. Otherwise each burst of compressions stays with the process (20 to 40 MB).
 */
export const processSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
