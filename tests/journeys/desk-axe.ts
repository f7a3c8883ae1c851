import type { Page } from '@playwright/test';
import { expectNoViolation as expectNothingFound, narrow, wide } from './axe.ts';
import { expect } from './desk-test.ts';

/** By how many pixels the page can be pushed sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A desk's screen is judged once it shows what it reads. */
export async function expectNoViolation(page: Page, place?: string): Promise<void> {
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  await expectNothingFound(page, place);
}

/** On a wide window and on a narrow one. */
export async function expectNoViolationAtBoth(page: Page, what: string): Promise<void> {
  for (const size of [wide, narrow]) {
    const place = `${what} at ${size.width} px`;
    await page.setViewportSize(size);
    await expectNoViolation(page, place);
    // A dialog takes the page's scrollbar away.
    expect.soft(await tooWide(page), place).toBeLessThanOrEqual(0);
  }
}
