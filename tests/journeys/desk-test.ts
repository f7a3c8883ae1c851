import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { password, startDesk } from '../environment/desk.ts';
import type { RunningServer } from '../environment/server.ts';
import { test as base, expect } from './visitor-test.ts';

export { expect, password };

/** Direct access of a test to the hub's database. */
interface HubDatabase {
  run: (statement: string, ...values: (string | number | null)[]) => void;
}

const nextRevision = `insert into "revisions" ("number", "cause", "createdAt")
  select max("number") + 1, 'a test', '2026-11-01T00:00:00.000Z' from "revisions"`;

/** Writes into the database of a hub that keeps it in its data folder. */
export const databaseOf = ({ dataDir }: RunningServer): HubDatabase => ({
  run: (statement, ...values) => {
    using database = new DatabaseSync(join(dataDir, 'hub.sqlite'), { timeout: 5_000 });
    database.prepare(statement).run(...values);
    // Starts a new revision, as each change of records does: otherwise the hub would keep what it loaded for the former one.
    if (/^update records\b/.test(statement)) database.exec(nextRevision);
  },
});

/** Playwright's `test` on a hub with an admin 'ruth' and an editor 'amos'. */
export const test = base.extend<{ hubDatabase: HubDatabase; allowSignedOut: undefined; noDrafts: undefined }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
    async ({}, use) => {
      await using server = await startDesk();
      await use(server);
    },
    { scope: 'worker' },
  ],
  hubDatabase: ({ server }, use) => use(databaseOf(server)),
  // Requests without a session get a 401, which Chromium reports.
  allowSignedOut: [
    async ({ allowErrors }, use) => {
      allowErrors(/401 \(Unauthorized\)/);
      await use(undefined);
    },
    { auto: true },
  ],
  // Removes drafts: one that a test left would be offered to the next one that opens the form.
  noDrafts: [
    async ({ hubDatabase }, use) => {
      hubDatabase.run('delete from "drafts"');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Types name and password into the open form, and submits it. */
export async function signIn(page: Page, username: string, typedPassword = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password').fill(typedPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address of the desk as this user. */
export async function openDesk(page: Page, address: string, username = 'ruth'): Promise<void> {
  // Retries once: the server may just have closed a connection that was idle during a step.
  const response = await page.request.post('/api/auth/sign-in', { data: { username, password }, maxRetries: 1 });
  expect(response.status()).toBe(200);
  await page.goto(address);
  await expect(frame(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** Element of every screen, absent while the desk is loading or requires a password. */
const frame = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Follows a link of the desk's menu, at the left or in the drawer. */
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

/** Sends a suggestion as a program would. @returns its id */
export async function suggest(page: Page, fields: Record<string, unknown>): Promise<string> {
  const response = await page.request.post('/api/submissions', {
    data: { type: 'tool', category: 'LLM', description: 'A candle that writes.', ...who, ...fields },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Message of the browser when it blocks scripts of a previewed page, as it should. */
export const noScriptInPreview = /because the document's frame is sandboxed/;
