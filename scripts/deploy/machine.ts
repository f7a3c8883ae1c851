import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildImage, debianImage, runInstall } from './debian-image.ts';
import type { Docker } from './docker-daemon.ts';
import type { RunOptions } from './shell.ts';
import { must, run } from './shell.ts';

/** A machine like an operator's: Debian with systemd, its own network, disk and processes. */
export interface Machine extends AsyncDisposable {
  /** Runs shell commands as root, and stops at the first that fails. */
  run(commands: string, options?: RunOptions): Promise<{ code: number; output: string }>;
  /** Runs shell commands as root, all of which must succeed. */
  must(commands: string, options?: RunOptions): Promise<string>;
  /** Shuts the machine down by systemd, and starts it again. */
  reboot(): Promise<void>;
}

const name = 'hub-machine';

// systemd needs writable cgroups, which Docker mounts read-only without --privileged. With --privileged it would change settings
// of this machine's kernel, too.
const startSystemd =
  'findmnt --noheadings --list --output=TARGET --submounts /sys/fs/cgroup | xargs --max-args=1 mount --options=remount,bind,rw; exec /sbin/init';

const dockerfile = `FROM ${debianImage}
${runInstall('systemd-sysv')}
ENV container=docker
STOPSIGNAL SIGRTMIN+3
CMD ["sh", "-c", "${startSystemd}"]
`;

/** Rights that systemd needs for the sandboxes of its services. */
const rights = [
  '--cap-add=SYS_ADMIN',
  '--cap-add=SYS_PTRACE',
  '--security-opt=seccomp=unconfined',
  '--security-opt=apparmor=unconfined',
  '--cgroupns=private',
];

/**
 * Starts a machine in a container.
 * @param httpsPort port of this machine that is forwarded to its port 443
 * @param folders folders of this machine that are mounted read-only, by their paths there
 */
export async function startMachine(docker: Docker, httpsPort: number, folders: Record<string, string>): Promise<Machine> {
  const { env } = docker;
  const context = join(docker.folder, 'machine');
  mkdirSync(context);
  await buildImage(docker, name, dockerfile, context);
  const volumes = Object.entries(folders).map(([there, here]) => `--volume=${here}:${there}:ro`);
  const places = [`--network=${name}`, `--publish=127.0.0.1:${httpsPort}:443`, '--tmpfs=/run', '--stop-timeout=90', ...volumes];
  const enter = (commands: string) => ['exec', '--interactive', name, 'bash', '-euc', commands];
  const machine: Machine = {
    run: (commands, options) => run('docker', enter(commands), { ...options, env }),
    must: (commands, options) => must('docker', enter(commands), { ...options, env }),
    reboot: async () => {
      await must('docker', ['restart', name], { env });
      await untilBooted(machine);
    },
    [Symbol.asyncDispose]: async () => {
      // Log the journal, to find the cause of a failure.
      await machine.run('journalctl --no-pager --lines=2000');
      await run('docker', ['rm', '--force', '--volumes', name], { env });
      await run('docker', ['network', 'rm', name], { env });
    },
  };
  try {
    await must('docker', ['network', 'create', name], { env });
    await must('docker', ['run', '--detach', `--name=${name}`, ...rights, ...places, name], { env });
    await untilBooted(machine);
    return machine;
  } catch (error) {
    await machine[Symbol.asyncDispose]();
    throw error;
  }
}

const untilBooted = (machine: Machine) =>
  machine.must('timeout 60 sh -c "until systemctl show > /dev/null; do sleep 1; done"; systemctl is-system-running --wait');
