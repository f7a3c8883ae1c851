// `npm run backup`.
import { runCommand } from './host-node.mjs';

runCommand(async () => (await import('./data-commands.mjs')).backup);
