import type { Page, Route } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { isStillTheSame, markDocument, openPage } from './open-page.ts';

/** A way through the site that has to ask the API, and what it shows meanwhile, in the end, and when it fails (docs/product.md). */
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

for (const { from, follow, to, loading, heading, failure } of ways) {
  test(`on the way to ${to} it says '${loading}' while the API is slow`, { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, from);
    const held = await holdApi(page);
    await follow(page);
    await expect(page.getByText(loading)).toBeVisible();
    await held.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(loading)).toBeHidden();
    await expect(page).toHaveURL(to);
  });

  test(`on the way to ${to} a failure says '${failure}', and Try Again reloads the page`, { tag: '@desktop' }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/500/);
    await openPage(page, from);
    await markDocument(page);
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'The catalogue is away.' }));
    await follow(page);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toContainText(failure);
    await expect(alert).toContainText('500: The catalogue is away.');
    expect(await isStillTheSame(page)).toBe(true);

    await page.unroute('**/api/**');
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(to);
    expect(await isStillTheSame(page)).toBe(false);
  });
}

for (const [status, statusText] of [
  [401, 'Unauthorized'],
  [503, 'Service Unavailable'],
] as const) {
  test(`an empty answer ${status} is told by its status text`, { tag: '@desktop' }, async ({ page, allowErrors }) => {
    allowErrors(/401|503/);
    await openPage(page, '/');
    await page.route('**/api/**', (route) => route.fulfill({ status, body: '' }));
    await followQuickLink('Browse Resources')(page);
    await expect(page.getByRole('alert')).toContainText(`${status}: ${statusText}`);
  });
}

test('an answer that does not come is told in plain words, not in the browser’s', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch/);
  await openPage(page, '/');
  await page.route('**/api/**', (route) => route.abort());
  await followQuickLink('Browse Resources')(page);
  await expect(page.getByRole('alert')).toContainText('It didn’t arrive. Check your connection, then try again.');
  await expect(page.getByRole('alert')).not.toContainText(/fetch/i);
});

test('a tab of a hub that cannot be loaded says so, and Try Again shows it', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch/);
  await openPage(page, '/worship-hub');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('tab', { name: /^Tools/ }).click();
  await expect(page.getByRole('alert').getByRole('heading')).toContainText('Error loading');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
});

for (const [hub, tools] of [
  ['/llm-hub', 'No LLM tools available'],
  ['/image-hub', 'No image generation tools available'],
  ['/video-hub', 'No video generation tools available'],
  ['/worship-hub', 'No Worship tools available'],
] as const) {
  test(`${hub} without tools and workflows says what will appear there`, { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, hub);
    await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
    await page.getByRole('tab', { name: /^Tools/ }).click();
    await expect(page.getByRole('heading', { name: tools })).toBeVisible();
    await expect(page.getByText('Tools will appear here when added to this category')).toBeVisible();
    await page.getByRole('tab', { name: /^Workflows/ }).click();
    await expect(page.getByRole('heading', { name: /^No .+ available$/ })).toBeVisible();
    await expect(page.getByText('Workflows will appear here when added to this category')).toBeVisible();
  });
}

test('a workflow that cannot be loaded can still be read on its own page', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 500/);
  await openPage(page, '/all-workflows');
  await page.route('**/api/workflows/*', (route) => route.fulfill({ status: 500, body: '' }));
  const row = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await row.getByRole('heading', { level: 2 }).click();
  await expect(row.getByText('Error loading workflows')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(row.getByRole('link', { name: /every step/i })).toHaveAttribute('href', /^\/workflows\//);
});

test('a card whose workflow cannot be loaded leads to its page', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/status of 500/);
  await openPage(page, '/worship-hub?tab=workflows');
  await page.route('**/api/workflows/*', (route) => route.fulfill({ status: 500, body: '' }));
  const title = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const name = await title.innerText();
  await title.getByRole('link').click();
  await expect(page).toHaveURL(/\/workflows\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
});

test('a category’s picture that does not come leaves a tile with its name', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await page.route(/\/assets\/cards-.*svg/, (route) => route.abort());
  await openPage(page, '/resources');
  const picture = page.locator('[data-category="Worship"] img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  const tile = await picture.evaluate((element) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .map(({ content, backgroundImage }) => `${content} ${backgroundImage}`)
      .join(),
  );
  expect(tile).toContain('Worship');
  expect(tile).toContain('gradient');
});

/** Holds every answer of the API back until `release`. */
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
