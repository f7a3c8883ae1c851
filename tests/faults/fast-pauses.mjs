// Runs in the server before it (node --import): pauses between requests to other sites take a hundredth of their time. The
// requests and their order are unchanged.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const wait = timers.setTimeout;
/** @type {typeof wait} */
timers.setTimeout = (ms = 0, value, options) => wait(ms / 100, value, options);
syncBuiltinESMExports();
