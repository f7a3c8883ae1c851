import type { Page } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { withIgnoredParameters } from './addresses.ts';
import { openPage, untilLaidOut } from './open-page.ts';

// Tests the hydrated page; the server's handling of each is tested in tests/contracts/served-pages.test.ts.
test('an address with parameters that make no sense shows what it shows without them', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, same] of withIgnoredParameters.filter((_, place) => place % byDay(3, { atNight: 1 }) === 0)) {
    await openPage(page, same);
    const lines = await firstLines(page);
    await openPage(page, address);
    expect.soft(await firstLines(page), address).toEqual(lines);
  }
});

/** Enough of the page to identify it, and not so much that a difference is hard to read. */
const firstLines = async (page: Page) => {
  // A page's text lacks the parts that the browser has not laid out yet.
  await untilLaidOut(page);
  return (await page.getByRole('main').innerText()).split('\n').slice(0, 60);
};
