// `npm run test:deploy`.
import { runCommand } from './host-node.mjs';

runCommand(() => import('./deploy-command.mjs'));
