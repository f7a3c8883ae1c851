import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFile, must, printLine, run } from './shell.ts';

/** A separate Docker daemon, with its data in its folder. */
export interface Docker extends AsyncDisposable {
  folder: string;
  /** Environment in which a docker client finds the daemon, and Compose's plugin. */
  env: NodeJS.ProcessEnv;
}

const startMs = 60_000;

/**
 * Starts Debian's dockerd on a separate socket and data folder. Its rules of the firewall are removed once it has ended.
 * @param folder empty folder for its data
 */
export async function startDocker(folder: string): Promise<Docker> {
  const host = `unix://${folder}/docker.sock`;
  const log = openSync(logFile, 'a');
  const places = ['--data-root', join(folder, 'data'), '--exec-root', join(folder, 'exec'), '--pidfile', join(folder, 'pid')];
  const rules = await must('iptables-save', []);
  const child = spawn('dockerd', ['--host', host, ...places, '--bridge=none'], { stdio: ['ignore', log, log] });
  const closeEvent = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await closeEvent;
    await run('iptables-restore', [], { input: withEveryTable(rules) });
    await run('rm', ['--recursive', '--force', '--one-file-system', folder]);
  };
  try {
    const env = { ...process.env, DOCKER_HOST: host, DOCKER_CONFIG: join(folder, 'client') };
    const patience = performance.now() + startMs;
    while ((await run('docker', ['info'], { env })).code !== 0) {
      if (child.exitCode !== null || performance.now() > patience) throw new Error(`dockerd does not answer: see ${logFile}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await ensureCompose(folder, env);
    return { folder, env, [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Adds the tables that iptables-save did not name, because they had no rules, as empty ones. */
function withEveryTable(rules: string): string {
  const chains = { filter: ['INPUT', 'FORWARD', 'OUTPUT'], nat: ['PREROUTING', 'INPUT', 'OUTPUT', 'POSTROUTING'] };
  const empty = Object.entries(chains).filter(([table]) => !rules.includes(`*${table}`));
  return (
    rules + empty.map(([table, names]) => `*${table}\n${names.map((name) => `:${name} ACCEPT\n`).join('')}COMMIT\n`).join('')
  );
}

/** Installs `docker compose` from Debian's next release if it is missing: bookworm has only the old program. */
async function ensureCompose(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  if ((await run('docker', ['compose', 'version'], { env })).code !== 0) {
    const apt = join(folder, 'apt');
    for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(apt, part), { recursive: true });
    // Use the archive from which this machine has its own packages.
    const sites = (await must('apt-get', ['indextargets', '--format', '$(REPO_URI)'])).split('\n');
    const debian = sites.find((site) => /\/debian\/?$/.test(site));
    if (!debian) throw new Error('Docker Compose is not installed, and no Debian archive is named in the settings of apt.');
    writeFileSync(join(apt, 'sources.list'), `deb ${debian} trixie main\n`);
    const settings = {
      'Dir::Etc::sourcelist': join(apt, 'sources.list'),
      'Dir::Etc::sourceparts': '-',
      'Dir::State::lists': join(apt, 'lists'),
      'Dir::Cache': join(apt, 'cache'),
      'APT::Sandbox::User': 'root',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    await must('apt-get', [...options, 'update']);
    await must('apt-get', [...options, 'download', 'docker-compose'], { cwd: apt });
    await must('sh', ['-c', 'dpkg --extract docker-compose_*.deb compose'], { cwd: apt });
    mkdirSync(join(folder, 'client/cli-plugins'), { recursive: true });
    const plugin = 'usr/libexec/docker/cli-plugins/docker-compose';
    symlinkSync(join(apt, 'compose', plugin), join(folder, 'client/cli-plugins/docker-compose'));
  }
  printLine(`  ${(await must('docker', ['compose', 'version'], { env })).trim()}`);
}
