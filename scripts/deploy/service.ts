import { cpSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/environment/server.ts';
import type { DebianRoot, DebianRoots } from './debian-root.ts';
import { documented } from './documented.ts';
import { makeCertificate, makeRepository } from './given.ts';
import { expectThat, tell, timed } from './shell.ts';
import type { Site } from './site.ts';
import { ask, readEverything, signIn, suggest } from './site.ts';

const password = 'a password for trying the deployment';

/** Runs the blocks `service-…` of docs/operations.md in a new Debian. */
export async function tryService(roots: DebianRoots): Promise<void> {
  await using root = await roots.unpack(await roots.tarball('minimal'));
  const site = { origin: `http://127.0.0.1:${await freePort()}`, publicUrl: 'https://hub.example.org' };
  const follow = follower(root, site, await freePort());
  layStandIn(root);
  const repository = await makeRepository(join(root.path, 'srv/ministry-ai-hub.git'));
  await root.must(
    'root',
    'printf "[url \\"file:///srv/ministry-ai-hub.git\\"]\\n  insteadOf = https://git.example.org/ministry-ai-hub.git\\n" > /etc/gitconfig',
  );
  await makeCertificate(join(root.path, 'etc/letsencrypt'), 'hub.example.org');
  await using _service = { [Symbol.asyncDispose]: async () => void (await root.sh('root', 'systemctl stop ministry-ai-hub')) };

  await follow('service-install');
  await untilReady(site);
  const account = await follow('service-account', `${password}\n`);
  expectThat(account.includes('Data folder: /var/lib/ministry-ai-hub\nruth can sign in as admin.'), account);
  await signIn(site, { username: 'ruth', password });
  await follow('service-nginx');
  const { pages, files } = await readEverything(site);
  tell(`  ${pages} pages and ${files} files are served`);
  await expectOwnedByHub(root);

  await suggest(site, 'Before the backup');
  await follow('service-backup');
  await suggest(site, 'After the backup');
  await follow('service-restore');
  await untilReady(site);
  expectThat(
    (await titles(root)) === 'Before the backup',
    'a restore brings back what was there at the backup, and nothing else',
  );
  await expectOwnedByHub(root);
  expectThat((await follow('service-drill')).includes('workflows: the same'), 'the drill finds the same in both');

  const former = readlinkSync(join(root.path, 'opt/ministry-ai-hub/current'));
  await repository.addVersion('second-version');
  await follow('service-upgrade');
  expectThat((await ask(site, '/second-version.txt')).status === 200, 'the new version is served');
  expectThat((await titles(root)) === 'Before the backup', 'an upgrade keeps what visitors sent');
  await root.must('root', 'ls /var/backups/ministry-ai-hub/before-upgrade-*.backup');

  await repository.breakBuild();
  const { code } = await root.sh('root', 'cd /opt/ministry-ai-hub/repository && git pull --quiet && deploy/release');
  expectThat(code !== 0, 'a version that cannot be built is refused');
  expectThat((await ask(site, '/second-version.txt')).status === 200, '… and the one before it goes on');
  const current = readlinkSync(join(root.path, 'opt/ministry-ai-hub/current'));
  await root.must('root', `systemctl restart ministry-ai-hub && test -d ${former} && test -d ${current}`);
  await untilReady(site);
  tell('  a version that cannot be built changed nothing');
}

/** Makes a function that runs a documented block, with ports that are free on this machine. */
function follower(root: DebianRoot, site: Site, drillPort: number) {
  const { port } = new URL(site.origin);
  return async (name: string, input = ''): Promise<string> => {
    const commands = documented(name).replaceAll(':3000', `:${port}`).replaceAll('3999', String(drillPort));
    const port_ = `printf 'PORT=${port}\\nDOCUMENT_READS=off\\n' >> /etc/ministry-ai-hub.env\n`;
    writeFileSync(
      join(root.path, 'root/block.sh'),
      name === 'service-install' ? commands.replace('git clone', `${port_}git clone`) : commands,
    );
    const { seconds, result } = await timed(() => root.must('root', 'bash -eu /root/block.sh', { input }));
    tell(`  ${name}: ${seconds} s`);
    return result;
  };
}

function layStandIn(root: DebianRoot): void {
  const script = '/usr/local/lib/systemctl.mjs';
  cpSync(fileURLToPath(new URL('systemctl.mjs', import.meta.url)), join(root.path, script));
  writeFileSync(join(root.path, 'usr/local/sbin/systemctl'), `#!/bin/sh\nexec node ${script} "$@"\n`, { mode: 0o755 });
}

async function untilReady(site: Site): Promise<void> {
  const patience = performance.now() + 60_000;
  while ((await ask(site, '/readyz').catch(() => undefined))?.status !== 200) {
    expectThat(performance.now() < patience, 'the hub is ready within a minute');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Titles of the stored suggestions, read as the service's user. */
async function titles(root: DebianRoot): Promise<string> {
  const ask = `const { DatabaseSync } = require('node:sqlite'); console.log(new DatabaseSync('/var/lib/ministry-ai-hub/hub.sqlite').prepare('select sent from inbox').all().map((row) => JSON.parse(row.sent).title).join())`;
  return (await root.must('root', `as-hub node --no-warnings --eval "${ask}"`)).trim();
}

async function expectOwnedByHub(root: DebianRoot): Promise<void> {
  const others = await root.must('root', 'find /var/lib/ministry-ai-hub /var/backups/ministry-ai-hub ! -user hub');
  expectThat(others === '', `all data belongs to the hub's user, not: ${others}`);
  expectThat(
    (await root.must('root', 'stat -c %a /var/lib/ministry-ai-hub')).trim() === '700',
    'the data folder is closed to others',
  );
}
