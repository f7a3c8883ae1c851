import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { securityHeaders } from '../requests/security-headers.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { compressedFor, makeCachedResponse } from '../response-cache/cached-response.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.md': 'text/markdown; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const compressible = /\.(js|css|svg|json|txt|webmanifest|md)$/;

/**
 * Loads the files of one part of the build, and those of former releases that the build has carried along, for tabs that were
 * open before (scripts/build/former-assets.mjs).
 * @param root the hub's folder, with `dist/` in it
 * @param base as for `loadAssets`
 */
export async function loadRelease(root: string, part: 'client' | 'desk', base = ''): Promise<Map<string, CachedResponse>> {
  const former = join(root, 'dist/former', part);
  const formerFiles = existsSync(former) ? await loadAssets(former, base) : [];
  return new Map([...formerFiles, ...(await loadAssets(join(root, 'dist', part), base))]);
}

/**
 * Loads every built file, ready to write, by its address. Files under assets/ carry a hash in their name and never change.
 * @param base prefix of their addresses, such as '/admin'
 */
export async function loadAssets(folder: string, base = ''): Promise<Map<string, CachedResponse>> {
  const assets = new Map<string, CachedResponse>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    if (!entry.isFile() || extension === '.br' || extension === '.gz') continue;
    const path = relative(folder, file).split(sep).join('/');
    const answer = makeCachedResponse({
      body: readFileSync(file),
      headers: {
        ...securityHeaders,
        // Allows our own pages to show our PDFs in a viewer.
        ...(extension === '.pdf' && { 'X-Frame-Options': 'SAMEORIGIN' }),
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': cacheControlOf(path),
      },
      compressible: compressible.test(file),
      compressed: { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
    });
    // Compresses once at startup, where the build has not done it.
    assets.set(`${base}/${path}`, await compressedFor('gzip', await compressedFor('br', answer)));
  }
  return assets;
}

function cacheControlOf(path: string): string {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Browsers must notice a new service worker at once.
  return path === 'sw.js' ? 'no-cache' : 'public, max-age=3600';
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
