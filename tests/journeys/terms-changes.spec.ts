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

test('an answer that was written since the last visit says so, and at the next visit none does', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('answers-last-looked', '2025-01-01'));
  await page.goto('/answers');
  const marked = page.getByText(/ · New$/);
  await expect(marked).toHaveCount(await page.locator('.answer-row').count());
  await page.goto(address);
  await page.goto('/answers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answers');
  await expect(marked).toHaveCount(0);
});

test('tools that came since the last visit are named above the list, and at the next visit none are', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [first] = (await (await request.get('/api/tools?view=card')).json()) as { name: string; added: string }[];
  await page.goto('/all-tools');
  await expect(page.getByText('since you last looked')).toHaveCount(0);
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('tools-last-looked', '2025-01-01'));
  await page.goto('/all-tools');
  const told = page.getByText(/^\d+ tools were added since you last looked, on January 1, 2025: /);
  await expect(told.getByRole('link')).toHaveCount(5);
  await expect(told.getByRole('link').first()).toHaveText(first?.name ?? '');
  await page.goto(address);
  await page.goto('/all-tools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/all tools/i);
  await expect(told).toHaveCount(0);
  const looked = await page.evaluate(() => localStorage.getItem('tools-last-looked'));
  expect(looked).toMatch(/^\d{4}-\d\d-\d\d$/);
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

test('every tool that is watched is there, those without a change too, and each says so', { tag: '@phone' }, async ({ page }) => {
  await page.goto(address);
  const unseen = page.getByLabel('Tool').locator('option').filter({ hasText: '(none seen)' });
  const named = (await unseen.allTextContents()).map((text) => text.replace(' (none seen)', ''));
  expect(named.length).toBeGreaterThan(20);
  await page.getByRole('heading', { name: 'Watched, with no changes since November 2025' }).click();
  await expect(page.locator('details[open] .text-links').getByRole('link')).toHaveText(named);

  const value = await unseen.first().getAttribute('value');
  await page.goto(`${address}?tool=${value}`);
  await expect(
    page.getByText(`We haven’t found any such change in what ${named[0]} says since we started tracking in November 2025`),
  ).toBeVisible();
});
test('the page of several tools links its feeds and a day for the calendar, and both feeds tell what the page shows', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const query = '?tool=chatgpt,claude';
  await page.goto(address + query);
  const shown = await page.locator('.changes > li h2, .changes > li h3').allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  for (const [type, format] of [
    ['application/atom+xml', 'atom'],
    ['application/feed+json', 'json'],
  ])
    await expect(page.locator(`head link[type="${type}"]`)).toHaveAttribute('href', `/terms-changes.${format}${query}`);
  const json = await (await request.get(`/terms-changes.json${query}`)).json();
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(shown);
  const xml = await (await request.get(`/terms-changes.atom${query}`)).text();
  const titles = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.');
    return [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  }, xml);
  expect(titles).toEqual(shown);
  const day = page.getByRole('link', { name: 'A review day for your calendar' });
  await expect(day).toHaveAttribute('href', '/terms-changes.ics?tool=chatgpt,claude');
});

for (const [list, feed] of [
  ['/all-tools?category=LLMs&look=cards&sort=name', '/all-tools.atom?category=LLMs'],
  ['/all-workflows?difficulty=Advanced', '/all-workflows.atom?difficulty=Advanced'],
  ['/workflows?category=Print+Materials&sort=name', '/workflows.atom?category=Print+Materials'],
  ['/answers?order=newest', '/answers.atom'],
  ['/answers?topic=Meetings+and+recording&order=newest', '/answers.atom?topic=Meetings+and+recording'],
] as const)
  test(`${list} links the feed of what is new in it`, { tag: '@desktop' }, async ({ page, request }) => {
    await page.goto(list);
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', feed);
    const entries = (await (await request.get(feed)).text()).match(/<entry>/g) ?? [];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(50);
  });
