import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The password of every user of these tests. */
export const password = 'correct horse battery';

interface Person {
  name: string;
  role: 'admin' | 'editor';
  email?: string;
}

/** The staff of a test hub, unless it has others. */
const twoPeople: readonly Person[] = [
  { name: 'ruth', role: 'admin' },
  { name: 'amos', role: 'editor' },
];

/** A hub whose staff were made by the command that an operator types. It ends, and its data go, at the end of the block. */
export async function startDesk(environment: Record<string, string> = {}, people = twoPeople) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-desk-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_SUBMISSIONS: '10000',
    // A test can be another client than the rest.
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  const staff = (...args: string[]) =>
    execFileSync(process.execPath, ['src/server/commands/staff-command.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      input: `${password}\n`,
    });
  for (const { name, role, email } of people) {
    staff('add', name, '--role', role);
    if (email) staff('email', name, email);
  }
  return Object.assign(server, {
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  });
}
