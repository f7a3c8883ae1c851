import type { Page } from '@playwright/test';

/** When a page was seen, and what kept the phone busy; ms since the visit began. */
export interface Moments {
  firstPaint: number;
  largestPaint: number;
  /** After the first paint: what each piece of work took beyond 50 ms (total blocking time). */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

interface Watching {
  visitMoments: { largestPaint: number; long: { start: number; duration: number }[]; shift: number };
}

/** Has every page of this tab note its moments from the beginning. */
export async function observeMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watching['visitMoments'] = { largestPaint: 0, long: [], shift: 0 };
    (globalThis as unknown as Watching).visitMoments = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    watch('longtask', ({ startTime, duration }) => seen.long.push({ start: startTime, duration }));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    });
  });
}

/** What the page has noted so far. */
export function readMoments(page: Page): Promise<Moments> {
  return page.evaluate(() => {
    const { largestPaint, long, shift } = (globalThis as unknown as Watching).visitMoments;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Of a piece of work that the first paint ended, only what came after it kept the visitor waiting.
    const after = long.map(({ start, duration }) => start + duration - Math.max(start, firstPaint));
    const blocked = after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, blocked, shift };
  });
}
