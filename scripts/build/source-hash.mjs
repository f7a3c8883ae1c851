import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/places.mjs';

/** Sources of the pages, and the tools that build them. */
export const sources = [
  'content',
  'public',
  'src',
  'scripts/build/build-pages.mjs',
  'scripts/build/build-worker.ts',
  'scripts/test/check-content.ts',
  'scripts/build/compress-assets.ts',
  'scripts/documents',
  'scripts/build/former-assets.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.desk.config.ts',
];
// Generated files, which the build writes itself, and tests, which are never built.
const notASource = /\.gen\.ts$|\.test\.tsx?$/;

/** Returns the hash of the names and bytes of everything the build reads: the same in every clone, independent of file times. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const name of sources) addToHash(hash, name);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} name relative to the repository
 */
function addToHash(hash, name) {
  if (notASource.test(name)) return;
  const path = join(root, name);
  try {
    const bytes = readFileSync(path);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EISDIR') for (const entry of readdirSync(path).sort()) addToHash(hash, `${name}/${entry}`);
    // The folder may not exist yet, or an editor may just have removed the file.
    else if (code !== 'ENOENT') throw error;
  }
}
