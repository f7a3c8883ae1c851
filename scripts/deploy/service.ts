import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/environment/server.ts';
import type { Docker } from './docker-daemon.ts';
import { commandsOf } from './documented.ts';
import { makeCertificate, makeRepository } from './given.ts';
import type { Machine } from './machine.ts';
import { startMachine } from './machine.ts';
import { expectSandboxed } from './sandbox.ts';
import { expectThat, measureTime, printLine } from './shell.ts';
import type { Site } from './site.ts';
import { ask, readEverything, signIn, suggest } from './site.ts';

const password = 'a password for trying the deployment';
const backupService = 'ministry-ai-hub-backup.service';

/** Runs the blocks `service-…` of docs/operations.md on a new machine. */
export async function tryService(docker: Docker): Promise<void> {
  const folder = join(docker.folder, 'service');
  mkdirSync(folder);
  const repository = await makeRepository(join(folder, 'ministry-ai-hub.git'));
  await makeCertificate(join(folder, 'letsencrypt'), 'hub.example.org');
  const port = await freePort();
  const site = { origin: `https://127.0.0.1:${port}`, publicUrl: 'https://hub.example.org' };
  await using machine = await startMachine(docker, port, {
    '/srv/ministry-ai-hub.git': join(folder, 'ministry-ai-hub.git'),
    '/etc/letsencrypt': join(folder, 'letsencrypt'),
  });
  await machine.must(trialSetup);

  const follow = async (name: string, input = ''): Promise<string> => {
    const { seconds, result } = await measureTime(() => machine.must(commandsOf(name), { input }));
    printLine(`  ${name}: ${seconds} s`);
    return result;
  };

  await follow('service-install');
  const complaints = await machine.must('systemd-analyze verify --man=no /etc/systemd/system/ministry-ai-hub*.{service,timer}');
  expectThat(complaints === '', `systemd understands every line of the units: ${complaints}`);
  await follow('service-nginx');
  await untilReady(site);
  const account = await follow('service-account', `${password}\n`);
  expectThat(account.includes('Data folder: /var/lib/ministry-ai-hub\nruth can sign in as admin.'), account);
  await signIn(site, { username: 'ruth', password });
  const { pages, files } = await readEverything(site);
  printLine(`  ${pages} pages and ${files} files are served through the proxy`);
  await expectOwnedByHub(machine);
  for (const unit of ['ministry-ai-hub.service', backupService]) await expectSandboxed(machine, unit);
  printLine('  the sandboxes of both services hold');

  await suggest(site, 'Before the backup');
  await follow('service-backup');
  await suggest(site, 'After the backup');
  expectThat((await titles(machine)) === 'After the backup,Before the backup', 'both suggestions are stored');
  await follow('service-restore');
  await untilReady(site);
  expectThat(
    (await titles(machine)) === 'Before the backup',
    'a restore brings back what was there at the backup, and nothing else',
  );
  await expectOwnedByHub(machine);
  expectThat((await follow('service-drill')).includes('workflows: the same'), 'the drill finds the same in both');
  await expectFailedBackupReported(machine);

  await ask(site, '/');
  await machine.must('systemctl stop ministry-ai-hub');
  const end = (await machine.must('systemctl show ministry-ai-hub --property=Result,ExecMainStatus')).trim().split('\n');
  expectThat(end.sort().join() === 'ExecMainStatus=0,Result=success', `a stop ends it in good order: ${end}`);
  expectThat((await ask(site, '/')).status === 200, 'a page that nginx keeps outlives a stop of the hub');
  await machine.must('systemctl start ministry-ai-hub');
  await untilReady(site);
  await machine.must('systemctl kill --signal=KILL ministry-ai-hub');
  await machine.must(`until [ "$(systemctl show ministry-ai-hub --property=NRestarts --value)" = 1 ]; do sleep 0.25; done`);
  await untilReady(site);
  printLine('  a hub that was killed is started again');
  await machine.reboot();
  await untilReady(site);
  printLine('  after a reboot of the machine the hub and its proxy are there');
  const next = await machine.must('systemctl show ministry-ai-hub-backup.timer --property=NextElapseUSecRealtime');
  expectThat(
    / 03:(?:1[5-9]|2[0-5]):\d\d UTC$/.test(next.trim()),
    `a reboot keeps the timer, which makes a backup at night: ${next}`,
  );

  const former = await currentRelease(machine);
  await repository.addVersion('second-version');
  await follow('service-upgrade');
  expectThat((await ask(site, '/second-version.txt')).status === 200, 'the new version is served');
  expectThat((await titles(machine)) === 'Before the backup', 'an upgrade keeps what visitors sent');
  await machine.must('ls /var/backups/ministry-ai-hub/before-upgrade-*.backup');

  await repository.breakBuild();
  const current = await currentRelease(machine);
  const { code } = await machine.run('cd /opt/ministry-ai-hub/repository; git pull --quiet; deploy/release');
  expectThat(code !== 0, 'a version that cannot be built is refused');
  expectThat((await currentRelease(machine)) === current, '… and the one before it goes on');
  expectThat((await ask(site, '/second-version.txt')).status === 200, '… and is served');
  await machine.must(`systemctl restart ministry-ai-hub; test -d ${former}; test -d ${current}`);
  await untilReady(site);
  printLine('  a version that cannot be built changed nothing');
}

