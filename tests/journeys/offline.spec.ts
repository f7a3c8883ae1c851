import type { BrowserContext, Page } from '@playwright/test';
import { startServer } from '../environment/server.ts';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLive } from './open-page.ts';

test.use({ serviceWorkers: 'allow' });
// What the browser says of requests that cannot be made is what these tests are about.
test.beforeEach(({ allowErrors }) =>
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|status of 503/),
);

const guide = { path: '/llm-hub', text: 'Questions for Christians' };
const checklist = { path: '/workflows/weekly-email-newsletter' };
const savedLine = (page: Page) => page.getByRole('complementary', { name: 'Saved copy' });
const line = /^You’re offline\. This copy was saved on [A-Z][a-z]+ \d{1,2}, 20\d\d\.$/;

/** Opens a page while connected and waits until the service worker has kept it with the page's script. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await untilKept(page, new URL(page.url()).pathname);
}

const untilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);

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

for (const { path } of [
  guide,
  checklist,
  { path: '/image-guide' },
  { path: '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse' },
  { path: '/about/privacy' },
]) {
  test(`${path} can be read offline once it was opened, and says that it is a copy`, { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await openAndKeep(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await disconnect(context);
    await page.reload();
    await expect(savedLine(page)).toHaveText(line);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await untilLive(page);
    await expect(savedLine(page)).toBeVisible();
    // With its look and its fonts.
    const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
    expect(fonts).toEqual(expect.arrayContaining(['Vollkorn: loaded', expect.stringMatching(/^"?Hub Sans"?: loaded$/)]));
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.site-bar') as Element).position)).toBe('sticky');
  });
}

test('whoever opened the training once can take it without a connection', { tag: '@desktop' }, async ({ page, context }) => {
  await openAndKeep(page, '/your-church/training?v=1&q6=c');
  await disconnect(context);
  await page.reload();
  await untilLive(page);
  const situation = page.getByRole('article').filter({ hasText: 'The verse on the poster' });
  await situation.getByRole('radio', { name: 'Look the verse up' }).check();
  await situation.getByRole('button', { name: 'Check' }).click();
  await expect(situation.getByRole('status')).toContainText('Yes.');
  await page.getByText(/^2 /).first().click();
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('whoever opened the crisis page once can choose what happened without a connection', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const crisis = '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse';
  await openAndKeep(page, crisis);
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(expect.arrayContaining([crisis, `${crisis}?happened=child`, `${crisis}?happened=home`]));
  await disconnect(context);
  for (const [happened, number] of [
    ['child', 'tel:18004224453'],
    ['home', 'tel:18007997233'],
  ]) {
    await page.goto(`${crisis}?happened=${happened}`);
    await expect(savedLine(page)).toHaveText(line);
    await expect(page.locator(`.dial a[href="${number}"]`)).toBeVisible();
  }
});

test('a kept guide that is reached by a link while offline is shown with the line', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, guide.path);
  await openAndKeep(page, '/about/privacy');
  await disconnect(context);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/llm-hub">To the guide</a>');
  });
  await page.getByRole('link', { name: 'To the guide' }).click();
  await expect(savedLine(page)).toHaveText(line);
  await expect(page.getByRole('heading', { name: guide.text })).toBeVisible();
});

test('a checklist that was reached without a new document is kept too', { tag: '@desktop' }, async ({ page, context }) => {
  await openAndKeep(page, '/about/privacy');
  await page.evaluate((path) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${path}">To the checklist</a>`);
  }, checklist.path);
  await page.getByRole('link', { name: 'To the checklist' }).click();
  await expect(page.getByRole('button', { name: 'Print this checklist' })).toBeVisible();
  await untilKept(page, checklist.path);
  await disconnect(context);
  await page.reload();
  await expect(savedLine(page)).toHaveText(line);
  await expect(page.getByRole('button', { name: 'Print this checklist' })).toBeVisible();
});

test('lists and tools are never shown from a store: offline they give way to a page that lists what is kept', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openAndKeep(page, guide.path);
  for (const path of ['/all-tools', '/resources', '/tools/claude', '/llm-hub?tab=tools']) await openPage(page, path);
  await disconnect(context);
  for (const path of ['/all-tools', '/resources', '/tools/claude', '/llm-hub?tab=tools', '/workflows/never-opened']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('You’re offline');
    await expect(page.getByRole('main').getByRole('listitem'), path).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/saved on [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  }
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(guide.path);
  await expect(savedLine(page)).toContainText('This copy was saved on');
});

test('a list that is followed to by a link while offline gives way to the offline page', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, guide.path);
  await disconnect(context);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page).toHaveURL('/resources');
});

test('a workflow’s card that is opened offline leads to its own page, as it was kept', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, checklist.path);
  await openPage(page, '/communication-hub?tab=workflows');
  await disconnect(context);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Weekly email newsletter with one main action' }).click();
  await expect(page).toHaveURL(checklist.path);
  await expect(savedLine(page)).toHaveText(line);
  await expect(page.getByRole('button', { name: 'Print this checklist' })).toBeVisible();
});

test('a workflow’s row that is opened offline names its own page, which leads to the kept copy', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, checklist.path);
  await openPage(page, '/all-workflows?q=newsletter');
  await disconnect(context);
  const row = page.getByRole('group').filter({ hasText: 'Weekly email newsletter' }).first();
  await row.getByRole('heading').click();
  await expect(row.getByText('Its own page, linked below, may be kept on this device.')).toBeVisible();
  await row.getByRole('link', { name: /^Every step of / }).click();
  await expect(savedLine(page)).toHaveText(line);
});

test('the line goes when the visitor is connected again and the copy is the current page', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, guide.path);
  await disconnect(context);
  await page.reload();
  await expect(savedLine(page)).toBeVisible();
  await untilLive(page);
  await context.setOffline(false);
  await expect(savedLine(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: guide.text })).toBeVisible();
  await expect(savedLine(page)).toHaveCount(0);
});

test('the line goes though the network carries nothing yet when it says that it is there', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, guide.path);
  await disconnect(context);
  await page.reload();
  await expect(savedLine(page)).toBeVisible();
  await untilLive(page);
  const failed: string[] = [];
  await page.route(guide.path, async (route) => {
    if (failed.length > 0) return route.fallback();
    failed.push(route.request().url());
    await route.abort('internetdisconnected');
  });
  await context.setOffline(false);
  await expect(savedLine(page)).toHaveCount(0);
  expect(failed).toHaveLength(1);
});

test('a copy of a page that has changed since says so when the visitor is connected again', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, checklist.path);
  // As if the page had been another one when it was kept.
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((known) => known.startsWith('hub-pages'));
    const cache = await caches.open(name);
    const kept = await cache.match(path);
    if (!kept) throw new Error('The page is not kept.');
    const headers = new Headers(kept.headers);
    headers.set('ETag', '"another"');
    await cache.put(path, new Response(await kept.text(), { headers }));
  }, checklist.path);
  await disconnect(context);
  await page.reload();
  await untilLive(page);
  await expect(savedLine(page)).toHaveText(line);
  await context.setOffline(false);
  await expect(savedLine(page)).toHaveText('You’re connected again, and this page has changed since. Show the current page.');
  await savedLine(page).getByRole('link').click();
  await expect(savedLine(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print this checklist' })).toBeVisible();
});

test('forms, the staff desk and the API are neither kept nor answered by the worker', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAndKeep(page, guide.path);
  for (const path of ['/submission', '/contact']) await openPage(page, path);
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => !/^\/assets\/|^\/about\/accessibility$/.test(path))).toEqual([guide.path]);
  await disconnect(context);
  for (const path of ['/submission', '/contact', '/admin'])
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
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

test('the worker and the manifest are answered so that a new release is heard of at once', { tag: '@desktop' }, async ({
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  expect(icons).toHaveLength(2);
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});

test('a hub that is started without offline copies removes those that browsers have', { tag: '@desktop' }, async ({ page }) => {
  const before = await startServer();
  await openAndKeep(page, before.origin + guide.path);
  const { port } = new URL(before.origin);
  await before.stop();
  await using retiring = await startServer({ OFFLINE_COPIES: 'off', PORT: port });
  await openPage(page, retiring.origin + guide.path);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('a kept page stands in when the server does not answer, and when it is gone', { tag: '@desktop' }, async ({ page }) => {
  await using server = await startServer();
  await openAndKeep(page, server.origin + guide.path);
  process.kill(server.pid, 'SIGSTOP');
  await page.goto(server.origin + guide.path);
  await expect(savedLine(page)).toHaveText(/^Your connection is slow\. This copy was saved on /);
  await untilLive(page);
  process.kill(server.pid, 'SIGCONT');
  await expect(savedLine(page)).toHaveCount(0);
  await server.kill();
  await page.goto(server.origin + guide.path);
  await expect(savedLine(page)).toHaveText(/^We can’t reach the hub right now\. This copy was saved on /);
});

test('an old address leads to the new one with the worker as without it', { tag: '@desktop' }, async ({ page }) => {
  await openAndKeep(page, guide.path);
  await page.goto('/tool-detail/claude');
  await expect(page).toHaveURL('/tools/claude');
  await page.goto('/image-generator-hub');
  await expect(page).toHaveURL('/image-hub');
});
