const remindEveryMs = 30_000;

/**
 * Prints the name of some work, a sign that it is still running, and its duration.
 * @template Result
 * @param {string} what such as 'Building the pages'
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(what, work) {
  const startMs = performance.now();
  const seconds = () => (performance.now() - startMs) / 1000;
  console.log(`${what} …`);
  const reminder = setInterval(() => console.log(`  still at it after ${seconds().toFixed(0)} s`), remindEveryMs);
  try {
    const result = await work();
    console.log(`  took ${seconds().toFixed(1)} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
