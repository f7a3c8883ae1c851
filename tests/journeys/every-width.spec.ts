import type { Page } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { screensOfKinds } from './addresses.ts';
import { openPage } from './open-page.ts';

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);

/** Widths: by day a few, among them those at which a layout begins; at night from a small phone to a wide desk. */
const widths = byDay([320, 700, 780, 840, 900, 1_100, 1_920], { atNight: range(320, 1_920, 20) });
/** Addresses: by day one of each kind, with tables of every number of columns; at night all. */
const addresses = byDay(
  [...Object.values(screensOfKinds).map(([first = '/']) => first), '/comparison/Worship', '/worship-hub?tab=comparison'],
  {
    atNight: [...Object.values(screensOfKinds).flat(), '/comparison/Worship', '/forms', '/terms-changes', '/about/how-we-check'],
  },
);

async function widerThanItsWindow(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const reaches = await page.evaluate(() => document.documentElement.scrollWidth);
    if (reaches > width) wide.push(`${width}: ${reaches}`);
  }
  return wide;
}

test('no page of any kind scrolls sideways, from a small phone to a wide desk', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  test.slow();
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, address);
    expect.soft(await widerThanItsWindow(page), address).toEqual([]);
  }
});

test('the rose of the home page touches no word, at whatever width it stands beside them', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, '/');
  for (const width of [900, 960, 1_024, 1_100, 1_180, 1_280, 1_366, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    const touched = await page.evaluate(() => {
      const rose = (document.querySelector('.hero-picture') as HTMLElement).getBoundingClientRect();
      const words = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
      const touching: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const place = document.createRange();
        place.selectNodeContents(node);
        for (const { left, right, top, bottom } of place.getClientRects())
          if (right > rose.left && left < rose.right && bottom > rose.top && top < rose.bottom)
            touching.push(node.nodeValue ?? '');
      }
      return touching;
    });
    expect.soft(touched, String(width)).toEqual([]);
  }
});

test('/resources opens with its low banner, and the first card begins in the first screen of a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/resources');
  const banner = await page.locator('.low-banner').boundingBox();
  expect(banner?.width).toBe(390);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
  const card = await page.getByRole('article').first().boundingBox();
  expect(card?.y).toBeLessThan(844 * 0.75);
});
