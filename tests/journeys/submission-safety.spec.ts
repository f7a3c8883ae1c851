import { untilLaidOut } from './open-page.ts';
import { submit, summary } from './suggestion-form.ts';
import { expect, hydrated, openAt, test } from './visitor-test.ts';

// Format of the form's request, and permitted responses: tests/contracts/served-pages.test.ts.

test('the validator comes with the first try to send, not with the page', { tag: '@desktop' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('invalid_union')) scripts.push(response.url());
  });
  await page.goto('/submission');
  await untilLaidOut(page);
  expect(scripts).toEqual([]);
  await hydrated(page);
  await submit(page).click();
  await expect(summary(page)).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('hostile text comes back as text', { tag: '@desktop' }, async ({ browser, server }) => {
  const hostile = '</script><script>document.title="hacked"</script><img src=x onerror=alert(1)>"\'&amp; u:1700000000000';
  await using scripted = await openAt('before the scripts come', browser, `${server.origin}/submission`);
  await scripted.page.getByLabel('Workflow Name').fill(hostile);
  await submit(scripted.page).click();
  await expect(summary(scripted.page)).toBeVisible();
  await expect(scripted.page.getByLabel('Workflow Name')).toHaveValue(hostile);
  scripted.release();
  await hydrated(scripted.page);
  await expect(scripted.page.getByLabel('Workflow Name')).toHaveValue(hostile);
  await expect(scripted.page).toHaveTitle(/^Error: Suggest/);
});
