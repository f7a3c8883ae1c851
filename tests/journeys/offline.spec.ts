import type { BrowserContext, Page } from '@playwright/test';
import { startServer } from '../environment/server.ts';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLive } from './open-page.ts';

// Prefetching is on: for visitors who save data, only requested pages are stored.
test.use({ serviceWorkers: 'allow', fetchesAhead: true });
// These tests cause the browser's errors for failed requests.
test.beforeEach(({ allowErrors }) =>
  allowErrors(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Failed to fetch|status of 503|fetching the script/,
  ),
);

const guide = { path: '/llm-hub', text: 'Questions for Christians' };
const checklist = { path: '/workflows/weekly-email-newsletter' };
const crisis = '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse';
const training = '/your-church/training?v=1&q6=c';
const savedLine = (page: Page) => page.getByRole('complementary', { name: 'Saved copy' });
const line = /^You’re offline\. This copy was saved on [A-Z][a-z]+ \d{1,2}, 20\d\d\.$/;

/** Opens a page while connected and waits until the service worker has stored it with the page's script. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await untilKept(page, new URL(page.url()).pathname);
}

const untilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);

/** Checks that everything the page has loaded is stored with it, the scripts that wait until it is idle included. */
const isKeptWhole = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (address) => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('hub-pages'));
    const about = (await (await caches.open(name)).match(address))?.headers.get('X-Kept-Page');
    const { assets } = JSON.parse(decodeURIComponent(about ?? '%7B%22assets%22%3A%5B%5D%7D')) as { assets: string[] };
    const loaded = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((asset) => asset.startsWith('/assets/'));
    return loaded.some((asset) => asset.includes('/when-idle-')) && loaded.every((asset) => assets.includes(asset));
  }, path);

const keptPaths = async (page: Page): Promise<string[]> =>
  (await keptAddresses(page)).map((address) => address.replace(/\?.*/, ''));

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = (await caches.keys()).filter((name) => name.startsWith('hub-pages'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const disconnect = (context: BrowserContext) => context.setOffline(true);
const connect = (context: BrowserContext) => context.setOffline(false);

/** Adds a link to this address to the page, whose script follows it like any other. */
async function followAddedLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${href}">The added link</a>`);
  }, address);
  await page.getByRole('link', { name: 'The added link' }).click();
}

test('what was opened once can be read offline', { tag: '@desktop' }, async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const readOnline = new Map<string, string>();
  for (const path of [guide.path, checklist.path, '/image-guide', crisis, '/about/privacy']) {
    await openAndKeep(page, path);
    readOnline.set(path, await heading.innerText());
  }
  await openAndKeep(page, training);
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(
      expect.arrayContaining([
        crisis,
        `${crisis}?happened=child`,
        `${crisis}?happened=home`,
        ...[2, 3, 4].map((unit) => `${training}&unit=${unit}`),
      ]),
    );

  await test.step('an old address leads to the new one with the worker as without it', async () => {
    for (const [former, address] of [
      ['/tool-detail/claude', '/tools/claude'],
      ['/image-generator-hub', '/image-hub'],
    ] as const) {
      await page.goto(former);
      await expect.soft(page).toHaveURL(address);
    }
  });

  await disconnect(context);
  for (const [path, words] of readOnline)
    await test.step(`${path} says that it is a copy`, async () => {
      await page.goto(path);
      await expect.soft(savedLine(page)).toHaveText(line);
      await expect.soft(heading).toHaveText(words);
      await untilLive(page);
      await expect.soft(savedLine(page)).toBeVisible();
      // Styles and fonts are stored, too.
      const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
      expect.soft(fonts).toEqual(expect.arrayContaining(['Vollkorn: loaded', expect.stringMatching(/^"?Hub Sans"?: loaded$/)]));
      expect
        .soft(await page.evaluate(() => getComputedStyle(document.querySelector('.site-bar') as Element).position))
        .toBe('sticky');
    });

  await test.step('whoever opened the training once can take it without a connection', async () => {
    await page.goto(training);
    await untilLive(page);
    const situation = page.getByRole('article').filter({ hasText: 'The verse on the poster' });
    await situation.getByRole('radio', { name: 'Look the verse up' }).check();
    await situation.getByRole('button', { name: 'Check' }).click();
    await expect.soft(situation.getByRole('status')).toContainText('Yes.');
    await page.getByRole('link', { name: 'Next unit: What never goes in' }).click();
    await expect.soft(heading).toHaveText('What never goes in');
    for (const [unit, words] of [
      [2, 'What never goes in'],
      [3, 'A person checks, and we say so'],
      [4, 'When something goes wrong'],
    ] as const) {
      await page.goto(`${training}&unit=${unit}`);
      await expect.soft(savedLine(page)).toHaveText(line);
      await expect.soft(heading).toHaveText(words);
      await untilLive(page);
      await expect.soft(page.getByText(', 1 of 6 right')).toBeVisible();
    }
  });

  await test.step('whoever opened the crisis page once can choose what happened without a connection', async () => {
    for (const [happened, number] of [
      ['child', 'tel:18004224453'],
      ['home', 'tel:18007997233'],
    ]) {
      await page.goto(`${crisis}?happened=${happened}`);
      await expect.soft(savedLine(page)).toHaveText(line);
      await expect.soft(page.locator(`.dial a[href="${number}"]`)).toBeVisible();
    }
  });
});

