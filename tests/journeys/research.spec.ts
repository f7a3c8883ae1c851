import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { expectPdfViewer } from './documents.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the survey tab shows our summary as a PDF when it is asked for, and links the original', { tag: '@desktop' }, async ({
      page,
      request,
    }) => {
      await page.goto('/research');
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Exponential NEXT Survey');
      await expect(panel(page).getByRole('link', { name: 'exponential.org' })).toHaveAttribute(
        'href',
        /^https:\/\/exponential\.org\//,
      );
      await expectPdfViewer(panel(page), request, { hasScript });
    });

    test('the Barna tab has statistics, and a summary of each study with who was asked', { tag: '@desktop' }, async ({
      page,
    }) => {
      if (hasScript) await openPage(page, '/research');
      else await page.goto('/research');
      await page.getByRole('tab', { name: 'Barna Research' }).click();
      await expect(page).toHaveURL('/research?tab=barna');
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Barna Research');
      const studies = panel(page)
        .locator('section')
        .filter({ has: page.locator('dl > div', { hasText: /^Published by.*Barna/ }) });
      await expect(studies.first()).toBeVisible();
      expect(await studies.count()).toBeGreaterThanOrEqual(4);
      for (const study of await studies.all()) {
        await expect(study.locator('dl > div', { hasText: 'Who was asked' }).locator('dd')).not.toBeEmpty();
        await expect(study.locator('dl > div', { hasText: 'How many' }).locator('dd')).not.toBeEmpty();
      }
      await expect(panel(page).getByRole('heading', { name: 'Where the sources disagree' })).toBeVisible();
    });
  });
}

for (const address of ['/research', '/research?tab=barna']) {
  test(`every chart of ${address} is told in words and stands in a table too, with its source`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await openPage(page, address);
    const charts = await panel(page).getByRole('img').all();
    expect(charts.length).toBeGreaterThanOrEqual(3);
    for (const chart of charts) {
      const told = (await chart.getAttribute('aria-label')) ?? '';
      const figures = [...told.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, figure]) => figure ?? '');
      expect(figures.length).toBeGreaterThanOrEqual(2);
      const section = panel(page)
        .locator('section')
        .filter({ has: page.getByRole('img', { name: told, exact: true }) });
      await section.getByText('Show the figures as a table').click();
      const cells = section
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .getByRole('cell');
      await expect(cells).toHaveText(figures);
      await expect(section.getByRole('link').last()).toHaveAttribute('href', /^https?:/);
    }
  });
}
