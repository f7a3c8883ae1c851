import type { Page } from '@playwright/test';
import { isNight } from '../environment/night.ts';
import { expectNoViolation as expectNothingFound, narrow, wide } from './axe.ts';
import { expect } from './desk-test.ts';

/** Number of pixels by which the page scrolls sideways. A dialog hides the page's scrollbar. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs on a wide window and on a narrow one; the wide one stays. */
async function atBoth(page: Page, what: string, look: (place: string) => Promise<void>): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    const place = `${what} at ${size.width} px`;
    await look(place);
    expect.soft(await tooWide(page), place).toBeLessThanOrEqual(0);
  }
}

/** Expects that the page does not scroll sideways, on a wide window and on a narrow one. */
export const expectNotTooWideAtBoth = (page: Page, what: string): Promise<void> => atBoth(page, what, async () => {});

/**
 * Makes the sticky bars stick, or be static: a button half covered by one of them is too small for axe's rule, and for nobody
 * else.
 */
const letBarsStick = (page: Page, stick: boolean): Promise<void> =>
  page.evaluate((sticks) => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (sticks && part.dataset.sticks) {
        part.style.position = '';
        delete part.dataset.sticks;
      } else if (!sticks && getComputedStyle(part).position === 'sticky') {
        part.style.position = 'static';
        part.dataset.sticks = 'later';
      }
    }
  }, stick);

/**
 * Expects no violation of axe and no sideways scrolling, on a wide window and on a narrow one. A screen is judged once its data
 * are shown.
 */
export async function expectNoViolationAtBoth(page: Page, what: string): Promise<void> {
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  await atBoth(page, what, async (place) => {
    await letBarsStick(page, false);
    await expectNothingFound(page, place);
    await letBarsStick(page, true);
  });
}

/** Expects no violation of axe and no sideways scrolling, at night only: a similar screen is judged by day. */
export async function expectNoViolationAtNight(page: Page, what: string): Promise<void> {
  if (isNight) await expectNoViolationAtBoth(page, what);
}
