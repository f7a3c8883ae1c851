// `npm run content:export`.
import { runCommand } from './host-node.mjs';

runCommand(async () => (await import('./data-commands.mjs')).contentExport);
