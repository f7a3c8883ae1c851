// Stand-in for systemctl in a chroot, where systemd does not run: it reads a unit, and runs its command line as its user, in its
// folders, with its environment. Of the sandbox it supports only the lack of privileges.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const units = '/etc/systemd/system';
const [command = '', ...args] = process.argv.slice(2);
const named = args.filter((argument) => !argument.startsWith('--'));

/** @param {string} name */
async function carryOut(name) {
  if (name === 'nginx') return; // Its site is checked with nginx -t.
  const file = `${units}/${name.includes('.') ? name : `${name}.service`}`;
  if (!existsSync(file)) fail(`Unit ${file} not found.`);
  // A timer needs the unit of its name; its calendar is left to systemd.
  if (file.endsWith('.timer')) return void readUnit(file.replace('.timer', '.service'));
  if (!['start', 'stop', 'restart', 'enable'].includes(command)) fail(`${command} is not known here.`);
  if (command === 'stop' || command === 'restart') await stop(file);
  if (command === 'start' || command === 'restart' || args.includes('--now')) start(file);
}

/** @param {string} file */
function start(file) {
  const unit = readUnit(file);
  const one = (key, otherwise = '') => unit.get(key)?.at(-1) ?? otherwise;
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', ...environmentOf(unit) };
  for (const [key, folder] of [
    ['StateDirectory', '/var/lib'],
    ['CacheDirectory', '/var/cache'],
  ]) {
    if (!one(key)) continue;
    execFileSync('install', [
      '-d',
      '-o',
      one('User'),
      '-g',
      one('Group'),
      '-m',
      one(`${key}Mode`, '0755'),
      `${folder}/${one(key)}`,
    ]);
  }
  const unprivileged = [
    '--reuid',
    one('User'),
    '--regid',
    one('Group'),
    '--init-groups',
    '--no-new-privs',
    '--bounding-set=-all',
  ];
  const program = ['setpriv', ...unprivileged, '--', ...one('ExecStart').split(' ')];
  process.umask(Number.parseInt(one('UMask', '0022'), 8));
  const options = { cwd: one('WorkingDirectory', '/'), env };
  if (one('Type') === 'oneshot') {
    const { status } = spawnSync(program[0], program.slice(1), { ...options, stdio: 'inherit' });
    if (status !== 0) fail(`The unit ${file} ended with ${status}.`);
    return;
  }
  const log = openSync(`${file}.log`, 'a');
  const child = spawn(program[0], program.slice(1), { ...options, stdio: ['ignore', log, log], detached: true });
  writeFileSync(pidFile(file), String(child.pid));
  child.unref();
}

/**
 * Sends SIGTERM, and SIGKILL after the unit's own timeout.
 * @param {string} file
 */
async function stop(file) {
  if (!existsSync(pidFile(file))) return;
  const pid = Number(readFileSync(pidFile(file), 'utf8'));
  const patience = Number(readUnit(file).get('TimeoutStopSec')?.at(-1) ?? 90) * 1000;
  const begun = Date.now();
  for (let signal = 'SIGTERM'; isAlive(pid); signal = Date.now() - begun > patience ? 'SIGKILL' : 0) {
    process.kill(pid, signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  rmSync(pidFile(file));
}

/** @param {string} file @returns {Map<string, string[]>} every value of each key */
function readUnit(file) {
  const unit = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) unit.set(key, [...(unit.get(key) ?? []), value]);
  }
  return unit;
}

/** @param {Map<string, string[]>} unit */
function environmentOf(unit) {
  const lines = (unit.get('Environment') ?? []).flatMap((value) => value.split(' '));
  for (const file of unit.get('EnvironmentFile') ?? []) {
    const path = file.replace(/^-/, '');
    if (existsSync(path)) lines.push(...readFileSync(path, 'utf8').split('\n'));
  }
  return Object.fromEntries(lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

const pidFile = (file) => `${file}.pid`;

function isAlive(pid) {
  try {
    // A zombie process is no longer alive.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

for (const name of command === 'daemon-reload' ? [] : named) await carryOut(name);
