import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { runProgram } from './child-processes.mjs';
import { isInstalledByHand } from './installed-by-hand.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { cacheFolder, isHostNodeNewEnough, nodeBelow, nodePackages, pinnedNode, pinnedVersion, root } from './places.mjs';
import { diskIsFull, PlainError, tellsOfFullDisk } from './plain-error.mjs';
import { withProgress } from './progress.mjs';
import { installLog, requireNode } from './require-node.mjs';

const stampFile = join(root, 'node_modules/.installed-for');
const helperFolder = join(cacheFolder, 'pinned-node');

/**
 * Installs what package-lock.json lists unless it is there. If the host's Node is too old, the pinned one is installed first,
 * and npm runs on it: on an older one npm silently omits native parts of packages whose engines the host does not meet.
 * @throws {PlainError} when the registry cannot be reached, the disk is full, a system library is missing, or npm fails otherwise
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await oneAtATime(async () => {
    if (isInstalled()) return;
    if (!(existsSync(pinnedNode) && isInstalledByHand())) await install();
    await requireNode(pinnedNode, pinnedVersion);
    writeFileSync(stampFile, wantedStamp());
  });
}

const isInstalled = () => existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();

// Includes the platform: a folder shared between systems (a container's mount) needs other native parts.
const wantedStamp = () =>
  `${process.platform} ${process.arch} ${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')}\n`;

async function install() {
  try {
    const nodeFolder = isHostNodeNewEnough
      ? dirname(process.execPath)
      : await withProgress(`Installing Node.js ${pinnedVersion} for this project`, installHelperNode);
    await withProgress('Installing the packages', () => npm(['ci', '--include=dev'], { cwd: root, nodeFolder }));
    linkNode();
  } finally {
    rmSync(helperFolder, { recursive: true, force: true });
  }
}

/**
 * Links the pinned Node next to the commands of the other packages, where units and images look for it: npm 9 removes its link
 * together with the packages of other platforms, which have one of the same name.
 */
function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  const program = nodeBelow(root);
  if (existsSync(program) && !existsSync(link)) symlinkSync(relative(dirname(link), program), link);
}

/**
 * Installs the pinned Node outside of node_modules, which `npm ci` empties.
 * @returns {Promise<string>} the folder of the program
 */
async function installHelperNode() {
  rmSync(helperFolder, { recursive: true, force: true });
  mkdirSync(helperFolder, { recursive: true });
  const manifest = { name: 'pinned-node', private: true, optionalDependencies: nodePackages };
  const { packages, ...lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const places = Object.keys(nodePackages).map((name) => `node_modules/${name}`);
  const locked = { '': manifest, ...Object.fromEntries(places.map((place) => [place, packages[place]])) };
  writeFileSync(join(helperFolder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(helperFolder, 'package-lock.json'), JSON.stringify({ ...lock, name: manifest.name, packages: locked }));
  await npm(['ci'], { cwd: helperFolder });
  const program = nodeBelow(helperFolder);
  await requireNode(program, pinnedVersion);
  return dirname(program);
}

/**
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {string} [options.nodeFolder] folder in which npm and the scripts it runs find `node` first
 */
async function npm(args, { cwd, nodeFolder }) {
  const flags = [
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  const env = nodeFolder ? { ...process.env, PATH: `${nodeFolder}${delimiter}${process.env.PATH}` } : process.env;
  // npm passes its own script to the commands it runs; without npm, the one on PATH is used.
  const script = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const program = script ? (nodeFolder ? join(nodeFolder, 'node') : process.execPath) : 'npm';
  const { code, output } = await runProgram(program, [...(script ? [script] : []), ...args, ...flags], {
    cwd,
    env,
    log: 'install.log',
  });
  if (code !== 0) throw new PlainError(whyNpmFailed(code, output));
}

/**
 * @param {number} code
 * @param {string} output
 */
function whyNpmFailed(code, output) {
  const more = `What npm printed is in ${installLog}.`;
  if (tellsOfFullDisk(output)) return `${diskIsFull} ${more}`;
  const network =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E50[0234]|E40[137]|[A-Z_]*CERT[A-Z_]*)\b/.exec(
      output,
    );
  if (network) {
    const address = /request to (https?:\/\/[^/\s]+)/.exec(output)?.[1];
    return (
      `The packages could not be fetched: the npm registry${address ? ` ${address}` : ''} cannot be reached (${network[1]}). ` +
      `Check the network, or npm's registry and proxy settings, and start again. ${more}`
    );
  }
  const errorLines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!) /.test(line))
    .slice(0, 6);
  return [`npm could not install the packages (exit code ${code}). ${more}`, ...errorLines].join('\n');
}
