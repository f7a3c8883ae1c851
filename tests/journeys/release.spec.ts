import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { copyReleases } from '../environment/releases.ts';
import { freePort, startServer } from '../environment/server.ts';
import { expect, test } from '../environment/test.ts';
import { followLink, laterParts } from './later-parts.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';

// A release replaces another while tabs are open: the former one's pages request the former one's scripts. Each release here is a
// real build (tests/environment/releases.ts), on the same port and data as the one before.

/** Number of swaps in one run; RELEASE_SWAPS=20 for the long form. */
const swaps = Number(process.env.RELEASE_SWAPS ?? 1);
const swapMs = 240_000;

/** One page of each route. In a tab of each, a link is followed to the next. */
const kinds = [
  '/',
  '/resources',
  '/all-tools',
  '/all-workflows',
  '/policy-examples',
  '/tools/chatgpt',
  '/resources/chatgpt',
  '/research',
  '/workflows',
  '/workflows/worship-set-planning-by-theme',
  '/submission',
  '/comparison/LLMs',
  '/compare?tools=chatgpt,claude',
  '/may-i-enter',
  '/ask',
  '/answers',
  '/answers/are-church-management-systems-safe-for-records',
  '/prompts',
  '/terms-changes',
  '/when-something-goes-wrong',
  '/when-something-goes-wrong/a-childs-photo-went-into-a-tool',
  '/llm-comparison',
  '/llm-guide',
  '/image-guide',
  '/video-guide',
  '/contact',
  '/search',
  '/about/privacy',
  '/worship-hub',
  '/no/such/page',
];

/** Starts a hub whose release can be replaced while it runs. */
async function startReleases() {
  const releases = copyReleases();
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'));
  const environment = { PORT: String(await freePort()), RATE_LIMIT_SUBMISSIONS: '10000' };
  const start = () => startServer(environment, { root: releases.root, dataDir });
  let server = await start();
  return {
    origin: server.origin,
    /** Does what an operator does: builds next to the running hub, then starts it again. */
    swap: async ({ afterAWeek }: { afterAWeek: boolean }) => {
      await releases.next();
      if (afterAWeek) releases.forgetFormer();
      await server.stop();
      server = await start();
    },
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      releases[Symbol.dispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Opens a tab for each of these addresses, one after the other: the machine may be small. */
async function openTabs(context: BrowserContext, origin: string, addresses: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const address of addresses) {
    const page = await context.newPage();
    await openPage(page, origin + address);
    await markDocument(page);
    tabs.push(page);
  }
  return tabs;
}

/** Clears the cache that tabs share: after more than a week the browser may have dropped the files. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (!page) return;
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

const expectHealthy = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('dynamically imported')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /Something went wrong|Error loading (?!workflows)/ })).toHaveCount(0);
};

test('a tab whose scripts are gone since a release goes on with a new document', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404|Failed to fetch dynamically imported module/);
  // Simulates more than a week: this tab's release is gone, and a new document names other files.
  let isGone = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  for (const [from, to] of [
    ['/', '/research'],
    ['/all-tools', '/comparison/LLMs'],
    ['/worship-hub', '/submission'],
  ] as const) {
    await openPage(page, from);
    await markDocument(page);
    isGone = true;
    await followLink(page, to);
    await expect(page).toHaveURL(to);
    // The previous page is shown until the new document has loaded.
    await expect(async () => expect(await isStillTheSame(page), `from ${from} to ${to}`).toBe(false)).toPass();
    await expect.poll(() => headingOf(page)).not.toBe('');
    await expectHealthy(page);
  }
});

// Night only; by day the test above, later-parts.spec.ts and src/server/http/assets.test.ts (files of a former release) run.
for (const [when, afterAWeek] of [
  ['within a week', false],
  ['after more than a week', true],
] as const) {
  test(`tabs that were open before a release go on after it, ${when}`, { tag: ['@desktop', '@night'] }, async ({
    context,
    allowErrors,
  }) => {
    test.setTimeout(swaps * swapMs);
    allowErrors(afterAWeek ? /status of 404|Failed to fetch dynamically imported module/ : /status of 404 .*\/no\/such\/page/);
    await using hub = await startReleases();
    for (let swap = 1; swap <= swaps; swap++) {
      // Opens one half of them here, and the other half in the next swap and in the other test.
      const isOpened = (_: unknown, place: number) => place % 2 === (swap + Number(afterAWeek)) % 2;
      const openKinds = kinds.filter(isOpened);
      const parts = laterParts.filter(isOpened);
      const tabs = await openTabs(context, hub.origin, openKinds);
      const partTabs = await openTabs(
        context,
        hub.origin,
        parts.map(({ address }) => address),
      );
      await hub.swap({ afterAWeek });
      if (afterAWeek) await forgetFiles(context);

      for (const [place, page] of tabs.entries()) {
        const next = openKinds[(place + 1) % openKinds.length] ?? '/';
        await test.step(`swap ${swap}: from ${openKinds[place]} to ${next}`, async () => {
          await page.bringToFront();
          await followLink(page, next);
          await expect(page).toHaveURL(hub.origin + next);
          await expect.poll(() => headingOf(page)).not.toBe('');
          await expectHealthy(page);
          // A file that still exists loads without a new document; one that is gone, with one of the new release.
          if (!afterAWeek) expect(await isStillTheSame(page)).toBe(true);
        });
        await page.close();
      }
      for (const [place, page] of partTabs.entries()) {
        const part = parts[place];
        if (!part) continue;
        await test.step(`swap ${swap}: ${part.name}`, async () => {
          await page.bringToFront();
          await part.ask(page);
          await expect(afterAWeek ? part.fallback(page) : part.comes(page)).toBeVisible();
          await expectHealthy(page);
          if (!afterAWeek || !part.leadsTo) expect(await isStillTheSame(page)).toBe(true);
        });
        await page.close();
      }
    }
  });
}

const headingOf = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .innerText()
    .catch(() => '');
