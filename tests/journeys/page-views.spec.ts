import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { untilLaidOut } from './open-page.ts';

// A browser that is automated, or that calls itself headless, is no visitor.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36' });
/** Sets the visitor's preferences in the pages that are opened from now on. */
const asVisitor = (page: Page, wishes: Record<string, unknown> = {}) =>
  page.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    },
    { webdriver: false, doNotTrack: null, globalPrivacyControl: false, ...wishes },
  );

/** Paths that this page reports, and the server's responses. */
function reportsOf(page: Page) {
  const reports: { path: string; status: Promise<number | undefined> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/page-views')) return;
    const status = request.response().then((response) => response?.status());
    reports.push({ path: (request.postDataJSON() as { path: string }).path, status });
  });
  return { paths: () => reports.map(({ path }) => path), statuses: () => Promise.all(reports.map(({ status }) => status)) };
}

test('pages that are shown are counted, each once, unless the visitor asks not to be tracked', { tag: '@desktop' }, async ({
  page,
}) => {
  const reports = reportsOf(page);
  for (const wish of [{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])
    await test.step(`nothing is reported with ${JSON.stringify(wish)}`, async () => {
      await asVisitor(page, wish);
      await page.goto('/');
      // Scripts that wait for an idle browser have loaded, and begin with the report.
      await untilLaidOut(page);
      expect.soft(reports.paths()).toEqual([]);
    });

  await test.step('each page that is shown is reported once, whether it was loaded or reached by a link', async () => {
    await asVisitor(page);
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
});
