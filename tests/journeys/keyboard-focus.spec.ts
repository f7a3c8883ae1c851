import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

/** Long pages of different kinds: a list, an entry, a guide with sections and a form by day, the others at night. */
const addresses = {
  '/all-tools?q=bible': '@desktop',
  '/tools/chatgpt': '@desktop',
  '/worship-hub': '@desktop',
  '/submission': '@desktop',
  '/': ['@night', '@desktop'],
  '/resources': ['@night', '@desktop'],
  '/research?tab=barna': ['@night', '@desktop'],
};

/** Presses a key, and describes the focused element, unless it is in the bar, and how much of it is visible. */
async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ name: string; hidden?: string; end: boolean }> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'the page', end: true };
    const name = `<${focused.localName}> ${focused.textContent?.trim().slice(0, 40) || focused.getAttribute('aria-label') || focused.id}`;
    const bar = document.querySelector('header')?.getBoundingClientRect();
    if (focused.closest('header') || focused.matches('.skip-link') || !bar) return { name, end: false };
    // A pixel may be lost in rounding; of elements higher than a line, the first line counts.
    const box = focused.getBoundingClientRect();
    const top = Math.round(box.top - Math.max(bar.bottom, 0));
    const bottom = Math.round(innerHeight - Math.min(box.bottom, box.top + 44));
    const hiddenPart =
      top < -1 && box.height < innerHeight / 2 ? `${-top} px under the bar` : bottom < -1 ? `${-bottom} px too low` : undefined;
    return { name, hidden: hiddenPart, end: false };
  });
}

for (const [address, tag] of Object.entries(addresses)) {
  test(`on ${address} the focus is never hidden, neither by the bar nor below the window`, { tag }, async ({ page }) => {
    await openPage(page, address);
    const faults: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      let stops = 0;
      for (let at = await step(page, key); !at.end && stops < 150; at = await step(page, key)) {
        stops += 1;
        if (at.hidden) faults.push(`${key}: ${at.name} is ${at.hidden}`);
      }
      expect(stops, `stops of ${key}`).toBeGreaterThan(10);
    }
    expect(faults).toEqual([]);
  });
}