/** Commands that give an operator's repository its address, and keep the trial from reading sites of the internet. */
const trialSetup = `
printf '[url "file:///srv/ministry-ai-hub.git"]\\n  insteadOf = https://git.example.org/ministry-ai-hub.git\\n' > /etc/gitconfig
mkdir --parents /etc/systemd/system/ministry-ai-hub.service.d
printf '[Service]\\nEnvironment=DOCUMENT_READS=off\\n' > /etc/systemd/system/ministry-ai-hub.service.d/trial.conf
`;

/** Waits until the hub is ready through the proxy, as long as compose.yaml does: a first start fills the database. */
async function untilReady(site: Site): Promise<void> {
  const patience = performance.now() + 180_000;
  while ((await ask(site, '/readyz').catch(() => undefined))?.status !== 200) {
    expectThat(performance.now() < patience, 'the hub is ready within three minutes');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const currentRelease = async (machine: Machine) => (await machine.must('readlink /opt/ministry-ai-hub/current')).trim();

/** Returns the titles of the stored suggestions, read as the service's user. */
async function titles(machine: Machine): Promise<string> {
  const ask = `const { DatabaseSync } = require('node:sqlite'); console.log(new DatabaseSync('/var/lib/ministry-ai-hub/hub.sqlite').prepare('select sent from inbox').all().map((row) => JSON.parse(row.sent).title).sort().join())`;
  return (await machine.must(`as-hub node --no-warnings --eval "${ask}"`)).trim();
}

async function expectOwnedByHub(machine: Machine): Promise<void> {
  const others = await machine.must('find /var/lib/ministry-ai-hub /var/backups/ministry-ai-hub ! -user hub');
  expectThat(others === '', `all data belongs to the hub's user, not: ${others}`);
  const mode = (await machine.must('stat -c %a /var/lib/ministry-ai-hub')).trim();
  expectThat(mode === '700', `the data folder is closed to others: ${mode}`);
}

/** Expects that a failed backup fails its unit, which `systemctl --failed` lists. */
async function expectFailedBackupReported(machine: Machine): Promise<void> {
  await machine.must('chown root: /var/backups/ministry-ai-hub');
  const { code } = await machine.run(`systemctl start ${backupService}`);
  expectThat(code !== 0, 'who starts a backup that cannot be made is told');
  const failedUnits = await machine.must('systemctl list-units --failed --plain --no-legend');
  expectThat(failedUnits.startsWith(backupService), `… and systemd lists it as failed: ${failedUnits}`);
  await machine.must(`chown hub: /var/backups/ministry-ai-hub; systemctl start ${backupService}`);
  expectThat((await machine.must('systemctl list-units --failed --plain --no-legend')) === '', 'the next one clears that');
}
