import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { readSettings } from '../settings.ts';
import { runStaffCommand } from './staff-commands.ts';

const password = 'correct horse battery';

/** Runs the command as an operator types it; returns what it printed, or the refusal. */
async function run(environment: NodeJS.ProcessEnv, args: string, typedPassword: string | undefined = password): Promise<string> {
  const lines: string[] = [];
  const terminal = { askPassword: async () => typedPassword, print: (line: string) => lines.push(line), now: new Date() };
  const settings = readSettings({ LOG_LEVEL: 'silent', ...environment }, '/');
  return (await runStaffCommand(settings, args.split(' '), terminal)) ?? lines.join('\n');
}

const signIn = async (address: string, username: string, typedPassword = password) => {
  const response = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ username, password: typedPassword }),
    headers: { 'Content-Type': 'application/json' },
  });
  return [response.status, ((await response.json()) as { role?: string }).role];
};

test.each(databaseKinds)('on %s accounts are managed beside a hub that runs', async (kind) => {
  await using hub = await buildVisitorHub(kind);
  const { environment } = hub;
  expect(await run(environment, 'list')).toMatch(/^There are no users yet/);
  expect(await run(environment, 'add ruth --role editor')).toBe('The first user has to be an admin.');
  expect(await run(environment, 'add Ruth')).toBe('ruth can sign in as admin.');
  expect(await run(environment, 'add amos')).toBe('amos can sign in as editor.');
  expect(await run(environment, 'add amos')).toBe('There is a user amos already.');
  expect(await signIn(hub.address, 'ruth')).toEqual([200, 'admin']);
  expect(await signIn(hub.address, 'amos')).toEqual([200, 'editor']);

  expect(await run(environment, 'password amos', 'another long password')).toMatch(/^amos has a new password/);
  expect(await hub.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  expect(await signIn(hub.address, 'amos', 'another long password')).toEqual([200, 'editor']);
  expect(await run(environment, 'disable amos')).toMatch(/^amos can sign in no more/);
  expect(await signIn(hub.address, 'amos', 'another long password')).toEqual([401, undefined]);
  expect(await run(environment, 'list')).toBe('amos  editor  (disabled)\nruth  admin');
  expect(await run(environment, 'enable amos')).toBe('amos can sign in again.');
  for (const wrong of ['disable ruth', 'remove ruth', 'role ruth editor'])
    expect(await run(environment, wrong)).toBe('This is the last admin. Make someone else an admin first.');
  expect(await run(environment, 'role amos admin')).toBe('amos is admin.');
  expect(await run(environment, 'remove ruth')).toBe('ruth is removed.');
  expect(await run(environment, 'remove ruth')).toMatch(/^There is no user ruth\./);
  const log = await hub.db.selectFrom('auditLog').select('username').where('action', '=', 'removed user').execute();
  expect(log).toEqual([{ username: '(command line)' }]);
});

test.each(databaseKinds)(
  'on %s a mail address is set and a lost second factor taken away, for whoever has no admin to ask',
  async (kind) => {
    await using hub = await buildVisitorHub(kind);
    const { environment } = hub;
    await run(environment, 'add ruth');
    await run(environment, 'add amos');
    expect(await run(environment, 'email ruth Ruth@college.example')).toBe('Emails for ruth go to ruth@college.example.');
    expect(await run(environment, 'email amos ruth@college.example')).toBe('Someone else already has this email address.');
    expect(await run(environment, 'email amos nowhere')).toBe('Use an address such as name@college.org. Nothing was changed.');
    expect(await run(environment, 'email amos')).toMatch(/^Tell what to do:/);
    await hub.db.updateTable('users').set({ twoFactorEnabled: 1 }).where('username', '=', 'ruth').execute();
    expect(await run(environment, 'second-factor-off ruth')).toBe(
      'ruth signs in by the password alone, and is signed out everywhere.',
    );
    expect(await signIn(hub.address, 'ruth')).toEqual([200, 'admin']);
    const log = await hub.db.selectFrom('auditLog').select('detail').where('action', '=', 'changed user').orderBy('id').execute();
    expect(log.map(({ detail }) => detail)).toEqual(['new email address', 'second factor removed']);
  },
);

test('what cannot be used is told in a sentence, and nothing is changed', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const { environment } = hub;
  expect(await run(environment, 'add ruth', 'too short')).toBe('Use at least 12 characters. Nothing was changed.');
  expect(await run(environment, 'add ru:th')).toMatch(/^Use 3 to 30 letters/);
  const lines: string[] = [];
  const differing = { askPassword: async () => undefined, print: (line: string) => lines.push(line), now: new Date() };
  expect(await runStaffCommand(readSettings(environment, '/'), ['add', 'ruth'], differing)).toMatch(/^The two passwords differ/);
  for (const wrong of [
    '',
    'add',
    'add ruth secret',
    'add ruth --role owner',
    'add ruth --password x',
    'list all',
    'role ruth',
    'toString ruth',
  ])
    expect(await run(environment, wrong), wrong).toMatch(/^Tell what to do:/);
  expect(await run(environment, 'list')).toMatch(/^There are no users yet/);
});

test('where no hub ever ran it says so', async () => {
  using folder = buildFolder();
  expect(await run({ DATA_DIR: folder.path }, 'list')).toBe(
    `There is no database in ${folder.path}. Set DATA_DIR or DATABASE_URL as the hub has it. If it never ran, start the hub once (npm start), then try again.`,
  );
});

test('the program tells on which data it works, reads the password from standard input, and shows it nowhere', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const program = fileURLToPath(new URL('staff-command.ts', import.meta.url));
  const child = spawn(process.execPath, [program, 'add', 'ruth'], { env: { ...process.env, ...hub.environment }, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, 'close');
  expect([code, output]).toEqual([0, `Data folder: ${hub.environment.DATA_DIR}\nruth can sign in as admin.\n`]);
  expect(await signIn(hub.address, 'ruth')).toEqual([200, 'admin']);
});
