import type { Machine } from './machine.ts';
import { expectThat } from './shell.ts';

/** Acts that any program of the hub's user may do on a Debian, by the line of the units that forbids each. */
const forbidden: Record<string, string> = {
  NoNewPrivileges: "grep --quiet 'NoNewPrivs:.*0' /proc/self/status",
  CapabilityBoundingSet: "grep --quiet 'CapBnd:.*[1-9a-f]' /proc/self/status",
  ProtectSystem: 'touch /srv/open/file',
  ProtectHome: 'ls /home',
  PrivateTmp: 'cat /tmp/of-another',
  PrivateDevices: 'test -c /dev/of-another',
  PrivateUsers: 'test $(stat --format=%U /srv/of-another) = daemon',
  ProtectProc: 'cat /proc/1/comm',
  ProcSubset: 'cat /proc/sys/kernel/osrelease',
  RestrictNamespaces: 'unshare --user true',
  RestrictSUIDSGID: 'chmod u+s /var/lib/ministry-ai-hub/of-the-trial',
  LockPersonality: 'setarch --addr-no-randomize true',
  SystemCallFilter: 'nice true',
};
const lay = `
install -d -m 777 /srv/open
install -m 644 /dev/null /tmp/of-another
install -m 644 -o daemon /dev/null /srv/of-another
rm --force /dev/of-another; mknod -m 666 /dev/of-another c 1 3
install -m 644 -o hub -g hub /dev/null /var/lib/ministry-ai-hub/of-the-trial
`;
const clear = 'rm -r /srv/open /tmp/of-another /srv/of-another /dev/of-another /var/lib/ministry-ai-hub/of-the-trial';

/** Script that tries each act, and prints the names of those that succeed. */
const attempt = Object.entries(forbidden)
  .map(([line, command]) => `if ${command} > /dev/null 2>&1; then echo ${line}; fi`)
  .join('\n');

/**
 * Tries the acts in the sandbox of a unit, and expects that each is refused, though the hub's user may do it outside.
 * @param unit name of a file in /etc/systemd/system
 */
export async function expectSandboxed(machine: Machine, unit: string): Promise<void> {
  await machine.must(`${lay}\ncat > /srv/attempt.sh`, { input: attempt });
  const outside = await machine.must('runuser --user hub -- sh /srv/attempt.sh');
  const unable = Object.keys(forbidden).filter((line) => !outside.split('\n').includes(line));
  expectThat(unable.length === 0, `outside of the sandbox the hub's user may do what ${unable} forbids`);

  const inside = await machine.must(`
    mkdir --parents /run/systemd/system/sandbox.service.d
    cp /etc/systemd/system/${unit} /run/systemd/system/sandbox.service
    printf '[Service]\\nType=oneshot\\nRestart=no\\nExecStart=\\nExecStart=sh /srv/attempt.sh\\nStandardOutput=truncate:/srv/attempted\\n' \\
      > /run/systemd/system/sandbox.service.d/attempt.conf
    systemctl daemon-reload
    systemctl start sandbox
    cat /srv/attempted
    ${clear}`);
  expectThat(inside === '', `${unit} forbids all of it: ${inside}`);
}
