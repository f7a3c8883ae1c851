import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Docker } from './docker-daemon.ts';
import { measureTime, must, printLine, run } from './shell.ts';

/** Release of Debian that everything is tried on. */
const release = 'bookworm';
const certificates = '/etc/ssl/certs/ca-certificates.crt';
// Certificates that this machine trusts in addition to Debian's; packages may rebuild the bundle from them.
const ownCertificates = '/usr/local/share/ca-certificates';

/** Base of all other images, with the settings by which apt and npm reach their registries here. */
export const debianImage = 'hub-debian';

/**
 * Bootstraps a minimal Debian into the image `debianImage`, which needs no registry and contains nothing that an image's author
 * added.
 */
export async function makeDebianImage(docker: Docker): Promise<void> {
  const root = join(docker.folder, 'debian');
  const { seconds } = await measureTime(async () => {
    await must('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, root]);
    await copyClientSettings(root);
    const file = `${root}.tar`;
    await must('tar', ['--create', '--one-file-system', '--file', file, '--directory', root, '.']);
    await must('docker', ['import', '--change', 'CMD ["bash"]', file, debianImage], { env: docker.env });
    await run('rm', ['--recursive', '--force', '--one-file-system', root, file]);
  });
  printLine(`Debian ${release}: ${seconds} s`);
}

/** Builds an image from a Dockerfile on this machine's network. @param context folder that it copies from */
export async function buildImage(docker: Docker, name: string, dockerfile: string, context: string): Promise<void> {
  await must('docker', ['build', '--network=host', '--tag', name, '--file', '-', context], {
    env: docker.env,
    input: dockerfile,
  });
}

/** Returns the line of a Dockerfile that installs packages. */
export const runInstall = (packages: string) =>
  `RUN apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ${packages}`;

/** Copies the certificates and npm's settings, and lets dpkg skip fsync: no container must survive a power cut. */
async function copyClientSettings(root: string): Promise<void> {
  cpSync(certificates, join(root, certificates), { dereference: true });
  if (existsSync(ownCertificates)) cpSync(ownCertificates, join(root, ownCertificates), { recursive: true, dereference: true });
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  writeFileSync(join(root, 'root/.npmrc'), await npmSettings());
}

/** Returns the settings of this machine's npm for the registry and the proxy. */
async function npmSettings(): Promise<string> {
  const names = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy'];
  const output = await must('npm', ['config', 'list', '--json'], { env: hostEnvironment() });
  // Cut off warnings that npm may print before the JSON.
  const settings = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Record<string, unknown>;
  return names
    .filter((name) => typeof settings[name] === 'string' && settings[name] !== '')
    .map((name) => `${name}=${settings[name]}\n`)
    .join('');
}

/** Installs a Node.js with its own npm, from their packages. @param folder folder for its node_modules */
export async function installNode(folder: string, major: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: `${major}`, npm: '11' }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await must('npm', ['install', '--ignore-scripts=false', '--no-audit', '--no-fund'], { cwd: folder, env: hostEnvironment() });
}

// Environment without the project's Node.js, which npm puts first in PATH and which lacks the settings of this machine's npm.
const hostEnvironment = () => ({
  ...process.env,
  PATH: process.env.PATH?.split(':')
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(':'),
});
