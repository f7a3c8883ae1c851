import { join } from 'node:path';
import { inject } from 'vitest';
import type { Content } from '#server/content/read-content.ts';
import { readContent } from '#server/content/read-content.ts';

/** A folder from which the hubs of one worker start in turn, and what its files say. No test writes there. */
export interface SharedRoot {
  root: string;
  content: Content;
}

let known: SharedRoot | undefined;

/**
 * The files that migrated.ts has written for hubs that visitors and staff write to, read once in each worker: else that is half
 * of what it takes to start a hub.
 */
export function sharedRoot(): SharedRoot {
  const root = inject('hubRoot');
  known ??= { root, content: readContent(join(root, 'content')) };
  return known;
}
