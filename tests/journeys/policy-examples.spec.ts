import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { expectDocument, expectPdfViewer } from './documents.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

test('the policy examples are read and taken along', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('the policy examples open with the AI Acceptable Use Policy and its rule on exceptions', async () => {
    await page.goto('/policy-examples');
    await expect.soft(page.getByRole('tab', { name: 'AI Acceptable Use Policy' })).toHaveAttribute('aria-selected', 'true');
    await expect.soft(panel(page)).toContainText(/exception/i);
    await expect.soft(panel(page)).toContainText(/Director.*AI Committee/);
  });

  for (const [name, type, start] of [
    ['Word document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['Markdown', 'text/markdown', ''],
    ['PDF', 'application/pdf', '%PDF-'],
  ] as const) {
    await test.step(`the policy can be downloaded to adapt: ${name}`, async () => {
      await page.goto('/policy-examples');
      const link = panel(page).getByRole('link', { name, exact: true });
      await expectDocument(request, (await link.getAttribute('href')) ?? '', type, start);
      await expect.soft(link).toHaveAttribute('download');
    });
  }

  await test.step('the Ministry Stance is a PDF with a viewer, a download and a fallback', async () => {
    await openPage(page, '/policy-examples');
    await page.getByRole('tab', { name: 'Ministry Stance' }).click();
    await expect.soft(page).toHaveURL('/policy-examples?tab=stance');
    await expectPdfViewer(panel(page), request);
  });

  await test.step('statements are folded by year, the newest year open, and one that is linked to is unfolded', async () => {
    await page.goto('/policy-examples?tab=statements');
    const years = panel(page).locator('details:has(> summary h2)');
    await expect.soft(years.first()).toHaveAttribute('open', '');
    for (const year of (await years.all()).slice(1)) await expect.soft(year).not.toHaveAttribute('open');
    const folded = (await years.last().locator('.statement-list > li').first().getAttribute('id')) ?? '';
    await page.goto('/');
    await page.goto(`/policy-examples?tab=statements#${folded}`);
    await expect.soft(page.locator(`#${folded}`).getByRole('heading')).toBeInViewport();
  });

  await test.step('every statement has its body, tradition, kind, date and a link to where it stands', async () => {
    await page.goto('/policy-examples?tab=statements');
    const link = page.locator('a[href^="http"]').filter({ hasText: /^Read it at / });
    const facts = page.getByText(/^.+ · .+ · .+ · .+$/);
    const statements = panel(page).locator('.statement-list > li');
    const total = await statements.count();
    expect.soft(total).toBeGreaterThanOrEqual(30);
    await expect.soft(statements.filter({ has: facts }).filter({ has: link })).toHaveCount(total);
  });
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));
    const show = (page: Page) => (hasScript ? undefined : panel(page).getByRole('button', { name: 'Show' }).click());
    const kind = (page: Page) => panel(page).getByRole('combobox', { name: 'Kind' });
    const facts = (page: Page) => panel(page).getByText(/^.+ · .+ · .+ · .+$/);

    test('the public statements are narrowed and sorted', async ({ page }) => {
      await test.step('the public statements are narrowed by tradition and kind, and the address keeps it', async () => {
        await open(page, '/policy-examples?tab=statements');
        const statements = panel(page).locator('.statement-list > li');
        const total = await statements.count();
        expect.soft(total).toBeGreaterThanOrEqual(30);
        await expect.soft(panel(page).getByText(`Showing ${total} of ${total} statements`)).toBeVisible();

        await panel(page).getByRole('combobox', { name: 'Tradition' }).selectOption('Catholic');
        await show(page);
        await expect.soft(page).toHaveURL(/tab=statements/);
        await expect.soft(page).toHaveURL(/tradition=Catholic/);
        await expect
          .soft(panel(page).getByText(/^Showing \d+ of \d+ statements$/))
          .not.toHaveText(`Showing ${total} of ${total} statements`);
        const catholic = await statements.count();
        expect.soft(catholic).toBeGreaterThan(0);
        await expect.soft(panel(page).getByText(`Showing ${catholic} of ${total} statements`)).toBeVisible();
        await expect.soft(panel(page).getByText(/ · Catholic · /)).toHaveCount(catholic);

        await panel(page).getByRole('combobox', { name: 'Kind' }).selectOption('teaching');
        await show(page);
        await expect.soft(page).toHaveURL(/kind=teaching/);
        // The count above the list changes together with the list.
        await expect.soft(panel(page).getByText(`Showing ${catholic} of ${total} statements`)).toBeHidden();
        await expect.soft(panel(page).getByText(/ · Catholic · teaching · /)).toHaveCount(await statements.count());
        const narrowed = await panel(page)
          .getByText(/^Showing \d+ of \d+ statements$/)
          .innerText();
        await page.reload();
        await expect.soft(panel(page).getByText(narrowed)).toBeVisible();
        await expect.soft(panel(page).getByRole('combobox', { name: 'Tradition' })).toHaveValue('Catholic');
      });

      await test.step('what is chosen stands beside the count and can be taken back one by one', async () => {
        await open(page, '/policy-examples?tab=statements&tradition=Catholic&kind=teaching&sort=name');
        await panel(page).getByRole('link', { name: 'Remove filter: Kind: teaching' }).click();
        await expect.soft(page).toHaveURL(/\?tab=statements&tradition=Catholic&sort=name$/);
        await expect.soft(kind(page)).toHaveValue('all');
        await expect.soft(panel(page).getByRole('link', { name: /^Remove filter: / })).toHaveCount(1);
        await panel(page).getByRole('link', { name: 'Clear Filters' }).click();
        await expect.soft(page).toHaveURL('/policy-examples?tab=statements');
        await expect.soft(panel(page).getByRole('link', { name: /^Remove filter: / })).toHaveCount(0);
      });

      await test.step('the statements stand in the order that was chosen, the newest first without a choice', async () => {
        await open(page, '/policy-examples?tab=statements');
        const dates = await facts(page)
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        expect.soft(dates.length).toBeGreaterThan(30);
        expect.soft(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
        expect.soft((await facts(page).last().textContent()) ?? '').toMatch(/ · no date found$/);
        await panel(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Church or body');
        await show(page);
        await expect.soft(page).toHaveURL(/sort=body/);
        const bodies = async () => (await facts(page).allTextContents()).map((line) => line.split(' · ')[0] ?? '');
        await expect
          .poll(async () => (await bodies()).join())
          .toBe((await bodies()).toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })).join());
        await page.reload();
        await expect.soft(panel(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('body');
      });

      // With scripts the server renders the same page, and the test only reads it.
      if (!hasScript) {
        await test.step('every choice tells how many statements it would show, and one that would show none cannot be chosen', async () => {
          await open(page, '/policy-examples?tab=statements&tradition=Reformed');
          const lines = await facts(page).allTextContents();
          const kinds = lines.map((line) => line.split(' · ').at(-2) ?? '');
          const [present = ''] = kinds;
          await expect
            .soft(kind(page).getByRole('option', { name: `${present} (${kinds.filter((each) => each === present).length})` }))
            .toBeEnabled();
          expect.soft(kinds).not.toContain('letter');
          await expect.soft(kind(page).getByRole('option', { name: 'letter (0)' })).toBeDisabled();
          await open(page, '/policy-examples?tab=statements&tradition=Reformed&kind=letter');
          await expect.soft(panel(page).getByText('We have no statement of this kind from this tradition.')).toBeVisible();
          await expect.soft(kind(page)).toHaveValue('letter');
        });
      }
    });
  });
}
