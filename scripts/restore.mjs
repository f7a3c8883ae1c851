// `npm run restore`.
import { runCommand } from './host-node.mjs';

runCommand(async () => (await import('./data-commands.mjs')).restore);
