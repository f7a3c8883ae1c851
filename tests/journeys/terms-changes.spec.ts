import { expect, test } from '../environment/test.ts';

// News are marked on the visitor's own device; tests/contracts/served-pages.test.ts covers the page that everyone gets.

const address = '/terms-changes';

test('who comes back is told what is new since they last looked', { tag: '@phone' }, async ({ page, request }) => {
  const isNew = page.getByText('New', { exact: true });
  const lookedLongAgo = (key: string) => page.evaluate((name) => localStorage.setItem(name, '2025-01-01'), key);

  await test.step('at a first visit nothing is called new', async () => {
    await page.goto('/all-tools');
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page.getByText('since you last looked')).toHaveCount(0);
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1, name: 'Changes to companies’ terms' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page.getByText('since you last looked')).toHaveCount(0);
    await expect.soft(isNew).toHaveCount(0);
  });

  await test.step('who comes back sees what was added since, and the next time nothing', async () => {
    // Opens another page: this one stores today's date when it is left.
    await page.goto('/about/privacy');
    await lookedLongAgo('terms-last-looked');
    await page.goto(address);
    const all = await page.locator('.changes > li').count();
    await expect.soft(page.getByText(`${all} changes were added since you last looked, on January 1, 2025.`)).toBeVisible();
    await expect.soft(isNew).toHaveCount(all);
    await page.goto('/about/privacy');
    await page.goto(address);
    await expect.soft(page.getByText('Nothing was added since you last looked')).toBeVisible();
    await expect.soft(isNew).toHaveCount(0);
  });

  await test.step('an answer that was written since the last visit says so, and at the next visit none does', async () => {
    await lookedLongAgo('answers-last-looked');
    await page.goto('/answers');
    const newMarks = page.getByText(/ · New$/);
    await expect.soft(newMarks).toHaveCount(await page.locator('.answer-row').count());
    await page.goto(address);
    await page.goto('/answers');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Answers');
    await expect.soft(newMarks).toHaveCount(0);
  });

  await test.step('tools that came since the last visit are named above the list, and at the next visit none are', async () => {
    const [first] = (await (await request.get('/api/tools?view=card')).json()) as { name: string; added: string }[];
    await lookedLongAgo('tools-last-looked');
    await page.goto('/all-tools');
    const notice = page.getByText(/^\d+ tools were added since you last looked, on January 1, 2025: /);
    await expect.soft(notice.getByRole('link')).toHaveCount(5);
    await expect.soft(notice.getByRole('link').first()).toHaveText(first?.name ?? '');
    await page.goto(address);
    await page.goto('/all-tools');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/all tools/i);
    await expect.soft(notice).toHaveCount(0);
    const looked = await page.evaluate(() => localStorage.getItem('tools-last-looked'));
    expect.soft(looked).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

test('the page of several tools links its feeds and a day for the calendar, and both feeds tell what the page shows', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const query = '?tool=chatgpt,claude';
  await page.goto(address + query);
  const headings = await page.locator('.changes > li h2, .changes > li h3').allTextContents();
  expect(headings.length).toBeGreaterThan(0);
  for (const [type, format] of [
    ['application/atom+xml', 'atom'],
    ['application/feed+json', 'json'],
  ])
    await expect(page.locator(`head link[type="${type}"]`)).toHaveAttribute('href', `/terms-changes.${format}${query}`);
  const json = await (await request.get(`/terms-changes.json${query}`)).json();
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(headings);
  const xml = await (await request.get(`/terms-changes.atom${query}`)).text();
  const titles = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.');
    return [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  }, xml);
  expect(titles).toEqual(headings);
  const day = page.getByRole('link', { name: 'A review day for your calendar' });
  await expect(day).toHaveAttribute('href', '/terms-changes.ics?tool=chatgpt,claude');
});
