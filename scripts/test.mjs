// `npm test` and `npm run check`.
import { runCommand } from './host-node.mjs';

runCommand(() => import('./run-checks.mjs'));