test('whoever opened the church’s list of tools once reads it without a connection', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const church = {
    format: 'ministry-ai-hub/your-church',
    version: 1,
    policies: [],
    training: [],
    tools: [
      {
        ...{ tool: 'chatgpt', name: 'ChatGPT', plan: 'Free, Go, Plus and Pro', purpose: 'First drafts', role: 'Sexton' },
        ...{ kinds: ['publicText'], status: 'in use', looked: '2026-11-24', review: '2027-03-01' },
      },
      { name: 'Phone line', kinds: ['membersDetails'], status: 'in use' },
    ],
  };
  await openPage(page, '/your-church');
  await page.evaluate((text) => localStorage.setItem('church', text), JSON.stringify(church));
  // Follow a link: the part that shows the list loads after the page.
  await page.getByRole('link', { name: 'List your tools' }).click();
  const chatgpt = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ChatGPT' }) });
  await expect(chatgpt).toContainText('Fine');
  await untilKept(page, '/your-church/tools');
  const partIsKept = () =>
    page.evaluate(async () => {
      const own = performance.getEntriesByType('resource').map(({ name }) => name);
      const parts = own.filter((name) => /\/assets\/tool-register/.test(name));
      return parts.length > 0 && (await Promise.all(parts.map((name) => caches.match(name)))).every(Boolean);
    });
  await expect.poll(partIsKept).toBe(true);

  await disconnect(context);
  await page.goto('/your-church/tools#add');
  await page.reload();
  await expect(savedLine(page)).toHaveText(line);
  for (const words of [
    'Free, Go, Plus and Pro',
    'First drafts',
    'Sexton',
    'Published texts',
    'November 24, 2026',
    'March 1, 2027',
  ])
    await expect(chatgpt).toContainText(words);
  await expect(chatgpt).toContainText('Verdicts need a connection.');
  await expect(chatgpt).not.toContainText('Fine');
  const phoneLine = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Phone line' }) });
  await expect(phoneLine).toContainText('Not known: treat as never');
  await expect(page.getByText('So do adding and changing a tool')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a tool' })).toHaveCount(0);

  await connect(context);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Which tool?')).toBeVisible();
});

test('offline, a link leads to the copy that was kept', { tag: '@desktop' }, async ({ page, context }) => {
  const printButton = page.getByRole('button', { name: 'Print this checklist' });
  await openAndKeep(page, guide.path);

  await test.step('a checklist that was reached without a new document is kept too', async () => {
    await openAndKeep(page, '/about/privacy');
    await followAddedLink(page, checklist.path);
    await expect.soft(printButton).toBeVisible();
    await untilKept(page, checklist.path);
    await disconnect(context);
    await page.reload();
    await expect.soft(savedLine(page)).toHaveText(line);
    await expect.soft(printButton).toBeVisible();
    await connect(context);
  });

  await test.step('a kept guide that is reached by a link while offline is shown with the line', async () => {
    await openPage(page, '/about/privacy');
    await disconnect(context);
    await followAddedLink(page, guide.path);
    await expect.soft(savedLine(page)).toHaveText(line);
    await expect.soft(page.getByRole('heading', { name: guide.text })).toBeVisible();
    await connect(context);
  });

  await test.step('a list that is followed to by a link while offline gives way to the offline page', async () => {
    await openPage(page, guide.path);
    await disconnect(context);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Resources' }).click();
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect.soft(page).toHaveURL('/resources');
    await connect(context);
  });

  await test.step('a workflow’s card that is opened offline leads to its own page, as it was kept', async () => {
    await openPage(page, '/communication-hub?tab=workflows');
    await disconnect(context);
    await page.getByRole('tabpanel').getByRole('link', { name: 'Weekly email newsletter with one main action' }).click();
    await expect.soft(page).toHaveURL(checklist.path);
    await expect.soft(savedLine(page)).toHaveText(line);
    await expect.soft(printButton).toBeVisible();
    await connect(context);
  });

  await test.step('a workflow’s row that is opened offline names its own page, which leads to the kept copy', async () => {
    await openPage(page, '/all-workflows?q=newsletter');
    await disconnect(context);
    const row = page.getByRole('group').filter({ hasText: 'Weekly email newsletter' }).first();
    await row.getByRole('heading').click();
    await expect.soft(row.getByText('Its own page, linked below, may be kept on this device.')).toBeVisible();
    await row.getByRole('link', { name: /^Every step of / }).click();
    await expect.soft(savedLine(page)).toHaveText(line);
  });
});

