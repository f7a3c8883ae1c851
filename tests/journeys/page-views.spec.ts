import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { untilLaidOut } from './open-page.ts';

// A browser that a program steers, or that calls itself headless, is no visitor.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36' });
const asVisitor = (page: Page, wishes: Record<string, unknown> = {}) =>
  page.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values)) Object.defineProperty(Navigator.prototype, name, { get: () => value });
    },
    { webdriver: false, ...wishes },
  );

/** The paths that this page reports, and what the server answers. */
function reportsOf(page: Page) {
  const reports: { path: string; status: Promise<number | undefined> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/page-views')) return;
    const status = request.response().then((response) => response?.status());
    reports.push({ path: (request.postDataJSON() as { path: string }).path, status });
  });
  return { paths: () => reports.map(({ path }) => path), statuses: () => Promise.all(reports.map(({ status }) => status)) };
}

test('each page that is shown is reported once, whether it was loaded or reached by a link', { tag: '@desktop' }, async ({
  page,
}) => {
  await asVisitor(page);
  const reports = reportsOf(page);
  await page.goto('/llm-hub');
  await expect.poll(reports.paths).toEqual(['/llm-hub']);
  await page.getByRole('tab', { name: /^Tools/ }).click();
  await page.getByRole('link', { name: 'ChatGPT' }).first().click();
  await expect.poll(reports.paths).toEqual(['/llm-hub', '/tools/chatgpt']);
  await page.goBack();
  await expect.poll(reports.paths).toEqual(['/llm-hub', '/tools/chatgpt', '/llm-hub']);
  expect(await reports.statuses()).toEqual([204, 204, 204]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const wish of [{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }]) {
  test(`nothing is reported with ${JSON.stringify(wish)}`, { tag: '@desktop' }, async ({ page }) => {
    await asVisitor(page, wish);
    const reports = reportsOf(page);
    await page.goto('/');
    // The part that reports a page lays it out after that.
    await untilLaidOut(page);
    expect(reports.paths()).toEqual([]);
  });
}

test('the page does not wait for it: its part comes when the browser is idle', { tag: '@desktop' }, async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toMatch(/assets\/when-idle-/);
  await asVisitor(page);
  const reports = reportsOf(page);
  await page.goto('/');
  await expect.poll(reports.paths).toEqual(['/']);
});
