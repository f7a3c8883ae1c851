// `npm run staff`.
import { runCommand } from './host-node.mjs';

runCommand(async () => (await import('./data-commands.mjs')).staff);
