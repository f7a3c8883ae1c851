import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Password of every user of these tests. */
export const password = 'correct horse battery';

interface Person {
  name: string;
  role: 'admin' | 'editor';
  email?: string;
}

/** Default staff of a test hub. */
const twoPeople: readonly Person[] = [
  { name: 'ruth', role: 'admin' },
  { name: 'amos', role: 'editor' },
];

/** Starts a hub whose staff were added by the operator's command. It stops, and its data are deleted, at the end of the block. */
export async function startDesk(environment: Record<string, string> = {}, people = twoPeople): Promise<RunningServer> {
  const server = await startServer(
    {
      RATE_LIMIT_SUBMISSIONS: '10000',
      // Lets a test act as another client than the rest.
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    },
    { isCold: true, clock: new Date() },
  );
  const lines = people.flatMap(({ name, role, email }) => [
    ['add', name, '--role', role],
    ...(email ? [['email', name, email]] : []),
  ]);
  execFileSync(process.execPath, ['tests/environment/add-staff.ts', JSON.stringify(lines)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir },
    input: password,
  });
  return { ...server, [Symbol.asyncDispose]: () => server.stop() };
}
