import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Fixed rows (docs/product.md), word for word; the organizations are facts of the content.
const video = [
  { model: 'Seedance 1.0', rank: '1', score: '1,288', appearances: '20,195', slug: 'seedance' },
  { model: 'Veo 3 Preview', rank: '2', score: '1,242', appearances: '20,062', slug: 'veo' },
  { model: 'Waver 1.0', rank: '3', score: '1,208', appearances: '5,612', slug: 'waver' },
  { model: 'Kling 2.0', rank: '6', score: '1,115', appearances: '19,093', slug: 'kling' },
  { model: 'Sora', rank: '8', score: '1,046', appearances: '24,904', slug: 'sora' },
  { model: 'Pika 2.0', rank: '11', score: '1,033', appearances: '24,753', slug: 'pika' },
  { model: 'Hunyuan Video', rank: '17', score: '1,004', appearances: '21,586', slug: 'hunyuan' },
  { model: 'Runway Gen-3 Alpha', rank: '19', score: '987', appearances: '42,679', slug: 'runway' },
];
const imageScores = ['1,147', '1,117', '1,097', '1,080', '1,036', '1,031', '1,023', '978', '942'];
const imageRanks = ['1', '2', '3', '4', '8', '8', '10', '14', '17'];

/** Visible rows: of the table, or on a phone of the list that replaces it. */
const rows = (page: Page, isPhone: boolean) =>
  isPhone
    ? page.getByRole('list', { name: /leaderboard/i }).getByRole('listitem')
    : page
        .getByRole('table', { name: /leaderboard/i })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });

test('the leaderboards of video and image models', async ({ page, isMobile }) => {
  await test.step('the video leaderboard has the models, ranks, scores and appearances of the specification, best first', async () => {
    await page.goto('/video-hub?tab=comparison');
    await expect.soft(rows(page, isMobile)).toHaveCount(video.length);
    for (const [place, { model, rank, score, appearances }] of video.entries()) {
      const row = rows(page, isMobile).nth(place);
      for (const text of [rank, score]) await expect.soft(row.getByText(text, { exact: true })).toBeVisible();
      for (const text of [model, appearances]) await expect.soft(row.getByText(text).first()).toBeVisible();
    }
  });

  await test.step('the image leaderboard has the scores and ranks of the specification, and a dash for votes with the reason', async () => {
    await page.goto('/image-hub?tab=comparison');
    await expect.soft(rows(page, isMobile)).toHaveCount(imageScores.length);
    for (const [place, score] of imageScores.entries()) {
      const row = rows(page, isMobile).nth(place);
      await expect.soft(row.getByText(score, { exact: true })).toBeVisible();
      await expect.soft(row.getByText(imageRanks[place] ?? '', { exact: true })).toBeVisible();
      if (!isMobile) await expect.soft(row.getByRole('cell', { name: '–', exact: true })).toBeVisible();
    }
    await expect.soft(page.getByText(/votes weren’t recorded/i)).toBeVisible();
  });

  await test.step('every row of a leaderboard leads to the tool, and tells it where the visitor came from', async () => {
    await page.goto('/video-hub?tab=comparison');
    for (const [place, { slug }] of video.entries()) {
      await expect
        .soft(
          rows(page, isMobile)
            .nth(place)
            .getByRole('link', { name: /^View (Details|Tool)/ }),
        )
        .toHaveAttribute('href', `/tools/${slug}?from=video-hub&tab=comparison`);
    }
    await page.goto('/image-hub?tab=comparison');
    for (const slug of ['chatgpt', 'gemini', 'flux', 'ideogram', 'recraft', 'dall-e-3', 'photon', 'stable-diffusion']) {
      const links = page.locator(`a[href="/tools/${slug}?from=image-hub&tab=comparison"]`).filter({ visible: true });
      await expect.soft(links.first(), slug).toHaveText(/View (Details|Tool)/);
    }
  });

  if (!isMobile) {
    await test.step('on a wide screen a leaderboard names its columns', async () => {
      for (const [address, columns] of [
        ['/image-hub?tab=comparison', [/rank/i, /model/i, /score/i, /votes/i, /organization/i]],
        ['/video-hub?tab=comparison', [/rank/i, /model/i, /elo score/i, /appearances/i, /creator/i]],
      ] as const) {
        await page.goto(address);
        for (const name of columns) await expect.soft(page.getByRole('columnheader', { name })).toBeVisible();
      }
    });

    await test.step('a leaderboard says its date in plain sight, its source, and what has changed since', async () => {
      for (const hub of ['image-hub', 'video-hub']) {
        await page.goto(`/${hub}?tab=comparison`);
        const panel = page.getByRole('tabpanel');
        await expect.soft(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/2025/);
        await expect.soft(panel.getByRole('link', { name: /^Source: / }).first()).toBeVisible();
        await expect.soft(panel.getByRole('heading', { name: 'What has changed since' })).toBeVisible();
        await expect
          .soft(
            panel
              .getByText(/retired/i)
              .filter({ visible: true })
              .first(),
          )
          .toBeVisible();
      }
    });
  }
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a leaderboard can be sorted by its columns', async ({ page, isMobile }) => {
      if (hasScript) await openPage(page, '/video-hub?tab=comparison');
      else await page.goto('/video-hub?tab=comparison');
      const byModel = video.map(({ model }) => model).sort();
      const byAppearances = video.toSorted(
        (a, b) => Number(b.appearances.replace(',', '')) - Number(a.appearances.replace(',', '')),
      );
      for (const [name, first, last] of [
        ['Model', byModel[0], byModel.at(-1)],
        ['Appearances', byAppearances[0]?.model, byAppearances.at(-1)?.model],
        ['Rank', 'Seedance 1.0', 'Runway Gen-3 Alpha'],
      ] as const) {
        await page.getByRole('tabpanel').getByRole('link', { name, exact: true }).click();
        await expect(rows(page, isMobile).first()).toContainText(first ?? '');
        await expect(rows(page, isMobile).last()).toContainText(last ?? '');
        await expect(page.getByRole('tabpanel').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
      }
    });
  });
}
