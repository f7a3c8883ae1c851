import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import { inboxKinds, tell } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import type { RunningServer } from '../environment/server.ts';
import { test as base, expect } from '../environment/test.ts';

export { expect };

type Row = Record<string, unknown>;

/** Playwright's `test`, extended by access to the server's stored data. */
export const test = base.extend<{
  stored: (kind: InboxKindName, where: { column: string; value: string }) => Row[];
}>({
  stored: async ({ server }, use) => {
    using database = new DatabaseSync(join(server.dataDir, 'hub.sqlite'), { readOnly: true });
    const rows = database.prepare('select * from inbox where kind = ?');
    await use((kind, { column, value }) =>
      rows
        .all(kind)
        .map((row): Row => ({ ...row, ...tell(kind, JSON.parse(String(row.sent))), [inboxKinds[kind].email]: row.email }))
        .filter((row) => row[column] === value),
    );
  },
});

/** Moment at which a visitor fills in a form: with scripts, without any, or while they are still loading. */
export const moments = ['with scripts', 'without scripts', 'before the scripts come'] as const;
export type Moment = (typeof moments)[number];

/** Screens for the tests of a moment: sending a form without scripts does not depend on the screen. */
export const screensOf = (moment: Moment) => ({ tag: moment === 'with scripts' ? '@phone' : '@desktop' });

/** Opens a page at a moment. Its scripts load when `release` is called. */
export async function openAt(
  moment: Moment,
  browser: Browser,
  url: string,
): Promise<{ page: Page; release: () => void; [Symbol.asyncDispose]: () => Promise<void> }> {
  const context = await browser.newContext({ javaScriptEnabled: moment !== 'without scripts' });
  const page = await context.newPage();
  const released = Promise.withResolvers<void>();
  if (moment === 'before the scripts come') {
    await page.route('**/assets/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
  }
  await page.goto(url, { waitUntil: moment === 'before the scripts come' ? 'commit' : 'load' });
  if (moment === 'with scripts') await hydrated(page);
  return { page, release: released.resolve, [Symbol.asyncDispose]: () => context.close() };
}

/** Waits for the hydration of the page's form. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main form') ?? {}).some((name) => name.startsWith('__react')));

/** Lets 3 seconds pass on the server's clock: it treats a form that is sent sooner as a robot's. */
export const asSlowAsAPerson = ({ moveClock }: Pick<RunningServer, 'moveClock'>): Promise<void> => moveClock(3_100);
