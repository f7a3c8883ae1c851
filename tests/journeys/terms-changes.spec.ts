import { expect, test } from '../environment/test.ts';

const address = '/terms-changes';

test('at a first visit nothing is called new', { tag: '@phone' }, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'What changed in the terms' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByText('since you last looked')).toHaveCount(0);
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
});

test('who comes back sees what was added since, and the next time nothing', { tag: '@phone' }, async ({ page }) => {
  // Another page: this one stores today when it is left.
  await page.goto('/answers');
  await page.evaluate(() => localStorage.setItem('terms-last-looked', '2025-01-01'));
  await page.goto(address);
  const all = await page.locator('.changes > li').count();
  await expect(page.getByText(`${all} changes were added since you last looked, on January 1, 2025.`)).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(all);

  await page.goto('/answers');
  await page.goto(address);
  await expect(page.getByText('Nothing was added since you last looked')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
});

test('the changes of one tool are told with their number, and so is its feed; the feed of all has them all', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.goto(`${address}?tool=chatgpt`);
  const shown = await page.locator('.changes > li').count();
  expect(shown).toBeGreaterThan(0);
  await expect(page.locator('.changes > li').getByRole('link', { name: 'ChatGPT' })).toHaveCount(shown);
  const own = page.getByRole('link', { name: 'Atom feed' });
  await expect(own).toHaveAttribute('href', '/terms-changes.atom?tool=chatgpt');
  const ofTool = await (await request.get('/terms-changes.atom?tool=chatgpt')).text();
  expect(ofTool.match(/<entry>/g)).toHaveLength(shown);
  const feed = await (await request.get('/terms-changes.atom')).text();
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(70);
});
