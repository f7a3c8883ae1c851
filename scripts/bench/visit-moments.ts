import type { Page } from '@playwright/test';

/** When a page was seen and answered, and what kept the phone busy; ms since the visit began. */
export interface Moments {
  firstPaint: number;
  largestPaint: number;
  /** Until the script answers a press on the menu's button. */
  menuLives: number;
  /** After the first paint: what each piece of work took beyond 50 ms (total blocking time). */
  blocked: number;
}

interface Watching {
  visitMoments: { largestPaint: number; menuLives: number; long: { start: number; duration: number }[] };
}

/** A page is watched for this long after its menu lives. */
const watchedMs = 2_000;

/** Has every page of this tab note its moments from the beginning. */
export async function observeMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watching['visitMoments'] = { largestPaint: 0, menuLives: 0, long: [] };
    (globalThis as unknown as Watching).visitMoments = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    watch('longtask', ({ startTime, duration }) => seen.long.push({ start: startTime, duration }));
    // Until then it is a link.
    const changes = new MutationObserver(() => {
      if (!document.querySelector('.menu-button[aria-expanded]')) return;
      seen.menuLives = performance.now();
      changes.disconnect();
    });
    changes.observe(document, { childList: true, subtree: true });
  });
}

/** What the page has noted until two seconds after its menu lives. */
export async function readMoments(page: Page): Promise<Moments> {
  await page.waitForFunction(() => (globalThis as unknown as Watching).visitMoments.menuLives > 0);
  await page.waitForTimeout(watchedMs);
  return page.evaluate(() => {
    const { largestPaint, menuLives, long } = (globalThis as unknown as Watching).visitMoments;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Of a piece of work that the first paint ended, only what came after it kept the visitor waiting.
    const after = long.map(({ start, duration }) => start + duration - Math.max(start, firstPaint));
    const blocked = after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, menuLives, blocked };
  });
}
