import type { Page } from '@playwright/test';
import { expect, heading, openDesk, test } from './desk-test.ts';

/** Lets the hub store submissions, and drops its response, this many times. @returns the keys that were sent */
async function loseAnswers(page: Page, method: string, address: RegExp, times = 1): Promise<string[]> {
  const keys: string[] = [];
  await page.route(address, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length > times) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
}

const question = (page: Page) => page.getByRole('alertdialog');
const numbersOf = async (page: Page, address: string) =>
  ((await (await page.request.get(`${address}/history?limit=50`)).json()) as { number: number }[]).length;

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await question(page).getByLabel('Why?').fill('Tried');
  await question(page).getByRole('button', { name: 'Publish the changes' }).click();
}

test.beforeEach(({ allowErrors }) => allowErrors(/ERR_CONNECTION_RESET/));

test('a save whose answer is lost is asked for again: it is one save, and nobody is told of somebody else', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesk(page, '/admin/tools/canva');
  const before = await numbersOf(page, '/api/staff/tools/canva');
  const keys = await loseAnswers(page, 'PUT', /\/api\/staff\/tools\/canva$/);
  await page.getByLabel('Effectiveness').fill('Saved once, though the answer was lost');
  await publish(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('saved this tool while you were typing')).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await numbersOf(page, '/api/staff/tools/canva')).toBe(before + 1);
});

test('where no answer comes at all, pressing again is the same save, and what was typed since builds on it', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  // The hub reports the earlier save, which the desk recognizes as its own.
  allowErrors(/409/);
  await openDesk(page, '/admin/tools/deepl');
  const before = await numbersOf(page, '/api/staff/tools/deepl');
  await loseAnswers(page, 'PUT', /\/api\/staff\/tools\/deepl$/, 3);
  const field = page.getByLabel('Effectiveness');
  await field.fill('First');
  await publish(page);
  await expect(page.getByText('We can’t reach the hub.').first()).toBeVisible({ timeout: 15_000 });
  await field.fill('First, and then more');
  await publish(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('saved this tool while you were typing')).toHaveCount(0);
  await expect(field).toHaveValue('First, and then more');
  await expect.poll(() => numbersOf(page, '/api/staff/tools/deepl')).toBe(before + 2);
});

test('where no answer comes at all, the same words sent again are the same write', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/tools/grammarly');
  const before = await numbersOf(page, '/api/staff/tools/grammarly');
  const keys = await loseAnswers(page, 'PUT', /\/api\/staff\/tools\/grammarly$/, 3);
  await page.getByLabel('Effectiveness').fill('Pressed twice');
  await publish(page);
  await expect(page.getByText('We can’t reach the hub.').first()).toBeVisible({ timeout: 15_000 });
  await publish(page);
  await expect(question(page)).toHaveCount(0);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(await numbersOf(page, '/api/staff/tools/grammarly')).toBe(before + 1);
});

test('a re-check whose answer is lost keeps every decision: it is stored once, and the next entry comes', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesk(page, '/admin/recheck?entry=tool/otter');
  const name = await heading(page).innerText();
  const before = await numbersOf(page, '/api/staff/tools/otter');
  const keys = await loseAnswers(page, 'POST', /\/api\/staff\/recheck\/tool\/otter$/);
  const facts = await page.getByRole('button', { name: /^Still true/ }).count();
  for (let fact = 0; fact < facts; fact += 1) await page.keyboard.press('t');
  await page.keyboard.press('Shift+Enter');
  await expect(heading(page)).not.toHaveText(name);
  await expect(page.getByText('Someone else changed this entry')).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(await numbersOf(page, '/api/staff/tools/otter')).toBe(before + 1);
});

test('a new notice whose answer is lost stands once', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/new-text/banners');
  const banners = async () => ((await (await page.request.get('/api/staff/texts/banners')).json()) as unknown[]).length;
  const before = await banners();
  const keys = await loseAnswers(page, 'POST', /\/api\/staff\/texts\/banners$/);
  await page.getByRole('main').getByRole('textbox').first().fill('The desk is closed on Monday.');
  const days = page.locator('input[type=date]');
  for (let day = 0; day < (await days.count()); day += 1) await days.nth(day).fill(`2026-12-0${day + 1}`);
  await page.locator('.record-bar').getByRole('button').first().click();
  await question(page)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page).not.toHaveURL(/new-text/);
  expect(new Set(keys).size).toBe(1);
  expect(await banners()).toBe(before + 1);
});

test('a document that the server before the hub finds too large is told in words', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/413/);
  await page.route(/\/readings$/, (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413</h1>' }));
  await openDesk(page, '/admin/documents');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByLabel('The whole text of the page').fill('We keep little of what you type. '.repeat(40));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('This is larger than the server before the hub lets through.').first()).toBeVisible();
});
