import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs/operations.md');
const block = /^(?:<!-- run: ([a-z-]+) -->\n)?```sh\n([\s\S]*?)^```$/gm;

/** The blocks of commands of docs/operations.md; those without a name have an empty one. */
export function documentedBlocks(): { name: string; commands: string }[] {
  return [...readFileSync(page, 'utf8').matchAll(block)].map(([, name = '', commands = '']) => ({ name, commands }));
}

/**
 * The commands of docs/operations.md that stand under a name.
 * @throws when there are none
 */
export function documented(name: string): string {
  const found = documentedBlocks().find((one) => one.name === name);
  if (!found) throw new Error(`docs/operations.md has no block 'run: ${name}'`);
  return found.commands;
}
