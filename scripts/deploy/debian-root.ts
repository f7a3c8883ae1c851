import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from './shell.ts';
import { must, run } from './shell.ts';

/** Debian release that everything is tried on. */
const release = 'bookworm';
const certificates = '/etc/ssl/certs/ca-certificates.crt';
// Certificates that this machine trusts in addition to Debian's; the bundle is rebuilt from them whenever a package asks for
// that.
const ownCertificates = '/usr/local/share/ca-certificates';

/** A separate Debian in a folder, entered with chroot; it shares this machine's network. */
export interface DebianRoot extends AsyncDisposable {
  path: string;
  /** Runs a shell command in it as a user, in the user's folder. */
  sh(user: string, command: string, options?: RunOptions): Promise<{ code: number; output: string }>;
  /** Runs a shell command that has to succeed. */
  must(user: string, command: string, options?: RunOptions): Promise<string>;
}

/** Makes roots from tarballs: a base is bootstrapped once, and unpacked for each root. */
export class DebianRoots implements AsyncDisposable {
  readonly #folder = mkdtempSync('/tmp/hub-deploy-');
  #count = 0;

  /**
   * Makes a tarball of a minimal Debian with ca-certificates and git; if it is not called 'minimal', with this machine's settings
   * of apt and npm, and with the changes of `prepare`.
   * @param name such as 'node-18'
   */
  async tarball(name: string, prepare: (root: DebianRoot) => Promise<void> = async () => {}): Promise<string> {
    const file = join(this.#folder, `${name}.tar`);
    if (existsSync(file)) return file;
    if (name === 'minimal') {
      const path = join(this.#folder, 'bootstrap');
      await must('debootstrap', ['--variant=minbase', '--include=ca-certificates,git', release, path]);
      await must('tar', ['--create', '--one-file-system', '--file', file, '--directory', path, '.']);
      await removeTree(path);
      return file;
    }
    await using root = await this.unpack(await this.tarball('minimal'));
    await prepare(root);
    await unmount(root.path);
    await must('tar', ['--create', '--one-file-system', '--file', file, '--directory', root.path, '.']);
    return file;
  }

  /** Makes a root from a tarball, with this machine's settings of apt and npm. */
  async unpack(tarball: string): Promise<DebianRoot> {
    const path = join(this.#folder, `root-${++this.#count}`);
    mkdirSync(path);
    await must('tar', ['--extract', '--file', tarball, '--directory', path]);
    await handInClientSettings(path);
    await must('mount', ['-t', 'proc', 'proc', join(path, 'proc')]);
    return rootAt(path);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeTree(this.#folder);
  }
}

function rootAt(path: string): DebianRoot {
  const enter = (user: string, command: string): [string, string[]] => {
    const home = user === 'root' ? '/root' : `/home/${user}`;
    const environment = [`HOME=${home}`, `USER=${user}`, 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
    return [
      'chroot',
      [`--userspec=${user}:${user}`, path, '/usr/bin/env', '-i', ...environment, '/bin/sh', '-c', `cd && ${command}`],
    ];
  };
  return {
    path,
    sh: (user, command, options) => run(...enter(user, command), options),
    must: (user, command, options) => must(...enter(user, command), options),
    [Symbol.asyncDispose]: async () => {
      await unmount(path);
      await removeTree(path);
    },
  };
}

const unmount = async (path: string) => void (await run('umount', ['--lazy', join(path, 'proc')]));

/** Never crosses a mount: mounted files belong to this machine. */
const removeTree = async (path: string) => void (await run('rm', ['--recursive', '--force', '--one-file-system', path]));

/**
 * Copies this machine's access to the registries of apt and npm: the resolver, the certificates, and npm's settings. Also
 * disables syncing, because nothing in a root must survive a power cut.
 */
export async function handInClientSettings(path: string): Promise<void> {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, join(path, file), { dereference: true });
  cpSync(certificates, join(path, certificates), { dereference: true });
  if (existsSync(ownCertificates)) cpSync(ownCertificates, join(path, ownCertificates), { recursive: true, dereference: true });
  writeFileSync(join(path, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  const npmrc = await npmSettings();
  writeFileSync(join(path, 'root/.npmrc'), npmrc);
  // New users get a copy in their home.
  writeFileSync(join(path, 'etc/skel/.npmrc'), npmrc);
}

/** Settings of this machine's npm for where and how packages are fetched. */
async function npmSettings(): Promise<string> {
  const names = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy'];
  const told = JSON.parse(jsonIn(await must('npm', ['config', 'list', '--json'], { env: hostEnvironment() }))) as Record<
    string,
    unknown
  >;
  return names
    .filter((name) => typeof told[name] === 'string' && told[name] !== '')
    .map((name) => `${name}=${told[name]}\n`)
    .join('');
}

// Environment of the host's own npm: npm put the project's Node.js first on PATH, which lacks this machine's npm settings.
export const hostEnvironment = () => ({
  ...process.env,
  PATH: process.env.PATH?.split(':')
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(':'),
});

// Skips warnings that npm may print before it.
const jsonIn = (output: string) => output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
