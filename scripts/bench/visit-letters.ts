import type { Page } from '@playwright/test';

/** A word of whose letters the first are in every tool, and the last in a few. */
const word = 'translation';
/** A list that has not changed for this long has followed the letter. */
const settledMs = 700;

/** One letter of several. */
export interface Letter {
  /** What the field held with it. */
  text: string;
  /** How many times slower than this machine the processor was. */
  rate: number;
  /** From the key to the paint that showed the last change of the list. */
  ms: number;
}

/** Types a word into a list's filter, waiting after each letter until the list has followed. */
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

/** Runs in the page: from each key to the frame after the last change that it caused. */
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
