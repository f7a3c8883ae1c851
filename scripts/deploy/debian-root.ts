import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from './shell.ts';
import { must, run } from './shell.ts';

/** The release of Debian that everything is tried on. */
const release = 'bookworm';
const certificates = '/etc/ssl/certs/ca-certificates.crt';
// What this machine trusts besides Debian's; the bundle is made of it anew whenever a package asks for that.
const ownCertificates = '/usr/local/share/ca-certificates';

/** A Debian of its own in a folder, entered with chroot; it shares this machine's network. */
export interface DebianRoot extends AsyncDisposable {
  path: string;
  /** Runs a shell command in it as a user, in the user's folder. */
  sh(user: string, command: string, options?: RunOptions): Promise<{ code: number; output: string }>;
  /** … that has to succeed. */
  must(user: string, command: string, options?: RunOptions): Promise<string>;
}

/** Makes roots from tarballs: a base is bootstrapped once, each root is unpacked anew. */
export class DebianRoots implements AsyncDisposable {
  readonly #folder = mkdtempSync('/tmp/hub-deploy-');
  #count = 0;

  /**
   * A tarball of a minimal Debian with ca-certificates and git; where it is not called 'minimal', with this machine's
   * settings of apt and npm, and with what `prepare` did.
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

  /** A new root with what a tarball holds, and this machine's settings of apt and npm. */
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

/** Never across a mount: what is mounted there is this machine's own. */
const removeTree = async (path: string) => void (await run('rm', ['--recursive', '--force', '--one-file-system', path]));

/**
 * How apt and npm reach their registries here: the resolver, the certificates, and npm's settings. And nothing in a root need
 * survive a power cut.
 */
export async function handInClientSettings(path: string): Promise<void> {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, join(path, file), { dereference: true });
  cpSync(certificates, join(path, certificates), { dereference: true });
  if (existsSync(ownCertificates)) cpSync(ownCertificates, join(path, ownCertificates), { recursive: true, dereference: true });
  writeFileSync(join(path, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  const npmrc = await npmSettings();
  writeFileSync(join(path, 'root/.npmrc'), npmrc);
  // New users find it in their home.
  writeFileSync(join(path, 'etc/skel/.npmrc'), npmrc);
}

/** Those settings of this machine's npm that say where and how packages are fetched. */
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

// npm put the project's Node.js first, which has no settings of this machine's npm beside it.
export const hostEnvironment = () => ({
  ...process.env,
  PATH: process.env.PATH?.split(':')
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(':'),
});

// npm may print warnings before it.
const jsonIn = (output: string) => output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
