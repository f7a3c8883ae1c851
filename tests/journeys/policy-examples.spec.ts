import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { expectDocument, expectPdfViewer } from './documents.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

test('the policy examples open with the AI Acceptable Use Policy and its rule on exceptions', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/policy-examples');
  await expect(page.getByRole('tab', { name: 'AI Acceptable Use Policy' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toContainText(/exception/i);
  await expect(panel(page)).toContainText(/Director.*AI Committee/);
});

for (const [name, type, start] of [
  ['Word document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ['Markdown', 'text/markdown', ''],
  ['PDF', 'application/pdf', '%PDF-'],
] as const) {
  test(`the policy can be downloaded to adapt: ${name}`, { tag: '@desktop' }, async ({ page, request }) => {
    await page.goto('/policy-examples');
    const link = panel(page).getByRole('link', { name, exact: true });
    await expectDocument(request, (await link.getAttribute('href')) ?? '', type, start);
    await expect(link).toHaveAttribute('download');
  });
}

test('the Ministry Stance is a PDF with a viewer, a download and a fallback', async ({ page, request }) => {
  await openPage(page, '/policy-examples');
  await page.getByRole('tab', { name: 'Ministry Stance' }).click();
  await expect(page).toHaveURL('/policy-examples?tab=stance');
  await expectPdfViewer(panel(page), request);
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the public statements are narrowed by tradition and kind, and the address keeps it', async ({ page }) => {
      if (hasScript) await openPage(page, '/policy-examples?tab=statements');
      else await page.goto('/policy-examples?tab=statements');
      const statements = panel(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Read it at / }) });
      const total = await statements.count();
      expect(total).toBeGreaterThanOrEqual(30);
      await expect(panel(page).getByText(`Showing ${total} of ${total} statements`)).toBeVisible();

      await panel(page).getByRole('combobox', { name: 'Tradition' }).selectOption('Catholic');
      if (!hasScript) await panel(page).getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/tab=statements/);
      await expect(page).toHaveURL(/tradition=Catholic/);
      await expect(panel(page).getByText(/^Showing \d+ of \d+ statements$/)).not.toHaveText(
        `Showing ${total} of ${total} statements`,
      );
      const catholic = await statements.count();
      expect(catholic).toBeGreaterThan(0);
      await expect(panel(page).getByText(`Showing ${catholic} of ${total} statements`)).toBeVisible();
      await expect(panel(page).getByText(/ · Catholic · /)).toHaveCount(catholic);

      await panel(page).getByRole('combobox', { name: 'Kind' }).selectOption('teaching');
      if (!hasScript) await panel(page).getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/kind=teaching/);
      // The count above the list changes together with the list.
      await expect(panel(page).getByText(`Showing ${catholic} of ${total} statements`)).toBeHidden();
      await expect(panel(page).getByText(/ · Catholic · teaching · /)).toHaveCount(await statements.count());
      const narrowed = await panel(page)
        .getByText(/^Showing \d+ of \d+ statements$/)
        .innerText();
      await page.reload();
      await expect(panel(page).getByText(narrowed)).toBeVisible();
      await expect(panel(page).getByRole('combobox', { name: 'Tradition' })).toHaveValue('Catholic');
    });
  });
}

test('every statement has its body, tradition, kind, date and a link to where it stands', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/policy-examples?tab=statements');
  for (const item of await panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Read it at / }) })
    .all()) {
    await expect(item.getByText(/^.+ · .+ · .+ · .+$/)).toBeVisible();
    await expect(item.getByRole('link', { name: /^Read it at / })).toHaveAttribute('href', /^https?:/);
  }
});
