// `npm run content:import`.
import { runCommand } from './host-node.mjs';

runCommand(async () => (await import('./data-commands.mjs')).contentImport);
