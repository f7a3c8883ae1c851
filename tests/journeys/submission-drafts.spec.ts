import { fillTool, row, submit, summary } from './suggestion-form.ts';
import { expect, hydrated, openAt, test } from './visitor-test.ts';

test('a draft survives a reload, and is forgotten once it is sent', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/submission');
  await hydrated(page);
  await fillTool(page, 'Draft');
  await page.getByRole('button', { name: 'Add Feature' }).click();
  await row(page, 'Feature 1').fill('It waits');
  await page.reload();
  await expect(page.getByLabel('Tool Name')).toHaveValue('Draft');
  await expect(row(page, 'Feature 1')).toHaveValue('It waits');
  await expect(page.getByLabel('Your Email')).toHaveValue('ruth@stmarks.example');
  // Expects the draft on a return within the visit, too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Tool Name')).toHaveValue('Draft');

  await submit(page).click();
  await expect(page.getByText(/Your reference is S-/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Workflow Name')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Workflow' })).toBeChecked();
});

test('what is typed before the scripts come is not lost to a draft', { tag: '@desktop' }, async ({ page, browser, server }) => {
  await page.goto('/');
  await using visit = await openAt('before the scripts come', browser, `${server.origin}/submission`);
  await visit.page.evaluate(
    (now) =>
      sessionStorage.setItem(
        'draft:submission',
        JSON.stringify({
          entries: [
            ['type', 'tool'],
            ['title', 'Old'],
            ['timeEstimate', '2 hours'],
          ],
          savedAt: now,
        }),
      ),
    Date.now(),
  );
  await visit.page.getByLabel('Workflow Name').fill('New');
  visit.release();
  await hydrated(visit.page);
  await expect(visit.page.getByLabel('Tool Name')).toHaveValue('New');
  await expect(visit.page.getByRole('radio', { name: 'Tool' })).toBeChecked();
});

test('a form that came back before the scripts is the draft from then on, without its old mistakes', { tag: '@desktop' }, async ({
  browser,
  server,
}) => {
  await using visit = await openAt('before the scripts come', browser, `${server.origin}/submission`);
  const { page } = visit;
  await page.getByLabel('Workflow Name').fill('Kept');
  await submit(page).click();
  await expect(summary(page)).toBeVisible();
  visit.release();
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page.getByLabel('Workflow Name')).toHaveValue('Kept');
  await expect(summary(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Suggest/);
});

// Cancel without scripts goes to /resources: tests/contracts/ways-without-scripts.test.ts.
test('with scripts Cancel leads back to the page of ours that one came from, and to no other site’s', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const cancel = page.getByRole('button', { name: 'Cancel' });

  await test.step('back to the list, as it was', async () => {
    await page.goto('/all-tools?q=lamp');
    // Before hydration the link loads a new document, whose Cancel leads to the resources until its own script runs.
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suggest Workflow or Tool' }).click();
    await page.getByLabel('Your Name').fill('Ruth');
    await cancel.click();
    await expect(page).toHaveURL(`${server.origin}/all-tools?q=lamp`);
  });

  await test.step('from a mail in the same tab it leads to the resources, also after a look at another page', async () => {
    await page.goto('data:text/html,<title>A mail</title>');
    await page.goto('/submission');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await page.goBack();
    await cancel.click();
    await expect(page).toHaveURL(/\/resources\??$/);
  });
});
