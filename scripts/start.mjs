// `npm start` and `npm run dev`.
import { runCommand } from './host-node.mjs';

runCommand(() => import('./start-hub.mjs'));
