import type { Page, Route } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';

/** Navigation that has to request from the API, and its page while loading, at the end, and on failure (docs/product.md). */
interface Way {
  from: string;
  /** Follows the link. */
  follow: (page: Page) => Promise<void>;
  to: string;
  loading: string;
  heading: RegExp;
  failure: string;
}

const followQuickLink = (name: string) => (page: Page) => page.getByRole('contentinfo').getByRole('link', { name }).click();
const followInMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

const ways: Way[] = [
  {
    from: '/',
    follow: followQuickLink('Browse Resources'),
    to: '/resources',
    loading: 'Loading AI resources...',
    heading: /resources/i,
    failure: 'Error loading resources',
  },
  {
    from: '/',
    follow: followInMain(/^50\+ AI Tools/),
    to: '/all-tools',
    loading: 'Loading tools...',
    heading: /all tools/i,
    failure: 'Error loading tools',
  },
  {
    from: '/',
    follow: followInMain(/^Workflows/),
    to: '/all-workflows',
    loading: 'Loading workflows...',
    heading: /all workflows/i,
    failure: 'Error loading workflows',
  },
  {
    from: '/comparison/LLMs',
    follow: followInMain('Details: Claude'),
    to: '/tools/claude',
    loading: 'Loading tool details...',
    heading: /^Claude$/,
    failure: 'Error loading tools',
  },
  {
    from: '/resources?category=Worship&view=workflows',
    follow: followInMain('Compare All Tools'),
    to: '/comparison/Worship',
    loading: 'Loading comparison...',
    heading: /Worship/,
    failure: 'Error loading tools',
  },
  {
    from: '/',
    follow: followQuickLink('AI Comparison'),
    to: '/llm-comparison',
    loading: 'Loading comparison...',
    heading: /AI Comparison/,
    failure: 'Error loading',
  },
  {
    from: '/resources',
    follow: followInMain('Voice Models'),
    to: '/voice-hub?tab=guide',
    loading: 'Loading voice tools...',
    heading: /Voice Models Hub/,
    failure: 'Error loading resources',
  },
];

async function goSlowlyAndFail(page: Page, { from, follow, to, loading, heading, failure }: Way): Promise<void> {
  await test.step(`on the way to ${to} it says '${loading}' while the API is slow`, async () => {
    await openPage(page, from);
    const hold = await holdApi(page);
    await follow(page);
    await expect.soft(page.getByText(loading)).toBeVisible();
    await hold.release();
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.soft(page.getByText(loading)).toBeHidden();
    await expect.soft(page).toHaveURL(to);
    await page.unrouteAll();
  });

  await test.step(`on the way to ${to} a failure says '${failure}', and Try Again reloads the page`, async () => {
    await openPage(page, from);
    await markDocument(page);
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'The catalogue is away.' }));
    await follow(page);
    const alert = page.getByRole('alert');
    await expect.soft(alert.getByRole('heading')).toContainText(failure);
    await expect.soft(alert).toContainText('500: The catalogue is away.');
    expect.soft(await isStillTheSame(page)).toBe(true);

    await page.unroute('**/api/**');
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.soft(page).toHaveURL(to);
    expect.soft(await isStillTheSame(page)).toBe(false);
  });
}

for (const { name, some, tag } of [
  { name: 'to each kind of page', some: ways.filter(({ to }) => to !== '/llm-comparison'), tag: ['@desktop'] },
  { name: 'to a second comparison', some: ways.filter(({ to }) => to === '/llm-comparison'), tag: ['@night', '@desktop'] },
]) {
  test(`ways ${name} on which the API is slow or fails`, { tag }, async ({ page, allowErrors }) => {
    allowErrors(/500/);
    for (const way of some) await goSlowlyAndFail(page, way);
  });
}

