import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startServer } from '../environment/server.ts';
import { test as base, expect } from './visitor-test.ts';

export { expect };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The password of every user of these tests. */
export const password = 'correct horse battery';

/** The staff of every test hub: made by the command that an operator types. */
const staff = [
  { name: 'ruth', role: 'admin' },
  { name: 'amos', role: 'editor' },
];

/** What a test does to the hub's database behind its back. */
interface HubDatabase {
  run: (statement: string, ...values: (string | number | null)[]) => void;
}

/** Playwright's `test` on a hub with an admin 'ruth' and an editor 'amos'. */
export const test = base.extend<{ allowSignedOut: undefined; noDrafts: undefined }, { hubDatabase: HubDatabase }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-desk-'));
      const server = await startServer({
        DATA_DIR: dataDir,
        RATE_LIMIT_SUBMISSIONS: '10000',
        // A test can be another client than the rest.
        TRUST_PROXY: '127.0.0.1',
      });
      for (const { name, role } of staff) {
        execFileSync(process.execPath, ['src/server/commands/staff-command.ts', 'add', name, '--role', role], {
          cwd: root,
          env: { ...process.env, DATA_DIR: dataDir },
          input: `${password}\n`,
        });
      }
      await use(Object.assign(server, { dataDir }));
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  hubDatabase: [
    async ({ server }, use) => {
      const { dataDir } = server as typeof server & { dataDir: string };
      await use({
        run: (statement, ...values) => {
          using database = new DatabaseSync(join(dataDir, 'hub.sqlite'), { timeout: 5_000 });
          database.prepare(statement).run(...values);
        },
      });
    },
    { scope: 'worker' },
  ],
  // Whoever is not signed in is told so by a 401, which Chromium reports.
  allowSignedOut: [
    async ({ allowErrors }, use) => {
      allowErrors(/401 \(Unauthorized\)/);
      await use(undefined);
    },
    { auto: true },
  ],
  // What one test left in a form would be offered to the next one that opens it.
  noDrafts: [
    async ({ hubDatabase }, use) => {
      hubDatabase.run('delete from "drafts"');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Types name and password into the form that is open, and sends it. */
export async function signIn(page: Page, username: string, given = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password').fill(given);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address of the desk as this user. */
export async function openDesk(page: Page, address: string, username = 'ruth'): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in', { data: { username, password } });
  expect(response.status()).toBe(200);
  await page.goto(address);
  await expect(frame(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** Stands on every screen, and not while the desk is loading or asks for a password. */
const frame = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The link of the desk's menu, at the left or in the drawer. */
export async function followMenu(page: Page, name: string): Promise<void> {
  await expect(frame(page)).toBeVisible();
  const menuButton = page.getByRole('button', { name: 'Menu' });
  if (await menuButton.isVisible()) await menuButton.click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

const who = {
  submitterName: 'Naomi Clarke',
  submitterEmail: 'naomi@stann.example',
  ministryName: 'St. Ann’s, Moray',
};

/** Sends a suggestion as a program would, and gives its id. */
export async function suggest(page: Page, fields: Record<string, unknown>): Promise<string> {
  const response = await page.request.post('/api/submissions', {
    data: { type: 'tool', category: 'LLM', description: 'A candle that writes.', ...who, ...fields },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
