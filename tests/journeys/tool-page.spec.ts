import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { readTools } from './catalogue.ts';
import { openPage, untilSettled } from './open-page.ts';

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

async function expectRich(page: Page, maker: string): Promise<void> {
  for (const name of richSections) await expect.soft(heading(page, name)).toBeVisible();
  await expect.soft(page.getByRole('main')).toContainText(maker);
  await expect.soft(quickFacts(page).getByRole('term')).toContainText(['Effectiveness']);
  for (const name of ['Strengths', 'Considerations'])
    await expect.soft(quickFacts(page).getByRole('heading', { name })).toBeVisible();
  expect.soft(await quickFacts(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
}

test('the pages of four tools, from top to bottom', { tag: '@desktop' }, async ({ page, request }) => {
  const main = page.getByRole('main');
  const wordly = (await readTools(request)).find(({ slug }) => slug === 'wordly');
  if (!wordly?.website) throw new Error('The test wants a tool with a website.');
  const { hostname } = new URL(wordly.website);

  await page.goto('/tools/wordly');
  await untilSettled(page);
  await test.step('a tool’s head tells its name, description, category, pricing, badge and website', async () => {
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(wordly.name);
    const badge = `Pricing: ${wordly.badge ?? wordly.pricingModel}`;
    for (const text of [wordly.description, `Category: ${wordly.category}`, wordly.pricing, badge])
      await expect.soft(main.getByText(text, { exact: true }).first()).toBeVisible();
    const website = main.getByRole('link', { name: hostname.replace(/^www\./, '') }).first();
    await expect.soft(website).toHaveAttribute('href', wordly.website ?? '');
    await expect.soft(website).toHaveAttribute('target', '_blank');
  });

  await test.step('any other tool lists its features and use cases, and has no rich section', async () => {
    for (const name of ['Features', 'Use Cases']) await heading(page, name).click();
    expect.soft([...wordly.features, ...wordly.useCases].length).toBeGreaterThan(0);
    for (const text of [...wordly.features, ...wordly.useCases])
      await expect.soft(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    for (const name of richSections) await expect.soft(heading(page, name)).toHaveCount(0);
  });

  await page.goto('/tools/claude');
  await test.step('claude has the five rich sections and its Quick Facts', () => expectRich(page, 'Anthropic'));

  await page.goto('/tools/dall-e-3');
  await test.step('a retired tool says so, and what to use instead', async () => {
    await expect.soft(main.getByText('Retired', { exact: true })).toBeVisible();
    await expect.soft(main.getByText('This tool is no longer available')).toBeVisible();
    const instead = main.getByText(/^Use instead: /).getByRole('link');
    await expect.soft(instead.first()).toHaveAttribute('href', /^\/tools\//);
  });

  await page.goto('/tools/givebutter');
  await untilSettled(page);
  await test.step('each plan has its price, and a press tells who says so and when', async () => {
    await quickFacts(page).getByText('Every plan').click();
    const prices = quickFacts(page).getByRole('table');
    const first = prices.getByRole('row').filter({ hasText: '$29 a month' }).first();
    const source = first.getByRole('link', { name: 'According to a public price list, not the company; September 12, 2026' });
    await expect.soft(source).toBeHidden();
    await first.getByText('$29 a month').click();
    await expect.soft(source).toBeVisible();
    await expect.soft(prices.getByText('30 people: $29; 120: $29; 400: $79 a month')).toBeVisible();
  });
});

test('the page of ChatGPT, from top to bottom, and from another page back to it', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/tools/chatgpt');
  await test.step('chatgpt has the five rich sections and its Quick Facts', () => expectRich(page, 'OpenAI'));

  await test.step('a topic is one line, and a press opens the document’s words and what holds for other plans', async () => {
    const row = page.locator('.fact-row').filter({ hasText: 'Trains on what you enter?' });
    const words = row.getByRole('blockquote').first();
    await expect.soft(words).toBeHidden();
    await row.getByText('On unless switched off').first().click();
    await expect.soft(words).toBeVisible();
    await expect.soft(row.getByText(/^Business, Enterprise/).first()).toBeVisible();
  });

  await test.step('the long texts that came with the page are still there after a way to another page and back', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await heading(page, 'Company Background').click();
    await expect.soft(page.locator('#about-companyBackground')).toContainText('OpenAI was founded');
    await heading(page, 'Sources').click();
    await expect.soft(page.locator('#sources li').first()).toBeVisible();
  });

  await test.step('the sources come in two groups, the company’s own documents first', async () => {
    await page.goto('/tools/chatgpt');
    await heading(page, 'Sources').click();
    const groups = page.locator('#sources').getByRole('heading', { level: 3 });
    await expect.soft(groups).toHaveText(['The company’s own documents', 'Others']);
    await expect.soft(page.locator('#sources li').first()).toHaveText(/, OpenAI, (undated|\w+ \d+, 20\d\d|\w+ 20\d\d)$/);
  });
});

test('the back link returns to the hub’s tab that the visitor came from', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/video-hub?tab=comparison');
  await page.getByRole('link', { name: 'View Details: Seedance 1.0' }).click();
  await expect(page).toHaveURL('/tools/seedance?from=video-hub&tab=comparison');
  await backLink(page).click();
  await expect(page).toHaveURL('/video-hub?tab=comparison');
  await expect(page.getByRole('tab', { name: 'Comparison' })).toHaveAttribute('aria-selected', 'true');
});

test('what stands where on a tool’s page, and how long it is, on a phone and on a wide screen', async ({ page }) => {
  const isPhone = page.viewportSize()?.width === 390;
  const topOf = async (name: string) => (await heading(page, name).boundingBox())?.y ?? 0;
  for (const slug of ['chatgpt', 'planning-center', 'claude', 'microsoft-copilot']) {
    await openPage(page, `/tools/${slug}`);
    if (slug === 'chatgpt' || slug === 'planning-center') {
      await test.step('the first screen says what may go in, what it costs and what to do, on a phone too', async () => {
        for (const name of ['What’s OK to paste', 'What it costs', 'What to do'])
          await expect.soft(heading(page, name), slug).toBeInViewport({ ratio: 1 });
      });
    }
    if (slug === 'chatgpt') {
      await test.step('the glance is whole on the first screen, and begins with what to do first', async () => {
        await expect.soft(page.locator('.glance')).toBeInViewport({ ratio: 1 });
        await expect
          .soft(page.locator('.glance li').first())
          .toHaveText('Switch training off in each account, in its settings or as the company says.');
      });
      await test.step('what a tool is good and weak at stands between what may be entered and what the company says', async () => {
        const below = isPhone ? await topOf('What’s OK to paste, and why') : 0;
        expect.soft(await topOf('Strengths')).toBeGreaterThan(below);
        expect.soft(await topOf('Considerations')).toBeLessThan(await topOf('What the company says'));
        expect.soft(await topOf('What the company says')).toBeLessThan(await topOf('Workflows that use it'));
      });
    }
    await test.step('the longest tools take no more than a secretary reads', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, slug).toBeLessThanOrEqual(isPhone ? 7_500 : 5_500);
    });
  }
});