test('failures and how they are told', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/401|503|status of 500|ERR_FAILED|Failed to fetch/);
  for (const [status, statusText] of [
    [401, 'Unauthorized'],
    [503, 'Service Unavailable'],
  ] as const) {
    await test.step(`an empty answer ${status} is told by its status text`, async () => {
      await openPage(page, '/');
      await page.route('**/api/**', (route) => route.fulfill({ status, body: '' }));
      await followQuickLink('Browse Resources')(page);
      await expect.soft(page.getByRole('alert')).toContainText(`${status}: ${statusText}`);
      await page.unrouteAll();
    });
  }

  await test.step('an answer that does not come is told in plain words, not in the browser’s', async () => {
    await openPage(page, '/');
    await page.route('**/api/**', (route) => route.abort());
    await followQuickLink('Browse Resources')(page);
    await expect.soft(page.getByRole('alert')).toContainText('It didn’t arrive. Check your connection, then try again.');
    await expect.soft(page.getByRole('alert')).not.toContainText(/fetch/i);
    await page.unrouteAll();
  });

  await test.step('a tab of a hub that cannot be loaded says so, and Try Again shows it', async () => {
    await openPage(page, '/worship-hub');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('tab', { name: /^Tools/ }).click();
    await expect.soft(page.getByRole('alert').getByRole('heading')).toContainText('Error loading');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.soft(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  });

  await test.step('a workflow that cannot be loaded can still be read on its own page', async () => {
    await openPage(page, '/all-workflows');
    await page.route('**/api/workflows/*', (route) => route.fulfill({ status: 500, body: '' }));
    const row = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await row.getByRole('heading', { level: 2 }).click();
    await expect.soft(row.getByText('Error loading workflows')).toBeVisible();
    await expect.soft(row.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect.soft(row.getByRole('link', { name: /every step/i })).toHaveAttribute('href', /^\/workflows\//);
    await page.unrouteAll();
  });

  await test.step('a card whose workflow cannot be loaded leads to its page', async () => {
    await openPage(page, '/worship-hub?tab=workflows');
    await page.route('**/api/workflows/*', (route) => route.fulfill({ status: 500, body: '' }));
    const title = page.getByRole('main').getByRole('article').first().getByRole('heading');
    const name = await title.innerText();
    await title.getByRole('link').click();
    await expect.soft(page).toHaveURL(/\/workflows\/[a-z-]+$/);
    await expect.soft(page.getByRole('heading', { level: 1, name })).toBeInViewport();
    await expect.soft(page.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a category’s picture that does not come leaves a tile with its name', async () => {
    await page.route(/\/assets\/cards-.*svg/, (route) => route.abort());
    await openPage(page, '/resources');
    const picture = page.locator('[data-category="Worship"] img');
    await picture.scrollIntoViewIfNeeded();
    await expect.soft(picture).toHaveJSProperty('complete', true);
    await expect.soft(picture).toHaveJSProperty('naturalWidth', 0);
    const tile = await picture.evaluate((element) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .map(({ content, backgroundImage }) => `${content} ${backgroundImage}`)
        .join(),
    );
    expect.soft(tile).toContain('Worship');
    expect.soft(tile).toContain('gradient');
  });
});

test('hubs without tools and workflows say what will appear there', { tag: '@desktop' }, async ({ page }) => {
  for (const [hub, tools] of [
    ['/llm-hub', 'No LLM tools available'],
    ['/image-hub', 'No image generation tools available'],
    ['/video-hub', 'No video generation tools available'],
    ['/worship-hub', 'No Worship tools available'],
  ] as const) {
    await test.step(`${hub} without tools and workflows says what will appear there`, async () => {
      await openPage(page, hub);
      await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
      await page.getByRole('tab', { name: /^Tools/ }).click();
      await expect.soft(page.getByRole('heading', { name: tools })).toBeVisible();
      await expect.soft(page.getByText('Tools will appear here when added to this category')).toBeVisible();
      await page.getByRole('tab', { name: /^Workflows/ }).click();
      await expect.soft(page.getByRole('heading', { name: /^No .+ available$/ })).toBeVisible();
      await expect.soft(page.getByText('Workflows will appear here when added to this category')).toBeVisible();
      await page.unrouteAll();
    });
  }
});

/** Blocks every response of the API until `release`. */
async function holdApi(page: Page): Promise<{ release: () => Promise<void> }> {
  const waiting: Route[] = [];
  let open = false;
  await page.route('**/api/**', (route) => {
    if (open) return route.continue();
    waiting.push(route);
  });
  return {
    release: async () => {
      open = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
