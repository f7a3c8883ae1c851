// `npm run build`.
import { runCommand } from './host-node.mjs';

runCommand(() => import('./build-pages.mjs'));
