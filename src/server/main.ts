import { fileURLToPath } from 'node:url';
import { StartupError } from './errors.ts';
import { startServer } from './start.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Time within which every connection brings its next request under load, on a busy machine too.
const idleGraceMs = 2_000;

try {
  const development = process.argv.includes('--dev');
  // No warm-up for a hub that ends soon, as in tests: it renders no page before somebody asks for it.
  const warmUp = !development && !process.argv.includes('--cold');
  const hub = await startServer({ root, environment: process.env, development, warmUp });
  let stoppingSince: number | undefined;
  const stop = () => {
    // Exits at once in development, where the hot-reload socket would keep a patient stop waiting for ever.
    if (development) process.exit(0);
    // Ignores a second signal within a second: a terminal's Ctrl-C arrives twice, from itself and from npm.
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > 1_000) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    hub.stop(idleGraceMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Prints once the signal handlers are set: the reader of this line may stop the hub at once.
  console.log(`Ministry AI Hub is ready at ${hub.address}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  // Exits at once: the process that restarts the hub waits for its end, and nothing left over may delay that.
  process.exit(1);
}
