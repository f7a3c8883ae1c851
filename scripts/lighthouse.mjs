// `npm run lighthouse`.
import { runCommand } from './host-node.mjs';

runCommand(() => import('./lighthouse-command.mjs'));
