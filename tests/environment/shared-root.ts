import { join } from 'node:path';
import { inject } from 'vitest';
import type { Content } from '#server/content/read-content.ts';
import { readContent } from '#server/content/read-content.ts';

/** Root folder of all hubs of one worker in turn, with the content of its files. No test writes there. */
export interface SharedRoot {
  root: string;
  content: Content;
}

let cachedRoot: SharedRoot | undefined;

/**
 * Files that migrated.ts has written for hubs that visitors and staff write to, read once in each worker: reading them is half
 * the time of starting a hub.
 */
export function sharedRoot(): SharedRoot {
  const root = inject('hubRoot');
  cachedRoot ??= { root, content: readContent(join(root, 'content')) };
  return cachedRoot;
}
