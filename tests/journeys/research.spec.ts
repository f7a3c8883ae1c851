import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { expectPdfViewer } from './documents.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the research is read', async ({ page, request }) => {
      await test.step('the survey tab shows our summary as a PDF when it is asked for, and links the original', async () => {
        await page.goto('/research');
        await expect.soft(page.getByRole('tab', { selected: true })).toHaveText('Exponential NEXT Survey');
        await expect
          .soft(panel(page).getByRole('link', { name: 'exponential.org' }))
          .toHaveAttribute('href', /^https:\/\/exponential\.org\//);
        await expectPdfViewer(panel(page), request, { hasScript });
      });

      await test.step('the Barna tab has statistics, and a summary of each study with who was asked', async () => {
        if (hasScript) await openPage(page, '/research');
        else await page.goto('/research');
        await page.getByRole('tab', { name: 'Barna Research' }).click();
        await expect.soft(page).toHaveURL('/research?tab=barna');
        await expect.soft(page.getByRole('tab', { selected: true })).toHaveText('Barna Research');
        const studies = panel(page)
          .locator('section')
          .filter({ has: page.locator('dl > div', { hasText: /^Published by.*Barna/ }) });
        await expect.soft(studies.first()).toBeVisible();
        expect.soft(await studies.count()).toBeGreaterThanOrEqual(4);
        for (const study of await studies.all()) {
          await expect.soft(study.locator('dl > div', { hasText: 'Who was asked' }).locator('dd')).not.toBeEmpty();
          await expect.soft(study.locator('dl > div', { hasText: 'How many' }).locator('dd')).not.toBeEmpty();
        }
        await expect.soft(panel(page).getByRole('heading', { name: 'Where the sources disagree' })).toBeVisible();
      });

      if (hasScript) {
        for (const address of ['/research', '/research?tab=barna']) {
          await test.step(`every chart of ${address} is told in words and stands in a table too, with its source`, async () => {
            await openPage(page, address);
            const charts = await panel(page).getByRole('img').all();
            expect.soft(charts.length).toBeGreaterThanOrEqual(3);
            for (const chart of charts) {
              const label = (await chart.getAttribute('aria-label')) ?? '';
              const figures = [...label.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, figure]) => figure ?? '');
              expect.soft(figures.length).toBeGreaterThanOrEqual(2);
              const section = panel(page)
                .locator('section')
                .filter({ has: page.getByRole('img', { name: label, exact: true }) });
              await section.getByText('Show the figures as a table').click();
              const cells = section
                .getByRole('table')
                .getByRole('row')
                .filter({ has: page.getByRole('rowheader') })
                .getByRole('cell');
              await expect.soft(cells).toHaveText(figures);
              await expect.soft(section.getByRole('link').last()).toHaveAttribute('href', /^https?:/);
            }
          });
        }
      }
    });
  });
}
