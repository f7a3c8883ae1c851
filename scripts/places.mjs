import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** The Node.js that package.json pins: everything but these scripts runs on it. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');

/** Logs and half-finished work; may be deleted at any time. */
export const cacheFolder = join(root, '.cache');
