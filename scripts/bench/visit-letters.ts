import type { Page } from '@playwright/test';

/** Word whose first letters match every tool, and whose last match a few. */
const word = 'translation';
/** Time without changes, after which a list counts as updated. */
const settledMs = 700;

/** Timing of one typed letter. */
export interface Letter {
  /** Content of the field including it. */
  text: string;
  /** Slowdown of the processor, as a factor of this machine's speed. */
  rate: number;
  /** Time from the key to the paint of the last change in the list. */
  ms: number;
}

/** Types a word into a list's filter, waiting after each letter until the list is updated. */
export async function typeIntoList(page: Page, url: string, rate: number): Promise<Letter[]> {
  await page.goto(url);
  await page.locator('.menu-button[aria-expanded]').waitFor();
  await page.waitForLoadState('networkidle');
  const field = page.locator('main input[type=search]');
  await field.focus();
  await page.evaluate(watchList);
  const letters: Letter[] = [];
  for (const letter of word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(settledMs * (rate > 1 ? 2 : 1));
    const ms = await page.evaluate(() => (globalThis as unknown as { letterMs: number }).letterMs);
    letters.push({ text: await field.inputValue(), rate, ms });
  }
  return letters;
}

/** Runs in the page: measures from each key to the frame after the last change that it caused. */
function watchList(): void {
  const page = globalThis as unknown as { letterMs: number };
  let keyAt = 0;
  const afterPaint = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        page.letterMs = performance.now() - keyAt;
      };
      port2.postMessage('');
    });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      keyAt = timeStamp;
      page.letterMs = 0;
      afterPaint();
    },
    { capture: true },
  );
  const list = document.querySelector('main');
  if (list) new MutationObserver(afterPaint).observe(list, { childList: true, subtree: true, characterData: true });
}
