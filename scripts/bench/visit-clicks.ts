import type { Page } from '@playwright/test';

/** A click that visitors often make. */
export interface Way {
  from: string;
  /** The link to press. */
  link: string;
  /** Selector of an element that is there once the new page's words are complete. */
  whole: string;
}

export const ways: Way[] = [
  { from: '/all-tools', link: 'main a[href^="/tools/chatgpt"]', whole: '#sources' },
  { from: '/llm-hub', link: '[role=tab][href*="tab=tools"]', whole: '[role=tabpanel] .tool-card' },
  { from: '/', link: 'main a.button[href="/resources"]', whole: 'main .category-card' },
];

/** Timing of a click; ms from the click. */
export interface Click {
  /** Time until the frame in which the new page's words are complete. */
  whole: number;
  /** Time in which neither the old page nor the new one was shown. */
  blank: number;
}

/** Time without network traffic, after which prefetching counts as done: people read a list for longer before they press. */
const restMs = 2_000;

/** Checks, in the page, for a pause of the network. */
function isAtRest(restMs: number): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd));
  return files.some(({ name }) => name.includes('when-idle')) && performance.now() - last > restMs;
}

/** Follows the link in a page that is at rest. */
export async function goWay(page: Page, origin: string, { from, link, whole }: Way): Promise<Click> {
  await page.goto(origin + from);
  await page.locator('.menu-button[aria-expanded]').waitFor();
  const anchor = page.locator(link).first();
  await anchor.scrollIntoViewIfNeeded();
  await page.waitForFunction(isAtRest, restMs);
  await page.evaluate(watchClick, whole);
  await anchor.click();
  await page.waitForFunction(() => (globalThis as unknown as { click: Click }).click.whole > 0);
  return page.evaluate(() => (globalThis as unknown as { click: Click }).click);
}

/** Runs in the page: measures from the click, frame by frame, until the new page is complete. */
function watchClick(whole: string): void {
  const click: Click = { whole: 0, blank: 0 };
  (globalThis as unknown as { click: Click }).click = click;
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
          click.whole = now - timeStamp;
          return;
        }
        if (!old?.isConnected) click.blank += now - last;
        last = now;
        afterPaint(look);
      };
      afterPaint(look);
    },
    { capture: true, once: true },
  );
}
