import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { readTools } from './catalogue.ts';
import { openPage } from './open-page.ts';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const backLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Back to / });
const quickFacts = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Quick Facts' });

const richSections = [
  'Company Background',
  'Features & Capabilities',
  'Business Model & Pricing',
  'Controversies & Transparency Issues',
  'Ministry & Church Applications',
];

test('a tool’s head tells its name, description, category, pricing, badge and website', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const wordly = (await readTools(request)).find(({ slug }) => slug === 'wordly');
  if (!wordly?.website) throw new Error('The test wants a tool with a website.');
  await page.goto('/tools/wordly');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(wordly.name);
  const badge = `Pricing: ${wordly.badge ?? wordly.pricingModel}`;
  for (const text of [wordly.description, `Category: ${wordly.category}`, wordly.pricing, badge]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  const website = main.getByRole('link', { name: new URL(wordly.website).hostname.replace(/^www\./, '') }).first();
  await expect(website).toHaveAttribute('href', wordly.website);
  await expect(website).toHaveAttribute('target', '_blank');
});

for (const [slug, others] of [
  ['chatgpt', 'OpenAI'],
  ['claude', 'Anthropic'],
] as const) {
  test(`${slug} has the five rich sections and its Quick Facts`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/tools/${slug}`);
    for (const name of richSections) await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(others);
    await expect(quickFacts(page).getByRole('term')).toContainText(['Effectiveness']);
    for (const name of ['Strengths', 'Considerations']) {
      await expect(quickFacts(page).getByRole('heading', { name })).toBeVisible();
    }
    expect(await quickFacts(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  });
}

test('any other tool lists its features and use cases, and has no rich section', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const wordly = (await readTools(request)).find(({ slug }) => slug === 'wordly');
  await page.goto('/tools/wordly');
  for (const name of ['Features', 'Use Cases']) await heading(page, name).click();
  for (const text of [...(wordly?.features ?? []), ...(wordly?.useCases ?? [])]) {
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  for (const name of richSections) await expect(heading(page, name)).toHaveCount(0);
});

test('a retired tool says so, and what to use instead', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/tools/dall-e-3');
  const main = page.getByRole('main');
  await expect(main.getByText('Retired', { exact: true })).toBeVisible();
  await expect(main.getByText('This tool is no longer available')).toBeVisible();
  await expect(
    main
      .getByText(/^Use instead: /)
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/tools\//);
});

test('the back link leads to the hub’s tab that the address names, else to the hub of three categories, else to /resources', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [address, back] of [
    ['/tools/wordly?from=translation-hub&tab=tools', '/translation-hub?tab=tools'],
    ['/tools/sora?from=video-hub&tab=comparison', '/video-hub?tab=comparison'],
    ['/tools/wordly?from=evil-hub&tab=tools', '/resources'],
    ['/tools/wordly?from=//evil.example&tab=tools', '/resources'],
    ['/tools/wordly?from=translation-hub&tab=prices', '/resources'],
    ['/tools/wordly?from=translation-hub', '/resources'],
    ['/tools/chatgpt?from=https://evil.example/&tab=tools', '/llm-hub?tab=tools'],
    ['/tools/chatgpt', '/llm-hub?tab=tools'],
    ['/tools/ideogram', '/image-hub?tab=tools'],
    ['/tools/runway', '/video-hub?tab=tools'],
    ['/tools/wordly', '/resources'],
  ] as const) {
    await page.goto(address);
    await expect.soft(backLink(page), address).toHaveAttribute('href', back);
  }
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the back link returns to the hub’s tab that the visitor came from', { tag: '@desktop' }, async ({ page }) => {
      if (hasScript) await openPage(page, '/video-hub?tab=comparison');
      else await page.goto('/video-hub?tab=comparison');
      await page.getByRole('link', { name: 'View Details: Seedance 1.0' }).click();
      await expect(page).toHaveURL('/tools/seedance?from=video-hub&tab=comparison');
      await backLink(page).click();
      await expect(page).toHaveURL('/video-hub?tab=comparison');
      await expect(page.getByRole('tab', { name: 'Comparison' })).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test('/resources/{slug} shows the same screen, and names /tools/{slug} as its canonical address', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await page.goto('/tools/claude');
  const screen = await page.getByRole('main').textContent();
  await page.goto('/resources/claude');
  expect(await page.getByRole('main').textContent()).toBe(screen);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.origin}/tools/claude`);
});

