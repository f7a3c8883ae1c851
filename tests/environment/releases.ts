import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of a release, for building and running it, apart from the packages. */
const parts = [
  'content',
  'dist',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'vite.desk.config.ts',
];

/** Copy of the hub, with the release that is built here, of which further releases can be made. */
export interface Releases extends Disposable {
  root: string;
  /** Builds the next release, as `npm run build` does, and replaces the last. */
  next: () => Promise<void>;
  /** Removes files of former releases, as a build does after a week. */
  forgetFormer: () => void;
}

/**
 * Copies the hub. Each release is a real build of sources in which one attribute of the bar has changed. The bar is part of every
 * page, so that nearly every script has another name than before.
 */
export function copyReleases(): Releases {
  const copy = mkdtempSync(join(tmpdir(), 'hub-releases-'));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const bar = join(copy, 'src/web/navigation/site-bar.tsx');
  const source = readFileSync(bar, 'utf8');
  const attribute = 'className="site-bar"';
  let number = 1;
  return {
    root: copy,
    next: async () => {
      number += 1;
      const changedSource = source.replace(attribute, `${attribute} data-release="${number}"`);
      if (changedSource === source) throw new Error('The bar has no attribute that could change.');
      writeFileSync(bar, changedSource);
      const build = `const { ensureBuilt } = await import('./scripts/build/build-pages.mjs');
        if (!(await ensureBuilt())) throw new Error('Nothing was built.');`;
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], { cwd: copy });
    },
    forgetFormer: () => rmSync(join(copy, 'dist/former'), { recursive: true }),
    [Symbol.dispose]: () => rmSync(copy, { recursive: true }),
  };
}