test('what is not kept is never shown from a store', { tag: '@desktop' }, async ({ page, context }) => {
  const lists = ['/all-tools', '/resources', '/tools/claude', '/llm-hub?tab=tools'];
  await openAndKeep(page, guide.path);
  for (const path of [...lists, '/submission', '/contact']) await openPage(page, path);
  const storedPaths = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect.soft(storedPaths.filter((path) => !/^\/assets\/|^\/about\/accessibility$/.test(path))).toEqual([guide.path]);
  await disconnect(context);

  await test.step('forms, the staff desk and the API are neither kept nor answered by the worker', async () => {
    // Open each in a new window: the browser's page for a failure appears later, and would abort the next navigation.
    for (const path of ['/submission', '/contact', '/admin', '/api/tools']) {
      const newPage = await context.newPage();
      await expect.soft(newPage.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await newPage.close();
    }
  });

  await test.step('lists and tools are never shown from a store: offline they give way to a page that lists what is kept', async () => {
    const items = page.getByRole('main').getByRole('listitem');
    for (const path of [...lists, '/workflows/never-opened']) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('You’re offline');
      await expect.soft(items, path).toHaveCount(1);
      await expect.soft(items).toHaveText(/saved on [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    }
    await items.getByRole('link').click();
    await expect.soft(page).toHaveURL(guide.path);
    await expect.soft(savedLine(page)).toContainText('This copy was saved on');
  });
});

test('a copy gives way to the current page when the visitor is connected again', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, guide.path);

  await test.step('the line goes when the visitor is connected again and the copy is the current page', async () => {
    await disconnect(context);
    await page.reload();
    await expect(savedLine(page)).toBeVisible();
    await untilLive(page);
    await connect(context);
    await expect.soft(savedLine(page)).toHaveCount(0);
    await page.reload();
    await expect.soft(page.getByRole('heading', { name: guide.text })).toBeVisible();
    await expect.soft(savedLine(page)).toHaveCount(0);
  });

  await test.step('the line goes though the network carries nothing yet when it says that it is there', async () => {
    await disconnect(context);
    await page.reload();
    await expect(savedLine(page)).toBeVisible();
    await untilLive(page);
    const failedUrls: string[] = [];
    await page.route(guide.path, async (route) => {
      if (failedUrls.length > 0) return route.fallback();
      failedUrls.push(route.request().url());
      await route.abort('internetdisconnected');
    });
    await connect(context);
    await expect.soft(savedLine(page)).toHaveCount(0);
    expect.soft(failedUrls).toHaveLength(1);
    await page.unroute(guide.path);
  });

  await test.step('a copy of a page that has changed since says so when the visitor is connected again', async () => {
    await openAndKeep(page, checklist.path);
    // Files that load late are stored with the page, too, and would overwrite the next lines.
    await expect.poll(() => isKeptWhole(page, checklist.path)).toBe(true);
    // Simulates a page that was another one when it was stored.
    await page.evaluate(async (path) => {
      const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('hub-pages'));
      const cache = await caches.open(name);
      const storedPage = await cache.match(path);
      if (!storedPage) throw new Error('The page is not kept.');
      const headers = new Headers(storedPage.headers);
      headers.set('ETag', '"another"');
      await cache.put(path, new Response(await storedPage.text(), { headers }));
    }, checklist.path);
    await disconnect(context);
    await page.reload();
    await untilLive(page);
    await expect.soft(savedLine(page)).toHaveText(line);
    await connect(context);
    await expect
      .soft(savedLine(page))
      .toHaveText('You’re connected again, and this page has changed since. Show the current page.');
    await savedLine(page).getByRole('link').click();
    await expect.soft(savedLine(page)).toHaveCount(0);
    await expect.soft(page.getByRole('button', { name: 'Print this checklist' })).toBeVisible();
  });
});

test('a browser without room for copies shows every page as before', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new DOMException('full', 'SecurityError')),
    });
  });
  await openPage(page, guide.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i);
});

test('a hub that slows down, is gone, and keeps no copies any more', { tag: '@desktop' }, async ({ page }) => {
  await using server = await startServer();
  await openAndKeep(page, server.origin + guide.path);

  await test.step('a kept page stands in when the server does not answer, and when it is gone', async () => {
    process.kill(server.pid, 'SIGSTOP');
    await page.goto(server.origin + guide.path);
    await expect.soft(savedLine(page)).toHaveText(/^Your connection is slow\. This copy was saved on /);
    await untilLive(page);
    process.kill(server.pid, 'SIGCONT');
    await expect.soft(savedLine(page)).toHaveCount(0);
    await server.kill();
    await page.goto(server.origin + guide.path);
    await expect.soft(savedLine(page)).toHaveText(/^We can’t reach the hub right now\. This copy was saved on /);
  });

  await test.step('a hub that is started without offline copies removes those that browsers have', async () => {
    await using retiring = await startServer({ OFFLINE_COPIES: 'off', PORT: new URL(server.origin).port });
    // A browser asks for the worker once a visit has rested for a second, so on a slow machine it takes several visits. Chromium
    // leaves one unanswered that comes while it exchanges the workers; whoever reloads gets the page.
    await expect(async () => {
      await page.goto(retiring.origin + guide.path, { timeout: 10_000 });
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    }).toPass({ intervals: [3_000], timeout: 90_000 });
  });
});
