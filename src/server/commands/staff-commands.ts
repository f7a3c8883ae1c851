import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { StaffRole } from '#domain/staff/accounts.ts';
import { staffRoles } from '#domain/staff/accounts.ts';
import { passwordSchema, staffEmailSchema, usernameSchema } from '#domain/staff/staff-schema.ts';
import { AccountError, addAccount, changeAccount, removeAccount } from '../auth/accounts.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { StartupError } from '../errors.ts';
import { countAdmins, findUserByName, findUsers } from '../repositories/users.ts';
import type { Settings } from '../settings.ts';
import { openForCommand } from './open-for-command.ts';

/** Terminal of the operator. */
export interface Terminal {
  /** Asks for a password twice; undefined when the two differ. */
  askPassword: () => Promise<string | undefined>;
  print: (line: string) => void;
  now: Date;
}

const usage = [
  'Tell what to do:',
  '  npm run staff -- add NAME [--role admin|editor]',
  '  npm run staff -- list',
  '  npm run staff -- password NAME',
  '  npm run staff -- role NAME admin|editor',
  '  npm run staff -- email NAME ADDRESS',
  '  npm run staff -- second-factor-off NAME',
  '  npm run staff -- disable NAME',
  '  npm run staff -- enable NAME',
  '  npm run staff -- remove NAME',
  'The password is asked for, or read from standard input.',
].join('\n');

/** Refusal as a sentence for the person who typed the command. */
class Refusal extends Error {}

/** Author in the audit log: running commands here needs no account. */
const operator = { username: '(command line)' };

/**
 * Manages the accounts of staff next to a running hub.
 * @returns the refusal as a sentence; undefined when the command succeeded
 */
export async function runStaffCommand(settings: Settings, args: string[], terminal: Terminal): Promise<string | undefined> {
  const input = parse(args);
  if (!input) return usage;
  let connection: DatabaseConnection | undefined;
  try {
    connection = await openForCommand(settings);
    await commands[input.command](connection.db, input, terminal, settings);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof AccountError || error instanceof StartupError) return error.message;
    throw error;
  } finally {
    await connection?.close();
  }
}

interface Given {
  command: keyof typeof commands;
  name: string;
  role: StaffRole | undefined;
  /** Mail address of the user. */
  email: string;
}

/** Options of a change by the operator: `sendsMail` queues a notice to the account's owner, which a running hub sends. */
const byOperator = ({ mail }: Settings, now: Date) => ({ by: operator, now, sendsMail: mail !== undefined });

type Command = (db: Kysely<Database>, input: Given, terminal: Terminal, settings: Settings) => Promise<void>;

const commands = {
  async add(db, { name, role }, { askPassword, print, now }) {
    const username = unwrap(usernameSchema.safeParse(name));
    if (await findUserByName(db, username)) throw new Refusal(`There is a user ${username} already.`);
    // Role 'admin' for the first user, who must be able to manage users.
    const isFirst = (await countAdmins(db)) === 0;
    const grantedRole = role ?? (isFirst ? 'admin' : 'editor');
    if (isFirst && grantedRole !== 'admin') throw new Refusal('The first user has to be an admin.');
    await addAccount(db, { username, password: await newPassword(askPassword), role: grantedRole }, operator, now);
    print(`${username} can sign in as ${grantedRole}.`);
  },
  async list(db, _, { print }) {
    const users = await findUsers(db);
    if (users.length === 0) print('There are no users yet. Add the first: npm run staff -- add NAME');
    for (const { username, role, disabled } of users) print(`${username}  ${role}${disabled ? '  (disabled)' : ''}`);
  },
  async password(db, { name }, { askPassword, print, now }, settings) {
    const { id, username } = await userOf(db, name);
    await changeAccount(db, id, { password: await newPassword(askPassword) }, byOperator(settings, now));
    print(`${username} has a new password and is signed out everywhere.`);
  },
  async role(db, { name, role }, { print, now }, settings) {
    const { id, username } = await userOf(db, name);
    if (role) await changeAccount(db, id, { role }, byOperator(settings, now));
    print(`${username} is ${role}.`);
  },
  async email(db, { name, email }, { print, now }, settings) {
    const { id, username } = await userOf(db, name);
    const address = unwrap(staffEmailSchema.safeParse(email));
    await changeAccount(db, id, { email: address }, byOperator(settings, now));
    print(`Emails for ${username} go to ${address}.`);
  },
  async 'second-factor-off'(db, { name }, { print, now }, settings) {
    const { id, username } = await userOf(db, name);
    await changeAccount(db, id, { secondFactor: false }, byOperator(settings, now));
    print(`${username} signs in by the password alone, and is signed out everywhere.`);
  },
  async disable(db, { name }, { print, now }, settings) {
    const { id, username } = await userOf(db, name);
    await changeAccount(db, id, { disabled: true }, byOperator(settings, now));
    print(`${username} can sign in no more and is signed out everywhere.`);
  },
  async enable(db, { name }, { print, now }, settings) {
    const { id, username } = await userOf(db, name);
    await changeAccount(db, id, { disabled: false }, byOperator(settings, now));
    print(`${username} can sign in again.`);
  },
  async remove(db, { name }, { print, now }) {
    const { id, username } = await userOf(db, name);
    await removeAccount(db, id, operator, now);
    print(`${username} is removed.`);
  },
} satisfies Record<string, Command>;

/** Parses the command from its arguments; undefined when it cannot be read. */
function parse(args: string[]): Given | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options: { role: { type: 'string' } }, allowPositionals: true });
    const [command = '', name = '', third, ...more] = positionals;
    const role = command === 'role' ? third : values.role;
    const isComplete = command === 'list' ? name === '' : name !== '';
    const hasRole = command === 'role' ? role !== undefined : command === 'add' || role === undefined;
    const knownRole = staffRoles.find((staffRole) => staffRole === role);
    const takesThird = command === 'role' || command === 'email';
    const wrongCount = more.length > 0 || (third !== undefined) !== takesThird;
    if (!Object.hasOwn(commands, command) || !isComplete || !hasRole || wrongCount || (role !== undefined && !knownRole))
      return undefined;
    return { command: command as keyof typeof commands, name, role: knownRole, email: third ?? '' };
  } catch {
    return undefined;
  }
}

async function userOf(db: Kysely<Database>, name: string) {
  const user = await findUserByName(db, name.trim().toLowerCase());
  if (!user) throw new Refusal(`There is no user ${name}. See who there is: npm run staff -- list`);
  return user;
}

async function newPassword(askPassword: Terminal['askPassword']): Promise<string> {
  const password = await askPassword();
  if (password === undefined) throw new Refusal('The two passwords differ. Nothing was changed.');
  return unwrap(passwordSchema.safeParse(password));
}

function unwrap<T>(result: { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }): T {
  if (result.success) return result.data;
  throw new Refusal(`${result.error.issues[0]?.message ?? 'This cannot be used'}. Nothing was changed.`);
}
