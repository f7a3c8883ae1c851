import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endingCleanly, runProgram } from '../prepare/child-processes.mjs';
import { ensureInstalled } from '../prepare/install.mjs';
import { oneAtATime } from '../prepare/one-at-a-time.mjs';
import { cacheFolder, pinnedNode, root } from '../prepare/places.mjs';
import { diskIsFull, PlainError, tellsOfFullDisk } from '../prepare/plain-error.mjs';
import { withProgress } from '../prepare/progress.mjs';
import { carryFormerAssets } from './former-assets.mjs';
import { hashSources } from './source-hash.mjs';

const builtFolder = join(root, 'dist');
const stampFile = join(builtFolder, '.built-from');
const unfinished = join(cacheFolder, 'dist');
const replaced = join(cacheFolder, 'dist-replaced');

/**
 * `npm run build`: builds in any case.
 * @param {string[]} args '--if-changed' to build only if something changed, as `npm start` does
 */
export async function run(args) {
  await endingCleanly(async () => {
    await ensureInstalled();
    await (args.includes('--if-changed') ? ensureBuilt() : oneAtATime(build));
  });
  return 0;
}

/**
 * Builds when a source changed since the last build.
 * @returns {Promise<boolean>} true if it built
 * @throws {PlainError} with the output of the step that failed
 */
export async function ensureBuilt() {
  if (isBuilt()) return false;
  return oneAtATime(async () => {
    if (isBuilt()) return false;
    await build();
    return true;
  });
}

const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();

async function build() {
  // Hash before the work, so that an edit made meanwhile is built next time.
  const hash = hashSources();
  await withProgress('Building the pages', async () => {
    rmSync(unfinished, { recursive: true, force: true });
    await buildStep('The content has faults', ['scripts/test/check-content.ts']);
    await buildStep('The build of the pages failed', viteBuild('client'));
    await buildStep('The build of the pages failed', viteBuild('server', '--ssr', 'src/web/server.ts'));
    keepManifest();
    await buildStep('The build of the staff desk failed', viteBuild('desk', '--config', 'vite.desk.config.ts'));
    await buildStep('The build of the service worker failed', [
      'scripts/build/build-worker.ts',
      join(unfinished, 'client'),
      hash.slice(0, 16),
    ]);
    await buildStep('The documents could not be made', [
      'scripts/documents/make-documents.ts',
      join(unfinished, 'client', 'documents'),
    ]);
    for (const part of ['client', 'desk'])
      await buildStep('The built files could not be compressed', ['scripts/build/compress-assets.ts', join(unfinished, part)]);
    writeFileSync(join(unfinished, '.built-from'), hash);
    putInPlace();
  });
}

/**
 * @param {string} part folder of the build
 * @param {string[]} options of this part only
 */
const viteBuild = (part, ...options) => [
  'node_modules/vite/bin/vite.js',
  'build',
  ...options,
  '--outDir',
  join(unfinished, part),
  '--emptyOutDir',
  '--logLevel',
  'warn',
];

/** Moves the manifest out of the folder that is served: only the server needs it. */
function keepManifest() {
  renameSync(join(unfinished, 'client/.vite/manifest.json'), join(unfinished, 'server/client-manifest.json'));
  rmSync(join(unfinished, 'client/.vite'), { recursive: true });
}

/** Replaces the last good build at the end: a build that fails, or is stopped, leaves it in place. */
function putInPlace() {
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(replaced, { recursive: true, force: true });
  carryFormerAssets(builtFolder, unfinished, new Date());
  if (existsSync(builtFolder)) renameSync(builtFolder, replaced);
  renameSync(unfinished, builtFolder);
  rmSync(replaced, { recursive: true, force: true });
}

/**
 * @param {string} fault beginning of the sentence when this step fails
 * @param {string[]} args of the pinned Node
 */
async function buildStep(fault, args) {
  // Overrides the NODE_ENV of the caller: a development build of React is four times the size.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runProgram(pinnedNode, args, { env, log: 'build.log' });
  if (code === 0) return;
  if (tellsOfFullDisk(output)) throw new PlainError(diskIsFull);
  throw new PlainError(`${withoutStack(output)}\n\n${fault}: see above.`);
}

/**
 * Reduces output for the author: no colors, and no stack of the bundler.
 * @param {string} output
 */
const withoutStack = (output) =>
  stripVTControlCharacters(output)
    .replace(/^ +at .*(\n|$)/gm, '')
    .replace(/\s*(\{\s*)?errors: \[Getter\/Setter\]\s*\}\s*$/, '')
    .trim();
