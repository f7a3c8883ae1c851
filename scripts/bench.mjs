// `npm run bench`.
import { runCommand } from './host-node.mjs';

runCommand(() => import('./bench-command.mjs'));
