import { join } from 'node:path';
import { inject } from 'vitest';
import type { Content } from '#server/content/read-content.ts';
import { readContent } from '#server/content/read-content.ts';

/** A folder from which the hubs of one worker start in turn, and what its files say. No test writes there. */
export interface SharedRoot {
  root: string;
  content: Content;
}

/** By its catalogue: of hubs that visitors and staff write to, and of hubs that are backed up. */
export type SharedCatalogue = 'visited' | 'backedUp';

const roots = new Map<SharedCatalogue, SharedRoot>();

/** The files that migrated.ts has written, read once in each worker: else that is half of what it takes to start a hub. */
export function sharedRoot(catalogue: SharedCatalogue): SharedRoot {
  const root = inject('hubRoots')[catalogue];
  const known = roots.get(catalogue) ?? { root, content: readContent(join(root, 'content')) };
  roots.set(catalogue, known);
  return known;
}
