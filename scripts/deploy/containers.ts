import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/environment/server.ts';
import { ensureBaseImages } from './base-images.ts';
import type { Docker } from './docker-daemon.ts';
import { commandsOf } from './documented.ts';
import { makeCertificate, makeRepository } from './given.ts';
import { expectThat, measureTime, must, printLine, run } from './shell.ts';
import { ask, readEverything, signIn, suggest, whileAsking } from './site.ts';

const password = 'a password for trying the deployment';

/** Runs the blocks `containers-…` of docs/operations.md. */
export async function tryContainers(docker: Docker): Promise<void> {
  await ensureBaseImages(docker);

  const folder = join(docker.folder, 'containers');
  mkdirSync(folder);
  const repository = await makeRepository(join(folder, 'ministry-ai-hub.git'));
  const checkout = join(folder, 'checkout');
  await must('git', ['clone', '--quiet', join(folder, 'ministry-ai-hub.git'), checkout]);
  await makeCertificate(join(folder, 'etc/letsencrypt'), 'hub.example.org');
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const site = { origin: `https://127.0.0.1:${httpsPort}`, publicUrl: 'https://hub.example.org' };
  const env = {
    ...docker.env,
    HTTP_PORT: `127.0.0.1:${httpPort}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    COMPOSE_FILE: `compose.yaml:${writeBuildNetwork(folder)}`,
  };
  const deploy = join(checkout, 'deploy');
  // Keep the trial from reading sites of the internet.
  await must('sed', ['--in-place', 's/^DOCUMENT_READS=on$/DOCUMENT_READS=off/', join(deploy, 'hub.env.example')]);
  const compose = (...args: string[]) => must('docker', ['compose', ...args], { cwd: deploy, env });
  await using _down = {
    [Symbol.asyncDispose]: async () => {
      // Log the state of the containers, to find the cause of a failure.
      await run('docker', ['compose', 'logs', '--no-color'], { cwd: deploy, env });
      await run('sh', ['-c', 'docker inspect --format "{{.Name}} {{json .State}}" $(docker ps --all --quiet)'], { env });
      await run('docker', ['compose', 'down', '--volumes'], { cwd: deploy, env });
    },
  };

  /** Runs a documented block, with a separate folder in place of /etc. */
  const follow = async (name: string, input = '', cwd = deploy): Promise<string> => {
    const commands = commandsOf(name).replaceAll('/etc/', `${folder}/etc/`);
    const { seconds, result } = await measureTime(() => must('bash', ['-euc', commands], { cwd, env, input }));
    printLine(`  ${name}: ${seconds} s`);
    return result;
  };
  const titles = async () =>
    (
      await compose(
        'exec',
        '--no-TTY',
        'postgres',
        'psql',
        '--username=hub',
        '--dbname=hub',
        '--tuples-only',
        '--no-align',
        "--command=select sent::json->>'title' from inbox order by 1",
      )
    ).trim();

  await follow('containers-install', '', checkout);
  const account = await follow('containers-account', `${password}\n`);
  expectThat(account.includes('Database: PostgreSQL at postgres/hub\nruth can sign in as admin.'), account);
  await signIn(site, { username: 'ruth', password });
  const plain = await ask({ ...site, origin: `http://127.0.0.1:${httpPort}` }, '/research');
  expectThat(plain.status === 308 && plain.headers.location === 'https://hub.example.org/research', 'plain HTTP leads to HTTPS');
  expectThat((await ask(site, '/readyz')).status === 200, 'whoever watches from outside may ask for readiness');
  const { pages, files } = await readEverything(site);
  printLine(`  ${pages} pages and ${files} files are served through the proxy`);

  await suggest(site, 'Before the backup');
  await follow('containers-backup');
  await suggest(site, 'After the backup');
  expectThat((await titles()) === 'After the backup\nBefore the backup', 'both suggestions are stored');
  await follow('containers-restore');
  expectThat((await titles()) === 'Before the backup', 'a restore brings back what was there at the backup, and nothing else');
  expectThat((await ask(site, '/readyz')).status === 200, 'after a restore the hub is ready');

  await repository.addVersion('second-version');
  const { asked, slowestMs, failures } = await whileAsking(site, () => follow('containers-upgrade'));
  printLine(`  ${asked} requests during the upgrade, the slowest took ${slowestMs} ms, ${failures.length} failed`);
  expectThat(failures.length === 0 && asked > 100, `no request fails during an upgrade: ${failures.slice(0, 5).join('; ')}`);
  expectThat((await ask(site, '/second-version.txt')).status === 200, 'the new version is served');
  expectThat((await titles()) === 'Before the backup', 'an upgrade keeps what visitors sent');
}

/** Writes a compose file that builds images on this machine's network, since our daemon has no bridge. */
function writeBuildNetwork(folder: string): string {
  const file = join(folder, 'build-network.yaml');
  const build = { build: { network: 'host' } };
  writeFileSync(file, JSON.stringify({ services: { 'node-1': build, 'node-2': build, backup: build } }));
  return file;
}
