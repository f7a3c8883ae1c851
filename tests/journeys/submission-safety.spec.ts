import { untilLaidOut } from './open-page.ts';
import { submit, summary } from './suggestion-form.ts';
import { expect, hydrated, openAt, test } from './visitor-test.ts';

test('the validator comes with the first try to send, not with the page', { tag: '@desktop' }, async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  const scriptsOfValidator = async () => (await Promise.all(texts)).filter((text) => text.includes('invalid_union')).length;
  await page.goto('/submission');
  await hydrated(page);
  // The last of what comes by itself.
  await untilLaidOut(page);
  expect(texts.length).toBeGreaterThan(0);
  expect(await scriptsOfValidator()).toBe(0);
  await submit(page).click();
  await expect(summary(page)).toBeVisible();
  await expect.poll(scriptsOfValidator).toBeGreaterThan(0);
});

test('hostile text comes back as text', { tag: '@desktop' }, async ({ browser, server }) => {
  await using opened = await openAt('without scripts', browser, `${server.origin}/submission`);
  const hostile = '</script><script>document.title="hacked"</script><img src=x onerror=alert(1)>"\'&amp; u:1700000000000';
  await opened.page.getByLabel('Workflow Name').fill(hostile);
  await submit(opened.page).click();
  await expect(opened.page.getByLabel('Workflow Name')).toHaveValue(hostile);
  await using scripted = await openAt('before the scripts come', browser, `${server.origin}/submission`);
  await scripted.page.getByLabel('Workflow Name').fill(hostile);
  await submit(scripted.page).click();
  await expect(summary(scripted.page)).toBeVisible();
  scripted.release();
  await hydrated(scripted.page);
  await expect(scripted.page.getByLabel('Workflow Name')).toHaveValue(hostile);
  await expect(scripted.page).toHaveTitle(/^Error: Suggest/);
});

test('the page is each visitor’s own: another token every time, and no cache keeps it', { tag: '@desktop' }, async ({
  request,
}) => {
  const tokens = new Set<string>();
  for (let times = 0; times < 3; times += 1) {
    const response = await request.get('/submission');
    expect(response.headers()['cache-control']).toBe('private, no-cache');
    tokens.add(/name="formToken" value="([^"]+)"/.exec(await response.text())?.[1] ?? '');
  }
  expect(tokens.size).toBe(3);
});

test('an address can show a reference, and nothing else', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/submission?sent=S-7K3M9Q');
  await expect(page.getByText('Your reference is S-7K3M9Q.')).toBeVisible();
  await page.goto('/submission?sent=<b>You have won</b>');
  await expect(page.getByText(/won|Your reference/)).toHaveCount(0);
});

test('nothing that a visitor sent reaches the log', { tag: '@desktop' }, async ({ request, server }) => {
  await request.post('/api/submissions', { data: { title: 'Ruth Adeyemi of Leith', submitterEmail: 'ruth@stmarks.example' } });
  await request.post('/submission', { form: { submitterName: 'Ruth Adeyemi' } });
  expect(server.output()).not.toMatch(/Ruth|stmarks|Leith|127\.0\.0\.1(?!:\d+\s*$)/m);
});
