import type { Page } from '@playwright/test';

/** A way that visitors often go. */
export interface Way {
  from: string;
  /** The link that is pressed. */
  link: string;
  /** What stands there once the new page's words are whole. */
  whole: string;
}

export const ways: Way[] = [
  { from: '/all-tools', link: 'main a[href^="/tools/chatgpt"]', whole: '#sources' },
  { from: '/llm-hub', link: '[role=tab][href*="tab=tools"]', whole: '[role=tabpanel] .tool-card' },
  { from: '/', link: 'main a.button[href="/resources"]', whole: 'main .category-card' },
];

/** What a click cost; ms from the click. */
export interface Click {
  /** To the frame in which the new page's words are whole. */
  whole: number;
  /** How long neither the old page nor the new one stood there. */
  blank: number;
}

/** Nothing came in this time, once what may be pressed next has been fetched: someone reads a list for longer before they press. */
const restMs = 2_000;

/** Runs in the page. */
function isAtRest(restMs: number): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd));
  return files.some(({ name }) => name.includes('when-idle')) && performance.now() - last > restMs;
}

/** Goes a way in a page that has come to rest. */
export async function goWay(page: Page, origin: string, { from, link, whole }: Way): Promise<Click> {
  await page.goto(origin + from);
  await page.locator('.menu-button[aria-expanded]').waitFor();
  const pressed = page.locator(link).first();
  await pressed.scrollIntoViewIfNeeded();
  await page.waitForFunction(isAtRest, restMs);
  await page.evaluate(watchClick, whole);
  await pressed.click();
  await page.waitForFunction(() => (globalThis as unknown as { click: Click }).click.whole > 0);
  return page.evaluate(() => (globalThis as unknown as { click: Click }).click);
}

/** Runs in the page: from the click, frame by frame, until the new page is whole. */
function watchClick(whole: string): void {
  const seen: Click = { whole: 0, blank: 0 };
  (globalThis as unknown as { click: Click }).click = seen;
  const afterPaint = (work: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage('');
    });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const old = (document.querySelector('[role=tabpanel]') ?? document.querySelector('main'))?.firstElementChild;
      let last = timeStamp;
      const look = () => {
        const now = performance.now();
        if (document.querySelector(whole)) {
          seen.whole = now - timeStamp;
          return;
        }
        if (!old?.isConnected) seen.blank += now - last;
        last = now;
        afterPaint(look);
      };
      afterPaint(look);
    },
    { capture: true, once: true },
  );
}
