import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';

// The real script runs in a separate folder, with stubs for the system's programs that it calls.

const script = fileURLToPath(new URL('../../deploy/release', import.meta.url));

/** Runs the script. @param ready names of the releases that become ready */
function upgrade(ready: string[]) {
  const folder = buildFolder();
  const at = (...parts: string[]) => join(folder.path, ...parts);
  const [home, backups] = [at('home'), at('backups')];
  for (const path of ['home/releases/former', 'backups', 'checkout/deploy', 'bin']) mkdirSync(at(path), { recursive: true });
  symlinkSync(join(home, 'releases/former'), join(home, 'current'));
  const text = readFileSync(script, 'utf8');
  const placed = text.replace('/opt/ministry-ai-hub', home).replace('/var/backups/ministry-ai-hub', backups);
  writeFileSync(at('checkout/deploy/release'), placed, { mode: 0o755 });
  const program = (path: string, lines: string) => writeFileSync(at(path), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  program('bin/git', 'case "$*" in *rev-parse*) echo newer ;; *) tar --create --files-from /dev/null ;; esac');
  program('bin/npm', 'true');
  program('bin/sleep', 'true');
  program('bin/systemctl', `echo "$*" >> ${at('calls')}`);
  const cases = ready.map((name) => `*/${name}) exit 0 ;;`).join(' ');
  const backUp = `echo "back up" >> ${at('calls')}; touch ${backups}/before-upgrade-2026-11-22T08-00-00Z.backup; exit 0`;
  program(
    'checkout/deploy/as-hub',
    `case "$*" in *releases/newer*--before-upgrade*) ${backUp} ;; esac
case "$(readlink ${home}/current)" in ${cases} esac; exit 1`,
  );
  writeFileSync(join(backups, 'before-upgrade-2026-11-21T03-15-00Z.backup'), '');
  const { status, stdout, stderr } = spawnSync('sh', [at('checkout/deploy/release')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` },
  });
  const current = readlinkSync(join(home, 'current')).split('/').at(-1);
  const calls = readFileSync(at('calls'), 'utf8').trim().split('\n');
  const backupNames = readdirSync(backups);
  folder[Symbol.dispose]();
  return { status, told: stdout + stderr, current, calls, backups, kept: backupNames };
}

test('a version that becomes ready stays', () => {
  const { status, told, current, calls, kept } = upgrade(['newer']);
  expect([status, current]).toEqual([0, 'newer']);
  expect(told).toContain('Version newer runs');
  expect(calls).toEqual(['back up', 'restart ministry-ai-hub']);
  expect(kept).toContain('before-upgrade-2026-11-22T08-00-00Z.backup');
});

test('a version that does not become ready is taken back, and that is said when the one before it runs again', () => {
  const { status, told, current, calls, kept } = upgrade(['former']);
  expect([status, current]).toEqual([1, 'former']);
  expect(told).toContain('Version newer did not become ready');
  expect(told).toContain('It was taken back');
  expect(calls).toEqual(['back up', 'restart ministry-ai-hub', 'restart ministry-ai-hub']);
  // The backup of a failed upgrade is removed; that of the one before it stays.
  expect(kept).toEqual(['before-upgrade-2026-11-21T03-15-00Z.backup']);
});

test('where the one before it cannot open the database any more nothing is called taken back, and the restore is named', () => {
  const { status, told, current, backups } = upgrade([]);
  expect([status, current]).toEqual([1, 'former']);
  expect(told).not.toContain('taken back');
  expect(told).toContain('is not ready either');
  expect(told).toContain(
    `as-hub node src/server/commands/restore-command.ts ${backups}/before-upgrade-2026-11-22T08-00-00Z.backup --force`,
  );
});