test('an address of another name leads to the tool, the image hub or the video hub for good', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [old, present] of [
    ['/tool-detail/photon', '/tools/photon'],
    ['/tool-detail/recraft', '/tools/recraft'],
    ['/tool-detail/stable-diffusion', '/tools/stable-diffusion'],
    ['/image-generator-hub?tab=tools', '/image-hub?tab=tools'],
    ['/video-generator-hub', '/video-hub'],
  ] as const) {
    const response = await page.goto(old);
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(308);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(present);
  }
});

test('each plan has its price, and a press tells who says so and when', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/tools/givebutter');
  await quickFacts(page).getByText('Every plan').click();
  const prices = quickFacts(page).getByRole('table');
  const first = prices.getByRole('row').filter({ hasText: '$29 a month' }).first();
  const source = first.getByRole('link', { name: /which read the company’s price page; September 12, 2026$/ });
  await expect(source).toBeHidden();
  await first.getByText('$29 a month').click();
  await expect(source).toBeVisible();
  await expect(prices.getByText('30 people: $29; 120: $29; 400: $79 a month')).toBeVisible();
});

test('the first screen says what may go in, what it costs and what to do, on a phone too', async ({ page }) => {
  for (const slug of ['chatgpt', 'planning-center']) {
    await page.goto(`/tools/${slug}`);
    for (const name of ['What may go in', 'What it costs', 'What to do'])
      await expect(heading(page, name), slug).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/tools/chatgpt');
  await expect(page.locator('.glance')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.glance li').first()).toHaveText(
    'Switch training off in each account, in its settings or as the company says.',
  );
});

test('what a tool is good and weak at stands between what may be entered and what the company says', async ({ page }) => {
  await page.goto('/tools/chatgpt');
  const topOf = async (name: string) => (await heading(page, name).boundingBox())?.y ?? 0;
  const below = page.viewportSize()?.width === 390 ? await topOf('What may be entered') : 0;
  expect(await topOf('Strengths')).toBeGreaterThan(below);
  expect(await topOf('Considerations')).toBeLessThan(await topOf('What the company says'));
  expect(await topOf('What the company says')).toBeLessThan(await topOf('Workflows that use it'));
});

test('the longest tools take no more than a secretary reads', async ({ page }) => {
  const most = page.viewportSize()?.width === 390 ? 7_500 : 5_500;
  for (const slug of ['chatgpt', 'claude', 'planning-center', 'microsoft-copilot']) {
    await openPage(page, `/tools/${slug}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, slug).toBeLessThanOrEqual(most);
  }
});

test('a topic is one line, and a press opens the document’s words and what holds for other plans', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/tools/chatgpt');
  const row = page.locator('.fact-row').filter({ hasText: 'Trains on what you enter?' });
  const words = row.getByRole('blockquote').first();
  await expect(words).toBeHidden();
  await row.getByText('On unless switched off').first().click();
  await expect(words).toBeVisible();
  await expect(row.getByText(/^Business, Enterprise/).first()).toBeVisible();
});

test('the sources come in two groups, the company’s own documents first', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/tools/chatgpt');
  await heading(page, 'Sources').click();
  const groups = page.locator('#sources').getByRole('heading', { level: 3 });
  await expect(groups).toHaveText(['The company’s own documents', 'Others']);
  await expect(page.locator('#sources li').first()).toHaveText(/, OpenAI, (undated|\w+ \d+, 20\d\d|\w+ 20\d\d)$/);
});

test('the long texts that came with the page are still there after a way to another page and back', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, '/tools/chatgpt');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await heading(page, 'Company Background').click();
  await expect(page.locator('#about-companyBackground')).toContainText('OpenAI was founded');
  await heading(page, 'Sources').click();
  await expect(page.locator('#sources li').first()).toBeVisible();
});
