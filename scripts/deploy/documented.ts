import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs/operations.md');
const block = /^(?:<!-- run: ([a-z-]+) -->\n)?```sh\n([\s\S]*?)^```$/gm;

/** Returns the blocks of commands of docs/operations.md; the name of a block without one is empty. */
export function documentedBlocks(): { name: string; commands: string }[] {
  return [...readFileSync(page, 'utf8').matchAll(block)].map(([, name = '', commands = '']) => ({ name, commands }));
}

/**
 * Returns the commands of a named block of docs/operations.md.
 * @throws if there is no such block
 */
export function commandsOf(name: string): string {
  const commandBlock = documentedBlocks().find((one) => one.name === name);
  if (!commandBlock) throw new Error(`docs/operations.md has no block 'run: ${name}'`);
  return commandBlock.commands;
}
