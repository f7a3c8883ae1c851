import type { Page } from '@playwright/test';

/** Moments of a page: visible and interactive, in ms since the visit began, and the time for which the phone was busy. */
export interface Moments {
  firstPaint: number;
  largestPaint: number;
  /** Time until the script handles a press on the menu's button. */
  menuLives: number;
  /** Total blocking time after the first paint: the part of each task beyond 50 ms. */
  blocked: number;
}

interface Watching {
  visitMoments: { largestPaint: number; menuLives: number; long: { start: number; duration: number }[] };
}

/** Time for which a page is observed after its menu is interactive. */
const watchedMs = 2_000;

/** Records the moments of every page of this tab from the beginning. */
export async function observeMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moments: Watching['visitMoments'] = { largestPaint: 0, menuLives: 0, long: [] };
    (globalThis as unknown as Watching).visitMoments = moments;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      moments.largestPaint = startTime;
    });
    watch('longtask', ({ startTime, duration }) => moments.long.push({ start: startTime, duration }));
    // The button is a link before hydration.
    const changes = new MutationObserver(() => {
      if (!document.querySelector('.menu-button[aria-expanded]')) return;
      moments.menuLives = performance.now();
      changes.disconnect();
    });
    changes.observe(document, { childList: true, subtree: true });
  });
}

/** Moments of the page, read two seconds after its menu is interactive. */
export async function readMoments(page: Page): Promise<Moments> {
  await page.waitForFunction(() => (globalThis as unknown as Watching).visitMoments.menuLives > 0);
  await page.waitForTimeout(watchedMs);
  return page.evaluate(() => {
    const { largestPaint, menuLives, long } = (globalThis as unknown as Watching).visitMoments;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Count only the part after the first paint of a task that spans it.
    const after = long.map(({ start, duration }) => start + duration - Math.max(start, firstPaint));
    const blocked = after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, menuLives, blocked };
  });
}
